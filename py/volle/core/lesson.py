"""A first match: an ordinary one, with a guide beside it, and chance and bots that follow a script."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

PUPIL: Final = 0
"""The seat of the person who is guided; bots sit in all others."""


class Said(NamedTuple):
    """What goes with a step of the guide: the rule behind it."""

    rule: str
    waits: bool = False
    """Whether the match goes on only when the person wishes: there is something to read."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a lesson brings to a match of its game. Its functions read a state and all that has happened."""

    bots: tuple[str, ...]
    """The levels of those who sit beside the person."""
    scripted: Callable[[Any, int, Sequence[Any]], Any]
    """(state, CHANCE or a bot's seat, events) -> what that does now; None where the script is silent."""
    step: Callable[[Any, Sequence[Any]], str | None]
    """(state, events) -> what the guide says now, or None once the lesson is over."""
    steps: Mapping[str, Said]
    """All that the guide can say."""
    later: tuple[str, ...]
    """Rules that do not come up in it, in the order in which they are told of afterwards."""
