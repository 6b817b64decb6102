"""Views of those who know more than lies on the table: who has looked on all the time, and who sees all."""

from __future__ import annotations

from volle.core.fast_dataclass import replace
from volle.core.game import Seat
from volle.wolle.types import State
from volle.wolle.view import View, observe


def recall(state: State, seat: Seat) -> View:
    """What `seat` may know that remembers all cards it has seen taken, and all bids it has seen revealed.

    Rules wolle.herd.closed, wolle.bid.secret.
    """
    seen = observe(state, seat)
    seats = tuple(
        replace(view, herd=herd, past_bids=past)
        for view, herd, past in zip(seen.seats, state.herds, state.past_bids, strict=True)
    )
    return replace(seen, seats=seats)


def observe_all(state: State) -> View:
    """The table with what closed herds and secret bids hide: for a match that is over."""
    seen = observe(state, None)
    seats = tuple(
        replace(view, herd=herd, bid=bid)
        for view, herd, bid in zip(seen.seats, state.herds, state.bids, strict=True)
    )
    return replace(seen, seats=seats)
