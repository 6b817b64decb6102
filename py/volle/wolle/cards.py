"""The decks: the house deck of this project, and any other deck of 60 cards that players enter.

The rulebooks show the faces only as pictures, so no deck here is the printed one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

from volle.core.errors import BadOptions
from volle.wolle.types import Card, CardId, Corner, Deck, Kind

DECK_SIZE: Final = 60
DOG_COUNT: Final = 8
SHEEP_COUNT: Final = 51
BONE_ID: Final[CardId] = "k"
BOARD_NUMBERS: Final = (52, 53, 54, 55, 56, 57)
"""Sheep numbers on the backs of the six bid boards (rule wolle.boards)."""

_POINTS: Final = {"plain": range(1, 13), "black": range(-12, 0)}
_CORNERS: Final = range(-9, 10)
_FIELDS: Final = {"id", "kind", "points", "number", "corner"}

_HOUSE_SHEEP: Final = """
    8/-3   7/-3   8/-2   8/-3   7/-2   7/-1   6/-2   6/-1   5/-1   5/-2
    4/0    4/-1   370/0  4/-1   007/0  6/bone -5/0   5/0    -5/0   007/0
    -3/bone 007/0 4/0    370/0  -4/0   370/0  5/bone 5/0    1/0    6/0
    -2/0   3/0    007/bone 2/0  2/0    -3/0   3/+1   3/0    4/bone 370/+1
    3/+1   -2/0   2/+1   2/+2   370/+1 370/+2 -4/+3  007/+2 1/+2   007/+3
    1/+3
"""
"""Points/corner of sheep 1 to 51.

Good sheep bear a malus and a low number, poor ones a bonus and a high number.
"""


def sheep_id(number: int) -> CardId:
    """The id of the sheep with this number."""
    return f"s{number:02}"


def _house_sheep(number: int, face: str) -> Card:
    """Return the sheep of one entry of the table."""
    value, corner = face.split("/")
    kind: Kind = "370" if value == "370" else "007" if value == "007" else "plain"
    points = int(value) if kind == "plain" else 0
    if points < 0:
        kind = "black"
    return Card(sheep_id(number), kind, points, number, "bone" if corner == "bone" else int(corner))


def _house_deck() -> Deck:
    """The house deck in deck order."""
    sheep = (_house_sheep(number, face) for number, face in enumerate(_HOUSE_SHEEP.split(), 1))
    dogs = (Card(f"d{number}", "dog") for number in range(1, DOG_COUNT + 1))
    return Deck("house", (*sheep, *dogs, Card(BONE_ID, "bone")))


HOUSE_DECK: Final = _house_deck()


_SHORT_SHEEP: Final = (
    *(1, 3, 6, 8, 10, 11, 13, 15, 16, 19, 23, 28, 31),
    *(32, 33, 34, 36, 39, 40, 41, 43, 45, 47, 49, 50),
)
_SHORT: Final = frozenset((*map(sheep_id, _SHORT_SHEEP), "d1", "d2", "d3", "d4", BONE_ID))
"""The ids of the cards of a short match.

In the house deck they are half of each kind, with three 3-7-0, three 0-0-7, four dogs and the bone, so that
every group can be completed; the points of black sheep are halved too.
"""


def halved(deck: Deck) -> Deck:
    """Return the deck of a short match. Rule wolle.house.short."""
    cards = tuple(card for card in deck.cards if card.id in _SHORT)
    return Deck(deck.name, cards, tuple(card for card in deck.cards if card.id not in _SHORT))


HALF_DECK: Final = halved(HOUSE_DECK)


def in_deck_order(ids: Iterable[CardId]) -> tuple[CardId, ...]:
    """Return ids in deck order: sheep by number, dogs, the bone."""
    return tuple(sorted(ids, key=_PLACES.__getitem__))


def card_params(id_: CardId) -> dict[str, str | int]:
    """Return the parameters of a refusal that names a card: its kind, and the number of a sheep or 0."""
    kind = _IDS[id_]
    return {"kind": kind, "number": int(id_[1:]) if kind == "sheep" else 0}


def parse_deck(value: object) -> Deck:
    """Parse the JSON value of a deck: "house", or 60 card objects in any order.

    Rule wolle.house.deck. Raises BadOptions: deck.format, deck.count, deck.card, deck.id, deck.kind,
    deck.number, deck.points or deck.corner, with the card's id or its index where there is one.
    """
    if value == "house":
        return HOUSE_DECK
    if not isinstance(value, list):
        raise _bad("deck.format")
    if len(value) != DECK_SIZE:
        raise _bad("deck.count", cards=len(value), needed=DECK_SIZE)
    cards = {card.id: card for card in map(_parse_card, value, range(1, DECK_SIZE + 1))}
    if len(cards) != DECK_SIZE:
        raise _bad("deck.id", card=_most_frequent(card["id"] for card in value))
    return Deck("own", tuple(cards[id_] for id_ in in_deck_order(cards)))


def format_deck(deck: Deck) -> str | list[dict[str, Any]]:
    """Return the JSON value of a deck, with the spare cards of a short match; the inverse of parse_deck."""
    if deck.name == "house":
        return "house"
    return [
        format_card(card) for card in sorted((*deck.cards, *deck.spare), key=lambda card: _PLACES[card.id])
    ]


def format_card(card: Card) -> dict[str, Any]:
    """Return a card as a JSON object: id, kind, points, number, corner."""
    return {name: getattr(card, name) for name in ("id", "kind", "points", "number", "corner")}


def _parse_card(value: object, place: int) -> Card:
    """Parse a card of a deck that players entered."""
    if not isinstance(value, Mapping) or set(value) != _FIELDS:
        raise _bad("deck.card", place=place)
    id_, kind, number = value["id"], value["kind"], value["number"]
    if not isinstance(id_, str) or id_ not in _IDS:
        raise _bad("deck.id", place=place)
    if kind not in get_args(Kind) or _IDS[id_] != (kind if kind in ("dog", "bone") else "sheep"):
        raise _bad("deck.kind", card=id_)
    expected = int(id_[1:]) if _IDS[id_] == "sheep" else None
    if type(number) is not type(expected) or number != expected:
        raise _bad("deck.number", card=id_)
    return Card(id_, kind, _points(value, id_), number, _corner(value, id_))


def _points(value: Mapping[str, Any], id_: CardId) -> int:
    """Return the points of a card: 1 to 12 on plain, -12 to -1 on black sheep, 0 on all others."""
    points = value["points"]
    if type(points) is not int or points not in _POINTS.get(value["kind"], (0,)):
        raise _bad("deck.points", card=id_)
    return points


def _corner(value: Mapping[str, Any], id_: CardId) -> Corner:
    """Return the corner of a card: only sheep have one; a bonus or malus is at most 9."""
    corner = value["corner"]
    sheep = _IDS[id_] == "sheep"
    if type(corner) is int and corner in (_CORNERS if sheep else (0,)):
        return corner
    if corner == "bone" and sheep:
        return "bone"
    raise _bad("deck.corner", card=id_)


def _most_frequent(ids: Iterable[CardId]) -> CardId:
    """Return the most frequent id."""
    return Counter(ids).most_common(1)[0][0]


def _bad(code: str, **params: str | int) -> BadOptions:
    return BadOptions(code, "wolle.house.deck", **params)


_IDS: Final = {card.id: "sheep" if card.is_sheep else card.kind for card in HOUSE_DECK.cards}
_PLACES: Final = {id_: place for place, id_ in enumerate(_IDS)}
