"""Views with more than the table shows: of a seat that remembers, and of a viewer who sees everything."""

from __future__ import annotations

from volle.core.fast_dataclass import replace
from volle.core.game import Seat
from volle.wolle.types import State
from volle.wolle.view import View, observe


def recall(state: State, seat: Seat) -> View:
    """Return the view of a seat that remembers all bids revealed and all cards taken, so also those to come.

    Rules wolle.herd.closed, wolle.bid.secret.
    """
    seen = observe(state, seat)
    seats = tuple(
        replace(view, herd=herd, past_bids=past)
        for view, herd, past in zip(seen.seats, state.herds, state.past_bids, strict=True)
    )
    return replace(seen, seats=seats, undealt=state.undealt)


def observe_all(state: State) -> View:
    """Return the view with closed herds and secret bids, for a finished match."""
    seen = observe(state, None)
    seats = tuple(
        replace(view, herd=herd, bid=bid)
        for view, herd, bid in zip(seen.seats, state.herds, state.bids, strict=True)
    )
    return replace(seen, seats=seats)
