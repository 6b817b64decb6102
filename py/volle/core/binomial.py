"""How often something may be expected to happen, in whole numbers, so that every machine says the same."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final

EXACT_UP_TO: Final = 3000
"""So many rolls are reckoned with exactly; more of them by the normal distribution, which is then as good."""
_TAIL: Final = 40
"""One in so many may lie below the band, and as many above it."""
_DEVIATIONS: Final = 196
"""Hundredths of a standard deviation on either side of the middle: 95 in 100 lie within."""


@lru_cache(maxsize=256)
def usual_band(rolls: int, sides: int) -> tuple[int, int]:
    """How often a fair die shows one of its numbers, at least and at most, in 95 of 100 cases or more.

    Exact up to EXACT_UP_TO rolls; beyond that by the normal distribution.

    >>> usual_band(60, 6), usual_band(6000, 6)
    ((5, 16), (944, 1056))
    """
    return _exact(rolls, sides) if rolls <= EXACT_UP_TO else _normal(rolls, sides)


def _exact(rolls: int, sides: int) -> tuple[int, int]:
    """The band by the binomial distribution: no more than one in _TAIL lies on either side of it."""
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
    """The band by the normal distribution, rounded inwards."""
    half = isqrt(_DEVIATIONS**2 * rolls * (sides - 1))
    return -((half - 100 * rolls) // (100 * sides)), (100 * rolls + half) // (100 * sides)


def usual_luck(spread: int) -> int:
    """How far from nothing luck lies in 95 of 100 cases, in thousandths, by its variance in thousandths."""
    return isqrt(_DEVIATIONS**2 * spread * 1000) // 100
