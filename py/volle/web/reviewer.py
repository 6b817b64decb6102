"""Reviews of finished matches for the page: a slice at a time, so that other requests can come between."""

from __future__ import annotations

from volle.core import review
from volle.core.match import Match
from volle.core.record import parse_record
from volle.core.serialization import plain
from volle.games import GAMES
from volle.web.answers import ReviewAnswer


class Reviewer:
    """Reviews one match at a time."""

    def __init__(self) -> None:
        """Create a reviewer without a match."""
        self._requested: Match | str | None = None
        self._review: review.ReviewInProgress | None = None

    def advance(self, requested: Match | str) -> ReviewAnswer:
        """Review a match or a record up to its next swing; another one than before from its beginning.

        Only one, because the next request of the page waits meanwhile: a bid takes some tenths of a second.

        Raises BadRecord, and the errors of review.begin.
        """
        current = self._review if self._is_same(requested) else None
        if current is None:
            current = review.begin(
                parse_record(requested, GAMES) if isinstance(requested, str) else requested
            )
        self._requested, self._review = requested, review.advance(current, 1)
        game, whole = current.match.game, review.finish(self._review)
        return {
            "plies": current.match.ply,
            "done": self._review.done,
            "findings": None if whole else plain(review.findings(self._review), game),
            "review": plain(whole, game),
        }

    def _is_same(self, requested: Match | str) -> bool:
        """Return True if this match or record is the one that is being reviewed."""
        return requested == self._requested if isinstance(requested, str) else requested is self._requested
