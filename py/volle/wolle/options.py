"""What is agreed before a match, as JSON, both ways."""

from __future__ import annotations

from typing import Any, Final

from volle.core.errors import BadOptions
from volle.wolle.cards import format_deck, parse_deck
from volle.wolle.types import Options

CHOICES: Final = {"deck": "house | @FILE", "open_herd": "false | true", "open_herds": "false | true"}


def parse_options(value: object, seats: int) -> Options:
    """The options that a JSON object stands for; what it leaves out has its default.

    Raises BadOptions: options.format, options.unknown, options.open-herd, options.open-herds, or
    what parse_deck raises.
    """
    if not isinstance(value, dict):
        raise BadOptions("options.format")
    if unknown := sorted(str(name) for name in set(value) - set(CHOICES)):
        raise BadOptions("options.unknown", options=tuple(name[:40] for name in unknown[:5]))
    open_herd = value.get("open_herd", False)
    if type(open_herd) is not bool:
        raise BadOptions("options.open-herd", "wolle.house.open-herd")
    open_herds = value.get("open_herds", False)
    if type(open_herds) is not bool:
        raise BadOptions("options.open-herds", "wolle.house.open-herds")
    return Options(seats, parse_deck(value.get("deck", "house")), open_herd, open_herds)


def format_options(options: Options) -> dict[str, Any]:
    """The JSON object of options: the deck, and house rules that are on."""
    house_rules = {"open_herd": options.open_herd, "open_herds": options.open_herds}
    return {"deck": format_deck(options.deck), **{name: on for name, on in house_rules.items() if on}}
