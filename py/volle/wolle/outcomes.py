"""The exact chances of each end of a dice turn: by try, by chips paid, and below 14.

One policy stands for all: it plays for the most cards and counts a card as four chips. The cards of a round
would change the chances little, so that the chances need not be computed again in each.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from volle.wolle import endings, odds, table
from volle.wolle.endings import Goal
from volle.wolle.odds import OTHERS, ROLLS, SECOND, THIRD
from volle.wolle.types import DIE_SIDES

WHOLE: Final = 1 << 12
"""The chance of certainty. Chances are rounded down, so those of a turn may add up to less."""
_CARD: Final = 4
"""The value of a card, in chips."""
_MISS: Final = 1
"""The value of a miss."""
_MOST_CHIPS: Final = 5
"""More chips are hardly ever paid for one bid."""
_MOST_MALUS: Final = 3
"""The largest malus of the house deck; larger ones count as this."""
_Ends: TypeAlias = Counter[tuple[int, int]]
"""The number of turns that end with a (try, total), of ROLLS ** 3 turns."""


class Outcomes(NamedTuple):
    """Chances of a turn, in parts of WHOLE."""

    reached: tuple[int, int, int]
    """The bid is reached, by try."""
    missed: int
    """The bid is missed, with any result."""
    below: int
    """The bid is missed with a result below 14, which brings black sheep."""
    paid: int
    """Mean number of chips paid, times WHOLE."""


def outcomes(target: int, corner: int, chips: int) -> Outcomes:
    """Return the chances of a turn for a bid, given the corner on top of the herd and the chips.

    >>> [round(100 * chance / WHOLE) for chance in outcomes(20, 0, 0).reached]
    [29, 29, 17]
    """
    reached, missed, below, paid = _outcomes(target - corner, min(chips, _MOST_CHIPS))
    return Outcomes(reached, missed, below[min(max(-corner, 0), _MOST_MALUS)], paid)


@lru_cache(maxsize=512)
def _outcomes(need: int, chips: int) -> tuple[tuple[int, int, int], int, tuple[int, ...], int]:
    """Return the chances of a turn that needs a total of `need`; `below` is by malus."""
    goal = Goal(need, 0, chips)
    tries = endings.tries(goal, _success, lambda _: _MISS)
    turn = odds.solve(tries)
    ends: _Ends = Counter()
    for kept, often in _first(tries[0], turn, ends).items():
        for rolled, ways in _second(tries[1], turn, kept, often, ends).items():
            _third(rolled, ways, ends)
    return _counted(ends, goal)


def _success(try_: int, chips: int) -> int:
    """Return the value of success, in chips."""
    return _CARD * table.entitled(try_) - chips


def _first(try_: odds.Try, turn: odds.Turn, ends: _Ends) -> _Ends:
    """Return how often each die is kept with each number, of ROLLS; add the turns that end to `ends`."""
    kept: _Ends = Counter()
    d12, d10, d8 = (list(enumerate(row, 1)) for row in turn.second)
    stops = [SECOND * value for value in try_.values]
    for (a, keep_a), (b, keep_b), (c, keep_c) in product(d12, d10, d8):
        total = a + b + c
        if total >= try_.forced_from or stops[total] >= max(keep_a, keep_b, keep_c):
            ends[1, total] += ROLLS**2
        elif keep_a >= keep_b and keep_a >= keep_c:
            kept[0, a] += 1
        else:
            kept[(1, b) if keep_b >= keep_c else (2, c)] += 1
    return kept


def _second(try_: odds.Try, turn: odds.Turn, kept: tuple[int, int], often: int, ends: _Ends) -> _Ends:
    """Return how often each die is rolled with each sum of the others, of ROLLS ** 2; add to `ends`."""
    die, lying = kept
    j, k = OTHERS[die]
    each = often * (ROLLS // (DIE_SIDES[j] * DIE_SIDES[k]))
    rolled: _Ends = Counter()
    for a, b in product(range(lying + 1, lying + DIE_SIDES[j] + 1), range(1, DIE_SIDES[k] + 1)):
        keep_j, keep_k = turn.third[k][a], turn.third[j][lying + b]
        if a + b >= try_.forced_from or try_.values[a + b] * THIRD >= max(keep_j, keep_k):
            ends[2, a + b] += each * ROLLS
        else:
            rolled[(k, a) if keep_j >= keep_k else (j, lying + b)] += each
    return rolled


def _third(rolled: tuple[int, int], ways: int, ends: _Ends) -> None:
    """Add the ends of the third roll to `ends`."""
    die, lying = rolled
    for number in range(1, DIE_SIDES[die] + 1):
        ends[3, lying + number] += ways * (ROLLS // DIE_SIDES[die])


def _counted(ends: _Ends, goal: Goal) -> tuple[tuple[int, int, int], int, tuple[int, ...], int]:
    """Return the chances of each end, rounded down."""
    reached, paid = [0, 0, 0], 0
    missed: Counter[int] = Counter()
    for (try_, total), ways in ends.items():
        chips = goal.claim(total)
        if chips is not None and _success(try_, chips) >= _MISS:
            reached[try_ - 1] += ways
            paid += ways * chips
        else:
            missed[total] += ways
    below = tuple(
        _part(sum(ways for total, ways in missed.items() if total - malus < table.SAFE_RESULT))
        for malus in range(_MOST_MALUS + 1)
    )
    first, second, third = map(_part, reached)
    return (first, second, third), _part(sum(missed.values())), below, _part(paid)


def _part(ways: int) -> int:
    """Return a number of turns in parts of WHOLE."""
    return WHOLE * ways // ROLLS**3
