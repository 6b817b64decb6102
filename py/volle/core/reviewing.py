"""How a game is asked to value a match that is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Generic, TypeVar

V = TypeVar("V")  # view
A = TypeVar("A")  # action


def _even_standing(view: Any) -> tuple[Fraction, ...]:
    """The same chance for everybody."""
    return (Fraction(1, len(view.seats)),) * len(view.seats)


def _no_luck(_view: Any, _action: Any) -> Fraction | None:
    """None: nothing is counted as luck."""
    return None


@dataclass(frozen=True, slots=True)
class Reviewing(Generic[V, A]):
    """How a game values a match that is over: by views of what the seat whose turn it was could know."""

    standing: Callable[[V], tuple[Fraction, ...]] = _even_standing
    """The chance of each seat to win, about, by what is written down or lies before it; 1 in all."""
    luck: Callable[[V, A], Fraction | None] = _no_luck
    """(view of the seat whose turn it is, action of chance) -> what it changes of its chance to win, beyond
    what was to be expected: over all outcomes that is exactly 0. None where nothing is counted."""
    remarks: tuple[str, ...] = ()
    """Codes of what is assumed."""


NO_REVIEWING: Final[Reviewing[Any, Any]] = Reviewing()
"""How a game values a match that has no coach: it does not."""
