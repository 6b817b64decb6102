"""The results of a contest as JSON: independent of the machine, and the same bytes in every run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from volle.arena.blocks import SHARES, Block, meetings, seats_of
from volle.arena.contest import Contest, engine_hash
from volle.arena.intervals import Interval, percentiles, resamples, sequential_interval, without_luck
from volle.arena.play import Batch
from volle.arena.rating import Ranking, ratings, strengths
from volle.core.game import RANDOM

_Estimate = Callable[[Sequence[int]], list[float]]
"""An estimate as a function of each block's weight."""


def summarize(
    contest: Contest, blocks: Sequence[Block], batches: Sequence[Batch], engine: str | None = None
) -> dict[str, Any]:
    """Return all results of a contest: the bots with their ratings, then further statistics.

    `engine` is the hash of the engine's files, for callers without access to them.
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
            zip(names, map(_as_json, _intervals(_shares(contest, blocks), once, draws)), strict=True)
        ),
        "seat_shares": [_as_json(one) for one in _intervals(_seat_shares(contest, blocks), once, draws)],
        "pairs": _pairs(contest, blocks),
        "luck": {name: _luck(contest, blocks, bot, draws) for bot, name in enumerate(names)},
        "decisions": {name: sum(b.decisions[bot] for b in batches) for bot, name in enumerate(names)},
        "faults": {name: _faults(batches, bot) for bot, name in enumerate(names)},
        "engine": engine or engine_hash(),
    }


def is_decided(contest: Contest, blocks: Sequence[Block]) -> bool:
    """Return True if every pair of bots has a clear winner, with confidence over all pairs and times."""
    found = (interval for _, interval in pair_intervals(contest, blocks))
    return all(interval.low > 0 or interval.high < 0 for interval in found)


class _Fit:
    """Ratings of bots from weighted blocks."""

    def __init__(self, contest: Contest, blocks: Sequence[Block]) -> None:
        """Fit all blocks; the anchor is the random bot if it takes part, otherwise the weakest bot."""
        self._blocks = blocks
        self._count = len(contest.bots)
        self._start = self._strengths([1] * len(blocks))
        weakest = min(range(self._count), key=self._start.__getitem__)
        self.anchor = contest.bots.index(RANDOM) if RANDOM in contest.bots else weakest

    def rate(self, often: Sequence[int]) -> list[float]:
        """Return the ratings for these block weights."""
        return ratings(self._strengths(often, self._start), self.anchor)

    def _strengths(self, often: Sequence[int], start: Sequence[float] | None = None) -> list[float]:
        """Return the strengths for these block weights."""
        results: Counter[Ranking] = Counter()
        for block, times in zip(self._blocks, often, strict=True):
            if times:
                for ranking, count in block.rankings.items():
                    results[ranking] += times * count
        return strengths(results, self._count, start)


def _bot(contest: Contest, blocks: Sequence[Block], bot: int, rating: Interval) -> dict[str, Any]:
    """Return the results of a bot; it counts once for each of its seats, and a shared win as a fraction."""
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
    """Return estimates with intervals over blocks."""
    drawn = zip(*map(estimate, draws), strict=True)
    return [percentiles(value, resampled) for value, resampled in zip(estimate(once), drawn, strict=True)]


def _shares(contest: Contest, blocks: Sequence[Block]) -> _Estimate:
    """Return the estimator of each bot's share of wins."""
    seats = seats_of(contest)
    return lambda often: [
        sum(times * block.wins[bot] for times, block in zip(often, blocks, strict=True))
        / (SHARES * at * len(blocks))
        for bot, at in enumerate(seats)
    ]


def _seat_shares(contest: Contest, blocks: Sequence[Block]) -> _Estimate:
    """Return the estimator of the share of matches won from each seat."""
    whole = SHARES * len(contest.seatings()) * len(blocks)
    return lambda often: [
        sum(times * block.won_from[seat] for times, block in zip(often, blocks, strict=True)) / whole
        for seat in range(contest.seats)
    ]


def pair_intervals(contest: Contest, blocks: Sequence[Block]) -> list[tuple[tuple[int, int], Interval]]:
    """Return, for every pair of bots that meet, how much more often the first is ahead, from -1 to 1."""
    met = {pair: times for pair, times in meetings(contest).items() if times}
    return [
        (pair, sequential_interval([block.ahead[pair] / times for block in blocks], len(met)))
        for pair, times in met.items()
    ]


def _pairs(contest: Contest, blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """Return the share of meetings in which the first bot of each pair places better; ties count half."""
    return [
        {"bots": [contest.bots[one] for one in pair], **_as_json(Interval(*((1 + end) / 2 for end in ahead)))}
        for pair, ahead in pair_intervals(contest, blocks)
    ]


def _luck(
    contest: Contest, blocks: Sequence[Block], bot: int, draws: Sequence[Sequence[int]]
) -> dict[str, Any] | None:
    """Return a bot's share of wins with luck removed, and the share of its variance that luck explains."""
    luck = [float(block.luck[bot]) for block in blocks]
    if not any(luck):
        return None
    at = SHARES * seats_of(contest)[bot]
    cleared, explained = without_luck([block.wins[bot] / at for block in blocks], luck)

    def mean(often: Sequence[int]) -> list[float]:
        return [_mean(cleared, often)]

    [interval] = _intervals(mean, [1] * len(blocks), draws)
    return {**_as_json(interval), "explained": round(max(explained, 0.0), 4)}


def _mean(values: Sequence[float], often: Sequence[int]) -> float:
    """Return the weighted mean of some values."""
    total = 0.0
    for value, times in zip(values, often, strict=True):
        total += value * times
    return total / len(values)


def _as_json(interval: Interval) -> dict[str, float]:
    """Return an interval as JSON."""
    return {name: round(value, 4) for name, value in interval._asdict().items()}


def _faults(batches: Sequence[Batch], bot: int) -> int:
    """Return the number of a bot's faults."""
    return sum(fault.bot == bot for batch in batches for fault in batch.faults)
