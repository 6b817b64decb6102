"""Redaction of events: secret bids, and the cards in closed herds."""

from __future__ import annotations

from collections.abc import Hashable

from volle.core.fast_dataclass import replace
from volle.core.game import Seat
from volle.wolle import table
from volle.wolle.events import BidMarked, CardsTaken, DisplayDealt, Event, HerdTopped, OrderPlaced
from volle.wolle.types import State


def redact(event: Event, state: State, seat: Seat | None) -> Event:
    """Return the event as `seat` may see it: without others' bids before the reveal and cards of past rounds.

    Rules wolle.bid.secret, wolle.herd.closed.
    """
    match event:
        case BidMarked() if event.seat != seat:
            return replace(event, bid=None)
        case DisplayDealt() | CardsTaken() if _is_forgotten(event.round, state):
            return replace(event, cards=None)
        case HerdTopped() if _is_forgotten(event.round, state):
            return replace(event, card=None)
        case OrderPlaced() if _is_forgotten(event.round, state):
            return replace(event, sheep_number=None)
        case _:
            return event


def _is_forgotten(round_number: int, state: State) -> bool:
    """Return True if the cards of a round are hidden now. Rules wolle.herd.closed, wolle.house.open-herds."""
    past = round_number != table.round_number(state)
    return past and state.phase != "over" and not state.options.open_herds


def disclosure(state: State) -> Hashable:
    """Return a key that changes when earlier events must be redacted differently."""
    past = max(table.round_number(state) - 1, 0)
    return None if state.options.open_herds else (past, state.phase == "over")
