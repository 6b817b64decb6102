"""A turn as its ends: the value of each end under the best choice of cards, and means under the best play.

`odds.solve` finds the best play of the three tries for what the seat maximizes; that play gives the means of
everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
Way: TypeAlias = End | endings.Again
"""The end of a turn, or another roll."""


class Outcome(NamedTuple):
    """What follows without chance has happened."""

    value: Value
    p: Position | None
    """The position then; None at the end of the match."""


class Turn:
    """The turn of the seat that is to act in a position, before its first roll."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.seat = p.order[0]
        self.goal = Goal(p.targets[self.seat], p.corners[self.seat], p.chips[self.seat])
        self._outcomes: dict[End, Outcome] = {}

    def think(self) -> Slices[None]:
        """Compute the values of all ends."""
        for end in dict.fromkeys(chain.from_iterable(self._ends())):
            self.value(end)
            yield

    def outcome(self, end: End) -> Outcome:
        """Return what follows an end, with the best choice of cards."""
        found = self._outcomes.get(end)
        if found is None:
            found = self._outcomes[end] = self._outcome(end)
        return found

    def value(self, end: End) -> Value:
        """Return the value of an end."""
        return self.outcome(end).value

    def utility(self, end: End) -> int:
        """Return the value of an end to the seat."""
        return self.value(end).utility(self.seat)

    def _outcome(self, end: End) -> Outcome:
        paid = self.p.paid(self.seat, end.chips)
        if isinstance(end, Success):
            return max(
                (settled(paid, self.seat, part) for part in parts(self.p, table.entitled(end.try_))),
                key=lambda found: found.value.utility(self.seat),
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
    def _best(self) -> list[list[End | None]]:
        """The best end with each try and total; None where the turn cannot end."""
        return [
            [
                self.end(try_, total) if try_ == table.TRIES or self.goal.claim(total) is not None else None
                for total in range(odds.HIGHEST + 1)
            ]
            for try_ in (1, 2, 3)
        ]

    @cached_property
    def _play(self) -> odds.Play:
        """The best play for the seat."""
        tries = endings.tries(
            self.goal, [[_NEVER if end is None else self.utility(end) for end in row] for row in self._best]
        )
        return odds.Play(tries, odds.solve(tries))

    def means(self, valued: Callable[[End], Value]) -> Means:
        """Return the means of other values of the ends, under the same play."""
        zeros = (0,) * len(self.p.chips)
        nothing = Value(zeros, zeros)
        ends = [[nothing if end is None else valued(end) for end in row] for row in self._best]
        numbers = [zip(*[(*end.chances, *end.points) for end in row], strict=True) for row in ends]
        return Means([self._play.mean(*by_try) for by_try in zip(*numbers, strict=True)])

    @cached_property
    def _means(self) -> Means:
        return self.means(self.value)

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

    def end(self, try_: int, total: int) -> End:
        """Return the best end of a turn that ends with a try and a total."""
        chips = self.goal.claim(total)
        if chips is None:
            return self.failure(total)
        if try_ < table.TRIES or total >= self.goal.forced_from:
            return Success(try_, chips)
        return max(Success(try_, chips), self.failure(total), key=self.utility)

    def way(self, dice: Dice, kept: tuple[int, ...]) -> Way:
        """Return the best way to go on after a roll that left the `kept` dice lying."""
        try_, total = len(kept) + 1, sum(dice)
        can_end = try_ == table.TRIES or self.goal.claim(total) is not None
        ways: list[Way] = [self.end(try_, total)] if can_end else []
        if try_ < table.TRIES and total < self.goal.forced_from:
            ways += [endings.again(dice, kept, die) for die in range(len(dice)) if die not in kept]
        return max(ways, key=lambda way: self.worth(way).utility(self.seat))

    def worth(self, way: Way) -> Value:
        """Return the value of a way to go on."""
        return self._means.before(way) if isinstance(way, endings.Again) else self.value(way)

    def before(self) -> Value:
        """Return the value before the first roll."""
        return self._means.first()


class Means:
    """The values before each roll of a turn."""

    def __init__(self, turns: Sequence[odds.Turn]) -> None:
        """Take the means of the chances of all seats, and then of their points."""
        self._turns = turns
        self._known: dict[endings.Again, Value] = {}

    def first(self) -> Value:
        """Return the value before the first roll."""
        return _mean([turn.first for turn in self._turns], odds.UNIT)

    def before(self, again: endings.Again) -> Value:
        """Return the value before another roll."""
        found = self._known.get(again)
        if found is None:
            found = self._known[again] = _mean([again.value(turn) for turn in self._turns], again.scale)
        return found


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


def settled(p: Position, seat: Seat, part: int, *, leaves_bone: bool = False) -> Outcome:
    """Return what follows after a seat has taken cards, the bone if it may, and the best top card.

    Rules wolle.bone.steal, wolle.turn.last, wolle.two.leftover.
    """
    if not p.unseen.cards and p.rollers <= 1:
        scores = _scores_at_end(p._replace(chips=(0,) * len(p.chips)), seat, part, leaves_bone)
        return Outcome(final(tuple(map(add, scores, p.chips))), None)
    return stacked(p, seat, part, steals=_may_steal(p, seat, part) and not leaves_bone)


def stacked(p: Position, seat: Seat, part: int, *, steals: bool) -> Outcome:
    """Return what follows after a seat has taken cards, with the best top card."""
    # In the last round a top card matters only to the estimate of a seat that has finished its turn.
    is_estimated = p.unseen.cards or p.rollers > _EXACT + 1
    tops = _tops(p.layout.chosen(part & p.layout.sheep)) if is_estimated else ()
    found = [outcome(given(p, seat, part, top, steals=steals)) for top in tops or (None,)]
    return found[0] if len(found) == 1 else max(found, key=lambda each: each.value.utility(seat))


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


def outcome(p: Position) -> Outcome:
    """Return what follows a position without chance."""
    seat = must_take_rest(p)
    if seat is not None:
        return settled(p, seat, p.display)
    if p.stage == IN_ROUND and not p.unseen.cards and p.rollers <= _EXACT:
        return Outcome(Turn(p).before(), p)
    return Outcome(value_of(p), p)


def followed(p: Position) -> Value:
    """Return the value of a position, after what follows without chance."""
    return outcome(p).value
