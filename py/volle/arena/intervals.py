"""How sure the results are: intervals for a fixed number of blocks, and intervals that may be watched.

Blocks are independent of each other, the matches of one block are not. So blocks are what is resampled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import fsum, log, sqrt
from typing import Final, NamedTuple

from volle.core import chance

RESAMPLES: Final = 200
_OUTSIDE: Final = 5
"""Of the resamples so many lie on each side outside of an interval: one in 40."""
ALPHA: Final = 0.05
"""How often an interval, or all that are watched together, may miss the truth."""
_TUNED: Final = 0.1
"""The free parameter of the sequence: it is tightest at some hundred blocks, whatever their spread."""
EARLIEST: Final = 32
"""Before so many blocks nothing is decided: the sequence holds for sums that are nearly normal."""


class Interval(NamedTuple):
    """An estimate, and between what the truth is expected."""

    value: float
    low: float
    high: float


def resamples(seed: str, blocks: int) -> Iterator[list[int]]:
    """Yields how often each block is drawn, when as many are drawn with replacement; the same for a seed."""
    rng = chance.addressed(chance.derive_seed(seed), "bootstrap", blocks)
    for _ in range(RESAMPLES):
        drawn = Counter(rng.below(blocks) for _ in range(blocks))
        yield [drawn[block] for block in range(blocks)]


def percentiles(value: float, resampled: Sequence[float]) -> Interval:
    """The estimate, and where 95 of 100 of the resampled estimates lie."""
    ordered = sorted(resampled)
    return Interval(value, ordered[_OUTSIDE - 1], ordered[-_OUTSIDE])


def watched(values: Sequence[float], families: int = 1) -> Interval:
    """The mean of values from -1 to 1, and an interval that holds however often it is looked at.

    The asymptotic confidence sequence of Waudby-Smith and others (arXiv 2103.06476), of which `families`
    may be watched at once. A made-up value of spread 1/2 keeps what is all alike from looking certain.
    """
    count = len(values)
    mean = fsum(values) / count
    variance = (fsum((value - mean) ** 2 for value in values) + 0.25) / (count + 1)
    time = count * _TUNED**2
    half = sqrt(variance * 2 * (time + 1) / (count * time) * log(sqrt(time + 1) * families / ALPHA))
    return Interval(mean, max(mean - half, -1.0), min(mean + half, 1.0))


def adjusted(results: Sequence[float], luck: Sequence[float]) -> tuple[list[float], float]:
    """Results with the luck in them taken out, and the part of their variance that goes with it.

    Luck has the mean 0 whatever is played, so that taking a multiple of it out moves no mean. How much is
    taken out of a block is learned from others: odd numbers from even ones, and back.
    """
    slopes = [_slope(results[1 - half :: 2], luck[1 - half :: 2]) for half in (0, 1)]
    cleared = [x - slopes[at % 2] * y for at, (x, y) in enumerate(zip(results, luck, strict=True))]
    spread = _variance(results)
    return cleared, 1 - _variance(cleared) / spread if spread else 0.0


def _slope(results: Sequence[float], luck: Sequence[float]) -> float:
    """How much a result grows with luck."""
    spread = _variance(luck)
    if not spread:
        return 0.0
    mean_x, mean_y = fsum(results) / len(results), fsum(luck) / len(luck)
    together = fsum((x - mean_x) * (y - mean_y) for x, y in zip(results, luck, strict=True))
    return together / len(luck) / spread


def _variance(values: Sequence[float]) -> float:
    """The mean square of what lies between values and their mean."""
    if not values:
        return 0.0
    mean = fsum(values) / len(values)
    return fsum((value - mean) ** 2 for value in values) / len(values)
