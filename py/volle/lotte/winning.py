"""The value of a turn to a seat that plays to win: chances, in parts of ONE.

The chance to win after a turn is given as a function (race.py); `turn_value.Turn` finds that before it.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Final, TypeAlias, TypeVar

from volle.core.thinking import Slices
from volle.lotte import odds
from volle.lotte.cards import DECK, FULL
from volle.lotte.odds import Need, Play
from volle.lotte.solved import ONE
from volle.lotte.turn_value import Turn, grouped_rolls
from volle.lotte.types import DICE, SIDES, Kind

_MOST_RISKED: Final = 3000
"""With more points at risk the seat continues only if stopping would surely lose."""
_STEP: Final = 50
_LONGEST: Final = 60
"""More steps of points from Fireworks count as this many."""

_SLICE: Final = 400
"""Rolls and ends of a turn that are valued in one slice."""
_NO_LIMIT: Final = -1

T = TypeVar("T")
Scores: TypeAlias = tuple[int, ...]
End: TypeAlias = Callable[[Scores, int], int]
"""(scores before the turn, points of the turn) -> the chance to win after it."""
Hit: TypeAlias = Callable[[Scores], Scores]
"""The scores after a Plus-Minus of the seat to act."""


class _SliceOver(Exception):
    """Raised once enough has been valued for one slice; all values so far are stored."""


class _Budget:
    """The number of values that may still be computed in this slice; no limit while negative."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = _NO_LIMIT

    def spend(self) -> None:
        """Count a value that has been stored. Raises _SliceOver at the end of a slice."""
        self.left -= 1
        if not self.left:
            raise _SliceOver


class WinningTurn(Turn):
    """A turn that is played to win, from given scores."""

    __slots__ = ("_after_hit", "_budget", "_end", "_ends", "_hit", "scores")

    def __init__(self, play: Play, scores: Scores, end: End, hit: Hit, budget: _Budget | None = None) -> None:
        super().__init__(play, ONE)
        self._draw_limit = self._roll_limit = _MOST_RISKED
        self.scores = scores
        self._budget = budget or _Budget()
        self._end = end
        self._hit = hit
        self._after_hit: WinningTurn | None = None
        self._ends: dict[int, int] = {}
        lost = self.stop(0)
        risk = _least_risk_of_a_card(play)
        self._draw_bound = ONE - (ONE - lost) * risk.numerator // risk.denominator
        self._roll_bounds = tuple([_roll_bound(lost, dice, play.choice) for dice in range(DICE + 1)])

    def in_slices(self, find: Callable[[], T]) -> Slices[T]:
        """Return the result of `find`, which values this turn, called once a slice until it completes."""
        while True:
            self._budget.left = _SLICE
            try:
                return find()
            except _SliceOver:
                pass
            finally:
                self._budget.left = _NO_LIMIT
            yield

    @property
    def after_hit(self) -> WinningTurn:
        """The same turn once a Plus-Minus has succeeded. Rule lotte.card.plus-minus."""
        if self._after_hit is None:
            scores = self._hit(self.scores)
            is_same = scores == self.scores
            self._after_hit = (
                self if is_same else WinningTurn(self.play, scores, self._end, self._hit, self._budget)
            )
        return self._after_hit

    def stop(self, points: int) -> int:
        """Return the chance to win after writing down `points`; 0 points if the turn is lost."""
        found = self._ends.get(points)
        if found is None:
            found = self._ends[points] = self._end(self.scores, points)
            self._budget.spend()
        return found

    def fireworks(self, points: int, dice: int = DICE) -> int:
        """Return the chance to win with Fireworks: whatever they add is written down."""
        total: int = sum([share * self.stop(points + more) for more, share in _fireworks(dice)])
        return total // ONE

    def _valued(self) -> None:
        """Count a roll that has been valued."""
        self._budget.spend()


@cache
def _least_risk_of_a_card(play: Play) -> Fraction:
    """Return a lower bound of the chance to lose all points with another card, however it is played."""
    chances: dict[Kind, Fraction] = {"stop": Fraction(1), "fireworks": Fraction(0)}
    need = Need(DICE, play.straight, play.clover)
    asking: tuple[Kind, ...] = ("plus-minus", "straight", "clover")
    chances |= {kind: 1 - odds.success(play, kind, need) for kind in asking}
    rolled = odds.nothing(DICE)
    return sum((card.count * chances.get(card.kind, rolled) for card in DECK), start=Fraction(0)) / sum(FULL)


def _roll_bound(lost: int, dice: int, choice: bool) -> int:
    """Return the chance to win if every roll that scores won, rounded up."""
    ways: int = SIDES**dice
    none = grouped_rolls(dice, choice).none
    return -(-(none * lost + (ways - none) * ONE) // ways)


@cache
def _fireworks(dice: int) -> tuple[tuple[int, int], ...]:
    """Return the points that Fireworks add from `dice` dice on, each with its chance in parts of ONE."""
    running = {(0, dice): ONE << 20}
    ended: dict[int, int] = {}
    for steps in range(_LONGEST):
        for count in range(DICE, 0, -1):
            here = running.pop((steps, count), 0)
            none = grouped_rolls(count, choice=False).none
            ended[steps] = ended.get(steps, 0) + here * none // SIDES**count
            for ways, ((used, points),) in odds.scoring_rolls(count, choice=False):
                after = (min(steps + points // _STEP, _LONGEST), (count - used) or DICE)
                running[after] = running.get(after, 0) + here * ways // SIDES**count
    shares = {steps * _STEP: share >> 20 for steps, share in ended.items()}
    shares[_LONGEST * _STEP] = ONE - sum(shares.values())
    return tuple(shares.items())
