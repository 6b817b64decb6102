"""Variables of sentences about this game's events, beyond those of every game."""

from __future__ import annotations

from collections.abc import Mapping

from volle.core.game import Variable


def fields() -> Mapping[str, Variable]:
    """Return the variables of sentences, by the fields of events that they show."""
    return {
        "dice": Variable("diceWords", "list"),
        "card": Variable("cardName", "message", "face"),
        "points": Variable("pointsWords", "number"),
        "total": Variable("totalWords", "number"),
        "score": Variable("scoreWords", "number"),
    }
