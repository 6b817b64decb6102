"""Match options as JSON, parsing and formatting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from volle.core.options import Accounted, Capability, Option, chosen_options
from volle.wolle.cards import format_deck, halved, parse_deck
from volle.wolle.types import Options

OPTIONS: Final = (
    Option("deck", "wolle.house.deck", "house"),
    Option("short", "wolle.house.short", False, (False, True)),
    Option("open_herd", "wolle.house.open-herd", False, (False, True)),
    Option("open_herds", "wolle.house.open-herds", False, (False, True)),
)

_HERDS: Final = ("open_herd", "open_herds")
_REMEMBERED: Final = Accounted(
    counted=frozenset({"deck", "short"}),
    irrelevant=dict.fromkeys(_HERDS, "bots and advice remember every card that a seat has seen taken"),
)
ACCOUNTED: Final[Mapping[Capability, Accounted]] = {
    "odds": Accounted(
        counted=frozenset({"deck"}),
        irrelevant={
            **dict.fromkeys(_HERDS, "the table of values knows no herd"),
            "short": "the table of values knows the cards on display, not those to come",
        },
    ),
    "advice": _REMEMBERED,
    "bots": _REMEMBERED,
}


def parse_options(value: object, seats: int) -> Options:
    """Parse a JSON object of options; missing ones have their defaults.

    Raises BadOptions as chosen_options and parse_deck do.
    """
    defaults = {option.name: option.default for option in OPTIONS}
    chosen = {**defaults, **chosen_options(value, OPTIONS)}
    deck, short = parse_deck(chosen["deck"]), chosen.pop("short")
    return Options(seats, **{**chosen, "deck": halved(deck) if short else deck})


def format_options(options: Options) -> dict[str, Any]:
    """Return the JSON object of options: the deck, and house rules that are on."""
    house_rules = {name: True for name in ("short", *_HERDS) if getattr(options, name)}
    return {"deck": format_deck(options.deck), **house_rules}
