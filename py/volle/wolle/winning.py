"""The chance of each seat to win, from the value of its possessions and the rounds to come.

research/wolle/fit_winning.py found the two parameters; research/README.md has their calibration. Chances are
integers, in parts of ONE.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

ONE: Final = 1 << 20
"""The chance of certainty."""
_LAST: Final = 400
"""The lead that doubles the odds in the last round, in hundredths of a point."""
_MORE: Final = 300
"""The addition to it, for each unit of the square root of the rounds to come."""


def doubling(rounds: int, last: int = _LAST, more: int = _MORE) -> int:
    """Return the lead that doubles the odds, in hundredths of a point."""
    return last + isqrt(more * more * rounds)


def chances(standings: Sequence[int], unit: int) -> list[int]:
    """Return the chance of each seat, from the values of their possessions in hundredths of a point.

    `unit` is the lead that doubles the odds.

    >>> [round(100 * chance / ONE) for chance in chances([3000, 3000, 2000], 500)]
    [44, 44, 11]
    """
    best = max(standings)
    odds = [_odds(best - standing, unit) for standing in standings]
    whole = sum(odds)
    return [ONE * one // whole for one in odds]


def _odds(behind: int, unit: int) -> int:
    """Return a weight that halves with each `unit` behind the leader, interpolated linearly."""
    halvings, rest = divmod(behind, unit)
    return (ONE * (2 * unit - rest) // unit) >> halvings
