"""Names of games and bots in reports."""

from __future__ import annotations

from volle.core.localization import Localization
from volle.core.names import BOT


def game_name(name: str, words: Localization) -> str:
    """Return how a game is called: by its title, or as in code while it has no words."""
    return words.say(f"game-{name}") if words.has(f"game-{name}") else name


def bot_name(name: str, words: Localization) -> str:
    """Return how a bot is called: by its level, and by its own name where it has one; others as they are."""
    level, _, given = name.removeprefix(BOT).partition(" ")
    if not words.has(f"bot-{level}"):
        return name
    kind = words.say(f"bot-{level}")
    return words.say("seat-value", name=given, value=kind) if given else kind
