"""The engine's answers to the page: JSON objects. requests.py has the requests.

tools/protocol.py generates the page's types from both modules. Types of the core are sent as they are:
core.serialization.plain writes them, and a fraction as the nearest number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from volle.core.game import ChanceChoice, Seat
from volle.core.lesson import Hint
from volle.core.rematch import Rematch
from volle.core.seed_source import SeedSource
from volle.core.serialization import Legal, Refusal
from volle.core.statistics import WinnersLuck

if TYPE_CHECKING:
    from volle.core.advice import Advice
    from volle.core.odds import Odds
    from volle.core.review import Review, SeatFindings


class Next(TypedDict):
    """The next to act: chance, with the seat whose turn it is; a bot; or a person."""

    by: Literal["chance", "bot", "person"]
    seat: Seat | None


class DueView(TypedDict):
    """The next task in a match by link, and its seat."""

    task: Literal["seat", "plan", "open", "reveal", "act"]
    """A person who takes the seat, a plan, a number for dice and cards, its hidden choice, or an action."""
    seat: Seat


class JointView(TypedDict):
    """The state of a match that several devices play by links."""

    level: Literal["friends", "plan"]
    """The protection of chance."""
    weak: bool
    """True if the dice of the first round could be chosen: it began with the first protocol."""
    here: tuple[Seat, ...]
    """The seats that play on this device."""
    free: tuple[Seat, ...]
    """The free seats of persons."""
    due: DueView | None
    """Null while the match goes on by itself, and after its end."""
    held: bool
    """True if a seat of this device owes that; otherwise the link is to be sent."""
    plan: str | None
    """The plan to begin with, where one is due."""
    withheld: int
    """The number of choices that were never revealed."""


class SeatView(TypedDict):
    """The public part of a seat; a game adds its cards and scores."""

    name: str
    """Empty for a bot without a name."""
    bot: str | None
    """The level of the bot; null for a person."""
    avatar: int
    """The number of its picture, from 1; no two seats have the same."""


class Highlight(TypedDict):
    """A memorable event of a match; a code of the game adds its fields."""

    code: str
    seats: tuple[Seat, ...]
    rule: str


class Result(TypedDict):
    """The result of a match; a game adds its scores."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    """The seats by places, the winners first; seats with equal points share a place."""
    standings: tuple[tuple[int, ...], ...]
    """The scores after each change of them; empty if points are counted only at the end."""
    highlights: tuple[Highlight, ...]
    """The best first."""
    luck: WinnersLuck | None
    """The luck of the winners; null in a lesson, and for a game without statistics."""
    rematch: Rematch | None
    """The offer of other bots; null if these fit."""


class View(TypedDict):
    """The table as one seat may see it, now or between two events; a game adds its cards and dice."""

    game: str
    ply: int
    """The number of actions so far."""
    begun: bool
    """True once a seat has acted, or chance has acted in the turn of a seat."""
    seat: Seat | None
    """The seat that sees it; null for the public view."""
    phase: str
    """The game's name for the current phase."""
    next: Next | None
    """Null between events, and after the end."""
    secret: bool
    """True while seats choose simultaneously and in secret."""
    to_act: tuple[Seat, ...]
    """The seats that owe an action."""
    take_back: Seat | None
    """The seat whose action would be taken back; null where none can be."""
    legal: tuple[Legal, ...]
    """The legal actions of the seat."""
    seats: tuple[SeatView, ...]
    result: Result | None
    """Null until the match is over."""
    options: object
    """The options of the match, in a form that another match can begin with."""
    seal: str | None
    """The commitment to the seed, known from the beginning; null without one."""
    seed: str | None
    """The seed, once the match is over and if there is a commitment to it."""
    deal: SeedSource | None
    """The source of the seed; null where no player could have known it."""
    help: bool
    """False if odds and advice are refused until the end of the match."""
    lesson: Hint | None
    """The hint of a lesson's guide; between events, the hint before. Null without a guide."""
    joint: JointView | None
    """Null unless several devices play the match by links."""


class GameEvent(TypedDict):
    """An event, with the rule that explains it; a code of the game adds its fields."""

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
    """An event, and the table right after it."""

    event: GameEvent
    view: View | None
    """Null where it is the view of the whole answer."""


class Shown(TypedDict):
    """The match as a seat may see it."""

    view: View
    log: list[GameEvent] | None
    """All events before `frames`; null where they read as in the answer before."""
    frames: list[Frame]
    """The events of the action, in order; empty where the answer follows no action."""


class Received(TypedDict):
    """The answer to a link, which changes nothing."""

    arrival: str
    """free, full, next, own-moves, same, older, taken, rewritten, or other."""
    view: View
    """The match of the link, as everyone may see it."""
    ours: str | None
    """The first line in which the link differs from what this device has seen; null unless it contradicts."""
    theirs: str | None
    withheld: bool
    """True if another device went on without a bid of a seat here, which counts as the lowest."""
    alike: tuple[Seat, ...]
    """The seats with names that look alike, or are equal."""


class FoundView(TypedDict):
    """A link in a text."""

    kind: Literal["link", "replay", "deal", "part"]
    """A match by link, a match to watch, a deal to play, or a part of one of these."""
    fragment: str
    """Behind `#KIND/` in the address."""
    view: View | None
    """The match, as everyone may see it; null for the only link, for a part, and if it cannot be read."""


class TextRead(TypedDict):
    """The content of a text from elsewhere: a record, links, or else a copy of matches, read by the page."""

    record: str | None
    """The record that the text is; null for any other text."""
    links: tuple[FoundView, ...]
    """The different links that are whole, in the order of the text."""
    rest: bool
    """True if other links of the text are cut off or damaged."""


class Changed(Shown):
    """The match after a change."""

    record: str
    """The public record: without the seed and without secret choices."""
    save: str
    """The private record, which must not reach the page."""


class Followed(Shown):
    """A match as it stood after an action, for a seat on another device."""

    past: str
    """The public record until then."""


class BoardMove(TypedDict):
    """A decision of another device; the page carries it out."""

    action: str | None
    """A legal action of the seat; null to go on, with chance or with what others have played."""
    ply: int


class BoardAnswer(TypedDict):
    """A message of another device that was accepted."""

    move: BoardMove | None
    """Null for a question, which is answered here."""
    answer: object
    """The answer to send back; null for a move."""


class Thinking(TypedDict):
    """A bot has not decided yet: the same request lets it go on."""

    thinking: Literal[True]


class ChanceAnswer(TypedDict):
    """The outcomes that chance decides now."""

    choices: tuple[ChanceChoice, ...] | None
    """Null where chance is not due, or decides too much to be chosen one by one."""


class Refused(TypedDict):
    """A candidate action of a seat, and the reason against it."""

    action: Legal
    """The action, which is illegal here."""
    refusal: Refusal


class SeatActions(TypedDict):
    """The actions of one seat in a position."""

    legal: tuple[Legal, ...]
    refused: tuple[Refused, ...]
    """Each kind of action once for each reason against it."""


class Inquired(TypedDict):
    """The public view of the last position of a record, and the actions of each seat there."""

    position: View
    seats: tuple[SeatActions, ...]


Verdict = Literal["fair", "no-seal", "no-seed", "running", "seal", "drawn"]
"""Fair dice; no commitment; no seed; a seed that is still secret; another commitment; another roll."""


class Verified(TypedDict):
    """The verdict on the dice of a record."""

    verdict: Verdict
    line: int | None
    """The line of the record that contradicts the seed, from 1."""
    expected: str | None
    """The action of chance that the seed draws there."""
    game: str
    deal: SeedSource | None
    over: bool


class Watched(TypedDict):
    """The course of a match for a replay."""

    record: str
    """The public record."""
    plies: int
    """The number of actions."""
    rounds: tuple[int, ...]
    """The number of actions before each round."""
    begun: bool
    """True if a seat has acted in it, or chance for a seat; before, there is nothing to see."""
    over: bool
    """True if the match is over, so that hidden information may be shown."""
    secrets: bool
    """True if the game has hidden information."""
    same_dice: bool
    """True if another match can go on with the dice of this one."""
    events: list[GameEvent]
    """All events, as they could be read when they happened."""


class ReplayPosition(TypedDict):
    """A position of a replay."""

    view: View


class Recorded(TypedDict):
    """The public record."""

    record: str


class OptionsAnswer(TypedDict):
    """A match can begin with these players and options."""

    minutes: int | None
    """Its estimated minutes; null if the game gives no estimate."""


class WhyAnswer(TypedDict):
    """The reason why an action is not legal now."""

    refusal: Refusal | None
    """Null where the action is legal."""


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
    findings: tuple[SeatFindings, ...] | None
    """The findings about each seat so far; null once all actions are reviewed."""
    review: Review | None
    """Null until all actions are reviewed."""


class SummaryAnswer(TypedDict):
    """The summary of a finished match, to be stored beside it."""

    summary: Mapping[str, Any]


class Challenge(TypedDict):
    """The deal of a finished match, with nothing about its end, and the settings of another match with it."""

    game: str
    name: str
    """The name of its player: the first person."""
    seat: Seat
    date: SeedSource | None
    """The source of its seed; null if no player could have known it."""
    seal: str
    verdict: Verdict
    seats: tuple[str, ...]
    avatars: tuple[int, ...]
    options: object
    help: bool
    deal: str
    """The source of the seed of another match with this deal."""
    seed: str
    played: str | None
    """The record among those of the request that has the same deal."""


class Feat(TypedDict):
    """A record of the statistics, such as the highest bid, in one match."""

    name: str
    value: int


class ComparedPlayer(TypedDict):
    """A match for the seat of its player; luck and decisions are null until the coach is done."""

    seat: Seat
    view: View
    """The table at the end, with all hidden information."""
    points: int
    place: int
    feat: Feat | None
    luck: float | None
    """The gain of its chance to win by its own dice and cards."""
    cost: float | None
    """The cost of its decisions as a chance to win; never above 0."""
    good: int | None
    """The number of decisions in which it took the best option or an equal one."""
    decisions: int | None


class RoundPart(TypedDict):
    """The part of a player in a round."""

    events: list[GameEvent]
    luck: float | None
    cost: float | None


class ComparedRound(TypedDict):
    """A round of both matches."""

    number: int
    alike: bool
    """True if it began with the same dice or cards."""
    parts: list[RoundPart | None]
    """In the order of the request; null where a match was over before."""


class Comparison(TypedDict):
    """Matches with the same deal, side by side, in the order of the request."""

    players: list[ComparedPlayer]
    ahead: int | None
    """The index of the one with the most points; null if they are equal."""
    rounds: list[ComparedRound]


class CompareAnswer(TypedDict):
    """The progress of a comparison: the page repeats the request until all actions are reviewed."""

    plies: int
    done: int
    comparison: Comparison | None
    """At the first request and the last; null between them."""


class DayMatch(TypedDict):
    """A finished match with the deal of a day."""

    game: str
    seats: tuple[str, ...]
    """As in the record: `NAME` is a person, `bot:LEVEL` or `bot:LEVEL NAME` a bot."""
    avatars: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    person: Seat | None
    """The first person; null if only bots played."""


class FriendsMatch(TypedDict):
    """A friend's match with the deal of a day."""

    number: int
    """Its place among the friends' records of the request."""
    date: str
    game: str
    name: str
    avatar: int
    points: int | None
    """Null until this deal was played on this device."""


class CalendarDay(TypedDict):
    """A day of the calendar."""

    date: str
    matches: list[DayMatch]
    """The first match of each game on this device."""


class Calendar(TypedDict):
    """The days whose deal was played on this device."""

    streak: int
    """The days in a row up to today, or up to yesterday while today is not played."""
    longest: int
    weeks: list[list[CalendarDay]]
    """The last weeks, from Monday; the last one ends today."""
    friends: list[FriendsMatch]
    """Those with the deal of today or yesterday."""
