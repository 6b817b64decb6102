"""Exact chances of a dice turn: what the best play of three tries is worth, in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product, repeat
from math import lcm, prod
from typing import Final, NamedTuple

from volle.wolle.types import BIDS, DIE_SIDES, Dice

HIGHEST: Final = sum(DIE_SIDES)
_OTHERS: Final = ((1, 2), (0, 2), (0, 1))
_THIRD: Final = lcm(*DIE_SIDES)
"""Common denominator of third tries: one die is rolled."""
_SECOND: Final = lcm(*(DIE_SIDES[j] * DIE_SIDES[k] for j, k in _OTHERS))
"""Common denominator of second tries: two dice are rolled."""
_FIRST: Final = prod(DIE_SIDES)


NEVER: Final = -(10**9)
"""Worth of ending a turn where it cannot end."""


class Try(NamedTuple):
    """What ending the turn after this try is worth, for every total of the dice from 0 to HIGHEST."""

    worth: Sequence[int]
    """NEVER where the turn cannot end. The third try ends with every total."""
    forced_from: int
    """From this total on there is no choice: the turn ends."""


Tries = tuple[Try, Try, Try]


@dataclass(frozen=True, slots=True)
class Turn:
    """A solved dice turn: the worth of every position under the best play."""

    value: Fraction
    """Before the first roll."""
    second: tuple[tuple[int, ...], ...]
    third: tuple[tuple[int, ...], ...]

    def keep_one(self, die: int, value: int) -> Fraction:
        """Worth of leaving one die (its place) that shows `value`, before the second roll."""
        return Fraction(self.second[die][value], _THIRD * _SECOND)

    def keep_two(self, free: int, kept: int) -> Fraction:
        """Worth of leaving two dice that come to `kept`, before the third roll, of the die `free`."""
        return Fraction(self.third[free][kept], _THIRD)


def solve(tries: Tries) -> Turn:
    """The exact worth of a dice turn under the best choice of dice and of ending it."""
    third = tuple(_third_row(free, tries[2].worth) for free in range(3))
    second = tuple(_second_row(die, tries[1], third) for die in range(3))
    return Turn(Fraction(_first(tries[0], second), _THIRD * _SECOND * _FIRST), second, third)


def _third_row(free: int, worth: Sequence[int]) -> tuple[int, ...]:
    """For each sum of the two kept dice, the worth of rolling the third, times _THIRD."""
    sides = DIE_SIDES[free]
    scale = _THIRD // sides
    return tuple(
        scale * sum(worth[kept + 1 : kept + sides + 1]) if kept <= HIGHEST - sides else 0
        for kept in range(HIGHEST + 1)
    )


def _second_row(die: int, try_: Try, third: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """For each number of the kept die, the worth of rolling the other two, times _THIRD * _SECOND."""
    j, k = _OTHERS[die]
    scale = _SECOND // (DIE_SIDES[j] * DIE_SIDES[k])
    ends = [_THIRD * worth for worth in try_.worth]
    row = [0]
    for value in range(1, DIE_SIDES[die] + 1):
        keep_k = third[j][value + 1 : value + DIE_SIDES[k] + 1]
        sums = range(value + 1, value + DIE_SIDES[j] + 1)
        row.append(scale * sum(_rest(ends, try_.forced_from, s, third[k][s], keep_k) for s in sums))
    return tuple(row)


def _first(try_: Try, second: tuple[tuple[int, ...], ...]) -> int:
    """The worth of rolling all three dice, times _THIRD * _SECOND * _FIRST."""
    ends = [_THIRD * _SECOND * worth for worth in try_.worth]
    keep_d8 = second[2][1:]
    return sum(
        _rest(ends, try_.forced_from, a + b, max(second[0][a], second[1][b]), keep_d8)
        for a in range(1, DIE_SIDES[0] + 1)
        for b in range(1, DIE_SIDES[1] + 1)
    )


def _rest(ends: Sequence[int], forced_from: int, lying: int, keep: int, keep_last: Sequence[int]) -> int:
    """Worth of all numbers of the last die together, where the others come to `lying`.

    The best of ending, keeping one of the others, or keeping the last die; from `forced_from` on, ending.
    """
    ends = ends[lying + 1 : lying + len(keep_last) + 1]
    open_count = min(max(forced_from - lying - 1, 0), len(ends))
    free = sum(map(max, ends[:open_count], repeat(keep), keep_last))
    return free + sum(ends[open_count:])


def known() -> dict[str, Fraction]:
    """The chance to reach each bid in three tries, without bonus, malus or chips."""
    return {f"bid {bid}": success_chance(bid.target) for bid in BIDS}


@lru_cache(maxsize=64)
def success_chance(need: int) -> Fraction:
    """Chance to bring the three dice to a total of `need` or more in three tries, by the best play.

    `need` is the bid, plus a malus, less the bonus and the chips one is ready to spend.

    >>> round(float(success_chance(21)), 4)
    0.6715
    """
    return solve(_hit_tries(need, (1, 1, 1))).value


@lru_cache(maxsize=64)
def success_by_try(need: int) -> tuple[Fraction, Fraction, Fraction]:
    """Chance to reach a total of `need` in the first, second and third try, playing for the most cards.

    >>> [round(float(chance), 3) for chance in success_by_try(21)]
    [0.225, 0.268, 0.179]
    """
    cards = (3, 2, 1)
    turn = solve(_hit_tries(need, cards))
    rolls = list(product(*(range(1, sides + 1) for sides in DIE_SIDES)))
    missed = [(a, b, c) for a, b, c in rolls if a + b + c < need]
    first = 1 - Fraction(len(missed), len(rolls))
    second = Fraction(0)
    for dice in missed:
        keeps = keep_values(turn, dice, ())
        die = max(keeps, key=keeps.__getitem__)
        second += chance_of(_OTHERS[die], need - dice[die]) / len(rolls)
    return first, second, turn.value - cards[0] * first - cards[1] * second


def _hit_tries(need: int, worth: tuple[int, int, int]) -> Tries:
    """Tries that are worth something where they reach `need`, and nothing elsewhere."""
    reached = range(HIGHEST + 1)
    first, second = (Try([hit if total >= need else NEVER for total in reached], need) for hit in worth[:2])
    return first, second, Try([worth[2] if total >= need else 0 for total in reached], need)


@lru_cache(maxsize=128)
def chance_of(rolled: tuple[int, ...], least: int) -> Fraction:
    """Chance that some dice, by their places in DIE_NAMES, come to `least` or more in one roll.

    >>> chance_of((0, 1, 2), 30)
    Fraction(1, 960)
    """
    rolls = list(product(*(range(1, DIE_SIDES[die] + 1) for die in rolled)))
    return Fraction(sum(sum(dice) >= least for dice in rolls), len(rolls))


def keep_values(turn: Turn, dice: Dice, kept: tuple[int, ...]) -> dict[int, Fraction]:
    """For each die that may be left lying, what leaving it is worth."""
    free = [die for die in range(3) if die not in kept]
    if not kept:
        return {die: turn.keep_one(die, dice[die]) for die in free}
    lying = dice[kept[0]]
    return {die: turn.keep_two(sum(free) - die, lying + dice[die]) for die in free}
