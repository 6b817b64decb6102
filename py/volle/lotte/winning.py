"""What a turn is worth to a seat that plays to win: the best play of it, from what each end of it is worth.

All worths are chances to win in parts of ONE, whole numbers rounded down at each roll, so that every machine
decides alike. Each card is drawn from a whole deck, but for the next one, whose deck is known.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple, TypeAlias, TypeVar

from volle.core.thinking import Slices
from volle.lotte import odds
from volle.lotte.cards import DECK, FULL
from volle.lotte.odds import Lay, Need, Play
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.types import DICE, SIDES, Card, Kind

ONE: Final = 1 << 20
"""The chance of what is sure."""
_TOO_MUCH: Final = 3000
"""Nobody goes on with more than this at risk, unless stopping would bring nothing."""
_STEP: Final = 50
_LONGEST: Final = 60
"""More steps of points than this from Fireworks count as so many."""

_SLICE: Final = 400
"""So many rolls and ends of a turn are valued in one slice."""
_NO_LIMIT: Final = -1

T = TypeVar("T")
Scores: TypeAlias = tuple[int, ...]
End: TypeAlias = Callable[[Scores, int], int]
"""(scores written down before, points written down) -> the chance to win once the turn ends so."""
Hit: TypeAlias = Callable[[Scores], Scores]
"""The scores after a Plus-Minus of the seat that plays."""


class _SliceOver(Exception):
    """Enough has been valued for one slice; what has been, is remembered."""


class _Limit:
    """How much more may be valued before the slice is over: never, once it is below 0."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = _NO_LIMIT

    def count(self) -> None:
        """Counts what has been valued, and is remembered by now; raises _SliceOver."""
        self.left -= 1
        if not self.left:
            raise _SliceOver


class Turn:
    """A turn that is played to win, while the scores written down are these."""

    __slots__ = ("_after", "_drawing", "_end", "_ends", "_hit", "_limit", "_play", "_rolling", "scores")

    def __init__(self, play: Play, scores: Scores, end: End, hit: Hit, limit: _Limit | None = None) -> None:
        self.scores = scores
        self._limit = limit or _Limit()
        self._play = play
        self._end = end
        self._hit = hit
        self._after: Turn | None = None
        self._ends: dict[int, int] = {}
        self._drawing: dict[int, int] = {}
        self._rolling: dict[tuple[str, int, int], int] = {}

    def in_slices(self, find: Callable[[], T]) -> Slices[T]:
        """What `find` makes of this turn: it is called once a slice, and goes by what is remembered."""
        while True:
            self._limit.left = _SLICE
            try:
                return find()
            except _SliceOver:
                pass
            finally:
                self._limit.left = _NO_LIMIT
            yield

    @property
    def after_hit(self) -> Turn:
        """The same turn after a Plus-Minus has succeeded."""
        if self._after is None:
            scores = self._hit(self.scores)
            same = scores == self.scores
            self._after = self if same else Turn(self._play, scores, self._end, self._hit, self._limit)
        return self._after

    def stop(self, points: int) -> int:
        """The worth of writing down so many points; of none, where the turn scores nothing."""
        found = self._ends.get(points)
        if found is None:
            found = self._ends[points] = self._end(self.scores, points)
            self._limit.count()
        return found

    def after_full_roll(self, points: int) -> int:
        """The worth of so many points at risk after a Full Roll: they are written down, or risked."""
        safe = self.stop(points)
        if points > _TOO_MUCH and safe:
            return safe
        found = self._drawing.get(points)
        if found is None:
            lost = self.stop(0)
            # However well the next card goes, so often it loses all: most need not be looked at.
            at_best = ONE - _part(ONE - lost, *_lost_with_a_card(self._play))
            found = self.drawing(points, FULL) if at_best > safe else safe
            found = self._drawing[points] = max(safe, found)
        return found

    def drawing(self, points: int, left: tuple[int, ...]) -> int:
        """The worth of another card with so many points at risk, from a deck with so many of each face."""
        counts = left if any(left) else FULL
        worth = sum(n * self.card(card, points) for card, n in zip(DECK, counts, strict=True) if n)
        return worth // sum(counts)

    def card(self, card: Card, points: int) -> int:
        """The worth of a card just turned over."""
        match card.kind:
            case "stop":
                return self.stop(0)
            case "fireworks":
                return self.fireworks(points)
            case "bonus" | "double":
                return self.rolling(card, points, DICE)
            case _:
                return self.forced(card, points, Need(DICE, self._play.straight, self._play.clover))

    def fireworks(self, points: int, dice: int = DICE) -> int:
        """The worth of a Fireworks card, with so many dice to roll: it pays in any case."""
        worth = sum(share * self.stop(points + more) for more, share in _fireworks(dice))
        return worth // ONE

    def forced(self, card: Card, points: int, need: Need) -> int:
        """The worth of rolling on for what a card asks for, where failing costs all points."""
        choice, lost = self._play.choice, self.stop(0)
        match card.kind:
            case "plus-minus":
                chance = odds.full_roll(need.dice, choice=choice)
                success = self.after_hit.after_full_roll(points + PLUS_MINUS)
            case "straight":
                whole = self._play.straight == SIDES
                chance = odds.straight(need.missing, need.dice, choice=whole)
                won = points + STRAIGHT
                success = self.after_full_roll(won) if whole else self.stop(won)
            case _:
                again = odds.full_roll(choice=choice) if need.full_rolls > 1 else 1
                chance = odds.full_roll(need.dice, choice=choice) * again
                success = ONE
        return lost + _part(success - lost, chance.numerator, chance.denominator)

    def rolling(self, card: Card, points: int, dice: int) -> int:
        """The worth of rolling so many dice with so many points at risk, with a card that lets one stop."""
        if points > _TOO_MUCH and self.stop(points):
            return self.stop(points)
        key = (card.name, points, dice)
        found = self._rolling.get(key)
        if found is None:
            found = self._rolling[key] = self._rolled(card, points, dice)
            self._limit.count()
        return found

    def _rolled(self, card: Card, points: int, dice: int) -> int:
        """The worth of a roll, over all that it may show."""
        none, lays, rolls = _rolls(dice, self._play.choice)
        worths = [self._lay(card, points, dice, *lay) for lay in lays]
        total = none * self.stop(0)
        for ways, options in rolls:
            total += ways * max([worths[option] for option in options])
        return int(total // SIDES**dice)

    def _lay(self, card: Card, points: int, dice: int, laid: int, more: int) -> int:
        """The worth of laying dice aside of a roll of so many."""
        points += more
        if laid == dice:
            return self.after_full_roll(2 * points if card.kind == "double" else points + card.points)
        safe, left = self.stop(points), dice - laid
        none, _, _ = _rolls(left, self._play.choice)
        # Even if any roll that scores should win, rolling would not be better.
        if none * self.stop(0) + (SIDES**left - none) * ONE <= safe * SIDES**left:
            return safe
        return max(safe, self.rolling(card, points, left))


def _part(worth: int, numerator: int, denominator: int) -> int:
    """The worth times a fraction, rounded down."""
    return worth * numerator // denominator


class _Rolls(NamedTuple):
    """What may come of a roll of so many dice."""

    none: int
    """The ways to roll nothing."""
    lays: tuple[Lay, ...]
    """All that may be laid aside, each once: most rolls offer the same."""
    rolls: tuple[tuple[int, tuple[int, ...]], ...]
    """The rolls that score: (ways to throw them, places in `lays`)."""


@cache
def _rolls(count: int, choice: bool) -> _Rolls:
    """What may come of a roll of so many dice; `choice` is whether the roller chooses what is laid aside."""
    found = odds.lays(count, choice=choice)
    places: dict[Lay, int] = {}
    rolls = [
        (ways, tuple([places.setdefault(lay, len(places)) for lay in options])) for ways, options in found
    ]
    return _Rolls(SIDES**count - sum([ways for ways, _ in found]), tuple(places), tuple(rolls))


@cache
def _lost_with_a_card(play: Play) -> tuple[int, int]:
    """The least chance to lose all points with another card, as a fraction: what any play must risk."""
    full = odds.full_roll(choice=play.choice)
    chances: dict[Kind, Fraction] = {
        "stop": Fraction(1),
        "fireworks": Fraction(0),
        "plus-minus": 1 - full,
        "straight": 1 - odds.straight(play.straight, DICE, choice=play.straight == SIDES),
        "clover": 1 - (full if play.clover == 1 else full * full),
    }
    rolled = odds.nothing(DICE)
    lost = sum((card.count * chances.get(card.kind, rolled) for card in DECK), start=Fraction(0)) / sum(FULL)
    return lost.numerator, lost.denominator


@cache
def _fireworks(dice: int) -> tuple[tuple[int, int], ...]:
    """(points that Fireworks bring from so many dice on, the chance of it in parts of ONE); together ONE."""
    running = {(0, dice): ONE << 20}
    ended: dict[int, int] = {}
    for steps in range(_LONGEST):
        for count in range(DICE, 0, -1):
            here = running.pop((steps, count), 0)
            ended[steps] = ended.get(steps, 0) + here * _rolls(count, choice=False).none // SIDES**count
            for ways, ((laid, points),) in odds.lays(count, choice=False):
                after = (min(steps + points // _STEP, _LONGEST), (count - laid) or DICE)
                running[after] = running.get(after, 0) + here * ways // SIDES**count
    shares = {steps * _STEP: share >> 20 for steps, share in ended.items()}
    shares[_LONGEST * _STEP] = ONE - sum(shares.values())
    return tuple(shares.items())
