"""The usual range of counts and of luck, in whole numbers, so that every machine returns the same."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final

EXACT_UP_TO: Final = 3000
"""The most rolls for which the range is exact; the normal distribution serves for more."""
_TAIL: Final = 40
"""The reciprocal of the probability on each side of the range."""
_DEVIATIONS: Final = 196
"""Half the width of a range that holds 95%, in hundredths of a standard deviation."""


@lru_cache(maxsize=256)
def usual_band(rolls: int, sides: int) -> tuple[int, int]:
    """Return the least and the greatest usual count of one face of a fair die: at least 95% lie within.

    Exact up to EXACT_UP_TO rolls; beyond that by the normal distribution.

    >>> usual_band(60, 6), usual_band(6000, 6)
    ((5, 16), (944, 1056))
    """
    return _exact(rolls, sides) if rolls <= EXACT_UP_TO else _normal(rolls, sides)


def _exact(rolls: int, sides: int) -> tuple[int, int]:
    """Return the range by the binomial distribution: at most one in _TAIL lies on each side of it."""
    ways, below, whole = (sides - 1) ** rolls, 0, sides**rolls
    least, count = None, 0
    while True:
        below += ways
        if least is None and below * _TAIL > whole:
            least = count
        if (whole - below) * _TAIL <= whole:
            return least or 0, count
        ways = ways * (rolls - count) // ((count + 1) * (sides - 1))
        count += 1


def _normal(rolls: int, sides: int) -> tuple[int, int]:
    """Return the range by the normal distribution, rounded inwards."""
    half = isqrt(_DEVIATIONS**2 * rolls * (sides - 1))
    return -((half - 100 * rolls) // (100 * sides)), (100 * rolls + half) // (100 * sides)


def usual_luck(spread: int) -> int:
    """Return the distance from 0 within which 95% of luck lies; it and the variance are in thousandths."""
    return isqrt(_DEVIATIONS**2 * spread * 1000) // 100
