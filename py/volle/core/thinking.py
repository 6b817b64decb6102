"""Thinking in slices: long computations pause between slices, so that a caller can do something else.

What has been done ends a slice, never a clock: a decision is the same however often it rests.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Generic, TypeAlias, TypeVar

from volle.core.chance import Stream
from volle.core.game import Acting, Bot

T = TypeVar("T")
V = TypeVar("V")  # view
A = TypeVar("A", bound=Acting)

Slices: TypeAlias = Generator[None, None, T]
"""Comes to a T; what it yields is nothing but a rest between two slices."""


class Thinker(Generic[V, A]):
    """A bot that can think in slices. Called as any bot is, it decides at once."""

    __slots__ = ("slices",)

    def __init__(self, slices: Callable[[V, Stream], Slices[A]]) -> None:
        self.slices = slices

    def __call__(self, view: V, rng: Stream) -> A:
        """One of `view.legal`."""
        return at_once(self.slices(view, rng))


def at_once(slices: Slices[T]) -> T:
    """Return the result of all slices, without pauses."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: T = end.value
            return found


def decision(bot: Bot[V, A], view: V, rng: Stream) -> Slices[A]:
    """Return the decision of a bot: in slices if it supports them, else in a single one."""
    if isinstance(bot, Thinker):
        found: A = yield from bot.slices(view, rng)
        return found
    return bot(view, rng)
