"""The estimated duration of a match, from how it is set up. research/durations.md has the measurements."""

from __future__ import annotations

from typing import Final

from volle.core.match import Match
from volle.core.names import bot_level

_MINUTE: Final = 60
_FINE: Final = 10
"""The minutes from which an estimate is rounded to `_STEP`."""
_STEP: Final = 5


def minutes(match: Match) -> int | None:
    """Return the estimated minutes of a match from its beginning; None if its game gives no estimate.

    From ten on they are rounded to five.
    """
    if match.game.seconds is None:
        return None
    people = sum(bot_level(name) is None for name in match.names)
    seconds = match.game.seconds(match.options, people)
    step = 1 if seconds < _FINE * _MINUTE else _STEP
    return max(step * ((seconds + step * _MINUTE // 2) // (step * _MINUTE)), 1)
