"""What goes on by itself in the match on the table, thought out for a while at a time."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from volle.core import match as matches
from volle.core.match import Match
from volle.core.thinking import Slices

WHILE: Final = 0.05
"""Seconds after which the page is answered, decided or not: it may have something else to ask."""


class Thoughts:
    """What has been thought of one match; whoever asks about another one ends that."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._slices: Slices[Any] | None = None

    def action(self, match: Match) -> Any | None:
        """What chance or a bot does now; None while it still thinks, and thinks on when it is asked again.

        The clock tells only when it rests, so it changes no decision. Raises RequestRefused (step.person).
        """
        slices = self._slices if match is self._match else None
        slices = slices or matches.automatic_slices(match)
        self._match = self._slices = None
        end = monotonic() + WHILE
        try:
            while True:
                next(slices)
                if monotonic() >= end:
                    break
        except StopIteration as decided:
            return decided.value
        self._match, self._slices = match, slices
        return None
