"""Ratings: one Plackett-Luce fit to all results at once, by Hunter's minorize-maximize steps.

In a ranking each place is won by one of those who have none yet, with a chance by its strength. Places that
are shared are taken as Efron does: each of those who share is as likely to come first.
A ranking is a tuple of places, each a tuple of the bots that share it, the best place first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import log10
from typing import Final, TypeAlias

Ranking: TypeAlias = tuple[tuple[int, ...], ...]

PRIOR: Final = 0.5
"""Each bot also wins and loses so many matches against one of strength 1: without that a bot that always wins
would have no rating at all. It pulls ratings together by next to nothing."""
_TOLERANCE: Final = 1e-7
_STEPS: Final = 2000
_ELO: Final = 400
"""So many points of rating are ten times the strength."""


def strengths(
    results: Mapping[Ranking, int], count: int, start: Sequence[float] | None = None
) -> list[float]:
    """The strengths of `count` bots under which these rankings, each so often, are most likely."""
    found = list(start) if start else [1.0] * count
    wins = [PRIOR] * count
    lots: Counter[Lot] = Counter()
    for ranking, often in results.items():
        for winners, lot in _places(ranking):
            lots[lot] += often
            for bot in winners:
                wins[bot] += often / len(winners)
    for _ in range(_STEPS):
        before, found = found, _step(found, wins, lots)
        if all(abs(new - old) <= _TOLERANCE * old for new, old in zip(found, before, strict=True)):
            break
    return found


def ratings(found: Sequence[float], anchor: int) -> list[float]:
    """Strengths as ratings in the manner of Elo: 400 points are ten times the strength; the anchor has 0."""
    return [_ELO * log10(strength / found[anchor]) for strength in found]


Lot: TypeAlias = tuple[tuple[int, float], ...]
"""Bots among whom a place was won, each with how many seats it had there still."""


def _places(ranking: Ranking) -> Iterator[tuple[tuple[int, ...], Lot]]:
    """For each place that was won from another bot: who won it, or shares it, and among whom."""
    for at, shared in enumerate(ranking):
        behind = [bot for place in ranking[at + 1 :] for bot in place]
        for gone in range(len(shared)):
            part = 1 - gone / len(shared)
            lot = {bot: part * shared.count(bot) + behind.count(bot) for bot in {*shared, *behind}}
            if len(lot) > 1:
                yield shared, tuple(sorted(lot.items()))


def _step(old: Sequence[float], wins: Sequence[float], lots: Mapping[Lot, int]) -> list[float]:
    """Strengths that are at least as likely as the old ones."""
    weight = [2 * PRIOR / (strength + 1) for strength in old]
    for lot, often in lots.items():
        against = 0.0
        for bot, seats in lot:
            against += seats * old[bot]
        for bot, seats in lot:
            weight[bot] += often * seats / against
    return [won / by for won, by in zip(wins, weight, strict=True)]
