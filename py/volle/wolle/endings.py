"""The ends of a turn after each try, and what they cost in chips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from volle.wolle import odds, table
from volle.wolle.types import Dice


class Goal(NamedTuple):
    """The target of a turn, and the corner and chips to reach it. Totals are sums of the three dice."""

    target: int
    corner: int
    """Bonus (above 0) or malus (below 0)."""
    chips: int

    @property
    def forced_from(self) -> int:
        """The total from which on the turn ends with success. Rule wolle.result.forced-success."""
        return self.target - min(self.corner, 0)

    def claim(self, total: int) -> int | None:
        """Return the chips that success costs, None out of reach. Rules wolle.result.bonus, -.chips."""
        return _claims(self)[total]

    def rescue(self, total: int) -> int | None:
        """Return the chips that lift a miss to 14, None out of reach. Rule wolle.result.rescue-14."""
        cost = table.payment_to_safety(self.result(total), self.target, self.corner, self.chips)
        return None if cost is None else cost.chips

    def is_below_14(self, total: int) -> bool:
        """Return True if a miss brings black sheep. Rule wolle.result.below-14."""
        return self.result(total) < table.SAFE_RESULT

    def result(self, total: int) -> int:
        """Return the total less a malus. Rule wolle.result.malus."""
        return total + min(self.corner, 0)


@lru_cache(maxsize=64)
def _claims(goal: Goal) -> list[int | None]:
    """Return the chips that success costs with each total."""
    results = map(goal.result, range(odds.HIGHEST + 1))
    costs = [table.payment(result, goal.target, goal.corner, goal.chips) for result in results]
    return [None if cost is None else cost.chips for cost in costs]


def tries(goal: Goal, values: Sequence[Sequence[int]]) -> odds.Tries:
    """Return the three tries of a turn.

    `values` has, for each try and total from 0 to odds.HIGHEST, the value of the best end; one lower than any
    other if the turn cannot end so.
    """
    first, second, third = (odds.Try(row, goal.forced_from) for row in values)
    return first, second, third


class Again(NamedTuple):
    """Another roll."""

    try_: int
    """2 or 3."""
    die: int
    """The die that is kept in the second try, or rolled in the third."""
    lying: int
    """The sum of the dice that are kept."""

    @property
    def scale(self) -> int:
        """The number by which values before the roll are multiplied."""
        return odds.THIRD if self.try_ == table.TRIES else odds.SECOND

    def value(self, turn: odds.Turn) -> int:
        """Return the value before the roll, times `scale`."""
        if self.try_ == table.TRIES:
            return turn.third[self.die][self.lying]
        return turn.second[self.die][self.lying - 1]


def again(dice: Dice, kept: tuple[int, ...], die: int) -> Again:
    """Return the roll that follows if one more die is kept."""
    if not kept:
        return Again(2, die, dice[die])
    (rolled,) = set(range(len(dice))) - {*kept, die}
    return Again(3, rolled, sum(dice) - dice[rolled])
