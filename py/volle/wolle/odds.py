"""Exact chances of a dice turn: what the best play of three tries is worth, in whole numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
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
UNIT: Final = _THIRD * _SECOND * _FIRST
"""A common denominator of all that is worth whole numbers in a turn."""

NEVER: Final = -(10**9)
"""Worth of ending a turn where it cannot end."""


class Try(NamedTuple):
    """What ending the turn after this try is worth, for every total of the dice from 0 to HIGHEST."""

    worth: Sequence[int]
    """NEVER where the turn cannot end. The third try ends with every total."""
    forced_from: int
    """From this total on there is no choice: the turn ends."""


Tries = tuple[Try, Try, Try]


Rows = tuple[tuple[int, ...], ...]


class Turn(NamedTuple):
    """A solved dice turn: the worth of every position under the best play."""

    value: Fraction
    """Before the first roll."""
    second: Rows
    """Before the second roll, for each die that may lie and its number, times _THIRD * _SECOND."""
    third: Rows
    """Before the third roll, for each die that is rolled and what the others come to, times _THIRD."""


def solve(tries: Tries) -> Turn:
    """The exact worth of a dice turn under the best choice of dice and of ending it."""
    third = _third_rows(tries)
    second = tuple(_second_row(die, tries[1], third, range(1, DIE_SIDES[die] + 1)) for die in range(3))
    return Turn(Fraction(_first(tries[0], second), _THIRD * _SECOND * _FIRST), second, third)


def _third_rows(tries: Tries) -> Rows:
    """The worth of the third roll, for each die that is rolled."""
    return tuple(_third_row(free, tries[2].worth) for free in range(3))


def _third_row(free: int, worth: Sequence[int]) -> tuple[int, ...]:
    """For each sum of the two kept dice, the worth of rolling the third, times _THIRD."""
    sides = DIE_SIDES[free]
    scale = _THIRD // sides
    return tuple(
        scale * sum(worth[kept + 1 : kept + sides + 1]) if kept <= HIGHEST - sides else 0
        for kept in range(HIGHEST + 1)
    )


def _second_row(die: int, try_: Try, third: Rows, values: Iterable[int]) -> tuple[int, ...]:
    """For these numbers of the kept die, the worth of rolling the other two, times _THIRD * _SECOND."""
    j, k = _OTHERS[die]
    scale = _SECOND // (DIE_SIDES[j] * DIE_SIDES[k])
    ends = [_THIRD * worth for worth in try_.worth]
    row = []
    for value in values:
        keep_k = third[j][value + 1 : value + DIE_SIDES[k] + 1]
        sums = range(value + 1, value + DIE_SIDES[j] + 1)
        row.append(scale * sum(_rest(ends, try_.forced_from, s, third[k][s], keep_k) for s in sums))
    return tuple(row)


def _first(try_: Try, second: Rows) -> int:
    """The worth of rolling all three dice, times _THIRD * _SECOND * _FIRST."""
    ends = [_THIRD * _SECOND * worth for worth in try_.worth]
    return sum(
        _rest(ends, try_.forced_from, a + b, max(keep_d12, keep_d10), second[2])
        for a, keep_d12 in enumerate(second[0], 1)
        for b, keep_d10 in enumerate(second[1], 1)
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
    return _hit_turn(need).value


@lru_cache(maxsize=64)
def _hit_turn(need: int) -> Turn:
    """A turn in which nothing matters but whether the dice come to `need`."""
    return solve(_hit_tries(need, (1, 1, 1)))


class Luck(NamedTuple):
    """What a roll has changed of the chance to reach what is needed, and the variance of that before it."""

    gain: Fraction
    spread: Fraction


def luck_of(need: int, dice: Dice, kept: tuple[int, ...]) -> Luck:
    """The luck of one roll, which left the `kept` dice lying: its expectation is 0 however anybody plays.

    >>> luck_of(30, (12, 10, 8), (0, 1)).gain
    Fraction(7, 8)
    """
    before, spread = _before_roll(need, kept, tuple(dice[die] for die in kept))
    return Luck(Fraction(_after_roll(need, dice, kept), _THIRD * _SECOND) - before, spread)


@lru_cache(maxsize=4096)
def _before_roll(need: int, kept: tuple[int, ...], lying: tuple[int, ...]) -> tuple[Fraction, Fraction]:
    """The chance to reach `need` before a roll, and the variance of what it is after it."""
    shown = dict(zip(kept, lying, strict=True))
    numbers = ((shown[die],) if die in shown else range(1, DIE_SIDES[die] + 1) for die in range(3))
    after = [_after_roll(need, (a, b, c), kept) for a, b, c in product(*numbers)]
    unit = _THIRD * _SECOND
    mean = Fraction(sum(after), unit * len(after))
    return mean, Fraction(sum(worth**2 for worth in after), unit**2 * len(after)) - mean**2


def _after_roll(need: int, dice: Dice, kept: tuple[int, ...]) -> int:
    """The chance to reach `need` by the best play once the dice lie, times _THIRD * _SECOND."""
    if sum(dice) >= need:
        return _THIRD * _SECOND
    turn = _hit_turn(need)
    match kept:
        case ():
            return max(turn.second[die][dice[die] - 1] for die in range(3))
        case (die,):
            j, k = _OTHERS[die]
            lying = dice[die]
            return _SECOND * max(turn.third[k][lying + dice[j]], turn.third[j][lying + dice[k]])
        case _:
            return 0


@lru_cache(maxsize=64)
def success_by_try(need: int) -> tuple[Fraction, Fraction, Fraction]:
    """Chance to reach a total of `need` in the first, second and third try, playing for the most cards.

    >>> [round(float(chance), 3) for chance in success_by_try(21)]
    [0.225, 0.268, 0.179]
    """
    cards = (3, 2, 1)
    turn = solve(_hit_tries(need, cards))
    rolls = product(*(enumerate(row, 1) for row in turn.second))
    missed = [roll for roll in rolls if roll[0][0] + roll[1][0] + roll[2][0] < need]
    first = 1 - Fraction(len(missed), _FIRST)
    kept: Counter[tuple[int, int]] = Counter()
    for roll in missed:
        worths = [worth for _, worth in roll]
        die = worths.index(max(worths))
        kept[die, roll[die][0]] += 1
    hits = (count * chance_of(_OTHERS[die], need - number) for (die, number), count in kept.items())
    second = sum(hits, Fraction(0)) / _FIRST
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
    ways = _ways(rolled)
    return Fraction(sum(ways[max(least, 0) :]), sum(ways))


@lru_cache(maxsize=8)
def _ways(rolled: tuple[int, ...]) -> tuple[int, ...]:
    """For each total, in how many rolls these dice come to it."""
    totals = Counter(map(sum, product(*(range(1, DIE_SIDES[die] + 1) for die in rolled))))
    return tuple(totals[total] for total in range(HIGHEST + 1))


def keep_values(tries: Tries, dice: Dice, kept: tuple[int, ...]) -> dict[int, Fraction]:
    """For each die that may be left lying, what leaving it is worth."""
    third = _third_rows(tries)
    if not kept:
        seconds = (_second_row(die, tries[1], third, (dice[die],)) for die in range(3))
        return {die: Fraction(worth, _THIRD * _SECOND) for die, (worth,) in enumerate(seconds)}
    free = [die for die in range(3) if die not in kept]
    lying = dice[kept[0]]
    return {die: Fraction(third[sum(free) - die][lying + dice[die]], _THIRD) for die in free}


class Rolled:
    """What a roll of a turn is worth, once the dice lie: the best of ending and of keeping a die."""

    __slots__ = ("_tries", "_turn")

    def __init__(self, tries: Tries) -> None:
        self._tries = tries
        self._turn = solve(tries)

    def worth(self, dice: Dice, kept: tuple[int, ...]) -> int:
        """The worth after the roll that left the `kept` dice lying, rounded down."""
        try_, total = self._tries[len(kept)], sum(dice)
        if total >= try_.forced_from or len(kept) == len(self._tries) - 1:
            return try_.worth[total]
        return max(try_.worth[total], self._keeping(dice, kept))

    def _keeping(self, dice: Dice, kept: tuple[int, ...]) -> int:
        """The worth of keeping the best die."""
        if not kept:
            return max([self._turn.second[die][dice[die] - 1] for die in range(3)]) // (_THIRD * _SECOND)
        j, k = _OTHERS[kept[0]]
        lying, third = dice[kept[0]], self._turn.third
        return max(third[k][lying + dice[j]], third[j][lying + dice[k]]) // _THIRD
