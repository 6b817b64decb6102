"""How a dice turn ends, as exact chances: by try, by chips paid, and below 14.

One way to play stands for all: for the most cards, where a card is worth about four chips. What the cards of
a round are worth changes the chances little, and so they need not be worked out anew in each.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import lcm
from typing import Final, NamedTuple, TypeAlias

from volle.wolle import odds, table
from volle.wolle.types import DIE_SIDES

WHOLE: Final = 1 << 12
"""What all chances of a turn come to, about: each is rounded down."""
_CARD: Final = 4
"""Worth of a card in chips; that of a miss is one."""
_MISS: Final = 1
_MOST_CHIPS: Final = 5
"""More are hardly ever paid for one bid."""
_MOST_MALUS: Final = 3
"""Of the house deck; a greater one brings as many black sheep, here."""
_OTHERS: Final = ((1, 2), (0, 2), (0, 1))
_THIRD: Final = lcm(*DIE_SIDES)
_SECOND: Final = _THIRD * lcm(*(DIE_SIDES[j] * DIE_SIDES[k] for j, k in _OTHERS))
"""What odds.Turn multiplies worth with, before the third and the second roll."""
_ROLLS: Final = DIE_SIDES[0] * DIE_SIDES[1] * DIE_SIDES[2]
"""Ways in which all dice fall; two dice, or one, fall in a divisor of it."""
_Ends: TypeAlias = Counter[tuple[int, int]]
"""How often a turn ends with a try and a total, of _ROLLS ** 3 turns."""


class Outcomes(NamedTuple):
    """Chances of a dice turn, as parts of WHOLE."""

    reached: tuple[int, int, int]
    """By the try that reached the bid."""
    missed: int
    """With any result."""
    below: int
    """Missed with a result below 14, which brings black sheep."""
    paid: int
    """Chips paid on average, times WHOLE."""


def outcomes(target: int, corner: int, chips: int) -> Outcomes:
    """How a turn ends for that bid, with that bonus or malus and so many chips.

    >>> [round(100 * chance / WHOLE) for chance in outcomes(20, 0, 0).reached]
    [29, 29, 17]
    """
    reached, missed, below, paid = _outcomes(target - corner, min(chips, _MOST_CHIPS))
    return Outcomes(reached, missed, below[min(max(-corner, 0), _MOST_MALUS)], paid)


@lru_cache(maxsize=512)
def _outcomes(need: int, chips: int) -> tuple[tuple[int, int, int], int, tuple[int, ...], int]:
    """The chances of a turn that needs a total of the dice, or less with chips; `below` for each malus."""
    tries = _tries(need, chips)
    turn = odds.solve(tries)
    ends: _Ends = Counter()
    for kept, often in _first(tries[0], turn, ends).items():
        for rolled, ways in _second(tries[1], turn, kept, often, ends).items():
            _third(rolled, ways, ends)
    return _counted(ends, need, chips)


def _worth(total: int, need: int, chips: int, cards: int) -> int:
    """What it is worth, in chips, to take so many cards with that total; odds.NEVER without the chips."""
    short = max(need - total, 0)
    return _CARD * cards - short if short <= chips else odds.NEVER


def _tries(need: int, chips: int) -> odds.Tries:
    """What each try is worth: its cards, less the chips that it takes."""
    first, second, third = (
        [_worth(total, need, chips, table.entitled(try_)) for total in range(odds.HIGHEST + 1)]
        for try_ in (1, 2, 3)
    )
    third = [max(worth, _MISS) for worth in third]
    return odds.Try(first, need), odds.Try(second, need), odds.Try(third, need)


def _first(try_: odds.Try, turn: odds.Turn, ends: _Ends) -> _Ends:
    """How often each die is kept with each number, of _ROLLS; adds to `ends` what ends at once."""
    kept: _Ends = Counter()
    d12, d10, d8 = (list(enumerate(row, 1)) for row in turn.second)
    stops = [_SECOND * worth for worth in try_.worth]
    for (a, keep_a), (b, keep_b), (c, keep_c) in product(d12, d10, d8):
        total = a + b + c
        if total >= try_.forced_from or stops[total] >= max(keep_a, keep_b, keep_c):
            ends[1, total] += _ROLLS**2
        elif keep_a >= keep_b and keep_a >= keep_c:
            kept[0, a] += 1
        else:
            kept[(1, b) if keep_b >= keep_c else (2, c)] += 1
    return kept


def _second(try_: odds.Try, turn: odds.Turn, kept: tuple[int, int], often: int, ends: _Ends) -> _Ends:
    """How often each die is rolled where the others come to a sum, of _ROLLS ** 2; adds to `ends`."""
    die, lying = kept
    j, k = _OTHERS[die]
    each = often * (_ROLLS // (DIE_SIDES[j] * DIE_SIDES[k]))
    rolled: _Ends = Counter()
    for a, b in product(range(lying + 1, lying + DIE_SIDES[j] + 1), range(1, DIE_SIDES[k] + 1)):
        keep_j, keep_k = turn.third[k][a], turn.third[j][lying + b]
        if a + b >= try_.forced_from or try_.worth[a + b] * _THIRD >= max(keep_j, keep_k):
            ends[2, a + b] += each * _ROLLS
        else:
            rolled[(k, a) if keep_j >= keep_k else (j, lying + b)] += each
    return rolled


def _third(rolled: tuple[int, int], ways: int, ends: _Ends) -> None:
    """Adds to `ends` what the last die makes of the others."""
    die, lying = rolled
    for number in range(1, DIE_SIDES[die] + 1):
        ends[3, lying + number] += ways * (_ROLLS // DIE_SIDES[die])


def _counted(ends: _Ends, need: int, chips: int) -> tuple[tuple[int, int, int], int, tuple[int, ...], int]:
    """The chances of each way to end, rounded."""
    reached, paid = [0, 0, 0], 0
    missed: Counter[int] = Counter()
    for (try_, total), ways in ends.items():
        if _worth(total, need, chips, table.entitled(try_)) >= _MISS:
            reached[try_ - 1] += ways
            paid += ways * max(need - total, 0)
        else:
            missed[total] += ways
    below = tuple(
        _part(sum(ways for total, ways in missed.items() if total - malus < table.SAFE_RESULT))
        for malus in range(_MOST_MALUS + 1)
    )
    first, second, third = map(_part, reached)
    return (first, second, third), _part(sum(missed.values())), below, _part(paid)


def _part(ways: int) -> int:
    """The part of WHOLE that so many turns are."""
    return WHOLE * ways // _ROLLS**3
