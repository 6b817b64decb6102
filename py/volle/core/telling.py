"""The facts of an action: told for whoever reads them, and not even made while nobody does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

from volle.core.game import Frame, Step

S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
Frames: TypeAlias = list[Frame[S, E]] | None
"""The facts so far, each with the table right after it; None where nobody reads them."""


def tell(out: Frames[S, E], state: S, kind: Callable[..., E], *values: Any) -> None:
    """Adds a fact of this kind, with its values, and the table right after it."""
    if out is not None:
        out.append(Frame(kind(*values), state))


def played(advance: Callable[[S, A, Frames[S, E]], S], state: S, action: A) -> Step[S, E]:
    """What a legal action leads to. Its facts are told when they are first read: it is played once more then.

    `advance` gives the state after the action, and adds the facts.
    """
    after = advance(state, action, None)
    return Step(after, partial(_facts, advance, state, action, after))


def _facts(
    advance: Callable[[S, A, Frames[S, E]], S], state: S, action: A, after: S
) -> tuple[Frame[S, E], ...]:
    """What an action that leads to `after` is explained by."""
    out: list[Frame[S, E]] = []
    again = advance(state, action, out)
    # Facts that come last are told with the very state that the match goes on with.
    return tuple([Frame(event, after if table is again else table) for event, table in out])
