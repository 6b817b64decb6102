"""The next automatic action of the current match, computed in slices of time."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from volle.core import match as matches
from volle.core.match import Match
from volle.core.thinking import Slices

WHILE: Final = 0.05
"""Seconds after which the page is answered, decided or not, so that other requests can come between."""


class Slice:
    """A slice of time."""

    def __init__(self, seconds: float) -> None:
        """Begin it."""
        self._end = monotonic() + seconds

    @property
    def is_over(self) -> bool:
        """True once its seconds have passed."""
        return monotonic() >= self._end


class Thoughts:
    """The computation of one match; a request for another match discards it."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._slices: Slices[Any] | None = None

    def action(self, match: Match) -> Any | None:
        """Return the action of chance or a bot; None if it is undecided: the next call goes on.

        The clock only ends a slice, so it changes no decision. Raises RequestRefused (step.person).
        """
        slices = self._slices if match is self._match else None
        slices = slices or matches.automatic_slices(match)
        self._match = self._slices = None
        slice_ = Slice(WHILE)
        try:
            while True:
                next(slices)
                if slice_.is_over:
                    break
        except StopIteration as decided:
            return decided.value
        self._match, self._slices = match, slices
        return None
