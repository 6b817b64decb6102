"""The events of an action, which are created only if they are read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

from volle.core.game import Frame, Step

S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
Frames: TypeAlias = list[Frame[S, E]] | None
"""The events so far, each with the state right after it; None where they are not read."""


def emit(out: Frames[S, E], state: S, kind: Callable[..., E], *values: Any) -> None:
    """Append an event of a class, made of its values, and the state right after it."""
    if out is not None:
        out.append(Frame(kind(*values), state))


def step(advance: Callable[[S, A, Frames[S, E]], S], state: S, action: A) -> Step[S, E]:
    """Return the step of a legal action; legality is not checked.

    `advance` returns the state after the action, and emits the events. It is called again when the events are
    first read.
    """
    after = advance(state, action, None)
    return Step(after, partial(_frames, advance, state, action, after))


def _frames(
    advance: Callable[[S, A, Frames[S, E]], S], state: S, action: A, after: S
) -> tuple[Frame[S, E], ...]:
    """Return the events of an action that leads to `after`."""
    out: list[Frame[S, E]] = []
    again = advance(state, action, out)
    # The last events carry the very state with which the match goes on.
    return tuple([Frame(event, after if table is again else table) for event, table in out])
