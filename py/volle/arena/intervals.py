"""Confidence intervals: for a fixed number of blocks, and for contests that are checked as they run.

Blocks are independent of each other; matches within a block are not. Resampling therefore draws blocks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import fsum, log, sqrt
from typing import Final, NamedTuple

from volle.core import chance

RESAMPLES: Final = 200
_OUTSIDE: Final = 5
"""The resamples outside an interval on each side: one in 40."""
ALPHA: Final = 0.05
"""The error rate of an interval, or of all that are checked together."""
_TUNING: Final = 0.1
"""The tuning parameter of the sequence: it is tightest at some hundred blocks, for any variance."""
EARLIEST: Final = 32
"""The blocks before any decision: the sequence assumes sums that are nearly normal."""


class Interval(NamedTuple):
    """An estimate with its confidence limits."""

    value: float
    low: float
    high: float


def resamples(seed: str, blocks: int) -> Iterator[list[int]]:
    """Yield how often each block occurs in a resample of the same size; a seed always gives the same ones."""
    rng = chance.addressed(chance.derive_seed(seed), "bootstrap", blocks)
    for _ in range(RESAMPLES):
        drawn = Counter(rng.below(blocks) for _ in range(blocks))
        yield [drawn[block] for block in range(blocks)]


def percentiles(value: float, resampled: Sequence[float]) -> Interval:
    """Return the estimate with the central 95% of the resampled estimates."""
    ordered = sorted(resampled)
    return Interval(value, ordered[_OUTSIDE - 1], ordered[-_OUTSIDE])


def sequential_interval(values: Sequence[float], families: int = 1) -> Interval:
    """Return the mean of values from -1 to 1 with an interval that stays valid however often it is checked.

    The asymptotic confidence sequence of Waudby-Smith et al. (arXiv 2103.06476), corrected for `families` of
    them at a time. One pseudo-value of variance 1/4 prevents certainty when all values are equal.
    """
    count = len(values)
    mean = fsum(values) / count
    variance = (fsum((value - mean) ** 2 for value in values) + 0.25) / (count + 1)
    time = count * _TUNING**2
    half = sqrt(variance * 2 * (time + 1) / (count * time) * log(sqrt(time + 1) * families / ALPHA))
    return Interval(mean, max(mean - half, -1.0), min(mean + half, 1.0))


def without_luck(results: Sequence[float], luck: Sequence[float]) -> tuple[list[float], float]:
    """Return results with luck removed as a control variate, and the share of variance that this explains.

    Luck has mean 0 however the bots play, so subtracting a multiple of it leaves the mean unchanged. The
    slope for odd blocks is estimated from even ones, and vice versa.
    """
    slopes = [_slope(results[1 - half :: 2], luck[1 - half :: 2]) for half in (0, 1)]
    cleared = [x - slopes[at % 2] * y for at, (x, y) in enumerate(zip(results, luck, strict=True))]
    spread = _variance(results)
    return cleared, 1 - _variance(cleared) / spread if spread else 0.0


def _slope(results: Sequence[float], luck: Sequence[float]) -> float:
    """Return the regression slope of results on luck."""
    spread = _variance(luck)
    if not spread:
        return 0.0
    mean_x, mean_y = fsum(results) / len(results), fsum(luck) / len(luck)
    together = fsum((x - mean_x) * (y - mean_y) for x, y in zip(results, luck, strict=True))
    return together / len(luck) / spread


def _variance(values: Sequence[float]) -> float:
    """Return the variance of some values."""
    if not values:
        return 0.0
    mean = fsum(values) / len(values)
    return fsum((value - mean) ** 2 for value in values) / len(values)
