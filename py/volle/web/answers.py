"""The engine's answers to the page: JSON objects. requests.py has the requests.

tools/protocol.py generates the page's types from both modules. Types of the core are sent as they are:
serialize.plain writes them, and a fraction as the nearest number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from volle.core.advice import Advice
from volle.core.chance import Deal
from volle.core.figures import WinnersLuck
from volle.core.game import Lot, Seat
from volle.core.guide import Hint
from volle.core.odds import Odds

if TYPE_CHECKING:
    from volle.core.review import Review


class Next(TypedDict):
    """Who goes on: chance, and for whose turn; a bot; or a person."""

    by: Literal["chance", "bot", "person"]
    seat: Seat | None


class Legal(TypedDict):
    """One of the things that the seat may do now."""

    text: str
    """What is sent back."""
    verb: str
    seat: Seat


class SeatView(TypedDict):
    """What is known of every seat; a game adds what lies before it."""

    name: str
    """Empty for a bot that has been given none."""
    bot: str | None
    """The grade of the bot, or null for a person."""
    avatar: int
    """The number of its picture, from 1; no two seats have the same."""


class Highlight(TypedDict):
    """Something that people talk about after a match; its other fields depend on its code."""

    code: str
    seats: tuple[Seat, ...]
    rule: str


class Result(TypedDict):
    """How a match ended; a game adds its scores."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    """The seats by places, the winners first; who has as many points shares a place."""
    highlights: tuple[Highlight, ...]
    """What people talk about, best first."""
    luck: WinnersLuck | None
    """The luck of the winners; null in a lesson, and where the game counts nothing."""


class View(TypedDict):
    """The table as one seat may see it, now or in passing; a game adds what lies on it."""

    game: str
    ply: int
    """How many actions have been played."""
    begun: bool
    """Whether a seat has done anything yet, or chance anything for one."""
    seat: Seat | None
    """Who sees it like this; null is somebody who only watches."""
    phase: str
    """The game's name for this moment."""
    next: Next | None
    """Null in passing, and when the match is over."""
    secret: bool
    """Whether seats choose at the same time and in secret now."""
    to_act: tuple[Seat, ...]
    """The seats that owe an action."""
    take_back: Seat | None
    """Whose action would be taken back, or null where none can be."""
    legal: tuple[Legal, ...]
    """What this seat may do."""
    seats: tuple[SeatView, ...]
    result: Result | None
    """Null until the match is over."""
    options: object
    """What was agreed, in a form that another match can begin with."""
    seal: str | None
    """The hash of the seed, known from the beginning; null where nothing vouches for the dice."""
    seed: str | None
    """The seed once the match is over, if the seal vouches for it."""
    deal: Deal | None
    """Where the seed comes from; null where nobody could have known it."""
    help: bool
    """Whether odds and advice may be told of the match before its end."""
    lesson: Hint | None
    """What the guide says; in passing, what it said before. Null where there is none."""


class GameEvent(TypedDict):
    """A fact, with the rule that makes it so; its other fields depend on its code."""

    code: str
    rule: str
    ply: int
    """The number of the action that caused it."""
    turn: Seat | None
    """The seat in whose turn it happened; null outside turns."""
    section: NotRequired[str]
    """The part of the match outside turns that it belongs to, such as `reveal`."""
    seat: NotRequired[Seat]
    winners: NotRequired[tuple[Seat, ...]]


class Frame(TypedDict):
    """A fact, and the table right after it."""

    event: GameEvent
    view: View | None
    """Null where the table is the one that the answer shows in the end."""


class Shown(TypedDict):
    """The match as somebody may see it."""

    view: View
    log: list[GameEvent] | None
    """All that happened before `frames`, or null where it still reads as it did."""
    frames: list[Frame]
    """What the action has changed, one fact after the other; empty where it was none."""


class Changed(Shown):
    """The match after a change."""

    record: str
    """The record that may be shared: without the seed, and without choices that are not revealed."""
    save: str
    """The private record, which must not reach a screen."""


class Thinking(TypedDict):
    """A bot has not decided yet: whoever asks once more has it think on."""

    thinking: Literal[True]


class Lots(TypedDict):
    """What chance decides now."""

    lots: tuple[Lot, ...] | None
    """Null where nothing is due, or more than anybody would choose one by one."""


class Refused(TypedDict):
    """Something that a seat may not do now, and why."""

    action: Legal
    """Legal at another moment, perhaps."""
    refusal: Refusal


class SeatAsked(TypedDict):
    """What one seat may do now, and what not."""

    legal: tuple[Legal, ...]
    refused: tuple[Refused, ...]
    """Each kind of action once for each reason against it."""


class Asked(TypedDict):
    """A position of another match, as everybody may see it, and what its rules say there."""

    position: View
    seats: tuple[SeatAsked, ...]


Verdict = Literal["fair", "no-seal", "no-seed", "running", "seal", "drawn"]
"""Sealed, and all as the seed draws it; no seal; no seed, at all or before the end; another seal or roll."""


class Verified(TypedDict):
    """What can be said of the dice of a record."""

    verdict: Verdict
    line: int | None
    """The line of the record that tells against it, from 1."""
    expected: str | None
    """What the seed draws there."""
    game: str
    deal: Deal | None
    over: bool


class Watched(TypedDict):
    """The course of a match that is watched again."""

    record: str
    """It may be shared."""
    plies: int
    """How many actions it has."""
    rounds: tuple[int, ...]
    """After how many actions each round had begun."""
    over: bool
    """Whether it is over, so that everything may be seen."""
    secrets: bool
    """Whether some of it was hidden from somebody while it was played."""
    same_dice: bool
    """Whether another match can go on with the dice that it had."""
    events: list[GameEvent]
    """All that happened, as it could be read when it happened."""


class Moment(TypedDict):
    """The table after some of the actions."""

    view: View


class Recorded(TypedDict):
    """The record that may be shared."""

    record: str


class Done(TypedDict):
    """Nothing was to be said."""


class Refusal(TypedDict):
    """Why something cannot be: a code, the rule that says so, and what a sentence needs."""

    code: str
    rule: str | None
    params: Mapping[str, Any]
    line: NotRequired[int]
    """The line of a record that is at fault, from 1."""


class WhyAnswer(TypedDict):
    """The reason why an action is not legal now."""

    refusal: Refusal | None


class OddsAnswer(TypedDict):
    """The odds of the current position."""

    odds: Odds | None
    """Null where there are none: no dice and no cards are to come."""


class AdviceAnswer(TypedDict):
    """The coach's advice on the current position."""

    advice: Advice | None
    """Null where the seat has no choice."""


class ReviewAnswer(TypedDict):
    """The progress of a review: the page repeats the request until there is a review."""

    plies: int
    """The number of actions of the match."""
    done: int
    """The number of actions reviewed so far."""
    review: Review | None
    """Null until all actions are reviewed."""


class SummaryAnswer(TypedDict):
    """The summary of a finished match, to be stored beside it."""

    summary: Mapping[str, Any]
