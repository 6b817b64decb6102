"""Values for sentences about this game's events, beyond those of every game."""

from __future__ import annotations

from typing import Any, Final

from volle.core.localization import Localization, Word
from volle.lotte.events import Event

_AMOUNTS: Final = ("points", "total", "score")


def event_words(event: Event, _options: Any, _names: tuple[str, ...], l10n: Localization) -> dict[str, Word]:
    """Return this game's values for the sentence of an event: dice, a card, and amounts."""
    dice: tuple[int, ...] | None = getattr(event, "dice", None)
    card: str | None = getattr(event, "card", None)
    amounts = [name for name in _AMOUNTS if hasattr(event, name)]
    return {
        "diceWords": l10n.listed(map(str, dice)) if dice else "",
        "cardName": l10n.say(f"face-{card}") if card else "",
        **{f"{name}Words": l10n.number(getattr(event, name)) for name in amounts},
    }
