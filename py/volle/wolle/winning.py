"""How likely each seat is to win, by what all that it has is worth and by the rounds to come.

research/wolle/fit_winning.py fitted the numbers to matches of the best bot with itself; docs/coach.md says
how well they predict. Chances are in parts of ONE, whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

ONE: Final = 1 << 20
"""The chance of what is sure."""
_LAST: Final = 400
"""A lead of so many hundredths of a point doubles the odds in the last round."""
_MORE: Final = 300
"""So many, times the root of the rounds to come, are added to that before."""


def doubling(rounds: int, last: int = _LAST, more: int = _MORE) -> int:
    """How great a lead doubles the odds, in hundredths of a point, with so many rounds to come."""
    return last + isqrt(more * more * rounds)


def chances(standings: Sequence[int], unit: int) -> list[int]:
    """The chance of each seat, where what it has is worth so many hundredths of a point.

    `unit`: how great a lead doubles the odds.

    >>> [round(100 * chance / ONE) for chance in chances([3000, 3000, 2000], 500)]
    [44, 44, 11]
    """
    best = max(standings)
    odds = [_odds(best - standing, unit) for standing in standings]
    whole = sum(odds)
    return [ONE * one // whole for one in odds]


def _odds(behind: int, unit: int) -> int:
    """What halves with each `unit` that a seat is behind, in straight lines in between."""
    halvings, rest = divmod(behind, unit)
    return (ONE * (2 * unit - rest) // unit) >> halvings
