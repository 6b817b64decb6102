"""Lessons: first matches with a guide, in which chance and bots follow a script."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from volle.core.errors import BadOptions, RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.match import Match, course, happened
from volle.core.names import bot_level

PUPIL: Final = 0
"""The seat of the person who is guided; bots sit in all others."""
OVER: Final = "over"
"""The last step of every lesson."""


class Said(NamedTuple):
    """The rule of a step of the guide."""

    rule: str
    waits: bool = False
    """True if the match goes on only when the person wishes, because there is something to read."""


class Hint(NamedTuple):
    """The present step of the guide."""

    step: str
    """A code of the game's lesson."""
    rule: str
    waits: bool
    """True if the match goes on only when the person wishes."""
    points: int | None
    """The person's points at the end of the lesson, else None."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The script and the guide of a lesson. The functions read a state and all events so far."""

    bots: tuple[str, ...]
    """The levels of the bots in the other seats; older records may name others."""
    scripted: Callable[[Any, int, Sequence[Any]], Any]
    """(state, CHANCE or a bot's seat, events) -> its action now; None where the script has none."""
    step: Callable[[Any, Sequence[Any]], str | None]
    """(state, events) -> the present step of the guide, or None once the lesson is over."""
    steps: Mapping[str, Said]
    """All steps of the guide."""
    points: Callable[[Any], int]
    """State -> the points of the person, as if the match ended now."""
    later: tuple[str, ...]
    """Rules that do not come up in the lesson, in the order of their list after it."""


def as_lesson(match: Match, name: str) -> Match:
    """Return the match as a lesson of its game, without a commitment because its chance is loaded.

    Raises BadOptions (lesson.unknown, lesson.table).
    """
    lesson = match.game.lessons.get(name)
    if lesson is None:
        raise BadOptions("lesson.unknown", lesson=name[:40])
    usual = match.game.parse_options({}, len(match.names))
    pupil, *others = map(bot_level, match.names)
    is_table = pupil is None and all(others) and len(others) == len(lesson.bots)
    if not is_table or match.options != usual:
        raise BadOptions("lesson.table")
    return replace(match, lesson=name, seal=None)


def left(match: Match) -> Match:
    """Return the match without its guide, and with honest chance from now on.

    Raises RequestRefused (lesson.none) if it follows no lesson.
    """
    if course(match) is None:
        raise RequestRefused("lesson.none")
    return replace(match, lesson_left=match.ply)


def hint(match: Match) -> Hint | None:
    """Return the present step of the guide; None without a lesson, or once it is over."""
    lesson = course(match)
    step = lesson.step(match.state, happened(match)) if lesson else None
    if lesson is None or step is None:
        return None
    return Hint(step, *lesson.steps[step], lesson.points(match.state) if step == OVER else None)
