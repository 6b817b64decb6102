"""Two family games of dice and cards: rules, exact odds, bots, a coach and records, in pure Python.

The names below are the public interface. Each is imported when it is first used.

>>> import volle
>>> match = volle.begin(volle.load("lotte"), ["bot:steady", "bot:racer"], seed="x")
>>> match = volle.advance(match)
>>> volle.parse_record(volle.format_record(match), volle.GAMES) == match
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from volle.core.advice import Advice
    from volle.core.chance import Stream
    from volle.core.errors import (
        BadNotation,
        BadOptions,
        BadRecord,
        GameError,
        IllegalAction,
        RequestRefused,
    )
    from volle.core.game import CHANCE, Bot, Game, Outcome, Seat
    from volle.core.match import Match, advance, automatic_action, events, highlights, play, taken_back
    from volle.core.odds import Odds
    from volle.core.record import format_record, parse_record
    from volle.games import GAMES, begin, load

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "Advice",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Bot",
    "Game",
    "GameError",
    "IllegalAction",
    "Match",
    "Odds",
    "Outcome",
    "RequestRefused",
    "Seat",
    "Stream",
    "__version__",
    "advance",
    "automatic_action",
    "begin",
    "events",
    "format_record",
    "highlights",
    "load",
    "parse_record",
    "play",
    "taken_back",
]

_MODULES: Final = {
    "volle.core.advice": ("Advice",),
    "volle.core.chance": ("Stream",),
    "volle.core.errors": (
        "BadNotation",
        "BadOptions",
        "BadRecord",
        "GameError",
        "IllegalAction",
        "RequestRefused",
    ),
    "volle.core.game": ("CHANCE", "Bot", "Game", "Outcome", "Seat"),
    "volle.core.match": (
        "Match",
        "advance",
        "automatic_action",
        "events",
        "highlights",
        "play",
        "taken_back",
    ),
    "volle.core.odds": ("Odds",),
    "volle.core.record": ("format_record", "parse_record"),
    "volle.games": ("GAMES", "begin", "load"),
}
"""The public names, by the module that defines them."""


def __getattr__(name: str) -> Any:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
