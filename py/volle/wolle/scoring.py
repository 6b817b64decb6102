"""Points at the end of a match, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, Literal, TypeAlias

from volle.core.game import Seat
from volle.wolle.types import Card, State

SET_370_POINTS: Final = (0, 3, 14)
"""Points of an unfinished set by its number of cards. Rule wolle.score.370."""
SET_007_POINTS: Final = 21
"""Points of each finished set. Rule wolle.score.007."""
ONE_DOG_POINTS: Final = 9
MOST_DOGS_POINTS: Final = -5
BONE_POINTS: Final = 4
CHIP_POINTS: Final = 1
RETURNED_COUNT: Final = 2
Part: TypeAlias = Literal["chips", "bone", "dogs", "set_007", "set_370", "black", "returned", "plain"]
"""A part of the final count, in the order of counting: plain sheep, which decide most matches, come last."""


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points, part by part."""

    plain: int
    black: int
    set_370: int
    set_007: int
    dogs: int
    bone: int
    chips: int
    total: int
    """The sum of all parts. Rule wolle.score.sum."""
    returned: tuple[Card, ...] = ()
    """Plain sheep put back into the box by a seat without a dog; not counted in `plain`."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A step of the final count: cards that are counted together, and the seat's points so far."""

    part: Part
    cards: tuple[Card, ...]
    """() for wool chips."""
    points: int
    sum: int
    """The seat's points so far."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match."""

    scores: tuple[Score, ...]
    counts: tuple[tuple[Counted, ...], ...]
    """The count of each seat's herd, card by card: herds are open now. Rule wolle.score.sum."""
    winners: tuple[Seat, ...]
    """Every seat with the best score. Rule wolle.score.tie."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The final scores, in seat order."""
        return tuple(score.total for score in self.scores)


def set_370_points(count: int) -> int:
    """Return the points of `count` 3-7-0 cards: 3, 14, 0, and again.

    Rule wolle.score.370.

    >>> [set_370_points(count) for count in range(7)]
    [0, 3, 14, 0, 3, 14, 0]
    """
    return SET_370_POINTS[count % 3]


def set_007_points(count: int) -> int:
    """Return the points of `count` 0-0-7 cards: 21 for every three.

    Rule wolle.score.007.

    >>> [set_007_points(count) for count in range(7)]
    [0, 0, 0, 21, 21, 21, 42]
    """
    return SET_007_POINTS * (count // 3)


def dog_points(dogs: int, most_others: int) -> int:
    """Return the points for dogs without the bone; `most_others` is the largest number of another seat.

    Rules wolle.score.dog-one, wolle.score.dog-most.
    """
    own = ONE_DOG_POINTS if dogs == 1 else 0
    return own + (MOST_DOGS_POINTS if dogs and dogs >= most_others else 0)


def bone_points(dogs: int, has_bone: bool) -> int:
    """Return four points for each dog of the seat that owns the bone. Rule wolle.score.bone."""
    return BONE_POINTS * dogs if has_bone else 0


def returned_sheep(herd: Sequence[Card], dogs: int) -> tuple[Card, ...]:
    """Return the plain sheep that a seat without a dog puts back: the two with the fewest points, or all.

    Rule wolle.score.dog-none.
    """
    if dogs:
        return ()
    plain = sorted((card for card in herd if card.kind == "plain"), key=lambda card: card.points)
    return tuple(plain[:RETURNED_COUNT])


def score_seat(state: State, seat: Seat) -> Score:
    """Return the score of one seat, as if the match ended now. Rule wolle.score.sum."""
    herd = state.herds[seat]
    dog_counts = list(map(len, state.dogs))
    dogs = dog_counts.pop(seat)
    returned = returned_sheep(herd, dogs)
    kinds = [card.kind for card in herd]
    parts = {
        "plain": _points(herd, "plain") - _points(returned, "plain"),
        "black": _points(herd, "black"),
        "set_370": set_370_points(kinds.count("370")),
        "set_007": set_007_points(kinds.count("007")),
        "dogs": dog_points(dogs, max(dog_counts)),
        "bone": bone_points(dogs, state.bone == seat),
        "chips": CHIP_POINTS * state.chips[seat],
    }
    return Score(**parts, total=sum(parts.values()), returned=returned)


def score_all(state: State) -> Result:
    """Return the scores of all seats, and the winners. Rules wolle.score.sum, wolle.score.tie."""
    scores = tuple(score_seat(state, seat) for seat in range(state.options.seats))
    best = max(score.total for score in scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score.total == best)
    counts = tuple(count_seat(state, seat, score) for seat, score in enumerate(scores))
    return Result(scores, counts, winners)


def count_seat(state: State, seat: Seat, score: Score) -> tuple[Counted, ...]:
    """Return the final count of a seat: black and plain sheep one by one, the rest part by part."""
    herd = [card for card in state.herds[seat] if card not in score.returned]
    bone = [card for card in state.options.deck.cards if card.kind == "bone" and state.bone == seat]
    steps: list[tuple[Part, Sequence[Card], int]] = [
        ("chips", (), score.chips),
        ("bone", bone, score.bone),
        ("dogs", state.dogs[seat], score.dogs),
        ("set_007", _of(herd, "007"), score.set_007),
        ("set_370", _of(herd, "370"), score.set_370),
        *(("black", (card,), card.points) for card in _of(herd, "black")),
        ("returned", score.returned, 0),
        *(("plain", (card,), card.points) for card in _of(herd, "plain")),
    ]
    counted = [step for step in steps if step[1] or step[2]]
    sums = accumulate(points for _, _, points in counted)
    return tuple(
        Counted(part, tuple(cards), points, total)
        for (part, cards, points), total in zip(counted, sums, strict=True)
    )


def _of(cards: Sequence[Card], kind: str) -> list[Card]:
    """Return the cards of one kind."""
    return [card for card in cards if card.kind == kind]


def _points(cards: Sequence[Card], kind: str) -> int:
    """Return the printed points of the cards of one kind."""
    return sum(card.points for card in _of(cards, kind))
