"""The exact expectations of a dice turn that is played for an aim.

The ends of a turn are valued by the aim; ends that it values alike, by the other one. The best play gives how
often the turn ends in each way, and so the mean of each quantity.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from volle.wolle import endings, odds, table
from volle.wolle.endings import Goal
from volle.wolle.types import Dice

Aim: TypeAlias = Literal["reach", "worth"]
"""`reach`: the bid at any cost; `worth`: the most points, by the values of cards and chips."""
AIMS: Final[tuple[Aim, ...]] = get_args(Aim)
Code: TypeAlias = Literal["reach", "try-1", "try-2", "try-3", "below-14", "cards", "worth", "cards-behind"]
CODES: Final[tuple[Code, ...]] = get_args(Code)
"""The expectations: chances to reach the bid, in all and by try, and to end below 14; cards; points; and of a
bid, cards if three have been taken before."""
Expected: TypeAlias = dict[Code, Fraction]

TENTHS: Final = 10
"""Values are in tenths of a point."""
_MUCH: Final = 10**13
"""The weight of a quantity beside the next one: the least difference of its means outweighs that."""
_NEVER: Final = -(_MUCH**6)
"""Lower than the value of any end."""
_NOTHING: Final = (0,) * 5
"""The amounts where a turn cannot end."""


class Terms(NamedTuple):
    """The conditions of a dice turn."""

    target: int
    corner: int
    """Bonus or malus."""
    chips: int
    stock: int
    cards: tuple[int, int, int]
    """Cards earned by success, by try."""
    value: tuple[int, int, int]
    """The value of the best of these cards, in tenths, by try."""
    black: int | None
    """The value of all black sheep of the display, in tenths; None if there are none."""

    @property
    def goal(self) -> Goal:
        """The goal of the turn."""
        return Goal(self.target, self.corner, self.chips)


class End(NamedTuple):
    """The end of a turn."""

    value: int
    """In tenths."""
    try_: int | None = None
    """The try that reached the bid, from 1; None for a miss."""
    is_below: bool = False
    """True for a miss with a result below 14. Rule wolle.result.below-14."""


def claim(terms: Terms, try_: int, total: int) -> End | None:
    """Return success with a try, from 1; None if the bid is out of reach."""
    chips = terms.goal.claim(total)
    return None if chips is None else End(terms.value[try_ - 1] - TENTHS * chips, try_)


def miss(terms: Terms, total: int) -> End:
    """Return the miss of a third try. Rules wolle.turn.miss, wolle.result.below-14."""
    is_below = terms.goal.is_below_14(total)
    black = terms.black if is_below and terms.black is not None else 0
    return End(TENTHS * min(terms.stock, 1) + black, is_below=is_below)


def rescue(terms: Terms, total: int) -> End | None:
    """Return a miss that is lifted to 14; None if that is not possible or not needed."""
    if terms.black is None or not terms.goal.is_below_14(total):
        return None
    chips = terms.goal.rescue(total)
    return None if chips is None else End(TENTHS * (min(terms.stock + chips, 1) - chips))


def ended(terms: Terms, end: End) -> Expected:
    """Return the expectations of a turn that has ended."""
    return _expected(terms, _amounts(end), 1)


@lru_cache(maxsize=256)
def before_turn(terms: Terms, aim: Aim) -> Expected:
    """Return the expectations before the first roll.

    >>> terms = Terms(21, 0, 0, 21, (3, 2, 1), (30, 20, 10), None)
    >>> round(float(before_turn(terms, "reach")["reach"]), 4)
    0.6715
    """
    return _expected(terms, [turn.first for turn in _means(terms, aim)], odds.UNIT)


@lru_cache(maxsize=256)
def keeps(terms: Terms, aim: Aim, dice: Dice, kept: tuple[int, ...]) -> dict[int, Expected]:
    """Return the expectations of another try, for each die that may be kept after the first or second."""
    means = _means(terms, aim)
    found = {}
    for die in range(len(dice)):
        if die not in kept:
            again = endings.again(dice, kept, die)
            found[die] = _expected(terms, [again.value(turn) for turn in means], again.scale)
    return found


def rank(expected: Expected, aim: Aim) -> tuple[Fraction, ...]:
    """Return the sort key of a legal move: the aim, then the other one."""
    return expected[aim], *[expected[other] for other in AIMS if other != aim]


@lru_cache(maxsize=256)
def _means(terms: Terms, aim: Aim) -> list[odds.Turn]:
    """Return the means of the amounts of ends under the best play for the aim."""

    def best(try_: int, total: int) -> End | None:
        ends = [claim(terms, try_, total)]
        if try_ == table.TRIES and total < terms.goal.forced_from:
            ends += [miss(terms, total), rescue(terms, total)]
        return max(filter(None, ends), key=lambda end: _worth(aim, end), default=None)

    ends = [[best(try_, total) for total in range(odds.HIGHEST + 1)] for try_ in (1, 2, 3)]
    tries = endings.tries(terms.goal, [[_worth(aim, end) if end else _NEVER for end in row] for row in ends])
    play = odds.Play(tries, odds.solve(tries))
    amounts = [[_amounts(end) if end else _NOTHING for end in row] for row in ends]
    return [play.mean(*by_try) for by_try in zip(*(zip(*row, strict=True) for row in amounts), strict=True)]


def _amounts(end: End) -> tuple[int, int, int, int, int]:
    """Return what an end adds: reached, its value, in the first try, in the second, and below 14."""
    return int(end.try_ is not None), end.value, int(end.try_ == 1), int(end.try_ == 2), int(end.is_below)


def _worth(aim: Aim, end: End) -> int:
    """Return the value of an end: by the aim, then the other one, early success, and results from 14 on."""
    reach, amount, first, second, below = _amounts(end)
    value = 0
    for each in (*((reach, amount) if aim == "reach" else (amount, reach)), first, second, -below):
        value = value * _MUCH + each
    return value


def _expected(terms: Terms, amounts: Sequence[int], whole: int) -> Expected:
    """Return the expectations from the means of the amounts of ends, times `whole`."""
    reach, worth, try_1, try_2, below = amounts
    by_try = [Fraction(amount, whole) for amount in (try_1, try_2, reach - try_1 - try_2)]
    cards = sum((chance * count for chance, count in zip(by_try, terms.cards, strict=True)), Fraction(0))
    return {
        "reach": Fraction(reach, whole),
        "try-1": by_try[0],
        "try-2": by_try[1],
        "try-3": by_try[2],
        "below-14": Fraction(below, whole),
        "cards": cards,
        "worth": Fraction(worth, whole * TENTHS),
    }
