"""Reviews of finished matches for the page: a slice at a time, so that other requests can come between."""

from __future__ import annotations

from typing import Final

from volle.core import review
from volle.core.match import Match
from volle.core.record import parse_record
from volle.core.serialization import plain
from volle.games import GAMES
from volle.web.answers import ReviewAnswer
from volle.web.thinking import Slice

WHILE: Final = 0.2
"""Seconds after which the page is answered, at the next swing, so that other requests can come between."""


class Reviewer:
    """Reviews one match at a time."""

    def __init__(self) -> None:
        """Create a reviewer without a match."""
        self._requested: Match | str | None = None
        self._review: review.ReviewInProgress | None = None

    def advance(self, requested: Match | str) -> ReviewAnswer:
        """Review more of a match or a record; another one than before from its beginning.

        The clock only ends a slice, so it changes no review. Raises BadRecord and the errors of review.begin.
        """
        current = self._review if self._is_same(requested) else None
        if current is None:
            current = review.begin(
                parse_record(requested, GAMES) if isinstance(requested, str) else requested
            )
        slice_, current = Slice(WHILE), review.advance(current, 1)
        while current.done < current.match.ply and not slice_.is_over:
            current = review.advance(current, 1)
        self._requested, self._review = requested, current
        game, whole = current.match.game, review.finish(current)
        return {
            "plies": current.match.ply,
            "done": current.done,
            "findings": None if whole else plain(review.findings(current), game),
            "review": plain(whole, game),
        }

    def _is_same(self, requested: Match | str) -> bool:
        """Return True if this match or record is the one that is being reviewed."""
        return requested == self._requested if isinstance(requested, str) else requested is self._requested
