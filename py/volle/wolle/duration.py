"""The estimated duration of a match: rounds, the turns of people in them, and those of bots."""

from __future__ import annotations

from typing import Final

from volle.wolle import table
from volle.wolle.types import Options

_ROUND: Final = 4
"""Seconds of a round in which nobody decides: cards are dealt, bids are revealed."""
_BOT: Final = 3
"""Seconds of a bot's turn at normal speed."""
_PERSON: Final = 42
"""Seconds of a person in a round: 20 for the bid, 22 for rolling and choosing cards."""
_CURTAIN: Final = 10
"""Seconds until the next of several people is at the screen."""


def seconds(options: Options, people: int) -> int:
    """Return the estimated seconds of a match in which `people` seats are people."""
    person = _PERSON + _CURTAIN * (people > 1)
    return table.rounds_of(options) * (_ROUND + people * person + (options.seats - people) * _BOT)
