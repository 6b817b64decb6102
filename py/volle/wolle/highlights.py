"""Highlights of a finished match, as pure functions of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, TypeAlias

from volle.core.game import Seat, best, worth_telling
from volle.wolle.events import (
    BidMissed,
    BidReached,
    BidsRevealed,
    BoneStolen,
    CardsTaken,
    DiceRolled,
    DieKept,
    Event,
)
from volle.wolle.odds import chance_of
from volle.wolle.types import DIE_NAMES, Bid, Dice, State

LUCK: Final = 10
"""A roll is lucky if its chance is below one in this many."""
MANY_BLACK: Final = 2
"""The fewest black sheep worth mentioning."""
MANY_THEFTS: Final = 2
"""The fewest thefts of the bone worth mentioning."""
CLOSE: Final = 2
"""The most points short of a close miss."""


@dataclass(frozen=True, slots=True)
class BoldestBid:
    """The highest bid that was reached, and in the fewest tries."""

    code: ClassVar = "boldest-bid"
    seats: tuple[Seat, ...]
    bid: Bid
    try_: int
    rule: str = "wolle.bid.range"


@dataclass(frozen=True, slots=True)
class LuckiestRoll:
    """The least likely roll."""

    code: ClassVar = "luckiest-roll"
    seats: tuple[Seat, ...]
    total: int
    odds: int
    """The chance of at least this total, as one in this many rolls of the same dice."""
    rule: str = "wolle.result.sum"


@dataclass(frozen=True, slots=True)
class MostBlackSheep:
    """The herd with the most black sheep."""

    code: ClassVar = "most-black-sheep"
    seats: tuple[Seat, ...]
    count: int
    rule: str = "wolle.score.sum"


@dataclass(frozen=True, slots=True)
class BoneThief:
    """The seat that stole the bone most often."""

    code: ClassVar = "bone-thief"
    seats: tuple[Seat, ...]
    count: int
    rule: str = "wolle.bone.steal"


@dataclass(frozen=True, slots=True)
class RichestTake:
    """The most points taken at once."""

    code: ClassVar = "richest-take"
    seats: tuple[Seat, ...]
    points: int
    """Printed points; sets, dogs and the bone are counted only at the end."""
    rule: str = "wolle.take.choice"


@dataclass(frozen=True, slots=True)
class ClosestMiss:
    """The bid that was missed by the fewest points; of several, the highest."""

    code: ClassVar = "closest-miss"
    seats: tuple[Seat, ...]
    short: int
    target: int
    rule: str = "wolle.turn.miss"


Highlight: TypeAlias = BoldestBid | LuckiestRoll | MostBlackSheep | BoneThief | RichestTake | ClosestMiss


def highlights(events: Sequence[Event], state: State) -> tuple[Highlight, ...]:
    """Return the highlights of a finished match, best first."""
    found = (
        _boldest_bid(events),
        _luckiest_roll(events),
        _most_black_sheep(state),
        _bone_thief(events),
        _richest_take(events, state),
        _closest_miss(events),
    )
    return worth_telling(found, state.options.seats)


def _boldest_bid(events: Sequence[Event]) -> BoldestBid | None:
    """Return the highest bid that was reached. Rule wolle.bid.range."""
    reached = best(_reached(events))
    if reached is None:
        return None
    (bid, tries), seats = reached
    return BoldestBid(seats, bid, -tries)


def _reached(events: Sequence[Event]) -> Iterator[tuple[tuple[Bid, int], Seat]]:
    """Yield every bid that was reached; fewer tries compare greater."""
    bids: tuple[Bid, ...] = ()
    for event in events:
        if isinstance(event, BidsRevealed):
            bids = event.bids
        if isinstance(event, BidReached):
            yield (bids[event.seat], -event.try_), event.seat


class _Rolled(NamedTuple):
    """A roll: the dice that were rolled, and their numbers."""

    seat: Seat
    free: tuple[int, ...]
    dice: Dice


def _rolls(events: Sequence[Event]) -> Iterator[_Rolled]:
    """Yield every roll, with the dice that were rolled."""
    free: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, DieKept):
            free = tuple(die for die in free if DIE_NAMES[die] != event.die)
        if isinstance(event, DiceRolled):
            free = tuple(range(len(DIE_NAMES))) if event.try_ == 1 else free
            yield _Rolled(event.seat, free, event.dice)


def _luckiest_roll(events: Sequence[Event]) -> LuckiestRoll | None:
    """Return the least likely roll, by exact chances. Rule wolle.result.sum."""
    chances = (
        ((-chance_of(free, sum(dice[die] for die in free)), sum(dice)), seat)
        for seat, free, dice in _rolls(events)
    )
    luckiest = best(chances)
    if luckiest is None:
        return None
    (chance, total), seats = luckiest
    odds = chance.denominator // -chance.numerator
    return LuckiestRoll(seats, total, odds) if odds >= LUCK else None


def _most_black_sheep(state: State) -> MostBlackSheep | None:
    """Return the herd with the most black sheep."""
    counts = ([card.kind for card in herd].count("black") for herd in state.herds)
    most = best((count, seat) for seat, count in enumerate(counts) if count >= MANY_BLACK)
    return most and MostBlackSheep(seats=most[1], count=most[0])


def _bone_thief(events: Sequence[Event]) -> BoneThief | None:
    """Return the seat that stole the bone most often. Rule wolle.bone.steal."""
    thefts = Counter(event.seat for event in events if isinstance(event, BoneStolen))
    most = best((count, seat) for seat, count in thefts.items() if count >= MANY_THEFTS)
    return most and BoneThief(seats=most[1], count=most[0])


def _richest_take(events: Sequence[Event], state: State) -> RichestTake | None:
    """Return the most points taken at once."""
    points = {card.id: card.points for card in state.options.deck.cards}
    takes = ((event.cards or (), event.seat) for event in events if isinstance(event, CardsTaken))
    totals = ((sum(points[card] for card in cards), seat) for cards, seat in takes)
    most = best((total, seat) for total, seat in totals if total > 0)
    return most and RichestTake(seats=most[1], points=most[0])


def _closest_miss(events: Sequence[Event]) -> ClosestMiss | None:
    """Return the bid that was missed by the fewest points. Rule wolle.turn.miss."""
    closest = best((miss, seat) for miss, seat in _misses(events) if -miss[0] <= CLOSE)
    if closest is None:
        return None
    (short, target), seats = closest
    return ClosestMiss(seats, -short, target)


def _misses(events: Sequence[Event]) -> Iterator[tuple[tuple[int, int], Seat]]:
    """Yield every miss with the points short, negated, and the target."""
    target = 0
    for event in events:
        if isinstance(event, DiceRolled):
            target = event.target
        if isinstance(event, BidMissed):
            yield (event.result - target, target), event.seat
