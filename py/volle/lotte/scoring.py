"""Points of dice, as pure functions. Rules lotte.score.single, lotte.score.triple, lotte.score.once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Final

from volle.core.game import Seat
from volle.lotte.types import SIDES, Dice

TRIPLE: Final = 3
_SINGLE: Final = {1: 100, 5: 50}
_TRIPLES: Final = {1: 1000, **{number: 100 * number for number in range(2, SIDES + 1)}}


@lru_cache(maxsize=1000)
def points(dice: Dice) -> int | None:
    """Return the points of dice from one roll if every one of them scores, else None.

    >>> points((1, 1, 1, 1)), points((2, 2, 2)), points((2, 2))
    (1100, 200, None)
    """
    total = 0
    for number, count in Counter(dice).items():
        triples, singles = divmod(count, TRIPLE)
        if singles and number not in _SINGLE:
            return None
        total += triples * _TRIPLES[number] + singles * _SINGLE.get(number, 0)
    return total


@lru_cache(maxsize=1000)
def scoring(dice: Dice) -> Dice:
    """Return all dice of a roll that score. Rule lotte.score.once.

    >>> scoring((1, 2, 2, 2, 2, 6))
    (1, 2, 2, 2)
    """
    return _together(
        (number, count if number in _SINGLE else count - count % TRIPLE)
        for number, count in Counter(dice).items()
    )


@lru_cache(maxsize=1000)
def choices(dice: Dice) -> tuple[Dice, ...]:
    """Return every set of one or more scoring dice of a roll, the fullest first.

    >>> choices((1, 1, 3, 5))
    ((1, 1, 5), (1, 1), (1, 5), (1,), (5,))
    """
    numbers = Counter(scoring(dice))
    ways = (
        range(count + 1) if number in _SINGLE else range(0, count + 1, TRIPLE)
        for number, count in numbers.items()
    )
    found = (_together(zip(numbers, counts, strict=True)) for counts in product(*ways))
    return tuple(sorted(filter(None, found), key=lambda way: (-len(way), way)))


def _together(counts: Iterable[tuple[int, int]]) -> Dice:
    """Return the dice of numbers with their counts."""
    return tuple(sorted(Counter(dict(counts)).elements()))


def winners(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats with the best score. Rule lotte.end.tie."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def leaders(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the leading seats: none while no score is above 0. Rule lotte.card.plus-minus."""
    return winners(scores) if max(scores) > 0 else ()
