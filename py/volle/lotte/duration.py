"""The estimated duration of a match: the turns that a target takes, of people and of bots."""

from __future__ import annotations

from typing import Final

from volle.lotte.types import Options

_PER_ROUND: Final = (430, 500, 530, 560, 590, 620, 650, 680, 700)
"""Points of the winner in a round, for 2 to 10 seats: among more seats, one is luckier."""
_PERSON: Final = 22
"""Seconds of a person's turn: a card, three rolls, and what to do after them."""
_BOT: Final = 3
"""Seconds of a bot's turn at normal speed."""
_NEXT: Final = 6
"""Seconds until the next of several people takes the dice."""


def seconds(options: Options, people: int) -> int:
    """Return the estimated seconds of a match in which `people` seats are people."""
    person = _PERSON + _NEXT * (people > 1)
    a_round = people * person + (options.seats - people) * _BOT
    return options.target * a_round // _PER_ROUND[options.seats - 2]
