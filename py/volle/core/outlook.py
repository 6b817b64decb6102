"""What can be expected of a position: for each way on, numbers by their codes."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from volle.core.quick import quick

Unit: TypeAlias = Literal["chance", "cards", "points"]
"""What a number is: of chances there is one in all."""


@quick
@dataclass(frozen=True, slots=True)
class Expectation:
    """A chance, or how much of something is to be expected."""

    code: str
    """Of what."""
    value: Fraction
    unit: Unit = "chance"
    is_exact: bool = True
    """Whether the fraction is the whole truth, and not a whole number of tiny parts."""


@quick
@dataclass(frozen=True, slots=True)
class Way:
    """One way on from a position."""

    actions: tuple[str, ...]
    """The texts of what the seat does, one after the other; () where it goes on by itself."""
    is_best: bool
    """True if no other way comes nearer to the aim; of none where the aim leaves out what decides."""
    expected: tuple[Expectation, ...]
    """If the seat goes this way, and then plays for the aim as well as can be."""


@quick
@dataclass(frozen=True, slots=True)
class Plan:
    """All ways on, by one aim."""

    aim: str
    """What is played for."""
    ways: tuple[Way, ...]


@quick
@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat can expect of a position, by what it may know."""

    seat: int
    """The seat, from 0."""
    remarks: tuple[str, ...]
    """Codes of what is assumed where more cannot be known."""
    plans: tuple[Plan, ...]
    caveat: str | None = None
    """Code of what the numbers leave out that decides which way is best: to be read before them."""
