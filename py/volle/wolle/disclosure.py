"""What may be read, now, of what has happened: secret bids, and the cards that closed herds hide."""

from __future__ import annotations

from collections.abc import Hashable

from volle.core.fast_dataclass import replace
from volle.core.game import Seat
from volle.wolle import table
from volle.wolle.events import BidMarked, CardsTaken, DisplayDealt, Event, HerdTopped, OrderPlaced
from volle.wolle.types import State


def redact(event: Event, state: State, seat: Seat | None) -> Event:
    """The event as `seat` may read it: no bid of others before the reveal, no cards of rounds that are past.

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
    """Whether only memory knows the cards of a round. Rules wolle.herd.closed, wolle.house.open-herds."""
    past = round_number != table.round_number(state)
    return past and state.phase != "over" and not state.options.open_herds


def disclosure(state: State) -> Hashable:
    """What decides which cards past events may name: how many rounds are past, and whether all are open."""
    past = max(table.round_number(state) - 1, 0)
    return None if state.options.open_herds else (past, state.phase == "over")
