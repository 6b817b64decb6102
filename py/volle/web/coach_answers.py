"""What the page is answered by the coach: before a choice, and after a match. answers.py says the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from volle.core.game import Seat
from volle.web.answers import Legal


class CoachReason(TypedDict):
    """Something that is true of a choice: its words are `advice-GAME-CODE`."""

    code: str
    values: Mapping[str, int | str]
    """What the words need, by name; a text is the id of a thing.

    A chance is a whole number of hundredths, `hardly` below the first half and `nearly` above the last.
    """


class Choice(TypedDict):
    """One way on, and what it is worth if the seat then plays as well as it can."""

    actions: tuple[Legal, ...]
    """What the seat does, one after the other."""
    win: float
    """The chance to win the match, from 0 to 1."""
    points: float
    """What is expected, in points."""
    win_lost: float
    """How much of the chance to win it costs against the best choice, from 0."""
    points_lost: float
    best: bool
    """Whether no other way is better."""
    equal: bool
    """Whether it is as good as the best, as far as can be told; the best ones are."""
    reasons: tuple[CoachReason, ...]
    """What weighs most, the heaviest first."""


class Advice(TypedDict):
    """What each way on is worth to a seat, by what it may know that remembers all it has seen."""

    seat: Seat
    remarks: tuple[str, ...]
    """Codes of what is assumed where more cannot be known; their words are `advice-remark-GAME-CODE`."""
    choices: tuple[Choice, ...]
    """The best first."""


class Advised(TypedDict):
    """What the coach says of the position on the table."""

    advice: Advice | None
    """Null where the seat has nothing to choose."""


class Dear(TypedDict):
    """A decision that cost something."""

    ply: int
    """The number of its action: the table after so many actions is the one before the decision."""
    action: Legal
    """What was done."""
    best: tuple[Legal, ...]
    """What would have been better, one action after the other."""
    win_lost: float
    """What it cost of the chance to win, above 0."""
    points_lost: float
    why: tuple[CoachReason, ...]
    """What tells the action that was done from the better one."""
    why_best: tuple[CoachReason, ...]
    """What tells the better one from what was done."""


class SeatReview(TypedDict):
    """How the chance of one seat to win came from where it began to how the match ended.

    `start` + the five parts = `result`, each from 0 to 1 or below 0.
    """

    start: float
    """Its chance before the first card or roll."""
    result: float
    """1 for a win, a part of 1 where several share it, 0 for a defeat."""
    own_luck: float
    """What its own dice and cards brought, beyond what was to be expected."""
    others_luck: float
    """What those of the others brought it."""
    own_decisions: float
    """What its own decisions cost it; never above 0."""
    others_decisions: float
    """What it gained by decisions of the others."""
    rest: float
    """What is left unexplained: the coach reckons with less than everything."""
    decisions: int
    """Choices that made a difference: neither forced, nor all as good as each other."""
    good: int
    """Those of them in which it did what was best or about equal."""
    dearest: tuple[Dear, ...]
    """The decisions that cost most, at most three, the dearest first."""


class Swing(TypedDict):
    """What one action changed of the chance to win."""

    ply: int
    seat: Seat
    """Whose turn it was."""
    by: Literal["luck", "decision"]
    change: float
    """For this seat; a decision never brings anything, it can only cost."""


class Review(TypedDict):
    """A match that is over, seen by the coach."""

    seats: tuple[SeatReview, ...]
    swings: tuple[Swing, ...]
    """All that changed anything, in the order of the match."""
    remarks: tuple[str, ...]


class Reviewed(TypedDict):
    """How far the coach has come with a match: to be asked again until there is a review."""

    plies: int
    """How many actions the match has."""
    done: int
    """How many of them have been looked at."""
    review: Review | None
    """Null until all have been."""
