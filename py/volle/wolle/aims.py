"""The exact expectations of a dice turn that is played for an aim.

The end of a turn is encoded as one integer with several digits: the aim first, then the tie-break, then
further quantities. So the best play of `odds.solve` is the best play for the aim, and the digits of its value
are the expectations of all quantities at once.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from volle.wolle import endings, odds
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
_OFFSET: Final = 4_000
"""Added to each value, so that no digit is negative; larger than the value of any display and chips."""
_DIGIT: Final[int] = 2 * _OFFSET * odds.UNIT
"""The base of the digits; larger than each expectation times the unit."""
_ORDER: Final[dict[Aim, tuple[Code, ...]]] = {
    "reach": ("reach", "worth", "try-1", "try-2", "below-14"),
    "worth": ("worth", "reach", "try-1", "try-2", "below-14"),
}
"""The digits for each aim, most significant first. The other expectations follow from them."""
_NEVER: Final[int] = -(_DIGIT ** len(CODES))
"""The value of an end that is not possible, in digits."""


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
    return None if chips is None else _success(terms, try_, chips)


def _success(terms: Terms, try_: int, chips: int) -> End:
    """Return success with a try for a number of chips."""
    return End(terms.value[try_ - 1] - TENTHS * chips, try_)


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
    return _completed(terms, {code: Fraction(value) for code, value in _quantities(end).items()})


@lru_cache(maxsize=256)
def before_turn(terms: Terms, aim: Aim) -> Expected:
    """Return the expectations before the first roll.

    >>> terms = Terms(21, 0, 0, 21, (3, 2, 1), (30, 20, 10), None)
    >>> round(float(before_turn(terms, "reach")["reach"]), 4)
    0.6715
    """
    return _expected(terms, odds.solve(_tries(terms, aim)).value, aim)


@lru_cache(maxsize=256)
def keeps(terms: Terms, aim: Aim, dice: Dice, kept: tuple[int, ...]) -> dict[int, Expected]:
    """Return the expectations of another try, for each die that may be kept after the first or second."""
    values = odds.keep_values(_tries(terms, aim), dice, kept)
    return {die: _expected(terms, value, aim) for die, value in values.items()}


def rank(expected: Expected, aim: Aim) -> tuple[Fraction, ...]:
    """Return the sort key of a legal move: the aim, then the other one."""
    return tuple([expected[code] for code in _ORDER[aim][: len(AIMS)]])


@lru_cache(maxsize=256)
def _tries(terms: Terms, aim: Aim) -> odds.Tries:
    """Return the tries of a turn, with values in digits."""

    def success(try_: int, chips: int) -> int:
        return _digits(_success(terms, try_, chips), aim)

    def failure(total: int) -> int:
        missed, rescued = miss(terms, total), rescue(terms, total)
        return max([_digits(end, aim) for end in (missed, rescued) if end])

    return endings.tries(terms.goal, success, failure, _NEVER)


def _quantities(end: End) -> dict[Code, int]:
    """Return the quantities of an end, the value with the offset."""
    return {
        "reach": int(end.try_ is not None),
        "worth": end.value + _OFFSET,
        "try-1": int(end.try_ == 1),
        "try-2": int(end.try_ == 2),
        "below-14": int(end.is_below),
    }


def _digits(end: End, aim: Aim) -> int:
    """Return an end encoded as an integer."""
    number = 0
    quantities = _quantities(end)
    for code in _ORDER[aim]:
        number = number * _DIGIT + quantities[code]
    return number


def _expected(terms: Terms, value: Fraction, aim: Aim) -> Expected:
    """Return the expectations that a value in digits encodes."""
    rest = int(value * odds.UNIT)
    found: Expected = {}
    for code in reversed(_ORDER[aim]):
        rest, digit = divmod(rest, _DIGIT)
        found[code] = Fraction(digit, odds.UNIT)
    return _completed(terms, found)


def _completed(terms: Terms, found: Expected) -> Expected:
    """Return the expectations with those that follow from them: of the third try, and of cards."""
    tries = found["try-1"], found["try-2"], found["reach"] - found["try-1"] - found["try-2"]
    cards = sum((chance * count for chance, count in zip(tries, terms.cards, strict=True)), Fraction(0))
    value = (found["worth"] - _OFFSET) / TENTHS
    return {**found, "try-3": tries[2], "cards": cards, "worth": value}
