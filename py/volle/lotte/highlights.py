"""What people talk about after a match: pure functions of all that happened in it.

Each is told only where it is true, and never before the match is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from volle.core.game import Seat, best
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

MOST: Final = 5
"""So many highlights are told at most."""
MANY_ROLLS: Final = 4
"""So many rolls in one turn are worth talking about."""
MANY_FULL_ROLLS: Final = 2
"""So many Full Rolls in a match are worth talking about."""
COMEBACK: Final = 4
"""A comeback is from at least this part of the target behind: a quarter."""


@dataclass(frozen=True, slots=True)
class BiggestTurn:
    """The most points that were written down at once."""

    code: ClassVar = "biggest-turn"
    seats: tuple[Seat, ...]
    points: int
    rule: str = "lotte.roll.stop"


@dataclass(frozen=True, slots=True)
class BiggestLoss:
    """The most points that were at risk and lost, and with which card."""

    code: ClassVar = "biggest-loss"
    seats: tuple[Seat, ...]
    points: int
    card: CardName
    rule: str


@dataclass(frozen=True, slots=True)
class Comeback:
    """How far behind the leader the winner once was."""

    code: ClassVar = "comeback"
    seats: tuple[Seat, ...]
    points: int
    rule: str = "lotte.end.catch-up"


@dataclass(frozen=True, slots=True)
class MostFullRolls:
    """Who has made the most Full Rolls."""

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
    """What is worth telling of a match that is over, best first."""
    found = (
        _comeback(events, state),
        _biggest_turn(events),
        _biggest_loss(events),
        _most_full_rolls(events),
        _most_rolls(events),
    )
    return tuple(one for one in found if one is not None)[:MOST]


def _biggest_turn(events: Sequence[Event]) -> BiggestTurn | None:
    """The most points that were written down at once. Rule lotte.roll.stop."""
    turns = (event for event in events if isinstance(event, TurnScored) and event.points)
    most = best((event.points, event.seat) for event in turns)
    return most and BiggestTurn(seats=most[1], points=most[0])


def _biggest_loss(events: Sequence[Event]) -> BiggestLoss | None:
    """The most points that were lost at once; of several the first."""
    lost = [event for event in events if isinstance(event, TurnLost) and event.points]
    if not lost:
        return None
    most = max(lost, key=lambda event: event.points)
    return BiggestLoss((most.seat,), most.points, most.card, most.rule)


def _comeback(events: Sequence[Event], state: State) -> Comeback | None:
    """How far behind the leader a winner once was. Rule lotte.end.catch-up."""
    winners = next((event.winners for event in events if isinstance(event, GameWon)), ())
    most = best(
        (max(scores) - scores[seat], seat) for scores in _standings(events, state) for seat in winners
    )
    if most is None or most[0] * COMEBACK < state.options.target:
        return None
    return Comeback(seats=most[1], points=most[0])


def _standings(events: Sequence[Event], state: State) -> Iterator[tuple[int, ...]]:
    """What was written down for all seats, after each change."""
    scores = [0] * state.options.seats
    for event in events:
        if isinstance(event, TurnScored | LeaderLost):
            scores[event.seat] = event.score
            yield tuple(scores)


def _most_full_rolls(events: Sequence[Event]) -> MostFullRolls | None:
    """Who has made the most Full Rolls. Rule lotte.full-roll."""
    made = Counter(event.seat for event in events if isinstance(event, FullRollMade))
    most = best((count, seat) for seat, count in made.items() if count >= MANY_FULL_ROLLS)
    return most and MostFullRolls(seats=most[1], count=most[0])


def _most_rolls(events: Sequence[Event]) -> MostRolls | None:
    """The turn with the most rolls. Rule lotte.roll.aside."""
    most = best(rolled for rolled in _rolls(events) if rolled[0] >= MANY_ROLLS)
    return most and MostRolls(seats=most[1], count=most[0])


def _rolls(events: Sequence[Event]) -> Iterator[tuple[int, Seat]]:
    """How many rolls a turn had so far, and whose it is, after each roll."""
    count = 0
    for event in events:
        if isinstance(event, CardTurned) and event.number == 1:
            count = 0
        if isinstance(event, DiceRolled):
            count += 1
            yield count, event.seat
