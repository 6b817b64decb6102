"""Totals per block of a contest, in whole numbers: the block is the unit of all statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from volle.arena.contest import Contest
from volle.arena.play import Played
from volle.arena.rating import Ranking

SHARES: Final = 2520
"""The parts of a win: seats up to ten can share it evenly."""


class Block:
    """One deal, played in all seatings: totals over its matches, by bot unless noted."""

    def __init__(self, contest: Contest, played: Sequence[Played]) -> None:
        """Add up the matches, one per seating in order."""
        count = len(contest.bots)
        self.wins = [0] * count
        self.points = [0] * count
        self.luck = [0] * count
        """In thousandths: each seat's luck minus the mean of the others, times their number."""
        self.won_from = [0] * contest.seats
        """By seat."""
        self.ahead: dict[tuple[int, int], int] = dict.fromkeys(combinations(range(count), 2), 0)
        """Meetings in which the first bot of a pair placed better, minus those in which the second did."""
        self.rankings: Counter[Ranking] = Counter()
        for seating, match in zip(contest.seatings(), played, strict=True):
            self._add(seating, match)

    def _add(self, seating: tuple[int, ...], match: Played) -> None:
        """Add one match."""
        share = SHARES // match.places.count(1)
        for seat, bot in enumerate(seating):
            won = share * (match.places[seat] == 1)
            self.wins[bot] += won
            self.won_from[seat] += won
            self.points[bot] += match.totals[seat]
            if match.luck:
                self.luck[bot] += len(seating) * match.luck[seat] - sum(match.luck)
        self._add_ranking([*zip(match.places, seating, strict=True)])

    def _add_ranking(self, placed: list[tuple[int, int]]) -> None:
        """Add the ranking of pairs (place, bot)."""
        for (place, bot), (other_place, other) in combinations(placed, 2):
            if bot != other:
                better = (other_place > place) - (other_place < place)
                self.ahead[min(bot, other), max(bot, other)] += better if bot < other else -better
        places = sorted({place for place, _ in placed})
        self.rankings[tuple(tuple(sorted(b for p, b in placed if p == place)) for place in places)] += 1


def seats_of(contest: Contest) -> list[int]:
    """Return the number of seats of each bot in a block, over all seatings."""
    at = Counter(bot for seating in contest.seatings() for bot in seating)
    return [at[bot] for bot in range(len(contest.bots))]


def meetings(contest: Contest) -> dict[tuple[int, int], int]:
    """Return how often each pair of bots meets in a block, counting seats."""
    met: dict[tuple[int, int], int] = dict.fromkeys(combinations(range(len(contest.bots)), 2), 0)
    for seating in contest.seatings():
        for pair in combinations(seating, 2):
            if pair[0] != pair[1]:
                met[min(pair), max(pair)] += 1
    return met


def blocks_of(contest: Contest, played: Sequence[Sequence[Sequence[Any]]]) -> list[Block]:
    """Return the blocks of matches given as lists or as tuples."""
    return [Block(contest, [Played(*match) for match in block]) for block in played]
