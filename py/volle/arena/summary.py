"""What a contest came to, as JSON: nothing in it depends on the machine, so it repeats to the byte."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from volle.arena.contest import Contest, engine_hash
from volle.arena.intervals import Interval, adjusted, percentiles, resamples, watched
from volle.arena.play import Batch
from volle.arena.rating import Ranking, ratings, strengths
from volle.arena.tally import SHARES, Block, meetings, seats_of
from volle.core.game import RANDOM

_Estimate = Callable[[Sequence[int]], list[float]]
"""Estimates from how often each block counts."""


def summarize(
    contest: Contest, blocks: Sequence[Block], batches: Sequence[Batch], engine: str | None = None
) -> dict[str, Any]:
    """All results of a contest: bots with their ratings first, then what else there is to say of them.

    `engine` is the hash of the engine's files, where these are not at hand.
    """
    names, matches = contest.bots, len(contest.seatings())
    once = [1] * len(blocks)
    fit = _Fit(contest, blocks)
    draws = list(resamples(contest.seed, len(blocks)))
    rated = _intervals(fit.rate, once, draws)
    plan = {"game": contest.game, "seed": contest.seed, "seats": contest.seats, "options": contest.options}
    return {
        **plan,
        "blocks": len(blocks),
        "matches": len(blocks) * matches,
        "bots": {name: _bot(contest, blocks, bot, rated[bot]) for bot, name in enumerate(names)},
        "anchor": names[fit.anchor],
        "shares": dict(
            zip(names, map(_told, _intervals(_shares(contest, blocks), once, draws)), strict=True)
        ),
        "seat_shares": [_told(one) for one in _intervals(_seat_shares(contest, blocks), once, draws)],
        "pairs": _pairs(contest, blocks),
        "luck": {name: _luck(contest, blocks, bot, draws) for bot, name in enumerate(names)},
        "decisions": {name: sum(b.decisions[bot] for b in batches) for bot, name in enumerate(names)},
        "faults": {name: _faults(batches, bot) for bot, name in enumerate(names)},
        "engine": engine or engine_hash(),
    }


def is_clear(contest: Contest, blocks: Sequence[Block]) -> bool:
    """Whether of every two bots one is surely ahead, whenever that is asked, and for all pairs at once."""
    found = (interval for _, interval in watched_pairs(contest, blocks))
    return all(interval.low > 0 or interval.high < 0 for interval in found)


class _Fit:
    """Rates bots by blocks that count more or less."""

    def __init__(self, contest: Contest, blocks: Sequence[Block]) -> None:
        """Fits all blocks; the anchor is the control, or else the weakest bot."""
        self._blocks = blocks
        self._count = len(contest.bots)
        self._start = self._strengths([1] * len(blocks))
        weakest = min(range(self._count), key=self._start.__getitem__)
        self.anchor = contest.bots.index(RANDOM) if RANDOM in contest.bots else weakest

    def rate(self, often: Sequence[int]) -> list[float]:
        """The ratings, where each block counts so often."""
        return ratings(self._strengths(often, self._start), self.anchor)

    def _strengths(self, often: Sequence[int], start: Sequence[float] | None = None) -> list[float]:
        """The strengths, where each block counts so often."""
        results: Counter[Ranking] = Counter()
        for block, times in zip(self._blocks, often, strict=True):
            if times:
                for ranking, count in block.rankings.items():
                    results[ranking] += times * count
        return strengths(results, self._count, start)


def _bot(contest: Contest, blocks: Sequence[Block], bot: int, rating: Interval) -> dict[str, Any]:
    """The line of a bot; a match on several seats counts for each of them, and a shared win for its part."""
    seats = seats_of(contest)[bot] * len(blocks)
    wins = sum(block.wins[bot] for block in blocks)
    return {
        "wins": wins // SHARES if wins % SHARES == 0 else round(wins / SHARES, 4),
        "matches": seats,
        "mean": round(sum(block.points[bot] for block in blocks) / seats, 4),
        "rating": round(rating.value, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
    }


def _intervals(estimate: _Estimate, once: Sequence[int], draws: Sequence[Sequence[int]]) -> list[Interval]:
    """What is estimated, with intervals over blocks."""
    drawn = zip(*map(estimate, draws), strict=True)
    return [percentiles(value, resampled) for value, resampled in zip(estimate(once), drawn, strict=True)]


def _shares(contest: Contest, blocks: Sequence[Block]) -> _Estimate:
    """The part of its matches that each bot has won."""
    seats = seats_of(contest)
    return lambda often: [
        sum(times * block.wins[bot] for times, block in zip(often, blocks, strict=True))
        / (SHARES * at * len(blocks))
        for bot, at in enumerate(seats)
    ]


def _seat_shares(contest: Contest, blocks: Sequence[Block]) -> _Estimate:
    """The part of all matches that was won from each seat."""
    whole = SHARES * len(contest.seatings()) * len(blocks)
    return lambda often: [
        sum(times * block.won_from[seat] for times, block in zip(often, blocks, strict=True)) / whole
        for seat in range(contest.seats)
    ]


def watched_pairs(contest: Contest, blocks: Sequence[Block]) -> list[tuple[tuple[int, int], Interval]]:
    """For every two bots that meet: how much oftener the first is ahead, from -1 to 1."""
    met = {pair: times for pair, times in meetings(contest).items() if times}
    return [
        (pair, watched([block.ahead[pair] / times for block in blocks], len(met)))
        for pair, times in met.items()
    ]


def _pairs(contest: Contest, blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """How often the first of two bots has the better place, ties by half, as parts of their meetings."""
    return [
        {"bots": [contest.bots[one] for one in pair], **_told(Interval(*((1 + end) / 2 for end in ahead)))}
        for pair, ahead in watched_pairs(contest, blocks)
    ]


def _luck(
    contest: Contest, blocks: Sequence[Block], bot: int, draws: Sequence[Sequence[int]]
) -> dict[str, Any] | None:
    """The share of a bot with the luck taken out, and how much of its ups and downs luck explains."""
    luck = [float(block.luck[bot]) for block in blocks]
    if not any(luck):
        return None
    at = SHARES * seats_of(contest)[bot]
    cleared, explained = adjusted([block.wins[bot] / at for block in blocks], luck)

    def mean(often: Sequence[int]) -> list[float]:
        return [_mean(cleared, often)]

    [interval] = _intervals(mean, [1] * len(blocks), draws)
    return {**_told(interval), "explained": round(max(explained, 0.0), 4)}


def _mean(values: Sequence[float], often: Sequence[int]) -> float:
    """The mean of values of which each counts so often."""
    total = 0.0
    for value, times in zip(values, often, strict=True):
        total += value * times
    return total / len(values)


def _told(interval: Interval) -> dict[str, float]:
    """An interval as JSON."""
    return {name: round(value, 4) for name, value in interval._asdict().items()}


def _faults(batches: Sequence[Batch], bot: int) -> int:
    """How often a bot did something wrong."""
    return sum(fault.bot == bot for batch in batches for fault in batch.faults)
