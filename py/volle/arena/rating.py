"""Ratings: a Plackett-Luce fit to all results, by Hunter's minorize-maximize algorithm.

Each place of a ranking is won by one of the remaining bots, with a probability proportional to its strength.
Shared places use Efron's method for ties. A ranking is a tuple of places, the best first, each a tuple of the
bots that share it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import log10
from typing import Final, TypeAlias

Ranking: TypeAlias = tuple[tuple[int, ...], ...]

PRIOR: Final = 0.5
"""Virtual wins and losses of each bot against one of strength 1, without which a bot that always wins would
have no finite rating. The effect on other ratings is negligible.
"""
_TOLERANCE: Final = 1e-7
_STEPS: Final = 2000
_ELO: Final = 400
"""Rating points for ten times the strength."""


def strengths(
    results: Mapping[Ranking, int], count: int, start: Sequence[float] | None = None
) -> list[float]:
    """Return the maximum-likelihood strengths of `count` bots, from rankings with their frequencies."""
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
    """Return strengths as Elo-like ratings: 400 points for ten times the strength, 0 for the anchor."""
    return [_ELO * log10(strength / found[anchor]) for strength in found]


Lot: TypeAlias = tuple[tuple[int, float], ...]
"""The bots that competed for a place, each with its number of seats."""


def _places(ranking: Ranking) -> Iterator[tuple[tuple[int, ...], Lot]]:
    """Yield the winners and the competitors of each contested place."""
    for at, shared in enumerate(ranking):
        behind = [bot for place in ranking[at + 1 :] for bot in place]
        for gone in range(len(shared)):
            part = 1 - gone / len(shared)
            lot = {bot: part * shared.count(bot) + behind.count(bot) for bot in {*shared, *behind}}
            if len(lot) > 1:
                yield shared, tuple(sorted(lot.items()))


def _step(old: Sequence[float], wins: Sequence[float], lots: Mapping[Lot, int]) -> list[float]:
    """Return strengths that are at least as likely as the old ones."""
    weight = [2 * PRIOR / (strength + 1) for strength in old]
    for lot, often in lots.items():
        against = 0.0
        for bot, seats in lot:
            against += seats * old[bot]
        for bot, seats in lot:
            weight[bot] += often * seats / against
    return [won / by for won, by in zip(wins, weight, strict=True)]
