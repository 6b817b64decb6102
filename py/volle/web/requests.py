"""Requests of the page as data classes, and their parser, which checks a JSON value against their types.

tools/protocol.py generates the page's types from this module and from answers.py. The methods of
bridge.Engine map each request to the type of its answer.
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
    """Begin a match."""

    do: ClassVar = "new"
    game: str
    seats: tuple[str, ...]
    """The players in seat order: `NAME` is a person, `bot:LEVEL` or `bot:LEVEL NAME` a bot."""
    options: Any
    seed: str
    avatars: tuple[int, ...] | None = None
    """The picture of each seat, from 1; null for the default ones."""
    lesson: str | None = None
    """The name of the lesson, for a match with a guide."""
    deal: str | None = None
    """The source of the seed, as in a record: a date, words, or `again` for the seed above."""
    help: bool | None = None
    """False to refuse odds and advice until the end, as at a real table."""
    as_: Seat | None = None
    """The seat that sees the answer; null for the public view."""
    joint: str | None = None
    """The level of a match by link; null for a match on this device alone."""
    here: tuple[int, ...] | None = None
    """The seats that play on this device, in a match by link."""
    secret: str | None = None
    """32 hexadecimal digits that only this device knows, for a match by link."""


@dataclass(frozen=True, slots=True)
class LoadRequest:
    """Replace the match by that of a record."""

    do: ClassVar = "load"
    record: str
    seed: str | None = None
    """The seed for an unfinished match whose record has none."""
    as_: Seat | None = None
    known: str | None = None
    """The private record of a match by link, which goes on by `record`; new actions are shown by `step`."""
    agreed: bool | None = None
    """True if the person agrees to own moves that were played on another device."""
    seats: tuple[int, ...] | None = None
    """The seats that this device takes in a match by link."""
    secret: str | None = None
    """As in `new`."""


@dataclass(frozen=True, slots=True)
class ActRequest:
    """Play the action of a person."""

    do: ClassVar = "act"
    action: str
    """In a match by link also `plan PLAN`, or `without` for a choice that another device does not reveal."""
    ply: int
    """The number of actions that the request was made for, so that a late tap is refused."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class StepRequest:
    """Play the next action of chance or of a bot."""

    do: ClassVar = "step"
    ply: int
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class ChanceRequest:
    """List the outcomes that chance decides now, so that they can be chosen."""

    do: ClassVar = "chance"
    ply: int


@dataclass(frozen=True, slots=True)
class ChooseChanceRequest:
    """Play chance with chosen outcomes; the match loses its commitment."""

    do: ClassVar = "choose-chance"
    ply: int
    values: tuple[str, ...]
    """One for each outcome, in their order."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class TakeBackRequest:
    """Go back to before the last action of a person."""

    do: ClassVar = "take-back"
    ply: int
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class LeaveRequest:
    """Go on without the guide of the lesson, and with fair dice."""

    do: ClassVar = "leave-lesson"
    ply: int
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class ViewRequest:
    """Show the match as another seat sees it."""

    do: ClassVar = "view"
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class FollowRequest:
    """Show a seat the next action after those that it has seen, or the whole match where there is none."""

    do: ClassVar = "follow"
    ply: int
    """The number of actions that the seat has seen."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class BoardRequest:
    """Check the message of another device on which a person plays one seat, and answer it as that seat."""

    do: ClassVar = "board"
    seat: Seat
    message: str
    """A request as JSON: `act`, `step`, `view`, `why`, `odds` or `advice`."""


@dataclass(frozen=True, slots=True)
class RecordRequest:
    """Return the public record."""

    do: ClassVar = "record"
    before: int | None = None
    """The number of an action: the record ends with the last decision before or at it. Null: all of it."""
    link: str | None = None
    """A private record, or "" for the match on the table: return what its devices send each other."""


@dataclass(frozen=True, slots=True)
class CheckOptionsRequest:
    """Check whether a match could begin with these players and options."""

    do: ClassVar = "check-options"
    game: str
    seats: tuple[str, ...]
    options: Any
    avatars: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class WhyRequest:
    """Return the reason why an action of a person is not legal now."""

    do: ClassVar = "why"
    action: str


@dataclass(frozen=True, slots=True)
class OddsRequest:
    """Return the odds of the seat's bids, or of the current turn."""

    do: ClassVar = "odds"
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """Return the value of each option of the seat, with the reasons."""

    do: ClassVar = "advice"
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """Review some more of a finished match; repeated until the review is complete."""

    do: ClassVar = "review"
    record: str | None = None
    """Null: the current match."""


@dataclass(frozen=True, slots=True)
class AskRequest:
    """Return the actions of each seat at the end of a record; the current match stays as it is."""

    do: ClassVar = "ask"
    record: str


@dataclass(frozen=True, slots=True)
class VerifyRequest:
    """Check whether a record has fair dice; the current match stays as it is."""

    do: ClassVar = "verify"
    record: str


@dataclass(frozen=True, slots=True)
class ChallengeRequest:
    """Describe the deal of a finished match for a player who has not played it."""

    do: ClassVar = "challenge"
    record: str
    records: tuple[str, ...] | None = None
    """The records of stored matches that may have the same deal."""


@dataclass(frozen=True, slots=True)
class CompareRequest:
    """Compare finished matches with the same deal; repeated until all their actions are reviewed."""

    do: ClassVar = "compare"
    records: tuple[str, ...]
    """One's own first; a single one is only described."""


@dataclass(frozen=True, slots=True)
class CalendarRequest:
    """Return the days whose deal was played, with the results."""

    do: ClassVar = "calendar"
    today: str
    """The date of the device."""
    heads: tuple[str, ...]
    """The headers and the result of all stored records of finished matches, the latest first."""
    friends: tuple[str, ...] | None = None
    """The records of friends that came by link."""


@dataclass(frozen=True, slots=True)
class WatchRequest:
    """Begin a replay; the current match stays as it is."""

    do: ClassVar = "watch"
    record: str | None
    """Null: the current match, up to its last public position."""
    everything: bool
    """True to show hidden information, too: only of a finished match."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class PositionRequest:
    """Return the position of the replay after some of its actions."""

    do: ClassVar = "position"
    ply: int
    everything: bool
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class PlayOnRequest:
    """Begin a match from a position of the replay."""

    do: ClassVar = "play-on"
    ply: int
    seed: str
    """The seed for new dice."""
    same_dice: bool
    """True to draw the same dice again: only of a finished match with a known seed."""
    as_: Seat | None = None


@dataclass(frozen=True, slots=True)
class SummaryRequest:
    """Request the summary of a finished match, to be stored beside it."""

    do: ClassVar = "summary"
    record: str | None = None
    """Null: the current match."""


@dataclass(frozen=True, slots=True)
class StatisticsRequest:
    """Return statistics over the selected matches of a game, for one player or for all."""

    do: ClassVar = "statistics"
    game: str
    summaries: tuple[Any, ...]
    """The summaries of all stored matches, of any game and in any order."""
    when: tuple[Any, ...]
    """The end of each match, in the same order: texts such as 2026-11-22T20:15:00.000Z."""
    preset: str | None = None
    """The preset of the matches; null for all of them."""
    since: str | None = None
    """The earliest end of the matches; null for no limit."""
    player: str | None = None
    """The key of a player; null: all players."""


@dataclass(frozen=True, slots=True)
class ReceiveRequest:
    """Return what a link brings."""

    do: ClassVar = "receive"
    record: str
    known: str | None = None
    """The private record of the same match on this device; null if it is new here."""


@dataclass(frozen=True, slots=True)
class ReadTextRequest:
    """Return what a text from elsewhere holds: a record, a copy of matches, or links."""

    do: ClassVar = "read-text"
    text: str
    """Its beginning, where it is longer than a record."""
    more: bool
    """True if the text goes on."""


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
    | FollowRequest
    | BoardRequest
    | RecordRequest
    | CheckOptionsRequest
    | WhyRequest
    | OddsRequest
    | AdviceRequest
    | ReviewRequest
    | AskRequest
    | VerifyRequest
    | ChallengeRequest
    | CompareRequest
    | CalendarRequest
    | WatchRequest
    | PositionRequest
    | PlayOnRequest
    | SummaryRequest
    | StatisticsRequest
    | ReceiveRequest
    | ReadTextRequest
)

LONGEST_REQUEST: Final = 8 * LONGEST
"""Characters. A record in JSON is seldom much longer than itself; a longer request is not parsed."""
_FIELDS: Final = {kind.do: (kind, get_annotations(kind, eval_str=True)) for kind in get_args(Request)}
"""The class of each request by its verb, with the types of its fields."""


def parse_request(text: str) -> Request:
    """Parse a request; raises BadRequest as read_request does, or request.too-long."""
    if len(text) > LONGEST_REQUEST:
        raise BadRequest("request.too-long")
    try:
        value = parse_json(text)
    except ValueError as error:
        raise BadRequest("request.format") from error
    return read_request(value)


def read_request(value: object) -> Request:
    """Read a JSON value as a request; unknown fields are ignored.

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
    """Read a field of a request; a missing one counts as null."""
    value = request.get(name)
    if not _fits(value, kind):
        raise BadRequest(f"request.{name}")
    return tuple(value) if isinstance(value, list) and kind is not Any else value


def _fits(value: object, kind: Any) -> bool:
    """Return True if a JSON value is of a type; booleans are no integers."""
    if kind is Any:
        return True
    if get_origin(kind) is UnionType:
        return any(_fits(value, one) for one in get_args(kind))
    if get_origin(kind) is tuple:
        return isinstance(value, list) and all(_fits(item, get_args(kind)[0]) for item in value)
    return type(value) is kind
