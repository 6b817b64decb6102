"""What sentences about events need beyond the words of every game."""

from __future__ import annotations

from typing import Any, Final

from volle.core.localization import Localization, Word
from volle.lotte.events import Event

_AMOUNTS: Final = ("points", "total", "score")


def event_words(event: Event, _options: Any, _names: tuple[str, ...], l10n: Localization) -> dict[str, Word]:
    """The words that only this game has for an event: dice, a card, and amounts as people write them."""
    dice: tuple[int, ...] | None = getattr(event, "dice", None)
    card: str | None = getattr(event, "card", None)
    amounts = [name for name in _AMOUNTS if hasattr(event, name)]
    return {
        "diceWords": l10n.listed(map(str, dice)) if dice else "",
        "cardName": l10n.say(f"face-{card}") if card else "",
        **{f"{name}Words": l10n.number(getattr(event, name)) for name in amounts},
    }
