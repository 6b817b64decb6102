"""Exact chances of a dice turn: the value of three tries under the best play, in integers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, product, repeat
from math import lcm, prod
from typing import Final, NamedTuple

from volle.wolle.types import BIDS, DIE_SIDES, Dice

HIGHEST: Final = sum(DIE_SIDES)
"""The highest total."""
OTHERS: Final = ((1, 2), (0, 2), (0, 1))
"""For each die the other two."""
THIRD: Final = lcm(*DIE_SIDES)
"""Values before the third roll, of one die, are integers once multiplied by this."""
_TWO_DICE: Final = lcm(*(DIE_SIDES[j] * DIE_SIDES[k] for j, k in OTHERS))
SECOND: Final = THIRD * _TWO_DICE
"""The same before the second roll, of two dice."""
ROLLS: Final = prod(DIE_SIDES)
"""Rolls of all three dice."""
UNIT: Final = SECOND * ROLLS
"""The same before the first roll."""

TIE_BITS: Final = 12
"""Bits that hold the preferences of all rolls, at most 3 of each."""
_TIES: Final = (1 << TIE_BITS) - 1

NEVER: Final = -(10**9)
"""The value of an end that is not possible."""


class Try(NamedTuple):
    """The ends of a turn after a try."""

    values: Sequence[int]
    """The value of ending with each total from 0 to HIGHEST; NEVER if the turn cannot end."""
    forced_from: int
    """The total from which on the turn must end."""


Tries = tuple[Try, Try, Try]

Rows = tuple[tuple[int, ...], ...]


class Turn(NamedTuple):
    """The value of every position of a turn under the best play."""

    first: int
    """Before the first roll, times UNIT."""
    second: Rows
    """Before the second roll, times SECOND: by the die that is kept and its number, from 1."""
    third: Rows
    """Before the third roll, times THIRD: by the die that is rolled and the sum of the others."""

    @property
    def value(self) -> Fraction:
        """The value before the first roll."""
        return Fraction(self.first, UNIT)


def solve(tries: Tries, tie: int = 0) -> Turn:
    """Return the value of a turn under the best choice of dice to keep and of when to end.

    Values may have bits that do not matter to the choice: those below `tie`, a power of 2. Of options with
    equal values the first one counts: to end, then to keep the d12, the d10, and the d8. That takes the
    TIE_BITS from `tie` on, which are 0 in all values.
    """
    third = _third_rows(tries)
    second = tuple(_second_row(die, tries[1], third, range(1, DIE_SIDES[die] + 1), tie) for die in range(3))
    return Turn(_first(tries[0], second, tie), second, third)


def _third_rows(tries: Tries) -> Rows:
    """Return the values of the third roll, for each die that is rolled."""
    return tuple(_third_row(free, tries[2].values) for free in range(3))


def _third_row(free: int, values: Sequence[int]) -> tuple[int, ...]:
    """Return the value of rolling the die `free`, for each sum of the other two, times THIRD."""
    sides = DIE_SIDES[free]
    scale = THIRD // sides
    return tuple(
        scale * sum(values[kept + 1 : kept + sides + 1]) if kept <= HIGHEST - sides else 0
        for kept in range(HIGHEST + 1)
    )


def _second_row(die: int, try_: Try, third: Rows, numbers: Iterable[int], tie: int) -> tuple[int, ...]:
    """Return the value of rolling the other two dice, for these numbers of the kept one, times SECOND."""
    j, k = OTHERS[die]
    scale = _TWO_DICE // (DIE_SIDES[j] * DIE_SIDES[k])
    ends = _ends(try_, THIRD, 2 * tie)
    keep_j = [value + tie for value in third[k]]
    row = []
    for number in numbers:
        keep_k = third[j][number + 1 : number + DIE_SIDES[k] + 1]
        lying = range(number + 1, number + DIE_SIDES[j] + 1)
        total = sum([_rest(ends, s, keep_j[s], keep_k) for s in lying])
        row.append(scale * (total & ~(_TIES * tie)))
    return tuple(row)


def _first(try_: Try, second: Rows, tie: int) -> int:
    """Return the value of rolling all three dice, times UNIT."""
    ends = _ends(try_, SECOND, 3 * tie)
    d12, d10 = [value + 2 * tie for value in second[0]], [value + tie for value in second[1]]
    total = sum(
        [
            _rest(ends, a + b, max(keep_d12, keep_d10), second[2])
            for a, keep_d12 in enumerate(d12, 1)
            for b, keep_d10 in enumerate(d10, 1)
        ]
    )
    return total & ~(_TIES * tie)


class _Ends(NamedTuple):
    """The ends of a try beside those of later tries."""

    values: list[int]
    sums: list[int]
    """For each total the sum of the values below it."""
    forced_from: int


def _ends(try_: Try, scale: int, tie: int) -> _Ends:
    """Return the ends of a try, in the scale of later tries, and preferred to them by `tie`."""
    values = [scale * value + tie for value in try_.values]
    return _Ends(values, [0, *accumulate(values)], try_.forced_from)


def _rest(ends: _Ends, lying: int, keep: int, keep_last: Sequence[int]) -> int:
    """Return the sum of values over all numbers of the last die, if the others come to `lying`.

    Each is the best of ending, keeping one of the others, and keeping the last die.
    """
    values, sums, forced_from = ends
    start, stop = lying + 1, lying + len(keep_last) + 1
    if start >= forced_from:
        return sums[stop] - sums[start]
    if stop <= forced_from:
        return sum(map(max, values[start:stop], repeat(keep), keep_last))
    forced = sums[stop] - sums[forced_from]
    return sum(map(max, values[start:forced_from], repeat(keep), keep_last), forced)


def known() -> dict[str, Fraction]:
    """Return the chance to reach each bid in three tries, without corner or chips."""
    return {f"bid {bid}": success_chance(bid.target) for bid in BIDS}


@lru_cache(maxsize=64)
def success_chance(need: int) -> Fraction:
    """Return the best chance of a total of `need` or more in three tries.

    `need` is the bid plus a malus, less the bonus and the chips to spend.

    >>> round(float(success_chance(21)), 4)
    0.6715
    """
    return _hit_turn(need).value


@lru_cache(maxsize=64)
def _hit_turn(need: int) -> Turn:
    """Return the turn whose only aim is a total of `need`."""
    return solve(_hit_tries(need, (1, 1, 1)))


class Luck(NamedTuple):
    """The change of the chance to reach a total by a roll, and its variance before the roll."""

    gain: Fraction
    spread: Fraction


def luck_of(need: int, dice: Dice, kept: tuple[int, ...]) -> Luck:
    """Return the luck of a roll that left the `kept` dice lying; its expectation is 0 under any play.

    >>> luck_of(30, (12, 10, 8), (0, 1)).gain
    Fraction(7, 8)
    """
    before, spread = _before_roll(need, kept, tuple(dice[die] for die in kept))
    return Luck(Fraction(_after_roll(need, dice, kept), SECOND) - before, spread)


@lru_cache(maxsize=4096)
def _before_roll(need: int, kept: tuple[int, ...], lying: tuple[int, ...]) -> tuple[Fraction, Fraction]:
    """Return the chance to reach `need` before a roll, and the variance of the chance after it."""
    shown = dict(zip(kept, lying, strict=True))
    numbers = ((shown[die],) if die in shown else range(1, DIE_SIDES[die] + 1) for die in range(3))
    after = [_after_roll(need, (a, b, c), kept) for a, b, c in product(*numbers)]
    mean = Fraction(sum(after), SECOND * len(after))
    return mean, Fraction(sum(chance**2 for chance in after), SECOND**2 * len(after)) - mean**2


def _after_roll(need: int, dice: Dice, kept: tuple[int, ...]) -> int:
    """Return the best chance to reach `need` after a roll, times SECOND."""
    if sum(dice) >= need:
        return SECOND
    turn = _hit_turn(need)
    match kept:
        case ():
            return max(turn.second[die][dice[die] - 1] for die in range(3))
        case (die,):
            j, k = OTHERS[die]
            lying = dice[die]
            return _TWO_DICE * max(turn.third[k][lying + dice[j]], turn.third[j][lying + dice[k]])
        case _:
            return 0


@lru_cache(maxsize=64)
def success_by_try(need: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances of a total of `need` in the first, second and third try, playing for cards.

    >>> [round(float(chance), 3) for chance in success_by_try(21)]
    [0.225, 0.268, 0.179]
    """
    cards = (3, 2, 1)
    turn = solve(_hit_tries(need, cards))
    rolls = product(*(enumerate(row, 1) for row in turn.second))
    missed = [roll for roll in rolls if roll[0][0] + roll[1][0] + roll[2][0] < need]
    first = 1 - Fraction(len(missed), ROLLS)
    kept: Counter[tuple[int, int]] = Counter()
    for roll in missed:
        values = [value for _, value in roll]
        die = values.index(max(values))
        kept[die, roll[die][0]] += 1
    hits = (count * chance_of(OTHERS[die], need - number) for (die, number), count in kept.items())
    second = sum(hits, Fraction(0)) / ROLLS
    return first, second, turn.value - cards[0] * first - cards[1] * second


def _hit_tries(need: int, values: tuple[int, int, int]) -> Tries:
    """Return tries with a value each if they reach `need`, and no value otherwise."""
    reached = range(HIGHEST + 1)
    first, second = (Try([hit if total >= need else NEVER for total in reached], need) for hit in values[:2])
    return first, second, Try([values[2] if total >= need else 0 for total in reached], need)


@lru_cache(maxsize=128)
def chance_of(rolled: tuple[int, ...], least: int) -> Fraction:
    """Return the chance that dice, given by their indices in DIE_NAMES, total `least` or more in one roll.

    >>> chance_of((0, 1, 2), 30)
    Fraction(1, 960)
    """
    ways = _ways(rolled)
    return Fraction(sum(ways[max(least, 0) :]), sum(ways))


@lru_cache(maxsize=8)
def _ways(rolled: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of rolls of these dice with each total."""
    totals = Counter(map(sum, product(*(range(1, DIE_SIDES[die] + 1) for die in rolled))))
    return tuple(totals[total] for total in range(HIGHEST + 1))
