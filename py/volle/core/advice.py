"""The coach of a game: the value of each option of a seat with its reasons, and the value of a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from volle.core.fast_dataclass import fast_dataclass, replace
from volle.core.odds import ActionText

_MOST_REASONS: Final = 3
_LEAST_PART: Final = 20
"""Reasons below this part of the heaviest one are left out: one in 20."""
_HUNDRED: Final = 100

ReasonValue: TypeAlias = int | Fraction | str
"""A value in a reason: a count or points; a fraction is a chance; a text is the id or name of an object."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for or against an option, as a code that a language puts into words."""

    code: str
    values: tuple[tuple[str, ReasonValue], ...] = ()
    """The values in the words, each with its name; the one named `chance` is a chance, from 0 to 1."""


class Term(NamedTuple):
    """A reason and its weight: it counts where the weight differs between two options."""

    reason: Reason
    weight: int


@fast_dataclass
@dataclass(frozen=True, slots=True)
class RatedOption:
    """An option of a seat and its value, if the seat then plays optimally."""

    actions: tuple[ActionText, ...]
    """The actions of the seat, in order."""
    win: Fraction
    """The chance to win the match; a match that two seats share counts as half."""
    points: Fraction
    """The expected points, which docs/coach.md defines for each game."""
    win_lost: Fraction
    """The chance to win that this option gives up, compared with the best option."""
    points_lost: Fraction
    """The expected points that this option gives up, compared with the best option."""
    best: bool
    """True if no other option is better."""
    equal: bool
    """True if the option is the best one, or not distinguishable from it."""
    reasons: tuple[Reason, ...]
    """The reasons for the best option over the next, and against the others; the heaviest first."""
    _terms: tuple[Term, ...]

    def rather_than(self, other: RatedOption) -> RatedOption:
        """Return this option with the reasons that set it apart from another."""
        return replace(self, reasons=_reasons(self._terms, other._terms))


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Advice:
    """The value of each option of a seat, from a view that includes all that the seat has seen."""

    seat: int
    """The seat, from 0."""
    remarks: tuple[str, ...]
    """Codes of the assumptions about hidden information; their words are `advice-remark-GAME-CODE`."""
    options: tuple[RatedOption, ...]
    """The best first."""


class ValuedOption(NamedTuple):
    """An option as a game has valued it."""

    actions: tuple[str, ...]
    rank: int
    """The best option has the greatest rank."""
    win: Fraction
    points: Fraction
    terms: tuple[Term, ...]


def advice_of(seat: int, remarks: tuple[str, ...], options: Sequence[ValuedOption], near: int) -> Advice:
    """Return advice on the options of a seat; ranks within `near` of the best count as equal.

    The reasons set each option apart from the best one, and the best from the next.
    """
    ordered = sorted(options, key=lambda option: -option.rank)
    best, others = ordered[0], ordered[1:] or ordered
    rated = [
        RatedOption(
            option.actions,
            option.win,
            option.points,
            win_lost=best.win - option.win,
            points_lost=best.points - option.points,
            best=option.rank == best.rank,
            equal=option.rank >= best.rank - near,
            reasons=_reasons(option.terms, (others[0] if option is best else best).terms),
            _terms=option.terms,
        )
        for option in ordered
    ]
    return Advice(seat, remarks, tuple(rated))


def percent(chance: Fraction) -> int | str:
    """Return a chance as a whole number of hundredths, as the words of a reason have it.

    `hardly` and `nearly` stand for chances that would round to 0 and 100 though they are neither.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 500)), percent(Fraction(499, 500))
    (33, 'hardly', 'nearly')
    """
    hundredths = (2 * _HUNDRED * chance.numerator + chance.denominator) // (2 * chance.denominator)
    if hundredths == 0 < chance:
        return "hardly"
    return "nearly" if chance < 1 and hundredths == _HUNDRED else hundredths


def _reasons(terms: Sequence[Term], others: Sequence[Term]) -> tuple[Reason, ...]:
    """Return the reasons that set an option apart from another, the heaviest first; one where none does."""
    against = {term.reason.code: term for term in others}
    differing = [
        (abs(term.weight - (twin.weight if twin else 0)), term.reason)
        for term in terms
        for twin in (against.get(term.reason.code),)
        if twin is None or twin.reason != term.reason
    ]
    differing.sort(key=lambda found: -found[0])
    heavy = [reason for weight, reason in differing if weight * _LEAST_PART >= differing[0][0]]
    return tuple(heavy[:_MOST_REASONS]) or tuple([term.reason for term in terms[:1]])
