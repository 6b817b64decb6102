"""Changes of the chances to win by the actions of a finished match, with their causes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from volle.core.advice import Advice, RatedOption

Cause: TypeAlias = Literal["luck", "cards", "bids", "decision", "rest"]
"""Dice or cards of one seat; cards for all; the meeting of secret bids; a decision; what nothing explains."""


class Decision(NamedTuple):
    """The option that a seat took, and the best one, each with the reasons that set it apart."""

    kind: str
    """The kind of mistake; its words are `reviewed-said-KIND`."""
    played: RatedOption
    best: RatedOption


class Change(NamedTuple):
    """A change of the chances to win."""

    by: Cause
    seat: int | None
    """The seat whose luck or decision it was, from 0; None for the other causes."""
    each: tuple[Fraction, ...]
    """The change for each seat; for a decision never above 0 for its own seat."""
    decision: Decision | None = None
    """None for another cause, and for a decision that cost nothing."""


def decided(
    advice: Advice, action: str, shares: tuple[Fraction, ...], kind: Callable[[RatedOption, RatedOption], str]
) -> Iterator[Change]:
    """Yield the change by a decision, shared out; nothing where all options are equal.

    An option may be several actions in a row: each is judged by the best that can follow it. `kind` names
    the mistake of the option that was played, compared with the best one.
    """
    firsts = {option.actions[0]: option for option in reversed(advice.options)}
    if all(option.equal for option in firsts.values()):
        return
    played, best = firsts[action], advice.options[0]
    cost = Fraction(0) if played.equal else played.win - best.win
    decision = Decision(kind(played, best), played, best.rather_than(played)) if cost else None
    yield Change("decision", advice.seat, tuple([cost * share for share in shares]), decision)
