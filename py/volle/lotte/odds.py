"""Exact chances of rolls and cards, and what a turn is worth under the best play of points.

Chances are fractions. The worth of a turn is in thousandths of a point, whole numbers rounded down at
each roll, so that every machine decides alike.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from volle.lotte import scoring
from volle.lotte.cards import DECK, FULL
from volle.lotte.legal import roll_ways
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.types import DICE, SIDES, Card, Dice

POINT: Final = 1000
"""Thousandths of a point."""
CLOVER: Final = 6000
"""Points that winning at once is taken to be worth."""
_ENOUGH: Final = 2000
"""Nobody who plays for points takes another card with more than this at risk."""
_TOO_MUCH: Final = 5000
"""Nobody rolls on with more than this at risk."""


class Lay(NamedTuple):
    """A way to lay dice aside: how many, and the most points for so many."""

    dice: int
    points: int


@cache
def rolls(count: int) -> tuple[tuple[Dice, int], ...]:
    """Every roll of so many dice, with the number of ways to throw it."""
    found = combinations_with_replacement(range(1, SIDES + 1), count)
    return tuple((dice, roll_ways(dice)) for dice in found)


@cache
def lays(count: int, *, choice: bool) -> tuple[tuple[int, tuple[Lay, ...]], ...]:
    """The rolls that score, alike ones together: (ways to throw them, what may be laid aside)."""
    found: Counter[tuple[Lay, ...]] = Counter()
    for dice, ways in rolls(count):
        if options := lays_of(dice, choice=choice):
            found[options] += ways
    return tuple((ways, options) for options, ways in found.items())


def lays_of(dice: Dice, *, choice: bool) -> tuple[Lay, ...]:
    """What may be laid aside of one roll: the best points for each number of dice."""
    best: dict[int, int] = {}
    for way in scoring.choices(dice) if choice else scoring.choices(dice)[:1]:
        best[len(way)] = max(best.get(len(way), 0), scoring.points(way) or 0)
    return tuple(Lay(count, points) for count, points in best.items())


@cache
def nothing(count: int) -> Fraction:
    """The chance that a roll of so many dice does not score. Rule lotte.roll.nothing.

    >>> nothing(6) == Fraction(1440, 46656)
    True
    """
    return Fraction(sum(ways for dice, ways in rolls(count) if not scoring.scoring(dice)), SIDES**count)


@cache
def full_roll(count: int = DICE, *, choice: bool) -> Fraction:
    """The best chance to make a Full Roll by rolling on with so many dice. Rule lotte.full-roll.

    `choice` is whether the roller chooses what is laid aside, or all that scores must be.

    >>> round(float(full_roll(choice=True)), 5), round(float(full_roll(choice=False)), 5)
    (0.271, 0.26456)
    """
    if not count:
        return Fraction(1)
    after = [full_roll(left, choice=choice) for left in range(count)]
    hits = sum(
        ways * max(after[count - lay.dice] for lay in options) for ways, options in lays(count, choice=choice)
    )
    return hits * Fraction(1, SIDES**count)


@cache
def straight(missing: int, count: int, *, choice: bool) -> Fraction:
    """The best chance to roll so many missing numbers with so many dice. Rule lotte.card.straight.

    `choice` is whether the roller may leave new numbers lying, or all must be laid aside.

    >>> round(float(straight(6, 6, choice=True)), 5), round(float(straight(5, 6, choice=False)), 5)
    (0.1969, 0.35136)
    """
    if not missing:
        return Fraction(1)
    ways: Counter[int] = Counter()
    for dice, count_of_ways in rolls(count):
        ways[len(set(dice) & set(range(1, missing + 1)))] += count_of_ways
    total = Fraction(0)
    for new in filter(None, ways):
        fewest = 1 if choice else new
        total += ways[new] * max(
            straight(missing - laid, count - laid, choice=choice) for laid in range(fewest, new + 1)
        )
    return total * Fraction(1, SIDES**count)


@cache
def fireworks() -> Fraction:
    """The points that a Fireworks card is expected to bring. Rule lotte.card.fireworks.

    After each Full Roll it begins again, so the worth of six dice is part of itself.

    >>> round(float(fireworks()), 2)
    622.64
    """
    return _fireworks(Fraction(0)) / (1 - full_roll(choice=False))


def _fireworks(again: Fraction) -> Fraction:
    """The points expected until the first Full Roll, which is worth `again`."""
    worth = [again]
    for count in range(1, DICE + 1):
        total = sum(
            (ways * (lay.points + worth[count - lay.dice]) for ways, (lay,) in lays(count, choice=False)),
            start=Fraction(0),
        )
        worth.append(total / SIDES**count)
    return worth[DICE]


def known() -> dict[str, Fraction]:
    """Chances of single rolls and of each card; `all` and `choice` say what is laid aside.

    What no rules play stands behind the rest, to compare.
    """
    found = {f"nothing {count}": nothing(count) for count in range(DICE, 0, -1)}
    for name, choice in (("all", False), ("choice", True)):
        for count in range(DICE, 0, -1):
            found[f"full-roll {count} {name}"] = full_roll(count, choice=choice)
        found |= {f"clover {count} {name}": _times(full_roll(choice=choice), count) for count in (1, 2)}
    return found | {
        "straight 1-5 all": straight(5, DICE, choice=False),
        "straight 1-6 choice": straight(6, DICE, choice=True),
        "fireworks points": fireworks(),
        "to compare: straight 1-5 choice": straight(5, DICE, choice=True),
        "to compare: straight 1-6 all": straight(6, DICE, choice=False),
    }


# ------------------------------------------------------------------------------ what a turn is worth


@dataclass(frozen=True, slots=True)
class Play:
    """The rules that a turn is valued by."""

    choice: bool
    """Whether the roller chooses what is laid aside."""
    straight: int
    """The last number of the straight: a straight up to 6 is chosen too, and counts as a Full Roll."""
    clover: int
    """Full Rolls that win the game."""


@cache
def worth_after_full_roll(play: Play, points: int) -> int:
    """The worth of so many points at risk after a Full Roll: they are written down, or risked for a card."""
    safe = points * POINT
    return safe if points > _ENOUGH else max(safe, worth_of_drawing(play, points, FULL))


def worth_of_drawing(play: Play, points: int, left: tuple[int, ...]) -> int:
    """The worth of another card with so many points at risk, from a deck with so many of each face."""
    counts = left if any(left) else FULL
    worth = sum(n * _worth_of_card(play, card, points) for card, n in zip(DECK, counts, strict=True) if n)
    return worth // sum(counts)


@cache
def _worth_of_card(play: Play, card: Card, points: int) -> int:
    """The worth of a card just turned over."""
    match card.kind:
        case "stop":
            return 0
        case "fireworks":
            return points * POINT + _part(POINT, fireworks())
        case "bonus" | "double":
            return worth_of_rolling(play, card, points, DICE)
        case _:
            return worth_of_forced(play, card, points, Need(DICE, play.straight, play.clover))


class Need(NamedTuple):
    """What a card still asks for that makes a seat roll on."""

    dice: int
    """Dice that are rolled next."""
    missing: int = 0
    """Numbers that the straight still needs."""
    full_rolls: int = 0
    """Full Rolls that the clover still asks for, the next one included."""


def worth_of_forced(play: Play, card: Card, points: int, need: Need) -> int:
    """The worth of rolling on for what a card asks for, where failing costs all points."""
    match card.kind:
        case "plus-minus":
            success = worth_after_full_roll(play, points + PLUS_MINUS)
            return _part(success, full_roll(need.dice, choice=play.choice))
        case "straight":
            whole = play.straight == SIDES
            won = points + STRAIGHT
            success = worth_after_full_roll(play, won) if whole else won * POINT
            return _part(success, straight(need.missing, need.dice, choice=whole))
        case _:
            first, again = full_roll(need.dice, choice=play.choice), full_roll(choice=play.choice)
            return _part(CLOVER * POINT, first * _times(again, need.full_rolls - 1))


def _times(chance: Fraction, count: int) -> Fraction:
    """The chance that something happens so many times in a row."""
    return Fraction(chance.numerator**count, chance.denominator**count)


@cache
def worth_of_rolling(play: Play, card: Card, points: int, dice: int) -> int:
    """The worth of rolling so many dice with so many points at risk, with a card that lets one stop."""
    if points > _TOO_MUCH:
        return 0
    total = 0
    for ways, options in lays(dice, choice=play.choice):
        total += ways * max(_worth_of_lay(play, card, points, dice, lay) for lay in options)
    return int(total // SIDES**dice)


def _worth_of_lay(play: Play, card: Card, points: int, dice: int, lay: Lay) -> int:
    """The worth of laying dice aside of a roll of so many dice."""
    points += lay.points
    if lay.dice == dice:
        return worth_after_full_roll(play, 2 * points if card.kind == "double" else points + card.points)
    return max(points * POINT, worth_of_rolling(play, card, points, dice - lay.dice))


def _part(worth: int, chance: Fraction) -> int:
    """The worth times a chance, rounded down."""
    return worth * chance.numerator // chance.denominator
