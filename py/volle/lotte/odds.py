"""Exact chances of rolls and cards, as fractions."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from volle.lotte import scoring
from volle.lotte.legal import roll_ways
from volle.lotte.types import DICE, SIDES, Dice, Kind, Options


class Aside(NamedTuple):
    """A number of dice to set aside, and the most points that this number can score."""

    dice: int
    points: int


@cache
def rolls(count: int) -> tuple[tuple[Dice, int], ...]:
    """Return every roll of `count` dice, with the number of ways to throw it."""
    found = combinations_with_replacement(range(1, SIDES + 1), count)
    return tuple((dice, roll_ways(dice)) for dice in found)


@cache
def scoring_rolls(count: int, *, choice: bool) -> tuple[tuple[int, tuple[Aside, ...]], ...]:
    """Return the rolls that score as (ways to throw them, options), those with the same options together."""
    found: Counter[tuple[Aside, ...]] = Counter()
    for dice, ways in rolls(count):
        if options := aside_options(dice, choice=choice):
            found[options] += ways
    return tuple((ways, options) for options, ways in found.items())


def aside_options(dice: Dice, *, choice: bool) -> tuple[Aside, ...]:
    """Return the options of one roll: for each number of dice that may be set aside the most points."""
    best: dict[int, int] = {}
    for way in scoring.choices(dice) if choice else scoring.choices(dice)[:1]:
        best[len(way)] = max(best.get(len(way), 0), scoring.points(way) or 0)
    return tuple(Aside(count, points) for count, points in best.items())


@cache
def nothing(count: int) -> Fraction:
    """Return the chance that no die of `count` scores. Rule lotte.roll.nothing.

    >>> nothing(6) == Fraction(1440, 46656)
    True
    """
    return Fraction(sum(ways for dice, ways in rolls(count) if not scoring.scoring(dice)), SIDES**count)


@cache
def full_roll(count: int = DICE, *, choice: bool) -> Fraction:
    """Return the best chance to complete a Full Roll with `count` dice left. Rule lotte.full-roll.

    `choice` is True if the roller chooses the dice to set aside, False if all that score must be.

    >>> round(float(full_roll(choice=True)), 5), round(float(full_roll(choice=False)), 5)
    (0.271, 0.26456)
    """
    if not count:
        return Fraction(1)
    after = [full_roll(left, choice=choice) for left in range(count)]
    hits = sum(
        ways * max(after[count - aside.dice] for aside in options)
        for ways, options in scoring_rolls(count, choice=choice)
    )
    return hits * Fraction(1, SIDES**count)


@cache
def straight(missing: int, count: int, *, choice: bool) -> Fraction:
    """Return the best chance to roll `missing` missing numbers with `count` dice. Rule lotte.card.straight.

    `choice` is True if the roller may leave new numbers in the tray, False if all must be set aside.

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
            straight(missing - used, count - used, choice=choice) for used in range(fewest, new + 1)
        )
    return total * Fraction(1, SIDES**count)


@cache
def fireworks(count: int = DICE) -> Fraction:
    """Return the expected points of Fireworks with `count` dice to roll. Rule lotte.card.fireworks.

    Each Full Roll starts them again with six dice.

    >>> round(float(fireworks()), 2), round(float(fireworks(3)), 2)
    (622.64, 271.98)
    """
    again = _until_full_roll(DICE) / (1 - full_roll(choice=False))
    return _until_full_roll(count) + full_roll(count, choice=False) * again


@cache
def _until_full_roll(count: int) -> Fraction:
    """Return the expected points of Fireworks before the first Full Roll."""
    total = Fraction(0)
    for ways, (aside,) in scoring_rolls(count, choice=False):
        total += ways * (aside.points + _until_full_roll(count - aside.dice))
    return total * Fraction(1, SIDES**count)


def known() -> dict[str, Fraction]:
    """Return the chances of single rolls and of each card; `all` and `choice` name the rule of setting aside.

    Combinations that no preset uses come last, for comparison.
    """
    found = {f"nothing {count}": nothing(count) for count in range(DICE, 0, -1)}
    for name, choice in (("all", False), ("choice", True)):
        for count in range(DICE, 0, -1):
            found[f"full-roll {count} {name}"] = full_roll(count, choice=choice)
        found |= {f"clover {count} {name}": full_roll(choice=choice) ** count for count in (1, 2)}
    return found | {
        "straight 1-5 all": straight(5, DICE, choice=False),
        "straight 1-6 choice": straight(6, DICE, choice=True),
        "fireworks points": fireworks(),
        "to compare: straight 1-5 choice": straight(5, DICE, choice=True),
        "to compare: straight 1-6 all": straight(6, DICE, choice=False),
    }


@dataclass(frozen=True, slots=True)
class Play:
    """The rules that the value of a turn depends on."""

    choice: bool
    """True if the roller chooses the dice to set aside."""
    straight: int
    """The last number of the straight: one up to 6 is chosen too, and counts as a Full Roll."""
    clover: int
    """Full Rolls that win the game."""


def play_of(options: Options) -> Play:
    """Return the rules of a match: lotte.roll.aside, lotte.card.straight, lotte.card.clover."""
    return Play(options.aside == "choice", int(options.straight[-1]), options.clover)


class Need(NamedTuple):
    """The need of a card before the seat may stop."""

    dice: int
    """Dice of the next roll."""
    missing: int = 0
    """Numbers that the straight still needs."""
    full_rolls: int = 0
    """Full Rolls that the clover still asks for, the next one included."""


@cache
def success(play: Play, kind: Kind, need: Need) -> Fraction:
    """Return the best chance to meet the need of a Plus-Minus, Straight or Clover card.

    >>> round(float(success(Play(True, 6, 2), "clover", Need(6, 0, 2))), 5)
    0.07344
    """
    if kind == "straight":
        return straight(need.missing, need.dice, choice=play.straight == SIDES)
    chance = full_roll(need.dice, choice=play.choice)
    for _ in range(need.full_rolls - 1 if kind == "clover" else 0):
        chance *= full_roll(choice=play.choice)
    return chance
