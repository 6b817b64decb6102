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
    contests: Counter[Contenders] = Counter()
    for ranking, often in results.items():
        for winners, contenders in _places(ranking):
            contests[contenders] += often
            for bot in winners:
                wins[bot] += often / len(winners)
    for _ in range(_STEPS):
        before, found = found, _step(found, wins, contests)
        if all(abs(new - old) <= _TOLERANCE * old for new, old in zip(found, before, strict=True)):
            break
    return found


def ratings(found: Sequence[float], anchor: int) -> list[float]:
    """Return strengths as Elo-like ratings: 400 points for ten times the strength, 0 for the anchor."""
    return [_ELO * log10(strength / found[anchor]) for strength in found]


Contenders: TypeAlias = tuple[tuple[int, float], ...]
"""The bots that competed for a place, each with its number of seats."""


def _places(ranking: Ranking) -> Iterator[tuple[tuple[int, ...], Contenders]]:
    """Yield the winners and the competitors of each contested place."""
    for at, shared in enumerate(ranking):
        behind = [bot for place in ranking[at + 1 :] for bot in place]
        for gone in range(len(shared)):
            part = 1 - gone / len(shared)
            contenders = {bot: part * shared.count(bot) + behind.count(bot) for bot in {*shared, *behind}}
            if len(contenders) > 1:
                yield shared, tuple(sorted(contenders.items()))


def _step(old: Sequence[float], wins: Sequence[float], contests: Mapping[Contenders, int]) -> list[float]:
    """Return strengths that are at least as likely as the old ones."""
    weight = [2 * PRIOR / (strength + 1) for strength in old]
    for contenders, often in contests.items():
        against = 0.0
        for bot, seats in contenders:
            against += seats * old[bot]
        for bot, seats in contenders:
            weight[bot] += often * seats / against
    return [won / by for won, by in zip(wins, weight, strict=True)]
