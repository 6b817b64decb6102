"""The heuristic bot `lamb`, which plays like a beginner: it goes by what is printed on the cards."""

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
"""The largest distance of its bids from the usual one."""
_LIKED: Final = {"370": 4, "007": 4, "dog": 3, "bone": 3}
"""The value of cards without points; the first dog counts more."""
_FIRST_DOG: Final = 9
_CHEAP: Final = 2
"""The most chips that it pays without regret."""


def decide_by_heuristic(view: View, rng: Stream) -> SeatAction:
    """Return one of `view.legal`: a bid around 20, the die that fell best, the cards with the most points."""
    if isinstance(view.legal[0], MakeBid):
        return MakeBid(view.legal[0].seat, _bid(view, rng))
    return max(view.legal, key=lambda action: _liking(view, action))


def _bid(view: View, rng: Stream) -> Bid:
    """Return a bid around the usual one, higher with a bonus and lower with a malus."""
    assert view.seat is not None, "a bot sits at the table"
    top = view.seats[view.seat].top
    corner = top.corner if top is not None and isinstance(top.corner, int) else 0
    wanted = _USUAL_BID + corner + rng.below(2 * _SPREAD + 1) - _SPREAD
    lowest, highest = BIDS[0].target, BIDS[-1].target
    return Bid(min(max(wanted, lowest), highest))


def _liking(view: View, action: SeatAction) -> int:
    """Return the preference for a legal move; the highest is played."""
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
    """Return the preference for a card."""
    assert view.seat is not None, "a bot sits at the table"
    if card.kind == "dog" and not view.seats[view.seat].dogs:
        return _FIRST_DOG
    return _LIKED.get(card.kind, card.points)


def _corner(card: Card) -> int:
    """Return the bonus or malus of a card."""
    return card.corner if isinstance(card.corner, int) else 0
