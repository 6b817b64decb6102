"""Requests of the page as data classes, and their parser, which checks a JSON value against their types.

tools/protocol.py generates the page's types from this module and from answers.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from inspect import get_annotations
from types import UnionType
from typing import Any, ClassVar, Final, TypeAlias, get_args, get_origin

from volle.core.errors import BadRequest
from volle.core.game import Seat
from volle.core.json_text import parse_json
from volle.core.record import LONGEST


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
    deal: str | None = None
    """Where the seed comes from, as in a record: a date or words stand for one, `again` is the one above."""
    help: bool | None = None
    """False where nobody is to be told odds or advice before the end, as at a table of wood."""
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
    """One for each choice, in their order."""
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
    """The number of an action: the record ends where somebody last decided by then. Null: the whole."""


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
class OddsRequest:
    """Asks what can be expected now: of the seat's bids, or of the turn that is played."""

    do: ClassVar = "odds"
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """Asks what each choice of the seat is worth now, and why."""

    do: ClassVar = "advice"
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """Has the coach look at some more of a match that is over; asked again until there is a review."""

    do: ClassVar = "review"
    record: str | None = None
    """Null: the match on the table."""


@dataclass(frozen=True, slots=True)
class AskRequest:
    """Asks what everybody may do at the end of a record, and why not the rest; the match stays as it is."""

    do: ClassVar = "ask"
    record: str


@dataclass(frozen=True, slots=True)
class VerifyRequest:
    """Asks whether a record has honest dice; the match stays as it is."""

    do: ClassVar = "verify"
    record: str


@dataclass(frozen=True, slots=True)
class WatchRequest:
    """Has a match be watched again; the one on the table stays as it is."""

    do: ClassVar = "watch"
    record: str | None
    """Null: the match on the table, as far as nothing of it is hidden."""
    everything: bool
    """Whether to see what was hidden, too: only of a match that is over."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class MomentRequest:
    """Asks for the table after some of the actions of the match that is watched."""

    do: ClassVar = "moment"
    ply: int
    everything: bool
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class PlayOnRequest:
    """Begins a match that goes on from a moment of the one that is watched."""

    do: ClassVar = "play-on"
    ply: int
    seed: str
    """For new dice."""
    same_dice: bool
    """Whether chance goes on as it did: only of a match that is over, and whose seed is known."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class SummaryRequest:
    """Request the summary of a finished match, to be stored beside it."""

    do: ClassVar = "summary"
    record: str | None = None
    """Null: the match on the table."""


@dataclass(frozen=True, slots=True)
class StatisticsRequest:
    """Asks what many matches come to: those of a game that fit, and one player of them or everybody."""

    do: ClassVar = "statistics"
    game: str
    summaries: tuple[Any, ...]
    """The summaries of all stored matches, of any game and in any order."""
    when: tuple[Any, ...]
    """When each of them ended, in the same order: texts such as 2026-11-22T20:15:00.000Z."""
    preset: str | None = None
    """Under which name the options of the matches are compared; null: all."""
    since: str | None = None
    """The moment since which they have ended; null: ever."""
    player: str | None = None
    """The key of a player; null: everybody."""


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
    | OddsRequest
    | AdviceRequest
    | ReviewRequest
    | AskRequest
    | VerifyRequest
    | WatchRequest
    | MomentRequest
    | PlayOnRequest
    | SummaryRequest
    | StatisticsRequest
)

LONGEST_REQUEST: Final = 8 * LONGEST
"""Characters. A record in JSON is seldom much longer than it is; what is far too long is not even read."""
_FIELDS: Final = {kind.do: (kind, get_annotations(kind, eval_str=True)) for kind in get_args(Request)}
"""Each request by its verb, with the types of its fields."""


def parse_request(text: str) -> Request:
    """The request that a text stands for; raises BadRequest, as read_request does, or request.too-long."""
    if len(text) > LONGEST_REQUEST:
        raise BadRequest("request.too-long")
    try:
        value = parse_json(text)
    except ValueError as error:
        raise BadRequest("request.format") from error
    return read_request(value)


def read_request(value: object) -> Request:
    """The request that a JSON value stands for; fields that it does not have are passed over.

    Raises BadRequest: request.format, request.verb, or request.FIELD where one is missing or not of its type.
    """
    if not isinstance(value, dict):
        raise BadRequest("request.format")
    verb = value.get("do")
    if not isinstance(verb, str) or verb not in _FIELDS:
        raise BadRequest("request.verb")
    kind, types = _FIELDS[verb]
    names = {field.name: field.name.rstrip("_") for field in fields(kind)}
    request: Request = kind(**{name: _read(value, says, types[name]) for name, says in names.items()})
    return request


def _read(request: Mapping[str, Any], name: str, kind: Any) -> Any:
    """A field of a request, which reads as null where it is missing."""
    value = request.get(name)
    if not _fits(value, kind):
        raise BadRequest(f"request.{name}")
    return tuple(value) if isinstance(value, list) and kind is not Any else value


def _fits(value: object, kind: Any) -> bool:
    """Whether a JSON value is of a type; true is no number."""
    if kind is Any:
        return True
    if get_origin(kind) is UnionType:
        return any(_fits(value, one) for one in get_args(kind))
    if get_origin(kind) is tuple:
        return isinstance(value, list) and all(_fits(item, get_args(kind)[0]) for item in value)
    return type(value) is kind
