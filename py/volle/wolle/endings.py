"""The ends of a turn after each try, and their cost in chips: shared by odds, bots and advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from volle.wolle import odds, table


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
