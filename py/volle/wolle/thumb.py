"""Rules of thumb, as of somebody who has just learnt the game and goes by what is printed on the cards."""

from __future__ import annotations

from typing import Final

from volle.core.chance import Stream
from volle.wolle.types import (
    BIDS,
    DIE_NAMES,
    DIE_SIDES,
    Bid,
    Card,
    Claim,
    Keep,
    MakeBid,
    Rescue,
    SeatAction,
    Steal,
    Take,
    Top,
)
from volle.wolle.view import View

_USUAL_BID: Final = 20
_SPREAD: Final = 3
"""Its bids are this much above or below the usual one."""
_LIKED: Final = {"370": 4, "007": 4, "dog": 3, "bone": 3}
"""What it holds cards for that have no points; the first dog is worth more."""
_FIRST_DOG: Final = 9
_CHEAP: Final = 2
"""Chips that it gladly pays."""


def by_rule_of_thumb(view: View, rng: Stream) -> SeatAction:
    """One of `view.legal`: a bid around 20, the die that fell well, the cards with the most points."""
    if isinstance(view.legal[0], MakeBid):
        return MakeBid(view.legal[0].seat, _bid(view, rng))
    return max(view.legal, key=lambda action: _liking(view, action))


def _bid(view: View, rng: Stream) -> Bid:
    """Somewhere around the usual bid, higher with a bonus, lower with a minus."""
    assert view.seat is not None, "a bot sits at the table"
    top = view.seats[view.seat].top
    corner = top.corner if top is not None and isinstance(top.corner, int) else 0
    wanted = _USUAL_BID + corner + rng.below(2 * _SPREAD + 1) - _SPREAD
    lowest, highest = BIDS[0].target, BIDS[-1].target
    return Bid(min(max(wanted, lowest), highest))


def _liking(view: View, action: SeatAction) -> int:
    """How much it likes what it may do: the most is done."""
    turn, taking = view.turn, view.taking
    match action:
        case Keep(_, die) if turn is not None and turn.dice is not None:
            place = DIE_NAMES.index(die)
            return 2 * turn.dice[place] - DIE_SIDES[place]
        case Take(_, cards):
            return sum(_card_liking(view, card) for card in view.display if card.id in cards)
        case Top(_, card_id) if taking is not None:
            return next(_corner(card) for card in taking.new_sheep if card.id == card_id)
        case Claim() if turn is not None and turn.claim is not None:
            return 2 * DIE_SIDES[0] if turn.claim.chips <= _CHEAP else -2 * DIE_SIDES[0]
        case Rescue() | Steal():
            return 1
        case _:
            return 0


def _card_liking(view: View, card: Card) -> int:
    """Its points, or what it is held for."""
    assert view.seat is not None, "a bot sits at the table"
    if card.kind == "dog" and not view.seats[view.seat].dogs:
        return _FIRST_DOG
    return _LIKED.get(card.kind, card.points)


def _corner(card: Card) -> int:
    """Bonus or malus of a card."""
    return card.corner if isinstance(card.corner, int) else 0
