"""Names of seats as in records: `NAME` is a person, `bot:LEVEL` or `bot:LEVEL NAME` a bot."""

from __future__ import annotations

import re
from typing import Final

from volle.core.errors import BadOptions

BOT = "bot:"
"""The prefix of a seat's text that marks a bot."""
NAME_LENGTH = 24
_UNFIT: Final = re.compile("[|\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""The separator of names, and characters that control a line."""
_UNSEEN: Final = re.compile(
    "["
    # Default ignorable code points of Unicode, assigned or not.
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    # Annotations, blank symbols, private characters, and code points that are no characters.
    "\ufff9-\ufffb\u2800\U0001d159\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff\U000f0000-\U0010ffff"
    "]"
)
"""Characters that are invisible or differ between devices; the same in every version of Unicode."""
_SYMBOLS: Final = "\u2190-\u2bff\U0001f000-\U0001faff"
_JOINING: Final = f"\u0600-\u0dff\u1000-\u109f\u1780-\u18af{_SYMBOLS}"
_SHAPERS: Final = re.compile(
    f"(?<=[0-9#*\u00a9\u00ae\u203c-\u3299\u3400-\u9fff\uf900-\ufaff{_SYMBOLS}])[\ufe00-\ufe0f]"
    f"|(?<=[{_JOINING}\ufe00-\ufe0f])[\u200c\u200d](?=[{_JOINING}])"
)
"""Unseen characters where they shape a seen one: emoji, and the letters of some scripts."""


def check_name(text: str) -> str:
    """Who sits there, trimmed; raises BadOptions (name.empty, name.long, name.characters, name.bot)."""
    text = text.strip()
    if not text.startswith(BOT):
        return _check_given(text)
    bot, space, name = text.partition(" ")
    level = bot.removeprefix(BOT)
    if not level.isidentifier() or len(level) > NAME_LENGTH:
        raise BadOptions("name.bot")
    return f"{bot} {_check_given(name.strip())}" if space else bot


def _check_given(name: str) -> str:
    """The name of a person or a bot, if it may be one; raises BadOptions."""
    if not name:
        raise BadOptions("name.empty")
    if len(name) > NAME_LENGTH:
        raise BadOptions("name.long", most=NAME_LENGTH)
    if _UNFIT.search(name) or not is_seen(name):
        raise BadOptions("name.characters")
    if name.startswith(BOT):
        raise BadOptions("name.bot")
    return name


def is_seen(text: str) -> bool:
    """Return True if people see each character of a text, or how it shapes the one beside it."""
    return not _UNSEEN.search(_SHAPERS.sub("", text))


def bot_level(text: str) -> str | None:
    """The level of the bot that sits there, or None for a person."""
    return text.partition(" ")[0].removeprefix(BOT) if text.startswith(BOT) else None


def given_name(text: str) -> str:
    """Return the name of a seat; empty for a bot without a given name."""
    return text.partition(" ")[2] if text.startswith(BOT) else text
