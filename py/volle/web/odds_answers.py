"""What the page is answered of the odds of a position. answers.py says the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from volle.core.game import Seat
from volle.web.answers import Legal


class Expectation(TypedDict):
    """A chance, or how much of something is to be expected."""

    value: float
    unit: Literal["chance", "cards", "points"]
    exact: str | None
    """The fraction; null where it is not the whole truth."""


class Way(TypedDict):
    """One way on from a position."""

    actions: tuple[Legal, ...]
    """What the seat does, one after the other; empty where it goes on by itself."""
    best: bool
    """True if no other way comes nearer to the aim; of none where the aim leaves out what decides."""
    expected: Mapping[str, Expectation]
    """By the codes of the game: if the seat goes this way and then plays for the aim as well as can be."""


class Plan(TypedDict):
    """All ways on, by one aim."""

    aim: str
    ways: tuple[Way, ...]


class Outlook(TypedDict):
    """What a seat can expect of a position, by what it may know."""

    seat: Seat
    remarks: tuple[str, ...]
    """Codes of what is assumed where more cannot be known."""
    plans: tuple[Plan, ...]
    caveat: str | None
    """Code of what the numbers leave out that decides which way is best: to be read before them."""


class Odds(TypedDict):
    """The odds of the position on the table."""

    odds: Outlook | None
    """Null where nothing is reckoned: no dice and no cards are to come."""
