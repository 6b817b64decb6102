"""The decisions of `ewe`, `ram` and `roger`: one way to think, with a table of what each knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from volle.core.chance import Stream
from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
from volle.core.thinking import Slices
from volle.wolle import table
from volle.wolle.brain import bids
from volle.wolle.brain.judge import judged, utilities
from volle.wolle.brain.position import EVERY_SEAT, Position, position_of
from volle.wolle.brain.values import ONE, mixes
from volle.wolle.types import BIDS, MakeBid, SeatAction
from volle.wolle.view import View

_FINE: Final = 16
"""Steps in which a weight is interpolated between two halvings."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Mind:
    """The abilities of a bot."""

    remembers: Literal["nothing", "own", "all"]
    """The herds whose cards it remembers."""
    usual: int
    """The share of its bids, in percent, that are usual ones, made without a look at the cards."""
    likely: int
    """The least frequency of a bid that it makes, in percent of the most frequent one of the net's mix."""
    weighs: bool
    """True if it computes its mix from the values of bids, instead of taking that of the net."""
    slip: int
    """The difference, in parts of ONE, at which a choice is made half as often; 0 if only the best is."""


MINDS: Final = {
    "ewe": Mind("nothing", usual=30, likely=0, weighs=False, slip=ONE // 100),
    "ram": Mind("own", usual=0, likely=10, weighs=False, slip=ONE // 300),
    "roger": Mind("all", usual=0, likely=0, weighs=True, slip=0),
}


def decide(view: View, rng: Stream, name: str) -> Slices[SeatAction]:
    """Return the choice of a mind: usually the best one, occasionally one that is a little worse."""
    mind, seat = MINDS[name], view.legal[0].seat
    p = position_of(view, {"nothing": (), "own": (seat,), "all": EVERY_SEAT}[mind.remembers])
    if isinstance(view.legal[0], MakeBid):
        return view.legal[(yield from _bid(p, seat, len(view.legal), rng, mind))]
    values = yield from judged(view, p)
    return view.legal[_soft_choice(utilities(values, seat), rng, mind.slip)]


def _bid(p: Position, seat: Seat, legal: int, rng: Stream, mind: Mind) -> Slices[int]:
    """Return the index of a bid: a usual one, or one of the best of its mix against the others."""
    if rng.below(100) < mind.usual:
        return rng.weighted([int(bid.target in table.USUAL_BIDS) for bid in BIDS[:legal]])
    if not mind.weighs:
        return rng.weighted(_likely(mixes(p)[seat], mind.likely))
    bidding = bids.bidding_of(p)
    yield from bidding.think()
    return rng.weighted(bidding.mixes[seat])


def _likely(mix: Sequence[int], least: int) -> list[int]:
    """Return a mix without the bids that are less than `least` percent as frequent as the most frequent."""
    most = max(mix)
    return [often if 100 * often >= least * most else 0 for often in mix]


def _soft_choice(values: Sequence[int], rng: Stream, slip: int) -> int:
    """Return the index of the greatest value, or another one: half as often for each `slip` below it."""
    best = max(values)
    if not slip:
        return values.index(best)
    return rng.weighted([_weight(best - value, slip) for value in values])


def _weight(regret: int, slip: int) -> int:
    """Return a weight that halves with each `slip` of regret, interpolated linearly; 0 far below the best."""
    halvings, rest = divmod(regret * _FINE // slip, _FINE)
    return ((2 * _FINE - rest) << 10) >> halvings
