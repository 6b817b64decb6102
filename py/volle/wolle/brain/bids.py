"""Bids: how often each seat makes each of them, and the value of each against the mixes of the others.

The mixes are an equilibrium of the values after the reveal (equilibrium.py): with two seats of all pairs of
bids, with more of payoffs that are estimated from some profiles. No seat then gains much by knowing them.

Against one other seat, the value of a bid goes through all its bids. Against more, their bids are drawn:
always the same number of times and always the same ones, so that every seat that asks gets the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from volle.core.game import Seat, replaced
from volle.core.thinking import Slices, at_once
from volle.wolle import table
from volle.wolle.brain.equilibrium import Estimate, Mix, Profile, equilibrium, in_proportion, of_matrix
from volle.wolle.brain.position import IN_ROUND, Position, rolling_of
from volle.wolle.brain.turn import followed
from volle.wolle.brain.values import ONE, Value, mean_of, mixes
from volle.wolle.types import BIDS

NEAR: Final = ONE // 250
"""The accuracy of a chance to win: choices so near to the best one are about equal (docs/coach.md)."""
_ROUNDS: Final = 100
"""Rounds of regret matching of two seats; a best response then gains 0.02 percentage points at the mean."""
_STAGES: Final = ((101, 10, 20), (53, 70, 40))
"""The draws, the percentage of the mix so far beside that of the net, and the rounds, for more seats."""
_DRAWS: Final = 31
_GENERATORS: Final = {31: 12, 53: 14, 101: 27}
"""For each number of draws, a prime, that of which powers are the steps of seats through their mixes."""
_RARE: Final = ONE // 200
"""Bids of an equilibrium that are rarer are left out."""


def revealed(p: Position, bids: Sequence[int]) -> Position:
    """Return the position after the reveal of bids, as indices in BIDS.

    Rules wolle.bid.order, wolle.bid.tie, wolle.bid.plus-cost.
    """
    order = tuple(sorted(range(len(bids)), key=lambda seat: (-bids[seat], p.numbers[seat])))
    rolling = rolling_of(order)
    return p._replace(
        stage=IN_ROUND,
        order=order,
        first=order[0] if len(bids) == 2 else -1,
        chips=tuple([own - table.bid_cost(BIDS[bid]) for own, bid in zip(p.chips, bids, strict=True)]),
        targets=tuple([BIDS[bid].target if seat in rolling else 0 for seat, bid in enumerate(bids)]),
    )


class Bidding:
    """The bids of all seats in a position, as a game in which each seat chooses once."""

    def __init__(self, p: Position) -> None:
        self.p = p
        # Rule wolle.bid.plus-needs-chip.
        self._counts = [sum([table.bid_cost(bid) <= chips for bid in BIDS]) for chips in p.chips]
        self._mixes: list[Mix] = []

    def think(self) -> Slices[None]:
        """Compute the mixes."""
        if not self._mixes:
            found = yield from self._of_two() if len(self._counts) == 2 else self._of_more()
            self._mixes = [[often if often >= _RARE else 0 for often in mix] for mix in found]

    @property
    def mixes(self) -> list[Mix]:
        """The mix of BIDS of each seat, without rare ones."""
        at_once(self.think())
        return self._mixes

    def _alike(self) -> list[Mix]:
        """Return mixes in which every bid is as frequent."""
        return [in_proportion([0] * count) for count in self._counts]

    def _of_two(self) -> Slices[list[Mix]]:
        """Return an equilibrium of the values of all pairs of bids."""
        gains = []
        for own in range(self._counts[0]):
            row = [followed(revealed(self.p, (own, other))) for other in range(self._counts[1])]
            gains.append([value.utility(0) - value.utility(1) for value in row])
            yield
        return equilibrium(self._alike(), of_matrix(gains), _ROUNDS)

    def _of_more(self) -> Slices[list[Mix]]:
        """Return an equilibrium of payoffs, estimated near the mix of the net and then near itself."""
        net = [mix[:count] for mix, count in zip(mixes(self.p), self._counts, strict=True)]
        seats = range(len(self._counts))
        ranks = sorted(seats, key=lambda seat: self.p.numbers[seat])
        estimates = [Estimate(seat, [*map(ranks.index, seats)], self._counts[seat]) for seat in seats]
        known: dict[Profile, Value] = {}
        mixed = self._alike()
        for draws, part, rounds in _STAGES:
            near = [
                [part * often + (100 - part) * other for often, other in zip(one, two, strict=True)]
                for one, two in zip(mixed, net, strict=True)
            ]
            for profile in drawn(near, draws):
                if profile not in known:
                    known[profile] = followed(revealed(self.p, profile))
                    yield
            for estimate in estimates:
                estimate.fit([*known], [value.utility(estimate.seat) for value in known.values()])
                yield
            mixed = equilibrium(self._alike(), lambda mixed, seat: estimates[seat].gains(mixed), rounds)
            yield
        return mixed


@lru_cache(maxsize=16)
def bidding_of(p: Position) -> Bidding:
    """Return the bidding of a position, which all seats that know as much share."""
    return Bidding(p)


class Weighed(NamedTuple):
    """Bids that are compared."""

    mix: Mix
    """How often the seat makes each of BIDS, in parts of its sum."""
    values: dict[int, Value]
    """The values of the bids of the mix and of others that are wanted, by their indices in BIDS."""


def weighed(p: Position, seat: Seat, wanted: Iterable[int] = ()) -> Weighed:
    """Return the mix of a seat, and the values of bids to it against the mixes of the others."""
    mixed = bidding_of(p).mixes
    profiles = _profiles(mixed, seat)
    found = {}
    for bid in {*wanted} | {bid for bid, often in enumerate(mixed[seat]) if often}:
        after = [(followed(revealed(p, replaced(others, seat, bid))), often) for others, often in profiles]
        found[bid] = mean_of(after)
    return Weighed(mixed[seat], found)


def _profiles(mixed: Sequence[Mix], seat: Seat) -> list[tuple[Profile, int]]:
    """Return profiles of the bids of the other seats with their weights."""
    if len(mixed) == 2:
        return [
            (replaced((0, 0), 1 - seat, bid), often) for bid, often in enumerate(mixed[1 - seat]) if often
        ]
    return [*Counter(replaced(profile, seat, 0) for profile in drawn(mixed, _DRAWS)).items()]


def drawn(mixed: Sequence[Mix], draws: int) -> list[Profile]:
    """Return profiles that are spread evenly over the mixes of all seats, crossed as a lattice (Korobov)."""
    steps = [pow(_GENERATORS[draws], seat, draws) for seat in range(len(mixed))]
    return [
        tuple([_at(mix, draw * step % draws, draws) for mix, step in zip(mixed, steps, strict=True)])
        for draw in range(draws)
    ]


def _at(mix: Mix, draw: int, draws: int) -> int:
    """Return the bid at an even share of a mix."""
    left = sum(mix) * (2 * draw + 1) // (2 * draws)
    for bid, often in enumerate(mix):
        left -= often
        if left < 0:
            return bid
    raise AssertionError("a number below the sum is below some part of it")
