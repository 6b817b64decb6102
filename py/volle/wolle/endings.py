"""The ends of a turn after each try, what they cost in chips, and how often each comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import NamedTuple, TypeAlias

from volle.wolle import odds, table
from volle.wolle.odds import OTHERS, ROLLS
from volle.wolle.types import DIE_SIDES, Dice

Ways: TypeAlias = Counter[tuple[int, int]]
"""The number of turns, of equally likely ones, that end with each (try, total); tries count from 1."""


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
        cost = table.payment(self._result(total), self.target, self.corner, self.chips)
        return None if cost is None else cost.chips

    def rescue(self, total: int) -> int | None:
        """Return the chips that lift a miss to 14, None out of reach. Rule wolle.result.rescue-14."""
        cost = table.payment_to_safety(self._result(total), self.target, self.corner, self.chips)
        return None if cost is None else cost.chips

    def is_below_14(self, total: int) -> bool:
        """Return True if a miss brings black sheep. Rule wolle.result.below-14."""
        return self._result(total) < table.SAFE_RESULT

    def _result(self, total: int) -> int:
        """Return the total less a malus. Rule wolle.result.malus."""
        return total + min(self.corner, 0)


def tries(
    goal: Goal, success: Callable[[int, int], int], failure: Callable[[int], int], never: int = odds.NEVER
) -> odds.Tries:
    """Return the three tries of a turn, from the values of its ends.

    `success(try_, chips)` is the value of success with a try, counted from 1; `failure(total)` the best value
    of a third try that does not succeed. `never` is lower than both.
    """
    totals = range(odds.HIGHEST + 1)
    costs = [goal.claim(total) for total in totals]
    rows = [[never if chips is None else success(try_, chips) for chips in costs] for try_ in (1, 2, 3)]
    for total in totals[: goal.forced_from]:
        rows[2][total] = max(rows[2][total], failure(total))
    first, second, third = (odds.Try(row, goal.forced_from) for row in rows)
    return first, second, third


class Again(NamedTuple):
    """Another roll."""

    try_: int
    """2 or 3."""
    die: int
    """The die that is kept in the second try, or rolled in the third."""
    lying: int
    """The sum of the dice that are kept."""


def again(dice: Dice, kept: tuple[int, ...], die: int) -> Again:
    """Return the roll that follows if one more die is kept."""
    if not kept:
        return Again(2, die, dice[die])
    (rolled,) = set(range(len(dice))) - {*kept, die}
    return Again(3, rolled, sum(dice) - dice[rolled])


class Play:
    """The best play of three tries, and how often it ends in each way."""

    def __init__(self, tries: odds.Tries) -> None:
        self._tries = tries
        self._turn = odds.solve(tries)

    def ways(self) -> Ways:
        """Return how often a turn ends in each way."""
        ends: Ways = Counter()
        return self._after([(Again(2, *kept), often) for kept, often in self._first(ends).items()], ends)

    def ways_from(self, roll: Again) -> Ways:
        """Return how often it ends in each way from another roll on."""
        return self._after([(roll, 1)], Counter())

    def _after(self, rolls: Iterable[tuple[Again, int]], ends: Ways) -> Ways:
        """Return `ends` with those from other rolls on, each as often as given."""
        thirds: Counter[tuple[int, int]] = Counter()
        for roll, often in rolls:
            if roll.try_ == table.TRIES:
                thirds[roll.die, roll.lying] += often
            else:
                self._second(roll, often, ends, thirds)
        for (die, lying), often in thirds.items():
            each = often * (ROLLS // DIE_SIDES[die])
            for total in range(lying + 1, lying + DIE_SIDES[die] + 1):
                ends[3, total] += each
        return ends

    def _first(self, ends: Ways) -> Counter[tuple[int, int]]:
        """Return how often each die is kept with each number, of ROLLS; add the turns that end to `ends`."""
        try_, kept = self._tries[0], Counter[tuple[int, int]]()
        d12, d10, d8 = (list(enumerate(row, 1)) for row in self._turn.second)
        stops = [odds.SECOND * value for value in try_.values]
        for (a, keep_a), (b, keep_b), (c, keep_c) in product(d12, d10, d8):
            total = a + b + c
            if total >= try_.forced_from or stops[total] >= max(keep_a, keep_b, keep_c):
                ends[1, total] += ROLLS**2
            elif keep_a >= keep_b and keep_a >= keep_c:
                kept[0, a] += 1
            else:
                kept[(1, b) if keep_b >= keep_c else (2, c)] += 1
        return kept

    def _second(self, roll: Again, often: int, ends: Ways, thirds: Counter[tuple[int, int]]) -> None:
        """Add the turns that end with the second try, and those that roll one die, by the sum that lies."""
        try_, third = self._tries[1], self._turn.third
        j, k = OTHERS[roll.die]
        each = often * (ROLLS // (DIE_SIDES[j] * DIE_SIDES[k]))
        stops = [odds.THIRD * value for value in try_.values]
        keeps_k = [*enumerate(third[j][roll.lying + 1 : roll.lying + DIE_SIDES[k] + 1], 1)]
        for lying in range(roll.lying + 1, roll.lying + DIE_SIDES[j] + 1):
            keep_j = third[k][lying]
            for number, keep_k in keeps_k:
                total = lying + number
                if total >= try_.forced_from or (stops[total] >= keep_j and stops[total] >= keep_k):
                    ends[2, total] += each * ROLLS
                elif keep_j >= keep_k:
                    thirds[k, lying] += each
                else:
                    thirds[j, roll.lying + number] += each
