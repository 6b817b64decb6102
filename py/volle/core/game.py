"""What every game offers: a frozen record of functions, and the few types both games share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from volle.core.advice import NO_REVIEWING, Advice, Reviewing, no_advice
from volle.core.chance import Stream
from volle.core.figures import NO_FIGURES, Figuring
from volle.core.lesson import Lesson
from volle.core.odds import Odds, no_odds
from volle.core.options import Accounted, Capability, Option

Seat: TypeAlias = int
"""A place at the table, from 0; text and records count from 1."""

CHANCE: Final[Seat] = -1
"""The seat that deals and rolls."""


class Acting(Protocol):
    """Anything done at the table: it knows which seat does it."""

    @property
    def seat(self) -> Seat:
        """The seat that acts, or CHANCE."""


class Outcome(Protocol):
    """How a match ended."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Final scores in seat order."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats, in seat order."""


class Highlight(Protocol):
    """Something that people talk about after a match."""

    @property
    def code(self) -> str:
        """What kind of thing it is."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose it is, in seat order; several where they are equal."""


T = TypeVar("T")
Opt = TypeVar("Opt")  # options
S = TypeVar("S")  # state
A = TypeVar("A", bound=Acting)  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view
E_co = TypeVar("E_co", covariant=True)
K = TypeVar("K", bound=Any)  # what can be compared


class Frame(NamedTuple, Generic[S, E]):
    """A fact, and the table right after it."""

    event: E
    state: S


class Step(Generic[S, E]):  # noqa: PLW1641 - nobody looks for one in a set
    """What an action led to: the new state, and the facts that explain the change, one after the other.

    Whoever plays on without reading the facts does not wait for them: they may be given as a function,
    which is asked once, when they are first read.
    """

    __slots__ = ("_frames", "state")

    def __init__(
        self, state: S, frames: tuple[Frame[S, E], ...] | Callable[[], tuple[Frame[S, E], ...]]
    ) -> None:
        self.state: Final = state
        self._frames = frames

    @property
    def frames(self) -> tuple[Frame[S, E], ...]:
        """The facts, each with the table right after it."""
        if not isinstance(self._frames, tuple):
            self._frames = self._frames()
        return self._frames

    @property
    def events(self) -> tuple[E, ...]:
        """The facts alone."""
        return tuple(frame.event for frame in self.frames)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and (self.state, self.frames) == (other.state, other.frames)

    def __repr__(self) -> str:
        return f"Step(state={self.state!r}, frames={self.frames!r})"


class Worth(NamedTuple):
    """What something is worth."""

    of: int
    """Which: the number on dice, or how many there are."""
    points: int


class Lot(NamedTuple):
    """One of the things that chance decides: a die that is rolled, a card that is turned over."""

    name: str
    """What it is called by; things that are alike have one name."""
    values: tuple[str, ...]
    """What it can come to, as texts."""


Difficulty: TypeAlias = Literal["easy", "medium", "hard", "expert"]
"""The difficulty of playing against a bot."""
Bot: TypeAlias = Callable[[V, Stream], A]
"""Chooses one of `view.legal`; the same view and stream give the same choice everywhere."""


def no_highlights(_events: Sequence[Any], _state: Any) -> tuple[Highlight, ...]:
    """Nothing: what a game has to say that tells no highlights."""
    return ()


def no_words(*_: Any) -> Mapping[str, str | int]:
    """Return nothing: the sentences of a game whose events have no words of their own."""
    return {}


def one_round(_state: Any) -> int:
    """One: what a game says that has no rounds."""
    return 1


@dataclass(frozen=True, slots=True)
class Game(Generic[Opt, S, A, E, V]):
    """The rules of one game as functions; none reads a clock, a file or a random source of its own."""

    name: str
    rules: int
    """Version of the rules, in every record; raised when an old record would no longer replay."""
    seats: range
    options: tuple[Option, ...]
    """What may be agreed before a match."""
    parse_options: Callable[[Any, int], Opt]
    """(JSON value, seat count) -> options; raises BadOptions."""
    format_options: Callable[[Opt], dict[str, Any]]
    """Options -> JSON object, the inverse of parse_options."""
    start: Callable[[Opt], S]
    """The same options give the same state; nothing is dealt or rolled yet."""
    to_act: Callable[[S], tuple[Seat, ...]]
    """Seats that owe an action (several while bids are secret), (CHANCE,), or () when the game is over."""
    turn_of: Callable[[S], Seat | None]
    """The seat whose turn it is and for which chance rolls; None where chance or everybody acts for all."""
    legal_actions: Callable[[S, Seat], tuple[A, ...]]
    """In a fixed order without duplicates; empty exactly when the seat owes nothing. Not for CHANCE."""
    chance_outcomes: Callable[[S], Iterator[tuple[A, Fraction]]]
    """Every action of CHANCE with its probability, adding up to exactly 1; empty where it owes nothing."""
    draw: Callable[[S, Stream], A]
    """One of the chance outcomes, by its probability."""
    lots: Callable[[S], tuple[Lot, ...]]
    """What chance decides now; empty where nothing is due, or more than anybody would choose one by one."""
    choose_lots: Callable[[S, tuple[str, ...]], A]
    """The action of chance in which the lots have these values; raises IllegalAction, as `apply` may then."""
    apply: Callable[[S, A], Step[S, E]]
    """Checks always; raises IllegalAction and changes nothing."""
    observe: Callable[[S, Seat | None], V]
    """What one seat may know and do; None is somebody who only watches."""
    attempts: Callable[[V, Seat], Iterator[A]]
    """What a seat might try at this table, legal or not: each kind of action, with whatever lies there."""
    redact: Callable[[E, S, Seat | None], E]
    """(event, present state, seat) -> the event as that seat may read it now."""
    disclosure: Callable[[S], Hashable]
    """While this stays the same, so does what anybody may read of what has happened before."""
    result: Callable[[S], Outcome | None]
    """Scores and winners once the game is over."""
    parse_action: Callable[[str], A]
    """The inverse of format_action; raises BadNotation."""
    format_action: Callable[[A], str]
    parse_position: Callable[[str, Opt], S]
    """The inverse of format_position; raises BadNotation."""
    format_position: Callable[[S], str]
    deck: tuple[Any, ...]
    """The cards that are played with unless the options name others; records of data."""
    bots: Mapping[str, Bot[V, A]]
    """By grade, the weakest one first and the best one last."""
    odds: Callable[[], Mapping[str, Fraction]]
    """Exact chances and expected points, by what they are of."""
    text_view: Callable[[V, tuple[str, ...]], tuple[str, ...]]
    """(view, names of the seats) -> the table, or the final scores, as lines for a terminal."""
    difficulty: Mapping[str, Difficulty] = field(default_factory=dict)
    """The difficulty of each bot, by grade."""
    former_bots: Mapping[str, str] = field(default_factory=dict)
    """Grades that older records name, each with the grade that sits there now."""
    presets: tuple[str, ...] = ()
    """Names under which several options are set at once, the default first."""
    topics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rules by what they are about, for what a screen shows that is no event."""
    highlights: Callable[[Sequence[E], S], tuple[Highlight, ...]] = no_highlights
    """(all that happened in a match that is over, its last state) -> what people talk about, best first."""
    round_of: Callable[[S], int] = one_round
    """The round that is played, from 1, and 0 before the first; it never falls."""
    observe_all: Callable[[S], V] | None = None
    """The table with all that is hidden from anybody; None where nothing is."""
    recall: Callable[[S, Seat], V] | None = None
    """What one seat may know that remembers all it has seen, for bots; None where the table tells it all."""
    worth: Mapping[str, tuple[Worth, ...]] = field(default_factory=dict)
    """What scores, by the name of its kind."""
    event_words: Callable[..., Mapping[str, str | int]] = no_words
    """(event, options, names of the seats, localization) -> words of its sentence that only this game has."""
    lessons: Mapping[str, Lesson] = field(default_factory=dict)
    """First matches, by their names."""
    position_odds: Callable[[V], Odds | None] = no_odds
    """View -> the odds of the seat that decides, or for which chance rolls; None where there are none."""
    apply_unchecked: Callable[[S, A], Step[S, E]] | None = None
    """`apply` without its check, for an action that is known to be legal; None where that saves nothing."""
    advice: Callable[[V], Advice | None] = no_advice
    """What each choice of the seat is worth, and why; None where there is nothing to choose."""
    reviewing: Reviewing[Any, Any] = NO_REVIEWING
    """How a match that is over is valued."""
    accounted: Mapping[Capability, Accounted] = field(default_factory=dict)
    """The options that odds, advice and bots account for; without an entry, none but the defaults."""
    figures: Figuring = NO_FIGURES
    """What is counted of a match that is over, for statistics over many."""

    def known_to(self, state: S, seat: Seat) -> V:
        """What a bot in that seat is given: what its eyes see, and what it has seen before."""
        return (self.recall or self.observe)(state, seat)

    def follow(self, state: S, action: A) -> Step[S, E]:
        """What an action leads to that comes out of `legal_actions` or `draw`: for search and self-play.

        It is not checked again: whatever comes from outside goes through `apply`.
        """
        return (self.apply_unchecked or self.apply)(state, action)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def present_grade(game: AnyGame, grade: str) -> str | None:
    """The grade of a bot, or the one that sits where an older record names another; None if there is none."""
    grade = game.former_bots.get(grade, grade)
    return grade if grade in game.bots else None


def replaced(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """What the seats have, in seat order, with another item for one of them."""
    return (*items[:seat], item, *items[seat + 1 :])


def best(found: Iterable[tuple[K, Seat]]) -> tuple[K, tuple[Seat, ...]] | None:
    """The greatest of what seats have done, and all whose it is, in seat order; None where nothing is found.

    >>> best([(3, 1), (5, 2), (5, 0), (5, 2)])
    (5, (0, 2))
    """
    pairs = tuple(found)
    if not pairs:
        return None
    most = max(thing for thing, _ in pairs)
    return most, tuple(sorted({seat for thing, seat in pairs if thing == most}))
