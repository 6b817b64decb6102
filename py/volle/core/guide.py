"""Lessons as matches: how one is begun and left, and what the guide says in between."""

from __future__ import annotations

from typing import NamedTuple

from volle.core.errors import BadOptions, RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.match import Match, course, happened
from volle.core.names import bot_grade


class Hint(NamedTuple):
    """What the guide says now."""

    step: str
    """What is said, as a code of the game's lesson."""
    rule: str
    waits: bool
    """Whether the match goes on only when the person wishes."""


def as_lesson(match: Match, name: str) -> Match:
    """The match as a lesson of its game. Its chance is loaded, so nothing vouches for it.

    Raises BadOptions (lesson.unknown, lesson.table).
    """
    lesson = match.game.lessons.get(name)
    if lesson is None:
        raise BadOptions("lesson.unknown", lesson=name[:40])
    usual = match.game.parse_options({}, len(match.names))
    if tuple(map(bot_grade, match.names)) != (None, *lesson.bots) or match.options != usual:
        raise BadOptions("lesson.table")
    return replace(match, lesson=name, seal=None)


def left(match: Match) -> Match:
    """The match without its guide, and with honest chance from now on.

    Raises RequestRefused (lesson.none) where it follows no lesson.
    """
    if course(match) is None:
        raise RequestRefused("lesson.none")
    return replace(match, lesson_left=match.ply)


def hint(match: Match) -> Hint | None:
    """What the guide says now; None where there is none, or none any more."""
    lesson = course(match)
    step = lesson.step(match.state, happened(match)) if lesson else None
    return Hint(step, *lesson.steps[step]) if lesson and step else None
