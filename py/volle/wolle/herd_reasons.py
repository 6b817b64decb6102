"""Reasons to take cards, and to put a sheep on top of the herd."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from volle.core.advice import Reason, ReasonValue, Term
from volle.core.game import Seat
from volle.wolle import appraisal, deciding, scoring
from volle.wolle.appraisal import POINT
from volle.wolle.deciding import TurnValues
from volle.wolle.types import Card, SeatAction, Take, Top
from volle.wolle.view import View


def take_terms(view: View, turn: TurnValues, action: SeatAction) -> Iterator[Term]:
    """Yield the reasons to take cards: their value to the herd, and the cards left for others."""
    assert isinstance(action, Take), "cards are taken"
    cards = [card for card in view.display if card.id in action.cards]
    held, ahead = appraisal.holding(view, action.seat), appraisal.forecast(view)
    parts = appraisal.parts(held, ahead, cards)
    printed = sum([card.points for card in cards])
    if any(card.kind in ("plain", "black") for card in cards):
        code = "minus-points" if printed < 0 else "points"
        yield Term(Reason(code, (("points", abs(printed)),)), parts.points)
    yield from _set_terms(view, action.seat, cards, parts.sets)
    yield from _dog_terms(held, cards, parts.dogs)
    best = max(
        (card for card in cards if card.is_sheep),
        key=lambda card: appraisal.top_value(card, ahead),
        default=None,
    )
    if best and ahead.rounds:
        yield from _corner_terms(best, parts.top)
    yield from _left_terms(view, turn, action)


def _set_terms(view: View, seat: Seat, cards: Sequence[Card], value: int) -> Iterator[Term]:
    """Yield the number of cards of each set then, and their points as they stand. Rule wolle.score.370."""
    herd = view.seats[seat].herd
    counted = (("370", scoring.set_370_points), ("007", scoring.set_007_points))
    for kind, points in counted:
        new = sum([card.kind == kind for card in cards])
        if new and herd is not None:
            count = new + sum([card.kind == kind for card in herd])
            values = (("count", count), ("points", points(count)))
            yield Term(Reason(f"set-{kind}", values), value)


def _dog_terms(held: appraisal.Holding, cards: Sequence[Card], value: int) -> Iterator[Term]:
    """Yield the effect of dogs and the bone. Rules wolle.score.dog-none, wolle.score.dog-one, -.dog-most."""
    dogs = sum([card.kind == "dog" for card in cards])
    has_bone = any(card.kind == "bone" for card in cards)
    if dogs:
        count = held.dogs + dogs
        points = scoring.dog_points(count, held.most_dogs)
        code = "most-dogs" if points < 0 else "one-dog" if count == 1 else "more-dogs"
        yield Term(Reason(code, (("count", count), ("points", abs(points)))), value)
    if has_bone:
        yield Term(Reason("bone", (("count", held.dogs + dogs),)), value)


def _corner_terms(card: Card, value: int) -> Iterator[Term]:
    """Yield the effect of a sheep on top on later rolls. Rules wolle.result.bonus, wolle.result.malus."""
    corner = appraisal.corner_of(card)
    code = "bonus" if corner > 0 else "malus" if corner < 0 else "no-corner"
    yield Term(Reason(code, (("corner", abs(corner)),) if corner else ()), value)


def _left_terms(view: View, turn: TurnValues, action: Take) -> Iterator[Term]:
    """Yield the card left that is most valuable to the seats behind."""
    behind = view.order[view.order.index(action.seat) + 1 :] or view.order[:1]
    left = [place for place, card in enumerate(view.display) if card.id not in action.cards]
    if left and action.seat not in behind:
        bidders = [turn.round_.bidders[seat] for seat in behind]
        value, place = max((max(one.value[1 << place] for one in bidders), place) for place in left)
        if value >= POINT:
            values = (*_face(view.display[place]), ("points", value // POINT))
            whole = len(turn.rest) - 1
            rest = turn.rest[whole ^ deciding.part_of(view, action.cards)]
            yield Term(Reason("leaves", values), rest)


def _face(card: Card) -> tuple[tuple[str, ReasonValue], ...]:
    """Return the values that the words for a card need."""
    kind = f"set-{card.kind}" if card.kind in ("370", "007") else card.kind
    return (
        ("kind", kind),
        ("size", abs(card.points)),
        ("number", card.number or 0),
        ("told", "no"),
        ("count", 1),
    )


def top_terms(view: View, action: SeatAction) -> Iterator[Term]:
    """Yield the reasons for a sheep on top of the herd. Rule wolle.bid.tie."""
    assert isinstance(action, Top) and view.taking is not None, "new sheep are stacked"
    card = next(card for card in view.taking.new_sheep if card.id == action.card)
    ahead = appraisal.forecast(view)
    if not ahead.rounds:
        yield Term(Reason("last-round"), 0)
        return
    yield from _corner_terms(card, appraisal.top_value(card, ahead))
    yield Term(Reason("number", (("number", card.number or 0),)), -(card.number or 0))
