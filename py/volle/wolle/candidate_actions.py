"""Actions that a player might try, legal or not, so that every refusal can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from volle.core.game import Seat
from volle.wolle.cards import HALF_DECK, in_deck_order
from volle.wolle.types import (
    BIDS,
    DIE_NAMES,
    CardId,
    Claim,
    Keep,
    Leave,
    MakeBid,
    Miss,
    Rescue,
    SeatAction,
    Steal,
    Take,
    Top,
)
from volle.wolle.view import View

_CHOICES = (Claim, Rescue, Miss, Steal, Leave)
_MOST_TAKEN = 3


def candidate_actions(view: View, seat: Seat) -> Iterator[SeatAction]:
    """Yield every bid, die and choice, cards of the display, and sheep just taken or not."""
    yield from (MakeBid(seat, bid) for bid in BIDS)
    yield from (Keep(seat, die) for die in DIE_NAMES)
    yield from (choice(seat) for choice in _CHOICES)
    yield from (Take(seat, cards) for cards in _takings(view))
    yield from (Top(seat, card) for card in (*_new_sheep(view), *_displayed(view), _elsewhere(view)))


def _takings(view: View) -> Iterator[tuple[CardId, ...]]:
    """Yield one to three cards of the display; another card if it is empty."""
    there = _displayed(view) or (_elsewhere(view),)
    return (in_deck_order(there[:count]) for count in range(1, _MOST_TAKEN + 1))


def _displayed(view: View) -> tuple[CardId, ...]:
    """The cards on the table."""
    return tuple(card.id for card in view.display)


def _new_sheep(view: View) -> tuple[CardId, ...]:
    """The sheep that have just been taken."""
    return tuple(card.id for card in view.taking.new_sheep) if view.taking else ()


def _elsewhere(view: View) -> CardId:
    """Return a card that is not on the table."""
    there = set(chain(_displayed(view), _new_sheep(view)))
    return next(card.id for card in HALF_DECK.cards if card.id not in there)
