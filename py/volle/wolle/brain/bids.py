"""Bids: the mix of each seat, and the value of each bid against the mixes of the others.

Two seats play an equilibrium of the values after the reveal, found by regret matching (Hart and Mas-Colell):
each seat makes a bid more often, the more it would have gained by it against the other's bids so far. The
mean of these mixes cannot be turned against it. Three or more play the mix of the net.

Against one other seat, the value of a bid goes through all its bids. Against more, their bids are drawn:
always the same number of times, spread evenly over each mix and crossed in the manner of a lattice, so that
every seat that asks gets the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from volle.core.game import Seat, replaced
from volle.core.thinking import Slices
from volle.wolle import table
from volle.wolle.brain.position import IN_ROUND, Position, rolling_of
from volle.wolle.brain.turn import followed
from volle.wolle.brain.values import ONE, Value, mean_of, mixes
from volle.wolle.types import BIDS

LIKELY: Final = 30
"""The least frequency of a bid that is worth making, in percent of the most frequent one."""
NEAR: Final = ONE // 250
"""The accuracy of a chance to win: choices so near to the best one are about equal (docs/coach.md)."""
_ROUNDS: Final = 100
"""Rounds of regret matching; a best response then gains 0.02 percentage points of a chance at the mean."""
_DRAWS: Final = 31
_STEPS: Final = (1, 12, 9, 20, 5)
"""The steps of the other seats through their mixes; the number of draws is prime."""
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


def mix_of(p: Position, seat: Seat) -> list[int]:
    """Return the mix of a seat: of two an equilibrium's, of more that of the net without rare bids."""
    return _strategies(p)[seat] if len(p.chips) == 2 else likely(mixes(p)[seat])


@lru_cache(maxsize=16)
def _strategies(p: Position) -> list[list[int]]:
    """Return the mixes of two seats. Rule wolle.bid.plus-needs-chip."""
    first, second = ([bid for bid, made in enumerate(BIDS) if table.bid_cost(made) <= own] for own in p.chips)
    after = [[followed(revealed(p, (one, other))) for other in second] for one in first]
    gains = [[value.utility(0) - value.utility(1) for value in row] for row in after]
    return [[often if often >= _RARE else 0 for often in mix] for mix in equilibrium(gains)]


def equilibrium(gains: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the mixes of two seats, in parts of ONE, for a game in which one gains what the other loses.

    `gains` are those of the first seat: a row for each of its choices, a column for each of the other's.
    """
    sides = [gains, [[-gain for gain in column] for column in zip(*gains, strict=True)]]
    regrets, sums = ([[0] * len(side) for side in sides] for _ in range(2))
    mixed = [_in_proportion(regret) for regret in regrets]
    for round_ in range(1, _ROUNDS + 1):
        for seat, side in enumerate(sides):
            found = [sum(map(mul, row, mixed[1 - seat])) for row in side]
            mean = sum(map(mul, found, mixed[seat])) // ONE
            regrets[seat] = [
                max(regret + gain - mean, 0) for regret, gain in zip(regrets[seat], found, strict=True)
            ]
            mixed[seat] = _in_proportion(regrets[seat])
            # Later mixes weigh more, because they are nearer to the equilibrium.
            sums[seat] = [
                whole + round_ * often for whole, often in zip(sums[seat], mixed[seat], strict=True)
            ]
    return [_in_proportion(whole) for whole in sums]


def _in_proportion(weights: Sequence[int]) -> list[int]:
    """Return the shares of weights, in parts of ONE; equal ones if all are 0."""
    whole = sum(weights)
    return [ONE * weight // whole for weight in weights] if whole else [ONE // len(weights)] * len(weights)


class Weighed(NamedTuple):
    """Bids that are compared."""

    mix: list[int]
    """How often the seat makes each of BIDS, in parts of its sum."""
    values: dict[int, Value]
    """The values of the bids of the mix and of others that are wanted, by their indices in BIDS."""


def weighed(p: Position, seat: Seat, wanted: Iterable[int] = ()) -> Slices[Weighed]:
    """Return the bids that are best for a seat, and the values of bids against the mixes of the others.

    With two seats the whole mix is best, because it is an equilibrium; with more, only those of its bids that
    are about equal to the best of them.
    """
    mix = mix_of(p, seat)
    profiles = _profiles(p, seat)
    found = {}
    for bid in {*wanted} | {bid for bid, often in enumerate(mix) if often}:
        after = []
        for others, weight in profiles:
            after.append((followed(revealed(p, replaced(others, seat, bid))), weight))
            yield
        found[bid] = mean_of(after)
    if len(p.chips) > 2:
        least = max([found[bid].utility(seat) for bid, often in enumerate(mix) if often]) - NEAR
        mix = [often if often and found[bid].utility(seat) >= least else 0 for bid, often in enumerate(mix)]
    return Weighed(mix, found)


def _profiles(p: Position, seat: Seat) -> list[tuple[tuple[int, ...], int]]:
    """Return bids of the other seats with their weights."""
    seats = range(len(p.chips))
    if len(seats) == 2:
        other = 1 - seat
        return [(replaced((0, 0), other, bid), often) for bid, often in enumerate(mix_of(p, other)) if often]
    mixed = mixes(p)
    steps = dict(zip([other for other in seats if other != seat], _STEPS, strict=False))
    draws = Counter(
        tuple([_at(mixed[other], draw * steps[other]) if other in steps else 0 for other in seats])
        for draw in range(_DRAWS)
    )
    return [*draws.items()]


def _at(mix: Sequence[int], draw: int) -> int:
    """Return the bid at an even share of a mix."""
    left = sum(mix) * (2 * (draw % _DRAWS) + 1) // (2 * _DRAWS)
    for bid, often in enumerate(mix):
        left -= often
        if left < 0:
            return bid
    raise AssertionError("a number below the sum is below some part of it")


def likely(mix: Sequence[int], least: int = LIKELY) -> list[int]:
    """Return a mix without the bids that are less than `least` percent as frequent as the most frequent."""
    most = max(mix)
    return [often if 100 * often >= least * most else 0 for often in mix]
