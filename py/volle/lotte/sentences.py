"""Variables of sentences about this game's events, beyond those of every game."""

from __future__ import annotations

from collections.abc import Mapping

from volle.core.game import Variable
from volle.core.localization import Localization, Word
from volle.lotte.events import DiceRolled, DiceSetAside, Event
from volle.lotte.types import Options


def fields() -> Mapping[str, Variable]:
    """Return the variables of sentences, by the fields of events that they show."""
    return {
        "dice": Variable("diceWords", "list"),
        "card": Variable("cardName", "message", "face"),
        "points": Variable("pointsWords", "number"),
        "total": Variable("totalWords", "number"),
        "score": Variable("scoreWords", "number"),
    }


def event_words(event: Event, _options: Options, _l10n: Localization) -> dict[str, Word]:
    """Return the number of dice that the sentence of an event names."""
    return {"diceCount": len(event.dice)} if isinstance(event, DiceRolled | DiceSetAside) else {}
