"""A turn as its ends: the value of each end under the best choice of cards, and means under the best play.

`odds.solve` finds the best play of the three tries for what the seat maximizes; that play gives the means of
everything else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain, combinations
from operator import add
from typing import Final, Literal, NamedTuple, TypeAlias

from volle.core.game import Seat
from volle.core.thinking import Slices
from volle.wolle import endings, odds, table
from volle.wolle.brain.position import IN_ROUND, Position, corner_of, given, must_take_rest
from volle.wolle.brain.values import Value, final, value_of
from volle.wolle.endings import Goal
from volle.wolle.types import DIE_SIDES, Card, Dice

_EXACT: Final = 1
"""The seats still to roll in the last round up to which their turns are computed, not estimated."""
_NEVER: Final = -(1 << 60)
"""Lower than the value of any end."""


class Success(NamedTuple):
    """The bid is reached."""

    try_: int
    """From 1."""
    chips: int
    """Paid."""


class Failure(NamedTuple):
    """The bid is missed."""

    way: Literal["miss", "black", "rescue"]
    """`black`: with a result below 14; `rescue`: chips have lifted it to 14."""
    chips: int = 0
    """Paid."""


End: TypeAlias = Success | Failure


class Turn:
    """The turn of the seat that is to act in a position, before its first roll."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.seat = p.order[0]
        self.goal = Goal(p.targets[self.seat], p.corners[self.seat], p.chips[self.seat])
        self._values: dict[End, Value] = {}
        self._means: dict[endings.Again, Value] = {}

    def think(self) -> Slices[None]:
        """Compute the values of all ends."""
        for end in dict.fromkeys(chain.from_iterable(self._ends())):
            self.value(end)
            yield

    def value(self, end: End) -> Value:
        """Return the value of the position after an end, with the best choice of cards."""
        found = self._values.get(end)
        if found is None:
            found = self._values[end] = self._valued(end)
        return found

    def utility(self, end: End) -> int:
        """Return the value of an end to the seat."""
        return self.value(end).utility(self.seat)

    def _valued(self, end: End) -> Value:
        paid = self.p.paid(self.seat, end.chips)
        if isinstance(end, Success):
            return max(
                (settled(paid, self.seat, part) for part in parts(self.p, table.entitled(end.try_))),
                key=lambda value: value.utility(self.seat),
            )
        if paid.stock:
            paid = paid.paid(self.seat, -1)
        return settled(paid, self.seat, self.p.layout.black & self.p.display if end.way == "black" else 0)

    def failure(self, total: int) -> End:
        """Return the best end of a third try that does not succeed.

        Rules wolle.result.below-14, wolle.result.rescue-14.
        """
        if not (self.p.layout.black & self.p.display and self.goal.is_below_14(total)):
            return Failure("miss")
        chips = self.goal.rescue(total)
        ends = [Failure("black")] + ([] if chips is None else [Failure("rescue", chips)])
        return max(ends, key=self.utility)

    @cached_property
    def _turns(self) -> list[odds.Turn]:
        """The means of all chances, and then of all points, under the best play for the seat."""
        rows = [
            [
                self.ended(try_, total) if try_ == table.TRIES or self.goal.claim(total) is not None else None
                for total in range(odds.HIGHEST + 1)
            ]
            for try_ in (1, 2, 3)
        ]
        worth = [[_NEVER if value is None else self._worth(value) for value in row] for row in rows]
        tries = endings.tries(self.goal, worth)
        play = odds.Play(tries, odds.solve(tries))
        nothing = (0,) * (2 * len(self.p.chips))
        numbers = [
            zip(
                *[nothing if value is None else (*value.chances, *value.points) for value in row], strict=True
            )
            for row in rows
        ]
        return [play.mean(*by_try) for by_try in zip(*numbers, strict=True)]

    def _ends(self) -> Iterator[list[End]]:
        """Yield the ends of each total."""
        for total in range(len(DIE_SIDES), odds.HIGHEST + 1):
            chips = self.goal.claim(total)
            ends: list[End] = [] if chips is None else [Success(try_, chips) for try_ in (1, 2, 3)]
            if total < self.goal.forced_from:
                ends.append(Failure("miss"))
                if self.p.layout.black & self.p.display and self.goal.is_below_14(total):
                    rescue = self.goal.rescue(total)
                    ends += [Failure("black")] + ([] if rescue is None else [Failure("rescue", rescue)])
            yield ends

    def ended(self, try_: int, total: int) -> Value:
        """Return the value of the best end of a turn that ends with a try and a total."""
        chips = self.goal.claim(total)
        if chips is None:
            return self.value(self.failure(total))
        reached = self.value(Success(try_, chips))
        if try_ < table.TRIES or total >= self.goal.forced_from:
            return reached
        return max(reached, self.value(self.failure(total)), key=self._worth)

    def rolled(self, dice: Dice, kept: tuple[int, ...]) -> Value:
        """Return the value after a roll that left the `kept` dice lying, under the best play."""
        try_, total = len(kept) + 1, sum(dice)
        can_end = try_ == table.TRIES or self.goal.claim(total) is not None
        ways = [self.ended(try_, total)] if can_end else []
        if try_ < table.TRIES and total < self.goal.forced_from:
            ways += [self.keeping(dice, kept, die) for die in range(len(dice)) if die not in kept]
        return max(ways, key=self._worth)

    def keeping(self, dice: Dice, kept: tuple[int, ...], die: int) -> Value:
        """Return the value of rolling again, with one more die kept."""
        again = endings.again(dice, kept, die)
        found = self._means.get(again)
        if found is None:
            found = self._means[again] = _mean([again.value(turn) for turn in self._turns], again.scale)
        return found

    def before(self) -> Value:
        """Return the value before the first roll."""
        return _mean([turn.first for turn in self._turns], odds.UNIT)

    def _worth(self, value: Value) -> int:
        return value.utility(self.seat)


def _mean(numbers: Sequence[int], scale: int) -> Value:
    """Return the value of chances and points that are multiplied by `scale`, rounded down."""
    rounded = [number // scale for number in numbers]
    seats = len(rounded) // 2
    return Value(tuple(rounded[:seats]), tuple(rounded[seats:]))


def parts(p: Position, count: int) -> Iterator[int]:
    """Yield each set of `count` of the displayed cards, or all if there are fewer."""
    bits = [1 << place for place in range(len(p.layout.cards)) if p.display >> place & 1]
    for chosen in combinations(bits, min(count, len(bits))):
        yield sum(chosen)


def settled(p: Position, seat: Seat, part: int, *, leaves_bone: bool = False) -> Value:
    """Return the value after a seat has taken cards, the bone if it may, and the best top card.

    What follows without chance is included. Rules wolle.bone.steal, wolle.turn.last, wolle.two.leftover.
    """
    if not p.unseen.cards and p.rollers <= 1:
        scores = _scores_at_end(p._replace(chips=(0,) * len(p.chips)), seat, part, leaves_bone)
        return final(tuple(map(add, scores, p.chips)))
    steals = _may_steal(p, seat, part) and not leaves_bone
    # In the last round a top card matters only to the estimate of a seat that has finished its turn.
    is_estimated = p.unseen.cards or p.rollers > _EXACT + 1
    tops = _tops(p.layout.chosen(part & p.layout.sheep)) if is_estimated else ()
    found = [followed(given(p, seat, part, top, steals=steals)) for top in tops or (None,)]
    return found[0] if len(found) == 1 else max(found, key=lambda value: value.utility(seat))


def _may_steal(p: Position, seat: Seat, part: int) -> bool:
    """Return True if a seat may steal the bone with these cards. Rule wolle.bone.steal."""
    is_free = p.bone >= 0 and p.bone != seat and not part & p.layout.bone
    return is_free and bool(part & p.layout.symbols)


@lru_cache(maxsize=1024)
def _scores_at_end(p: Position, seat: Seat, part: int, leaves_bone: bool) -> tuple[int, ...]:
    """Return the scores after the last seat that rolls has taken cards, and another one the rest."""
    p = given(p, seat, part, None, steals=_may_steal(p, seat, part) and not leaves_bone)
    rest = must_take_rest(p)
    if rest is not None:
        p = given(p, rest, p.display, None, steals=_may_steal(p, rest, p.display))
    return tuple([p.score(each) for each in range(len(p.chips))])


def _tops(sheep: list[Card]) -> list[Card]:
    """Return the cards that may be best on top: no other has as good a corner and goes first."""
    return [
        card
        for card in sheep
        if not any(
            corner_of(other) >= corner_of(card) and (other.number or 0) < (card.number or 0)
            for other in sheep
        )
    ]


def followed(p: Position) -> Value:
    """Return the value of a position, after what follows without chance."""
    seat = must_take_rest(p)
    if seat is not None:
        return settled(p, seat, p.display)
    if p.stage == IN_ROUND and not p.unseen.cards and p.rollers <= _EXACT:
        return Turn(p).before()
    return value_of(p)
