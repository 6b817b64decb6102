"""The odds of a position: for each option of a seat, chances and expected amounts by their codes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Final, Literal, TypeAlias

from volle.core.fast_dataclass import fast_dataclass

ACTION: Final = "action"
ActionText: TypeAlias = Annotated[str, ACTION]
"""The text of an action; in JSON, the action with all its parts."""
Unit: TypeAlias = Literal["chance", "cards", "points"]
"""The unit of a number; chances add up to 1."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Expectation:
    """A chance, or an expected amount."""

    value: Fraction
    unit: Unit
    exact: str | None
    """The fraction as text, such as `7/12`; None where `value` is rounded."""


def expectation(value: Fraction, unit: Unit = "chance", *, is_exact: bool = True) -> Expectation:
    """Return an expectation; pass `is_exact=False` for a value that was rounded on the way."""
    return Expectation(value, unit, str(value) if is_exact else None)


@fast_dataclass
@dataclass(frozen=True, slots=True)
class OptionOdds:
    """The odds of one option of a seat."""

    actions: tuple[ActionText, ...]
    """The actions of the seat, in order; () where chance is due and the seat has nothing to choose."""
    best: bool
    """True if no other option comes nearer to the aim; false for a single one, and for all with a caveat."""
    expected: Mapping[str, Expectation]
    """Expectations by their codes, if the seat takes this option and then plays optimally for the aim."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class AimOdds:
    """The odds of all options, for one aim."""

    aim: str
    options: tuple[OptionOdds, ...]


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of a position for one seat, from its view."""

    seat: int
    """The seat, from 0."""
    remarks: tuple[str, ...]
    """Codes of the assumptions about hidden information."""
    aims: tuple[AimOdds, ...]
    """With the same options in the same order."""
    caveat: str | None = None
    """Code of a factor that decides between the options and that the numbers leave out; shown first."""
    cautions: tuple[ActionText, ...] = ()
    """Actions of which a beginner should be warned; the game's words say why."""
