"""What cards and chips are worth to a seat before the match is over.

All worth is in hundredths of a point, whole numbers, so that every machine decides alike. Cards that count
together (sets, dogs, the bone) are worth what they add to the count that is to be expected at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from volle.core.game import Seat
from volle.wolle import scoring
from volle.wolle.cards import DECK_SIZE, DOG_COUNT, HOUSE_DECK
from volle.wolle.types import Card, Kind
from volle.wolle.view import SeatView, View

POINT: Final = 100
_AVERAGE_370: Final = 450
_AVERAGE_007: Final = 600
"""Average gain of one more card of a set for somebody who does not count."""
_USUAL_RETURN: Final = 350
"""Worth of the two sheep that a seat without a dog puts back, where it has not got smaller ones yet."""
_ELSEWHERE: Final = 250
"""What a seat forgoes for a card that it takes: another card."""
_CORNER: Final = 80
"""Worth of one point of bonus or malus on top of the herd, while there are rounds to come."""
_CHIPS: Final = (0, 170, 320, 450, 570, 680)
"""Worth of so many wool chips, while there are rounds to come."""
_IN_DECK: Final = Counter(card.kind for card in HOUSE_DECK.cards)
_SET_POINTS: Final = (scoring.set_370_points, scoring.set_007_points)
_BONE_SYMBOLS: Final = sum(card.corner == "bone" for card in HOUSE_DECK.cards)
"""How many there are: bots take any deck for one like the house deck."""


class Holding(NamedTuple):
    """What a seat has, as far as it bears on the worth of more."""

    sets: tuple[int, int] | None
    """Cards 3-7-0 and 0-0-7; None where nobody remembers."""
    returned: int
    """Worth of the plain sheep that it puts back if it ends without a dog."""
    dogs: int
    most_dogs: int
    """The most dogs that another seat has."""
    has_bone: bool
    corner: int
    """Bonus or malus on top of the herd."""
    number: int
    """The sheep number that decides a tie."""


class Outlook(NamedTuple):
    """What is still to come after this round, as far as it is known or to be expected."""

    seats: int
    rounds: int
    """Rounds to come after this one."""
    sets: tuple[int, int]
    """Cards 3-7-0 and 0-0-7."""
    dogs: int
    symbols: int
    """Cards with a bone symbol."""


def outlook(view: View) -> Outlook:
    """What the pile still holds: certain where all herds are remembered, else in proportion."""
    seen = [card for seat in view.seats for card in seat.herd or (seat.top,) if card] + list(view.display)
    seen += view.taking.new_sheep if view.taking else ()
    beside = sum(len(seat.dogs) + seat.has_bone for seat in view.seats)
    unseen = max(DECK_SIZE - len(seen) - beside, view.undealt_count, 1)
    kinds = Counter(card.kind for card in seen)
    symbols = sum(card.corner == "bone" for card in seen)

    def expected(there: int) -> int:
        """How many of the cards that were not seen are still in the pile, to the nearest."""
        return (2 * max(there, 0) * view.undealt_count + unseen) // (2 * unseen)

    dogs = DOG_COUNT - sum(len(seat.dogs) for seat in view.seats) - kinds["dog"]
    return Outlook(
        seats=len(view.seats),
        rounds=view.rounds - view.round,
        sets=(expected(_IN_DECK["370"] - kinds["370"]), expected(_IN_DECK["007"] - kinds["007"])),
        dogs=max(dogs, 0),
        symbols=expected(_BONE_SYMBOLS - symbols),
    )


def holding(view: View, seat: Seat) -> Holding:
    """What a seat has, as the view tells."""
    own = view.seats[seat]
    return Holding(
        sets=_sets(own.herd) if own.herd is not None else (0, 0) if not own.herd_count else None,
        returned=_returned(own),
        dogs=len(own.dogs),
        most_dogs=max(len(other.dogs) for place, other in enumerate(view.seats) if place != seat),
        has_bone=own.has_bone,
        corner=corner_of(own.top),
        number=own.sheep_number or 0,
    )


def standing(view: View, seat: Seat, ahead: Outlook) -> int:
    """What all that a seat has is worth in the end, as far as its herd is known."""
    own, held = view.seats[seat], holding(view, seat)
    kinds: Counter[Kind] = Counter(card.kind for card in own.herd or ())
    points = POINT * sum(card.points for card in own.herd or ())
    points += _sets_worth((0, 0), ahead, kinds) + chips_worth(own.chips, ahead)
    points += _dogs_worth(held, ahead, held.dogs, has_bone=held.has_bone)
    return points + _top_worth(held.corner, held.number, ahead)


class Parts(NamedTuple):
    """What cards are worth to a seat, part by part."""

    points: int
    """What is printed on them."""
    sets: int
    dogs: int
    """Of dogs and the bone."""
    top: int
    """Of the best corner on top."""


def worth(held: Holding, ahead: Outlook, cards: Sequence[Card]) -> int:
    """What a seat gains by these cards, best corner on top; below zero where it loses."""
    return sum(parts(held, ahead, cards)) if cards else 0


def parts(held: Holding, ahead: Outlook, cards: Sequence[Card]) -> Parts:
    """The same, part by part."""
    kinds = Counter(card.kind for card in cards)
    dogs = 0
    if kinds["dog"] or kinds["bone"]:
        has_bone = held.has_bone or bool(kinds["bone"])
        dogs = _dogs_worth(held, ahead, held.dogs + kinds["dog"], has_bone=has_bone)
        dogs -= _dogs_worth(held, ahead, held.dogs, has_bone=held.has_bone)
    tops = [top_worth(card, ahead) for card in cards if card.is_sheep]
    top = max(tops) - _top_worth(held.corner, held.number, ahead) if tops else 0
    points = POINT * sum(card.points for card in cards)
    return Parts(points, _sets_worth(held.sets, ahead, kinds), dogs, top)


def chips_worth(chips: int, ahead: Outlook) -> int:
    """What so many wool chips are worth: a point each at the end, and before that what they can lift."""
    if not ahead.rounds:
        return POINT * chips
    known = min(chips, len(_CHIPS) - 1)
    return _CHIPS[known] + POINT * (chips - known)


def top_worth(card: Card, ahead: Outlook) -> int:
    """What a sheep on top of the herd is worth: its corner, and a low number, which goes first in a tie."""
    return _top_worth(corner_of(card), card.number or 0, ahead)


def corner_of(card: Card | None) -> int:
    """Bonus or malus of a card on top."""
    return card.corner if card is not None and isinstance(card.corner, int) else 0


def bone_worth(held: Holding, ahead: Outlook) -> int:
    """What owning the bone is worth to a seat."""
    owned, not_owned = (_dogs_worth(held, ahead, held.dogs, has_bone=has) for has in (True, False))
    return owned - not_owned


def _top_worth(corner: int, number: int, ahead: Outlook) -> int:
    """What a corner and a number on top of the herd are worth; nothing in the last round."""
    return _CORNER * corner - number if ahead.rounds else 0


def _sets(herd: Iterable[Card]) -> tuple[int, int]:
    """How many cards 3-7-0 and 0-0-7 there are."""
    kinds: Counter[Kind] = Counter(card.kind for card in herd)
    return kinds["370"], kinds["007"]


def _returned(own: SeatView) -> int:
    """Worth of the plain sheep that a seat puts back which ends without a dog; never much."""
    small = scoring.returned_sheep(own.herd or (), 0)
    if len(small) < scoring.RETURNED_COUNT:
        return _USUAL_RETURN
    return min(POINT * sum(card.points for card in small), _USUAL_RETURN)


def _sets_worth(held: tuple[int, int] | None, ahead: Outlook, kinds: Counter[Kind]) -> int:
    """What more cards of the two kinds of sets are worth."""
    more = kinds["370"], kinds["007"]
    if held is None:
        return _AVERAGE_370 * more[0] + _AVERAGE_007 * more[1]
    return sum(
        _set_worth(points, have + new, left, ahead.seats) - _set_worth(points, have, left, ahead.seats)
        for points, have, new, left in zip(_SET_POINTS, held, more, ahead.sets, strict=True)
        if new
    )


@lru_cache(maxsize=2048)
def _set_worth(points: Callable[[int], int], have: int, left: int, seats: int) -> int:
    """What so many cards of a set come to at the end, if so many more are to come to all seats."""
    if not left:
        return POINT * points(have)
    stays, grows = (_set_worth(points, count, left - 1, seats) for count in (have, have + 1))
    return _to_come(stays, grows, seats)


def _to_come(stays: int, grows: int, seats: int) -> int:
    """The mean over the next card: taken where wanted and to be had, or now and then unwanted."""
    wanted, unwanted, whole = 12, 1, 12 * seats
    return (
        wanted * max(stays, grows - _ELSEWHERE) + unwanted * grows + (whole - wanted - unwanted) * stays
    ) // whole


class _Kennel(NamedTuple):
    """What the worth of dogs depends on, beside how many there are."""

    most: int
    """The most dogs that another seat has."""
    kept: int
    """Percent to own the bone at the end."""
    returned: int
    seats: int


def _dogs_worth(held: Holding, ahead: Outlook, dogs: int, *, has_bone: bool) -> int:
    """What so many dogs, and perhaps the bone, come to at the end."""
    kept = _kept_bone(ahead.symbols, ahead.seats, has_bone=has_bone)
    return _dog_worth(dogs, ahead.dogs, _Kennel(held.most_dogs, kept, held.returned, ahead.seats))


@lru_cache(maxsize=4096)
def _dog_worth(dogs: int, left: int, kennel: _Kennel) -> int:
    """What so many dogs come to at the end, if so many more are to come to all seats."""
    if left:
        stays, grows = (_dog_worth(count, left - 1, kennel) for count in (dogs, dogs + 1))
        return _to_come(stays, grows, kennel.seats)
    others = max(kennel.most, -(-(DOG_COUNT - dogs) // (kennel.seats - 1)))
    alone = POINT * scoring.dog_points(dogs, others) if dogs else -kennel.returned
    return alone + kennel.kept * scoring.bone_points(dogs, has_bone=True) * POINT // 100


@lru_cache(maxsize=256)
def _kept_bone(symbols: int, seats: int, *, has_bone: bool) -> int:
    """Percent to own the bone at the end, if so many symbols are to come, most of which move it."""
    if not symbols:
        return 100 if has_bone else 0
    mine, others = (_kept_bone(symbols - 1, seats, has_bone=has) for has in (True, False))
    if not has_bone:
        return (mine + (seats - 1) * others) // seats
    stolen = 4 * (seats - 1)
    return (stolen * others + (5 * seats - stolen) * mine) // (5 * seats)
