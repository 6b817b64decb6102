"""A dice turn played for an aim, and all that can be expected of it: exact, in whole numbers.

What a turn ends with is written as one whole number with several digits: the aim first, then what decides
where ways are equally good for it, then what is told besides. So the best play of `odds.solve` is the best
play for the aim, and the digits of its worth are the expectations of everything at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from volle.wolle import odds, table
from volle.wolle.types import Dice

Aim: TypeAlias = Literal["reach", "worth"]
"""To reach the bid, whatever it costs; or the best outcome, by what cards and chips are worth."""
AIMS: Final[tuple[Aim, ...]] = get_args(Aim)
Code: TypeAlias = Literal["reach", "try-1", "try-2", "try-3", "below-14", "cards", "worth", "cards-behind"]
CODES: Final[tuple[Code, ...]] = get_args(Code)
"""What is told: the chance to reach the bid, at all and in each try; to end below 14; cards earned; worth;
and of a bid, cards earned where three have been taken before."""
Expected: TypeAlias = dict[Code, Fraction]

TENTHS: Final = 10
"""Worth is counted in tenths of a point."""
_OFFSET: Final = 4_000
"""Added to each worth, so that no digit is negative. No display and no chips are worth as much."""
_DIGIT: Final[int] = 2 * _OFFSET * odds.UNIT
"""The base: no expectation times the unit comes to so much."""
_ORDER: Final[dict[Aim, tuple[Code, ...]]] = {
    "reach": ("reach", "worth", "try-1", "try-2", "below-14"),
    "worth": ("worth", "reach", "try-1", "try-2", "below-14"),
}
"""The digits for each aim, the first one first. What is not among them follows from them."""
_NEVER: Final[int] = -(_DIGIT ** len(CODES))
"""Worth of ending a turn where it cannot end, in digits."""


class Terms(NamedTuple):
    """What a dice turn is about."""

    target: int
    corner: int
    """Bonus or malus."""
    chips: int
    stock: int
    cards: tuple[int, int, int]
    """Cards that success with each try earns."""
    worth: tuple[int, int, int]
    """What the best of them are worth, in tenths."""
    black: int | None
    """What all black sheep of the display are worth, in tenths; None where there are none."""


class End(NamedTuple):
    """What a turn ends with."""

    worth: int
    """In tenths."""
    try_: int | None = None
    """The try that has reached the bid, from 0."""
    is_below: bool = False
    """Whether the bid is missed with a result below 14: rule wolle.result.below-14."""


def claim(terms: Terms, try_: int, total: int) -> End | None:
    """Success with a try, from 0, whose dice come to this; None where the bid is out of reach.

    Rules wolle.result.bonus, wolle.result.chips.
    """
    cost = table.payment(_result(terms, total), terms.target, terms.corner, terms.chips)
    if cost is None:
        return None
    return End(terms.worth[try_] - TENTHS * cost.chips, try_)


def miss(terms: Terms, total: int) -> End:
    """A third try that is let stand. Rules wolle.turn.miss, wolle.result.below-14."""
    is_below = _result(terms, total) < table.SAFE_RESULT
    black = terms.black if is_below and terms.black is not None else 0
    return End(TENTHS * min(terms.stock, 1) + black, is_below=is_below)


def rescue(terms: Terms, total: int) -> End | None:
    """A third try that is lifted to 14; None where that cannot or need not be.

    Rule wolle.result.rescue-14.
    """
    result = _result(terms, total)
    if result >= table.SAFE_RESULT or terms.black is None:
        return None
    cost = table.payment_to_safety(result, terms.target, terms.corner, terms.chips)
    if cost is None:
        return None
    return End(TENTHS * (min(terms.stock + cost.chips, 1) - cost.chips))


def ended(terms: Terms, end: End) -> Expected:
    """What a turn has come to that has ended."""
    return _told(terms, {code: Fraction(value) for code, value in _facts(end).items()})


@lru_cache(maxsize=256)
def before_turn(terms: Terms, aim: Aim) -> Expected:
    """What is expected before the first roll.

    >>> terms = Terms(21, 0, 0, 21, (3, 2, 1), (30, 20, 10), None)
    >>> round(float(before_turn(terms, "reach")["reach"]), 4)
    0.6715
    """
    return _expected(terms, odds.solve(_tries(terms, aim)).value, aim)


@lru_cache(maxsize=256)
def keeps(terms: Terms, aim: Aim, dice: Dice, kept: tuple[int, ...]) -> dict[int, Expected]:
    """What is expected of rolling on, for each die that may be left lying after the first or second try."""
    values = odds.keep_values(_tries(terms, aim), dice, kept)
    return {die: _expected(terms, value, aim) for die, value in values.items()}


def rank(expected: Expected, aim: Aim) -> tuple[Fraction, ...]:
    """What ways are compared by: the aim, and where they are equally good for it, the other one."""
    return tuple([expected[code] for code in _ORDER[aim][: len(AIMS)]])


def _result(terms: Terms, total: int) -> int:
    """The total with the malus, as table.roll_result has it."""
    return total + min(terms.corner, 0)


@lru_cache(maxsize=256)
def _tries(terms: Terms, aim: Aim) -> odds.Tries:
    """What ending each try is worth, in digits."""
    forced_from = terms.target - min(terms.corner, 0)
    totals = range(odds.HIGHEST + 1)
    first, second = (
        odds.Try([_digits(claim(terms, try_, total), aim) for total in totals], forced_from)
        for try_ in (0, 1)
    )
    third = [max(_digits(end, aim) for end in _last_ends(terms, total)) for total in totals]
    return first, second, odds.Try(third, forced_from)


def _last_ends(terms: Terms, total: int) -> Iterator[End | None]:
    """How a turn may end after its third try. Rule wolle.result.forced-success."""
    yield claim(terms, table.TRIES - 1, total)
    if _result(terms, total) < terms.target:
        yield miss(terms, total)
        yield rescue(terms, total)


def _facts(end: End) -> dict[Code, int]:
    """What is counted of a turn that ends so, its worth with the offset."""
    return {
        "reach": int(end.try_ is not None),
        "worth": end.worth + _OFFSET,
        "try-1": int(end.try_ == 0),
        "try-2": int(end.try_ == 1),
        "below-14": int(end.is_below),
    }


def _digits(end: End | None, aim: Aim) -> int:
    """An end as one whole number; NEVER where the turn cannot end so."""
    if end is None:
        return _NEVER
    number = 0
    facts = _facts(end)
    for code in _ORDER[aim]:
        number = number * _DIGIT + facts[code]
    return number


def _expected(terms: Terms, value: Fraction, aim: Aim) -> Expected:
    """The expectations that a worth in digits stands for."""
    rest = int(value * odds.UNIT)
    found: Expected = {}
    for code in reversed(_ORDER[aim]):
        rest, digit = divmod(rest, _DIGIT)
        found[code] = Fraction(digit, odds.UNIT)
    return _told(terms, found)


def _told(terms: Terms, found: Expected) -> Expected:
    """What is told of what was counted: the third try has what the first two have not, cards follow tries."""
    tries = found["try-1"], found["try-2"], found["reach"] - found["try-1"] - found["try-2"]
    cards = sum((chance * count for chance, count in zip(tries, terms.cards, strict=True)), Fraction(0))
    worth = (found["worth"] - _OFFSET) / TENTHS
    return {**found, "try-3": tries[2], "cards": cards, "worth": worth}
