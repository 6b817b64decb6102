"""Highlights of a finished match, as pure functions of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from volle.core.game import Seat, best, worth_telling
from volle.lotte.events import (
    CardTurned,
    DiceRolled,
    Event,
    FullRollMade,
    GameWon,
    LeaderLost,
    TurnLost,
    TurnScored,
)
from volle.lotte.types import CardName, State

MANY_ROLLS: Final = 4
"""The fewest rolls in one turn worth mentioning."""
MANY_FULL_ROLLS: Final = 2
"""The fewest Full Rolls in a match worth mentioning."""
COMEBACK: Final = 4
"""The smallest comeback is the target divided by this."""


@dataclass(frozen=True, slots=True)
class BiggestTurn:
    """The most points written down at once."""

    code: ClassVar = "biggest-turn"
    seats: tuple[Seat, ...]
    points: int
    rule: str = "lotte.roll.stop"


@dataclass(frozen=True, slots=True)
class BiggestLoss:
    """The most points at risk that were lost, and the card."""

    code: ClassVar = "biggest-loss"
    seats: tuple[Seat, ...]
    points: int
    card: CardName
    rule: str


@dataclass(frozen=True, slots=True)
class Comeback:
    """The largest deficit of the winner."""

    code: ClassVar = "comeback"
    seats: tuple[Seat, ...]
    points: int
    rule: str = "lotte.end.catch-up"


@dataclass(frozen=True, slots=True)
class MostFullRolls:
    """The seat with the most Full Rolls."""

    code: ClassVar = "most-full-rolls"
    seats: tuple[Seat, ...]
    count: int
    rule: str = "lotte.full-roll"


@dataclass(frozen=True, slots=True)
class MostRolls:
    """The turn with the most rolls."""

    code: ClassVar = "most-rolls"
    seats: tuple[Seat, ...]
    count: int
    rule: str = "lotte.roll.aside"


Highlight: TypeAlias = BiggestTurn | BiggestLoss | Comeback | MostFullRolls | MostRolls


def highlights(events: Sequence[Event], state: State) -> tuple[Highlight, ...]:
    """Return the highlights of a finished match, best first."""
    found = (
        _comeback(events, state),
        _biggest_turn(events),
        _biggest_loss(events),
        _most_full_rolls(events),
        _most_rolls(events),
    )
    return worth_telling(found, state.options.seats)


def _biggest_turn(events: Sequence[Event]) -> BiggestTurn | None:
    """Return the most points written down at once. Rule lotte.roll.stop."""
    turns = (event for event in events if isinstance(event, TurnScored) and event.points)
    most = best((event.points, event.seat) for event in turns)
    return most and BiggestTurn(seats=most[1], points=most[0])


def _biggest_loss(events: Sequence[Event]) -> BiggestLoss | None:
    """Return the most points lost at once; of several, the first."""
    lost = [event for event in events if isinstance(event, TurnLost) and event.points]
    if not lost:
        return None
    most = max(lost, key=lambda event: event.points)
    return BiggestLoss((most.seat,), most.points, most.card, most.rule)


def _comeback(events: Sequence[Event], state: State) -> Comeback | None:
    """Return the largest deficit of a winner. Rule lotte.end.catch-up."""
    winners = next((event.winners for event in events if isinstance(event, GameWon)), ())
    most = best(
        (max(scores) - scores[seat], seat) for scores in _standings(events, state) for seat in winners
    )
    if most is None or most[0] * COMEBACK < state.options.target:
        return None
    return Comeback(seats=most[1], points=most[0])


def _standings(events: Sequence[Event], state: State) -> Iterator[tuple[int, ...]]:
    """Yield the scores of all seats after each change."""
    scores = [0] * state.options.seats
    for event in events:
        if isinstance(event, TurnScored | LeaderLost):
            scores[event.seat] = event.score
            yield tuple(scores)


def _most_full_rolls(events: Sequence[Event]) -> MostFullRolls | None:
    """Return the seat with the most Full Rolls. Rule lotte.full-roll."""
    made = Counter(event.seat for event in events if isinstance(event, FullRollMade))
    most = best((count, seat) for seat, count in made.items() if count >= MANY_FULL_ROLLS)
    return most and MostFullRolls(seats=most[1], count=most[0])


def _most_rolls(events: Sequence[Event]) -> MostRolls | None:
    """Return the turn with the most rolls. Rule lotte.roll.aside."""
    most = best(rolled for rolled in _rolls(events) if rolled[0] >= MANY_ROLLS)
    return most and MostRolls(seats=most[1], count=most[0])


def _rolls(events: Sequence[Event]) -> Iterator[tuple[int, Seat]]:
    """Yield the number of rolls in the turn so far, and its seat, after each roll."""
    count = 0
    for event in events:
        if isinstance(event, CardTurned) and event.number == 1:
            count = 0
        if isinstance(event, DiceRolled):
            count += 1
            yield count, event.seat
