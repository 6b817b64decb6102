"""The deck: 56 cards of eleven faces. Rule lotte.deck."""

from __future__ import annotations

from typing import Final

from volle.lotte.types import Card, CardName, Kind

DECK: Final = (
    Card("stop", "stop", 0, 10),
    Card("fireworks", "fireworks", 0, 5),
    Card("bonus-200", "bonus", 200, 5),
    Card("bonus-300", "bonus", 300, 5),
    Card("bonus-400", "bonus", 400, 5),
    Card("bonus-500", "bonus", 500, 5),
    Card("bonus-600", "bonus", 600, 5),
    Card("double", "double", 0, 5),
    Card("plus-minus", "plus-minus", 0, 5),
    Card("straight", "straight", 0, 5),
    Card("clover", "clover", 0, 1),
)
"""Every face, in deck order."""

CARD_RULES: Final[dict[Kind, str]] = {
    "stop": "lotte.card.stop",
    "fireworks": "lotte.card.fireworks",
    "bonus": "lotte.card.bonus",
    "double": "lotte.card.double",
    "plus-minus": "lotte.card.plus-minus",
    "straight": "lotte.card.straight",
    "clover": "lotte.card.clover",
}
"""The rule of each kind of card."""

FACES: Final[dict[str, Card]] = {card.name: card for card in DECK}
_PLACES: Final = {name: place for place, name in enumerate(FACES)}
FULL: Final = tuple(card.count for card in DECK)
"""Cards of each face in a whole deck."""


def place(name: CardName) -> int:
    """Return the index of a face in deck order."""
    return _PLACES[name]
