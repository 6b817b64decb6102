"""The value of cards and chips to a seat before the match is over.

Values are integers, in hundredths of a point, so that CPython and Pyodide agree. Cards that count together
(sets, dogs, the bone) are valued by their expected contribution to the final count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from volle.core.game import Seat
from volle.wolle import scoring
from volle.wolle.cards import HALF_DECK, HOUSE_DECK
from volle.wolle.types import Card, Deck, Kind
from volle.wolle.view import SeatView, View

POINT: Final = 100
_AVERAGE_370: Final = 450
_AVERAGE_007: Final = 600
"""Mean gain by one more card of a set, for a bot that does not remember herds."""
_USUAL_RETURN: Final = 350
"""The value of the two sheep that a seat without a dog puts back, if it has no smaller ones yet."""
_ELSEWHERE: Final = 250
"""The value of the other card that a seat forgoes by taking one."""
_CORNER: Final = 80
"""The value of one point of bonus or malus on top of the herd, while there are rounds to come."""
_CHIPS: Final = (0, 170, 320, 450, 570, 680)
"""The value of wool chips, by their number, while there are rounds to come."""
_SET_POINTS: Final = (scoring.set_370_points, scoring.set_007_points)


class _Played(NamedTuple):
    """The cards of a match. Bots assume the house deck, or half of it."""

    cards: int
    kinds: Counter[Kind]
    symbols: int
    """Cards with a bone symbol."""


def _played(deck: Deck) -> _Played:
    """Return the counts of a deck."""
    kinds = Counter(card.kind for card in deck.cards)
    return _Played(len(deck.cards), kinds, sum(card.corner == "bone" for card in deck.cards))


_PLAYED: Final = {False: _played(HOUSE_DECK), True: _played(HALF_DECK)}
"""By whether the match is short."""


class Holding(NamedTuple):
    """The possessions of a seat that change the value of more cards."""

    sets: tuple[int, int] | None
    """Numbers of 3-7-0 and 0-0-7 cards; None if not remembered."""
    returned: int
    """The value of the plain sheep that it puts back if it ends without a dog."""
    dogs: int
    most_dogs: int
    """The largest number of dogs of another seat."""
    has_bone: bool
    corner: int
    """Bonus or malus on top of the herd."""
    number: int
    """The sheep number, which breaks ties."""


class Forecast(NamedTuple):
    """The cards to come after this round, as far as they are known or expected."""

    seats: int
    rounds: int
    """Rounds to come after this one."""
    sets: tuple[int, int]
    """Cards 3-7-0 and 0-0-7."""
    dogs: int
    all_dogs: int
    """The dogs of the match, those already taken included."""
    symbols: int
    """Cards with a bone symbol."""


def forecast(view: View) -> Forecast:
    """Return the cards in the pile: exact if all herds are remembered, otherwise in proportion."""
    seen = [card for seat in view.seats for card in seat.herd or (seat.top,) if card] + list(view.display)
    seen += view.taking.new_sheep if view.taking else ()
    beside = sum(len(seat.dogs) + seat.has_bone for seat in view.seats)
    played = _PLAYED[view.short]
    unseen = max(played.cards - len(seen) - beside, view.undealt_count, 1)
    kinds = Counter(card.kind for card in seen)
    symbols = sum(card.corner == "bone" for card in seen)

    def expected(there: int) -> int:
        """Return the expected number in the pile of `there` cards not seen, rounded."""
        return (2 * max(there, 0) * view.undealt_count + unseen) // (2 * unseen)

    dogs = played.kinds["dog"] - sum(len(seat.dogs) for seat in view.seats) - kinds["dog"]
    return Forecast(
        seats=len(view.seats),
        rounds=view.rounds - view.round,
        sets=(expected(played.kinds["370"] - kinds["370"]), expected(played.kinds["007"] - kinds["007"])),
        dogs=max(dogs, 0),
        all_dogs=played.kinds["dog"],
        symbols=expected(played.symbols - symbols),
    )


def holding(view: View, seat: Seat) -> Holding:
    """Return the possessions of a seat, as far as the view shows them."""
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


def standing(view: View, seat: Seat, ahead: Forecast) -> int:
    """Return the value of all possessions of a seat, as far as its herd is known."""
    own, held = view.seats[seat], holding(view, seat)
    kinds: Counter[Kind] = Counter(card.kind for card in own.herd or ())
    points = POINT * sum(card.points for card in own.herd or ())
    points += _sets_value((0, 0), ahead, kinds) + chips_value(own.chips, ahead)
    points += _dogs_value(held, ahead, held.dogs, has_bone=held.has_bone)
    return points + _top_value(held.corner, held.number, ahead)


class Parts(NamedTuple):
    """The value of cards to a seat, in parts."""

    points: int
    """Printed points."""
    sets: int
    dogs: int
    """Of dogs and the bone."""
    top: int
    """The best corner on top."""


def value(held: Holding, ahead: Forecast, cards: Sequence[Card]) -> int:
    """Return the gain of a seat by these cards, with the best corner on top; negative for a loss."""
    return sum(parts(held, ahead, cards)) if cards else 0


def parts(held: Holding, ahead: Forecast, cards: Sequence[Card]) -> Parts:
    """Return the parts of the gain of a seat by these cards."""
    kinds = Counter(card.kind for card in cards)
    dogs = 0
    if kinds["dog"] or kinds["bone"]:
        has_bone = held.has_bone or bool(kinds["bone"])
        dogs = _dogs_value(held, ahead, held.dogs + kinds["dog"], has_bone=has_bone)
        dogs -= _dogs_value(held, ahead, held.dogs, has_bone=held.has_bone)
    tops = [top_value(card, ahead) for card in cards if card.is_sheep]
    top = max(tops) - _top_value(held.corner, held.number, ahead) if tops else 0
    points = POINT * sum(card.points for card in cards)
    return Parts(points, _sets_value(held.sets, ahead, kinds), dogs, top)


def chips_value(chips: int, ahead: Forecast) -> int:
    """Return the value of wool chips: a point each at the end, more while they can lift results."""
    if not ahead.rounds:
        return POINT * chips
    known = min(chips, len(_CHIPS) - 1)
    return _CHIPS[known] + POINT * (chips - known)


def top_value(card: Card, ahead: Forecast) -> int:
    """Return the value of a sheep on top: its corner, and a low number, which goes first in a tie."""
    return _top_value(corner_of(card), card.number or 0, ahead)


def corner_of(card: Card | None) -> int:
    """Return the bonus or malus of a card on top."""
    return card.corner if card is not None and isinstance(card.corner, int) else 0


def bone_value(held: Holding, ahead: Forecast) -> int:
    """Return the value of owning the bone."""
    owned, not_owned = (_dogs_value(held, ahead, held.dogs, has_bone=has) for has in (True, False))
    return owned - not_owned


def _top_value(corner: int, number: int, ahead: Forecast) -> int:
    """Return the value of a corner and a number on top of the herd; 0 in the last round."""
    return _CORNER * corner - number if ahead.rounds else 0


def _sets(herd: Iterable[Card]) -> tuple[int, int]:
    """Return the numbers of 3-7-0 and 0-0-7 cards."""
    kinds: Counter[Kind] = Counter(card.kind for card in herd)
    return kinds["370"], kinds["007"]


def _returned(own: SeatView) -> int:
    """Return the value of the plain sheep that the seat puts back if it ends without a dog."""
    small = scoring.returned_sheep(own.herd or (), 0)
    if len(small) < scoring.RETURNED_COUNT:
        return _USUAL_RETURN
    return min(POINT * sum(card.points for card in small), _USUAL_RETURN)


def _sets_value(held: tuple[int, int] | None, ahead: Forecast, kinds: Counter[Kind]) -> int:
    """Return the value of more cards of both kinds of sets."""
    more = kinds["370"], kinds["007"]
    if held is None:
        return _AVERAGE_370 * more[0] + _AVERAGE_007 * more[1]
    return sum(
        _set_value(points, have + new, left, ahead.seats) - _set_value(points, have, left, ahead.seats)
        for points, have, new, left in zip(_SET_POINTS, held, more, ahead.sets, strict=True)
        if new
    )


@lru_cache(maxsize=2048)
def _set_value(points: Callable[[int], int], have: int, left: int, seats: int) -> int:
    """Return the expected final value of `have` cards of a set, with `left` more to come to all seats."""
    if not left:
        return POINT * points(have)
    stays, grows = (_set_value(points, count, left - 1, seats) for count in (have, have + 1))
    return _to_come(stays, grows, seats)


def _to_come(stays: int, grows: int, seats: int) -> int:
    """Return the mean over the next card: taken if wanted and available, occasionally if unwanted."""
    wanted, unwanted, whole = 12, 1, 12 * seats
    return (
        wanted * max(stays, grows - _ELSEWHERE) + unwanted * grows + (whole - wanted - unwanted) * stays
    ) // whole


class _Kennel(NamedTuple):
    """The conditions of the value of dogs, besides their number."""

    most: int
    """The largest number of dogs of another seat."""
    kept: int
    """The chance to own the bone at the end, in percent."""
    returned: int
    all: int
    """The dogs of the match."""
    seats: int


def _dogs_value(held: Holding, ahead: Forecast, dogs: int, *, has_bone: bool) -> int:
    """Return the expected final value of dogs, and of the bone."""
    kept = _kept_bone(ahead.symbols, ahead.seats, has_bone=has_bone)
    return _dog_value(
        dogs, ahead.dogs, _Kennel(held.most_dogs, kept, held.returned, ahead.all_dogs, ahead.seats)
    )


@lru_cache(maxsize=4096)
def _dog_value(dogs: int, left: int, kennel: _Kennel) -> int:
    """Return the expected final value of `dogs` dogs, with `left` more to come to all seats."""
    if left:
        stays, grows = (_dog_value(count, left - 1, kennel) for count in (dogs, dogs + 1))
        return _to_come(stays, grows, kennel.seats)
    others = max(kennel.most, -(-(kennel.all - dogs) // (kennel.seats - 1)))
    alone = POINT * scoring.dog_points(dogs, others) if dogs else -kennel.returned
    return alone + kennel.kept * scoring.bone_points(dogs, has_bone=True) * POINT // 100


@lru_cache(maxsize=256)
def _kept_bone(symbols: int, seats: int, *, has_bone: bool) -> int:
    """Return the chance to own the bone at the end, in percent; most symbols to come move it."""
    if not symbols:
        return 100 if has_bone else 0
    mine, others = (_kept_bone(symbols - 1, seats, has_bone=has) for has in (True, False))
    if not has_bone:
        return (mine + (seats - 1) * others) // seats
    stolen = 4 * (seats - 1)
    return (stolen * others + (5 * seats - stolen) * mine) // (5 * seats)
