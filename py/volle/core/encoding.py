"""Numbers for programs that learn: fixed ids of a game's actions, and views as numbers of a fixed count.

They mean the same in every match of a game, for any number of seats and any options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class Field(NamedTuple):
    """A field of an encoded view: `size` numbers from `least` to `most`."""

    name: str
    size: int
    least: int
    most: int
    about: str
    """The meaning, as a sentence without an end."""
    read: Callable[[Any], Iterable[int]]
    """View -> the numbers; others than 0 to `size` of them stand before zeros."""

    def numbers(self, view: Any) -> list[int]:
        """Return the numbers of a view; those out of bounds become the nearest bound."""
        found = [min(max(int(number), self.least), self.most) for number in self.read(view)]
        assert len(found) <= self.size, self.name
        return found + [0] * (self.size - len(found))


@dataclass(frozen=True, slots=True)
class Encoding:
    """The numbers of a game."""

    actions: tuple[str, ...]
    """The meaning of each id of an action, from 0."""
    action_id: Callable[[Any, Any], int]
    """(view of the seat to act, one of its legal actions) -> its id, which no other of them has."""
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """The count of numbers of a view."""
        return sum(field.size for field in self.fields)

    def numbers(self, view: Any) -> list[int]:
        """Return a view as numbers: those of each field, in order."""
        return [number for field in self.fields for number in field.numbers(view)]


def one_hot(value: object, values: Sequence[object]) -> list[int]:
    """Return 1 at the place of a value among all, and 0 elsewhere.

    >>> one_hot("b", "abc")
    [0, 1, 0]
    """
    return [int(value == one) for one in values]


def from_viewer(view: Any, items: Sequence[Any]) -> list[Any]:
    """Return what is given in seat order from the viewer on; from the first seat on for a spectator."""
    first = view.seat or 0
    return [*items[first:], *items[:first]]


def seat_place(view: Any, seat: int | None, most: int) -> list[int]:
    """Return 1 at the place of a seat, counted from the viewer, and 0 elsewhere."""
    place = None if seat is None else (seat - (view.seat or 0)) % len(view.seats)
    return one_hot(place, range(most))
