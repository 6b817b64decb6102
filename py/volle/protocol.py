"""What the page may ask: requests as data classes. answers.py says what it is answered.

tools/protocol.py makes the types of the page from both modules, so every field says what it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from volle.core.game import Seat


@dataclass(frozen=True, slots=True)
class NewRequest:
    """Begins a match."""

    do: ClassVar = "new"
    game: str
    seats: tuple[str, ...]
    """Who sits where: `NAME` is a person, `bot:GRADE` or `bot:GRADE NAME` a bot."""
    options: Any
    seed: str
    avatars: tuple[int, ...] | None = None
    """The picture of each seat, from 1; null where nobody has chosen any."""
    lesson: str | None = None
    """The lesson as which it begins, if any."""
    as_: Seat | None = None
    """The seat that will look at the answer, or null for everybody's eyes."""


@dataclass(frozen=True, slots=True)
class LoadRequest:
    """Replaces the match by a record's."""

    do: ClassVar = "load"
    record: str
    seed: str | None = None
    """For the dice of a match that is not over, where the record has no seed."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class ActRequest:
    """Plays the action of a person."""

    do: ClassVar = "act"
    action: str
    ply: int
    """The length of the log that the request is made for, so that a late click is refused."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class StepRequest:
    """Plays what needs no person: chance or a bot."""

    do: ClassVar = "step"
    ply: int
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class ChanceRequest:
    """Asks what chance decides now, for whoever wants to choose it."""

    do: ClassVar = "chance"
    ply: int


@dataclass(frozen=True, slots=True)
class ChooseChanceRequest:
    """Plays chance with chosen values; the match loses its seal, for nothing vouches for such dice."""

    do: ClassVar = "choose-chance"
    ply: int
    values: tuple[str, ...]
    """One for each lot, in their order."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class TakeBackRequest:
    """Goes back to before the last action of a person."""

    do: ClassVar = "take-back"
    ply: int
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class LeaveRequest:
    """Has the match go on without the guide of its lesson, and with honest chance."""

    do: ClassVar = "leave-lesson"
    ply: int
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class ViewRequest:
    """Shows the match to other eyes."""

    do: ClassVar = "view"
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class RecordRequest:
    """Asks for the record, without what is still secret."""

    do: ClassVar = "record"
    before: int | None = None
    """The number of an action: the record ends where somebody last decided before or by it. Null: the whole."""


@dataclass(frozen=True, slots=True)
class CheckOptionsRequest:
    """Asks whether a match could begin like this."""

    do: ClassVar = "check-options"
    game: str
    seats: tuple[str, ...]
    options: Any
    avatars: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class WhyRequest:
    """Asks why an action of a person is not legal now, and plays nothing."""

    do: ClassVar = "why"
    action: str


@dataclass(frozen=True, slots=True)
class AskRequest:
    """Asks what everybody may do at the end of a record, and why not the rest; the match stays as it is."""

    do: ClassVar = "ask"
    record: str


Request: TypeAlias = (
    NewRequest
    | LoadRequest
    | ActRequest
    | StepRequest
    | ChanceRequest
    | ChooseChanceRequest
    | TakeBackRequest
    | LeaveRequest
    | ViewRequest
    | RecordRequest
    | CheckOptionsRequest
    | WhyRequest
    | AskRequest
)
