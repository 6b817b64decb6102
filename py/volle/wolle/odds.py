"""Exact chances of a dice turn: the value of three tries under the best play, in integers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, chain, product, repeat
from math import lcm, prod
from typing import Final, NamedTuple, TypeAlias

from volle.wolle.types import BIDS, DIE_SIDES, Dice

HIGHEST: Final = sum(DIE_SIDES)
"""The highest total."""
OTHERS: Final = ((1, 2), (0, 2), (0, 1))
"""For each die the other two."""
THIRD: Final = lcm(*DIE_SIDES)
"""Values before the third roll, of one die, are integers once multiplied by this."""
_PAIRS: Final = tuple(DIE_SIDES[j] * DIE_SIDES[k] for j, k in OTHERS)
"""For each die the rolls of the other two."""
_TWO_DICE: Final = lcm(*_PAIRS)
_PAIR_SCALES: Final = tuple(_TWO_DICE // rolls for rolls in _PAIRS)
SECOND: Final = THIRD * _TWO_DICE
"""The same before the second roll, of two dice."""
ROLLS: Final = prod(DIE_SIDES)
"""Rolls of all three dice."""
UNIT: Final = SECOND * ROLLS
"""The same before the first roll."""

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


def solve(tries: Tries) -> Turn:
    """Return the value of a turn under the best choice of dice to keep and of when to end."""
    third = _third_rows(tries[2].values)
    second = tuple(_second_row(die, tries[1], third) for die in range(3))
    return Turn(_first(tries[0], second), second, third)


def _third_rows(values: Sequence[int]) -> Rows:
    """Return the values of the third roll, for each die that is rolled."""
    return tuple(_third_row(free, values) for free in range(3))


def _third_row(free: int, values: Sequence[int]) -> tuple[int, ...]:
    """Return the value of rolling the die `free`, for each sum of the other two, times THIRD."""
    sides = DIE_SIDES[free]
    scale = THIRD // sides
    return tuple(
        scale * sum(values[kept + 1 : kept + sides + 1]) if kept <= HIGHEST - sides else 0
        for kept in range(HIGHEST + 1)
    )


def _second_row(die: int, try_: Try, third: Rows) -> tuple[int, ...]:
    """Return the value of rolling the other two dice, for each number of the kept one, times SECOND."""
    j, k = OTHERS[die]
    ends = _ends(try_, THIRD)
    row = []
    for number in range(1, DIE_SIDES[die] + 1):
        keep_k = third[j][number + 1 : number + DIE_SIDES[k] + 1]
        lying = range(number + 1, number + DIE_SIDES[j] + 1)
        row.append(_PAIR_SCALES[die] * sum([_rest(ends, s, third[k][s], keep_k) for s in lying]))
    return tuple(row)


def _first(try_: Try, second: Rows) -> int:
    """Return the value of rolling all three dice, times UNIT."""
    ends = _ends(try_, SECOND)
    return sum(
        [
            _rest(ends, a + b, max(keep_d12, keep_d10), second[2])
            for a, keep_d12 in enumerate(second[0], 1)
            for b, keep_d10 in enumerate(second[1], 1)
        ]
    )


class _Ends(NamedTuple):
    """The ends of a try beside those of later tries."""

    values: list[int]
    sums: list[int]
    """For each total the sum of the values below it."""
    forced_from: int


def _ends(try_: Try, scale: int) -> _Ends:
    """Return the ends of a try, in the scale of later tries."""
    values = [scale * value for value in try_.values]
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


_Mix: TypeAlias = Counter[int]
"""The rolls that lead to each position: to ends, by their totals, and to the rolls that may follow."""
_TOTALS: Final = HIGHEST + 1


class Play:
    """The best play after each roll, and so the mean of any quantity under it.

    Of options with equal values the first one counts: to end, then to keep the d12, the d10, and the d8.
    """

    def __init__(self, tries: Tries, best: Turn) -> None:
        """Follow the play that `solve` has valued."""
        first, second, _ = tries
        self._first = _first_mix(first, best.second)
        ends = [THIRD * value for value in second.values]
        self._second = [
            [
                _second_mix(die, number, ends, second.forced_from, best.third)
                for number in range(1, DIE_SIDES[die] + 1)
            ]
            for die in range(3)
        ]

    def mean(self, first: Sequence[int], second: Sequence[int], third: Sequence[int]) -> Turn:
        """Return the means of a quantity, given for the ends of each try by their totals."""
        after = _third_rows(third)
        places = [THIRD * value for value in second]
        places.extend(chain.from_iterable(after))
        rows = tuple(
            tuple([scale * _total(mix, places) for mix in mixes])
            for scale, mixes in zip(_PAIR_SCALES, self._second, strict=True)
        )
        return Turn(_total(self._first, [*(SECOND * value for value in first), *chain(*rows)]), rows, after)


def _total(mix: _Mix, values: Sequence[int]) -> int:
    """Return the sum of the values of the positions of a mix."""
    return sum([count * values[place] for place, count in mix.items()])


def _second_mix(die: int, number: int, ends: Sequence[int], forced_from: int, third: Rows) -> _Mix:
    """Return the positions to which rolls of the other two dice lead, with the kept die at a number."""
    j, k = OTHERS[die]
    roll_j, roll_k = (1 + j) * _TOTALS, (1 + k) * _TOTALS
    keeps_k = third[j][number + 1 : number + DIE_SIDES[k] + 1]
    found: list[int] = []
    for lying in range(number + 1, number + DIE_SIDES[j] + 1):
        stop = lying + DIE_SIDES[k] + 1
        middle = min(max(forced_from, lying + 1), stop)
        keep_j, place_j = third[k][lying], roll_k + lying
        for total, keep_k in zip(range(lying + 1, middle), keeps_k, strict=False):
            if ends[total] >= keep_j and ends[total] >= keep_k:
                found.append(total)
            else:
                found.append(place_j if keep_j >= keep_k else roll_j + number + total - lying)
        found.extend(range(middle, stop))
    return Counter(found)


def _first_mix(try_: Try, second: Rows) -> _Mix:
    """Return the positions to which rolls of all three dice lead, with their numbers."""
    ends = [SECOND * value for value in try_.values]
    keep_d8 = _TOTALS + DIE_SIDES[0] + DIE_SIDES[1] - 1
    found: list[int] = []
    for a, keep_a in enumerate(second[0], 1):
        for b, keep_b in enumerate(second[1], 1):
            keep = max(keep_a, keep_b)
            place = _TOTALS + (a - 1 if keep_a >= keep_b else DIE_SIDES[0] + b - 1)
            for c, keep_c in enumerate(second[2], 1):
                end = ends[a + b + c]
                if a + b + c >= try_.forced_from or (end >= keep and end >= keep_c):
                    found.append(a + b + c)
                else:
                    found.append(place if keep >= keep_c else keep_d8 + c)
    return Counter(found)


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
    tries = _hit_tries(need, (3, 2, 1))
    play = Play(tries, solve(tries))
    missed, reached = [0] * _TOTALS, [int(total >= need) for total in range(_TOTALS)]
    first, second, third = (
        play.mean(*[reached if each == try_ else missed for each in range(3)]).value for try_ in range(3)
    )
    return first, second, third


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
