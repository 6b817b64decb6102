"""Who sits at a table, as a record has it: `NAME` is a person, `bot:GRADE` or `bot:GRADE NAME` a bot."""

from __future__ import annotations

import re
from typing import Final

from volle.core.errors import BadOptions

BOT = "bot:"
"""What the text of a bot's seat begins with."""
NAME_LENGTH = 24
_UNFIT: Final = re.compile("[|\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""The separator of names, and characters that control a line; all others are fit."""


def check_name(text: str) -> str:
    """Who sits there, trimmed; raises BadOptions (name.empty, name.long, name.characters, name.bot)."""
    text = text.strip()
    if not text.startswith(BOT):
        return _check_given(text)
    bot, space, name = text.partition(" ")
    grade = bot.removeprefix(BOT)
    if not grade.isidentifier() or len(grade) > NAME_LENGTH:
        raise BadOptions("name.bot")
    return f"{bot} {_check_given(name.strip())}" if space else bot


def _check_given(name: str) -> str:
    """The name of a person or a bot, if it may be one; raises BadOptions."""
    if not name:
        raise BadOptions("name.empty")
    if len(name) > NAME_LENGTH:
        raise BadOptions("name.long", most=NAME_LENGTH)
    if _UNFIT.search(name):
        raise BadOptions("name.characters")
    if name.startswith(BOT):
        raise BadOptions("name.bot")
    return name


def bot_grade(text: str) -> str | None:
    """The grade of the bot that sits there, or None for a person."""
    return text.partition(" ")[0].removeprefix(BOT) if text.startswith(BOT) else None


def given_name(text: str) -> str:
    """The name of whoever sits there; empty for a bot that has been given none."""
    return text.partition(" ")[2] if text.startswith(BOT) else text
