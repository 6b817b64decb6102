"""Bids: the mix that the net plays, and the value of each bid against the mixes of the others.

One seat's bids are exact against one other. Against more, bids of the others are drawn: always the same
number of times, spread evenly over each mix and crossed in the manner of a lattice, so that every seat that
asks gets the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

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
_DRAWS: Final = 31
_STEPS: Final = (1, 12, 9, 20, 5)
"""The steps of the other seats through their mixes; the number of draws is prime."""
_RARE: Final = ONE // 200
"""Bids of a single other seat that are rarer are left out."""


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


def values(p: Position, seat: Seat, wanted: Iterable[int]) -> Slices[dict[int, Value]]:
    """Return the value of bids to a seat, as indices in BIDS, against the mixes of the others."""
    profiles = _profiles(mixes(p), seat)
    found = {}
    for bid in wanted:
        after = []
        for others, weight in profiles:
            after.append((followed(revealed(p, replaced(others, seat, bid))), weight))
            yield
        found[bid] = mean_of(after)
    return found


def _profiles(mixed: Sequence[Sequence[int]], seat: Seat) -> list[tuple[tuple[int, ...], int]]:
    """Return bids of the other seats with their weights."""
    seats = range(len(mixed))
    if len(mixed) == 2:
        (other,) = {*seats} - {seat}
        bids = [(bid, often) for bid, often in enumerate(mixed[other]) if often >= _RARE]
        return [(replaced((0, 0), other, bid), often) for bid, often in bids]
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


def best_of(mix: Sequence[int], values: Mapping[int, Value], seat: Seat) -> list[int]:
    """Return the part of a mix that is best: its bids that are not rare.

    With three or more seats, only those about equal to the best of them against the mixes of the others.
    """
    found = likely(mix)
    if len(next(iter(values.values())).chances) == 2:
        return found
    least = max([values[bid].utility(seat) for bid, often in enumerate(found) if often]) - NEAR
    return [often if often and values[bid].utility(seat) >= least else 0 for bid, often in enumerate(found)]


def likely(mix: Sequence[int], least: int = LIKELY) -> list[int]:
    """Return a mix without the bids that are less than `least` percent as frequent as the most frequent."""
    most = max(mix)
    return [often if 100 * often >= least * most else 0 for often in mix]
