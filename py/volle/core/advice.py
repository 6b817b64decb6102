"""What a coach says before a choice: what each way on is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from volle.core.quick import quick, replace

_MOST_REASONS: Final = 3
_LIGHT: Final = 20
"""What weighs so much less than the heaviest reason is not told."""

Value: TypeAlias = int | Fraction | str
"""What a reason speaks of: a count or points; a fraction is a chance; a text is the id or name of a thing."""


@quick
@dataclass(frozen=True, slots=True)
class Reason:
    """Something that is true of a choice and weighs in it, as a code that a language puts into words."""

    code: str
    values: tuple[tuple[str, Value], ...] = ()
    """What the words need, by name."""


class Term(NamedTuple):
    """A reason, and how much it weighs: only what weighs otherwise in another choice tells the two apart."""

    reason: Reason
    weight: int


@quick
@dataclass(frozen=True, slots=True)
class Choice:
    """One way on, and what it is worth if the seat then plays as well as it can."""

    actions: tuple[str, ...]
    """The texts of what the seat does, one after the other."""
    win: Fraction
    """The chance to win the match; a match that two share counts as half."""
    points: Fraction
    """What is expected, in points: docs/coach.md says of what."""
    is_best: bool
    """Whether no other way is better."""
    is_equal: bool
    """Whether it is as good as the best, as far as can be told; the best ones are."""
    reasons: tuple[Reason, ...]
    """What weighs most, the heaviest first: it tells the best from the next best, others from the best."""
    terms: tuple[Term, ...]
    """All that can be said of it."""

    def rather_than(self, other: Choice) -> Choice:
        """The same, with the reasons that tell it from another one."""
        return replace(self, reasons=_reasons(self.terms, other.terms))


@quick
@dataclass(frozen=True, slots=True)
class Advice:
    """What each way on is worth to a seat, by what it may know that remembers all it has seen."""

    seat: int
    """The seat, from 0."""
    remarks: tuple[str, ...]
    """Codes of what is assumed where more cannot be known."""
    choices: tuple[Choice, ...]
    """The best first."""


class Weighed(NamedTuple):
    """One way on as a game has weighed it."""

    actions: tuple[str, ...]
    rank: int
    """What ways are compared by: the best is greatest."""
    win: Fraction
    points: Fraction
    terms: tuple[Term, ...]


def advice_of(seat: int, remarks: tuple[str, ...], ways: Sequence[Weighed], near: int) -> Advice:
    """Advice on ways that a game has weighed; what is lower by `near` at most is about equal to the best.

    Each way is told apart from the best one, and the best from the next.
    """
    ordered = sorted(ways, key=lambda way: -way.rank)
    best, others = ordered[0], ordered[1:] or ordered
    choices = [
        Choice(
            way.actions,
            way.win,
            way.points,
            is_best=way.rank == best.rank,
            is_equal=way.rank >= best.rank - near,
            reasons=_reasons(way.terms, (others[0] if way is best else best).terms),
            terms=way.terms,
        )
        for way in ordered
    ]
    return Advice(seat, remarks, tuple(choices))


def _reasons(terms: Sequence[Term], others: Sequence[Term]) -> tuple[Reason, ...]:
    """The reasons that tell a way apart from another, the heaviest first; one where none does."""
    against = {term.reason.code: term for term in others}
    differing = [
        (abs(term.weight - (twin.weight if twin else 0)), term.reason)
        for term in terms
        for twin in (against.get(term.reason.code),)
        if twin is None or twin.reason != term.reason
    ]
    differing.sort(key=lambda found: -found[0])
    heavy = [reason for weight, reason in differing if weight * _LIGHT >= differing[0][0]]
    return tuple(heavy[:_MOST_REASONS]) or tuple([term.reason for term in terms[:1]])
