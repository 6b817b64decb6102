"""Points at the end of a match, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from volle.core.game import Seat
from volle.wolle.types import Card, State

SET_370_POINTS: Final = (0, 3, 14)
"""Rule wolle.score.370: by how many cards of an unfinished set there are."""
SET_007_POINTS: Final = 21
"""Rule wolle.score.007: for each finished set."""
ONE_DOG_POINTS: Final = 9
MOST_DOGS_POINTS: Final = -5
BONE_POINTS: Final = 4
RETURNED_COUNT: Final = 2


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
    """The sum of all parts: rule wolle.score.sum."""
    returned: tuple[Card, ...] = ()
    """Plain sheep put back into the box by a seat without a dog; not counted in `plain`."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    """Rule wolle.score.tie: every seat with the best score."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Final scores in seat order."""
        return tuple(score.total for score in self.scores)


def set_370_points(count: int) -> int:
    """Points of `count` cards 3-7-0: 3, 14, 0, and again.

    Rule wolle.score.370.

    >>> [set_370_points(count) for count in range(7)]
    [0, 3, 14, 0, 3, 14, 0]
    """
    return SET_370_POINTS[count % 3]


def set_007_points(count: int) -> int:
    """Points of `count` cards 0-0-7: 21 for every three.

    Rule wolle.score.007.

    >>> [set_007_points(count) for count in range(7)]
    [0, 0, 0, 21, 21, 21, 42]
    """
    return SET_007_POINTS * (count // 3)


def dog_points(dogs: int, most_others: int) -> int:
    """Points of a seat with `dogs` dogs, where no other seat has more than `most_others`; without the bone.

    Rules wolle.score.dog-one, wolle.score.dog-most.
    """
    own = ONE_DOG_POINTS if dogs == 1 else 0
    return own + (MOST_DOGS_POINTS if dogs and dogs >= most_others else 0)


def bone_points(dogs: int, has_bone: bool) -> int:
    """Four points for each dog of the seat that owns the bone. Rule wolle.score.bone."""
    return BONE_POINTS * dogs if has_bone else 0


def returned_sheep(herd: Sequence[Card], dogs: int) -> tuple[Card, ...]:
    """The plain sheep that a seat without a dog puts back: the two of least points, or all it has.

    Rule wolle.score.dog-none.
    """
    if dogs:
        return ()
    plain = sorted((card for card in herd if card.kind == "plain"), key=lambda card: card.points)
    return tuple(plain[:RETURNED_COUNT])


def score_seat(state: State, seat: Seat) -> Score:
    """The score of one seat, as if the match ended now. Rule wolle.score.sum."""
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
        "chips": state.chips[seat],
    }
    return Score(**parts, total=sum(parts.values()), returned=returned)


def score_all(state: State) -> Result:
    """The scores of all seats, and the winners. Rules wolle.score.sum, wolle.score.tie."""
    scores = tuple(score_seat(state, seat) for seat in range(state.options.seats))
    best = max(score.total for score in scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score.total == best)
    return Result(scores, winners)


def _points(cards: Sequence[Card], kind: str) -> int:
    """Printed points of the cards of one kind."""
    return sum(card.points for card in cards if card.kind == kind)
