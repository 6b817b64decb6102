"""A game as a frozen record: its rules and notation, its optional capabilities, and the types they share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from volle.core.chance import Stream
from volle.core.display import described
from volle.core.errors import RequestRefused
from volle.core.lazy import lazy
from volle.core.options import Accounted, Capability, Option
from volle.core.statistics import NO_STATISTICS, GameStatistics

if TYPE_CHECKING:
    from volle.core.advice import Advice
    from volle.core.changes import Change
    from volle.core.encoding import Encoding
    from volle.core.lesson import Lesson
    from volle.core.odds import Odds

Seat: TypeAlias = int
"""A place at the table, from 0; text and records count from 1."""

CHANCE: Final[Seat] = -1
"""The seat that deals and rolls."""


class Acting(Protocol):
    """An action, with the seat that takes it."""

    @property
    def seat(self) -> Seat:
        """The seat that acts, or CHANCE."""


class Outcome(Protocol):
    """The outcome of a match."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Final scores in seat order."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats, in seat order."""


class Highlight(Protocol):
    """A remarkable event of a match."""

    @property
    def code(self) -> str:
        """The kind of highlight."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Its seats, in seat order; several after a tie."""


T = TypeVar("T")
Opt = TypeVar("Opt")  # options
S = TypeVar("S")  # state
A = TypeVar("A", bound=Acting)  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view
K = TypeVar("K", bound=Any)  # an ordered value
H = TypeVar("H", bound=Highlight)

MOST_HIGHLIGHTS: Final = 5
"""The most highlights of a match."""


class Frame(NamedTuple, Generic[S, E]):
    """An event, and the state right after it."""

    event: E
    state: S


class Step(Generic[S, E]):  # noqa: PLW1641 - steps are not put into sets
    """The result of an action: the new state, and the events that explain it, in order.

    Events may be given as a function, which is called once, when they are first read: self-play and search
    never compute them.
    """

    __slots__ = ("_frames", "state")

    def __init__(
        self, state: S, frames: tuple[Frame[S, E], ...] | Callable[[], tuple[Frame[S, E], ...]]
    ) -> None:
        self.state: Final = state
        self._frames = frames

    @property
    def frames(self) -> tuple[Frame[S, E], ...]:
        """The events, each with the state right after it."""
        if not isinstance(self._frames, tuple):
            self._frames = self._frames()
        return self._frames

    @property
    def events(self) -> tuple[E, ...]:
        """The events alone."""
        return tuple(frame.event for frame in self.frames)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and (self.state, self.frames) == (other.state, other.frames)

    def __repr__(self) -> str:
        return described("Step", state=self.state, events=self.events)


class ScoringRow(NamedTuple):
    """The points of one thing."""

    of: int
    """The number on the dice, or the number of cards."""
    points: int


class ChanceChoice(NamedTuple):
    """A die to roll or a card to turn over, of which a person chooses the value."""

    name: str
    """Its kind; dice or cards that are alike share a name."""
    values: tuple[str, ...]
    """Its possible values, as texts."""


Difficulty: TypeAlias = Literal["easy", "medium", "hard", "expert"]
"""The difficulty of playing against a bot."""
Bot: TypeAlias = Callable[[V, Stream], A]
"""Returns one of `view.legal`; the same view and stream give the same action on every platform."""


@dataclass(frozen=True, slots=True)
class BotLevel(Generic[V, A]):
    """A bot of the game, at one level of play."""

    choose: Bot[V, A]
    difficulty: Difficulty
    former_names: tuple[str, ...] = ()
    """Names of this level in older records."""


RANDOM: Final = "random"
"""The bot that plays at random."""


def play_at_random(view: Any, rng: Stream) -> Any:
    """Return any legal action, each equally likely."""
    return rng.choice(view.legal)


def _random_bot() -> Mapping[str, BotLevel[Any, Any]]:
    """Return the bot of a game that declares none."""
    return {RANDOM: BotLevel(play_at_random, "easy")}


@dataclass(frozen=True, slots=True)
class Turns(Generic[S]):
    """Turns and rounds, for a game whose chance acts for a seat or that has rounds."""

    turn_of: Callable[[S], Seat | None]
    """The seat whose turn it is and for which chance rolls; None where chance or all seats act for all."""
    round_of: Callable[[S], int]
    """The round that is played, from 1, and 0 before the first; it never falls."""


@dataclass(frozen=True, slots=True)
class Shortcuts(Generic[S, A, E]):
    """Faster equivalents of what follows from the rules; None where the rules themselves are used."""

    draw: Callable[[S, Stream], A] | None = None
    """One of the chance outcomes, by its probability."""
    apply_unchecked: Callable[[S, A], Step[S, E]] | None = None
    """`apply` without its check, for an action that is known to be legal."""


@dataclass(frozen=True, slots=True)
class HiddenInformation(Generic[S, E, V]):
    """The views of a game in which seats hide something from each other."""

    redact: Callable[[E, S, Seat | None], E]
    """(event, present state, seat) -> the event as that seat may read it now."""
    disclosure: Callable[[S], Hashable]
    """A value that changes only when events of the past may be read differently."""
    observe_all: Callable[[S], V]
    """The table with everything that is hidden."""
    recall: Callable[[S, Seat], V]
    """The view of a seat that remembers everything it has seen, for bots."""


@dataclass(frozen=True, slots=True)
class ChanceChoices(Generic[S, A]):
    """Outcomes of chance that a person can choose, with dice or cards of their own."""

    listed: Callable[[S], tuple[ChanceChoice, ...]]
    """The dice or cards that chance decides now; empty where nothing or too much is due."""
    choose: Callable[[S, tuple[str, ...]], A]
    """(state, a value for each) -> the action of chance; raises IllegalAction, as `apply` may then."""


@dataclass(frozen=True, slots=True)
class Plans(Generic[S, A]):
    """Plans for a turn that are made before it; seats take their turns in order, the first seat first."""

    usual: str
    """A plan that most players could follow."""
    check: Callable[[str], str]
    """The text of a plan -> the same in its one form; raises BadNotation (plan.format)."""
    turn: Callable[[S], int]
    """The number of turns before the present one."""
    decide: Callable[[S, str], A]
    """(state, plan) -> the action of the seat to act."""


@dataclass(frozen=True, slots=True)
class GameOdds(Generic[V]):
    """Exact odds."""

    of_game: Callable[[], Mapping[str, Fraction]]
    """Chances and expected points that hold in every match, by code."""
    of_position: Callable[[V], Odds | None]
    """The odds of the seat that decides, or for which chance rolls; None without anything to compute."""


def _even_standing(view: Any) -> tuple[Fraction, ...]:
    """Return the same chance for every seat."""
    return (Fraction(1, len(view.seats)),) * len(view.seats)


def _no_changes(_view: Any, _action: Any, _after: Callable[[], Any]) -> Iterable[Change]:
    """Return nothing: no action counts as luck or as a decision."""
    return ()


@dataclass(frozen=True, slots=True)
class Reviewing(Generic[V, A]):
    """The functions that value a finished match, from the views of the seats whose turn it was."""

    standing: Callable[[V], tuple[Fraction, ...]] = _even_standing
    """View -> the approximate chance of each seat to win, by public information; 1 in all."""
    changes: Callable[[V, A, Callable[[], V]], Iterable[Change]] = _no_changes
    """(view before an action, the action, its view after it) -> the changes by it, as views of the seat that
    acts or whose turn it is. The mean of luck over all outcomes is exactly 0."""
    remarks: tuple[str, ...] = ()
    """Codes of the assumptions."""


NO_REVIEWING: Final[Reviewing[Any, Any]] = Reviewing()
"""The reviewing of a game without a coach."""


@dataclass(frozen=True, slots=True)
class Coach(Generic[V, A]):
    """The value of choices, before they are made and after the match."""

    advise: Callable[[V], Advice | None]
    """The value of each choice of the seat, with reasons; None where there is nothing to choose."""
    reviewing: Reviewing[V, A]
    """The valuation of a finished match."""


class Variable(NamedTuple):
    """The variable of a sentence that has the value of an event's field; the page has the same (words.js)."""

    name: str
    format: Literal["plain", "number", "list", "seat", "seats", "per-seat", "message"]
    """As it is; a number or a list as people write them; the name of a seat, or the names of several as a
    list; the value of each seat as a list; or the message `PREFIX-VALUE`."""
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Words(Generic[Opt, E]):
    """The variables of sentences about events that only this game has."""

    fields: Callable[[], Mapping[str, Variable]]
    """By the name of an event's field, for page and terminal alike."""
    of_event: Callable[[E, Opt, Any], Mapping[str, str | int]] | None = None
    """(event, options, localization) -> variables that follow from several fields."""
    table: Callable[[], Any] | None = None
    """The `TableWords` (core/localization.py) of the game."""


@dataclass(frozen=True, slots=True)
class Reference:
    """Facts for the screens, the same in every match."""

    deck: tuple[Any, ...] = ()
    """The cards that are played with unless the options name others; records of data."""
    presets: tuple[str, ...] = ()
    """Names under which several options are set at once, the default first."""
    rule_index: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rules by topic, for things on the screen that are not events."""
    scoring_table: Mapping[str, tuple[ScoringRow, ...]] = field(default_factory=dict)
    """The points that things score, by the name of their kind."""


@dataclass(frozen=True, slots=True)
class GameTypes:
    """The classes of a game's data, from which the types of the page are generated."""

    view: type
    event: Any
    """The union of the events."""
    highlight: Any
    """The union of the highlights."""
    action: Any
    """The union of the actions of seats."""
    card: type
    options: type


_load: Final = lazy("volle.games", "load")


def registered(name: str) -> AnyGame:
    """Return the game of that name in the registry, where a pickle is read."""
    game: AnyGame = _load(name)
    return game


def _no_highlights(_events: Sequence[Any], _state: Any) -> tuple[Highlight, ...]:
    """Return no highlights."""
    return ()


@dataclass(frozen=True, slots=True)
class Game(Generic[Opt, S, A, E, V]):
    """A game: rules and notation, which are required, and capabilities, each of which turns a feature on.

    A game without capabilities can be played, recorded, replayed, simulated and embedded. No function reads
    a clock, a file or a random source of its own.
    """

    name: str
    seats: range
    options: tuple[Option, ...]
    """The options that may be agreed before a match."""
    parse_options: Callable[[Any, int], Opt]
    """(JSON value, seat count) -> options; raises BadOptions."""
    format_options: Callable[[Opt], dict[str, Any]]
    """Options -> JSON object, the inverse of parse_options."""
    start: Callable[[Opt], S]
    """The same options give the same state; nothing is dealt or rolled yet."""
    to_act: Callable[[S], tuple[Seat, ...]]
    """Seats that owe an action (several while bids are secret), (CHANCE,), or () when the game is over."""
    legal_actions: Callable[[S, Seat], tuple[A, ...]]
    """In a fixed order without duplicates; empty exactly when the seat owes nothing. Not for CHANCE."""
    chance_outcomes: Callable[[S], Iterator[tuple[A, Fraction]]]
    """Every action of CHANCE with its probability, adding up to exactly 1; empty where it owes nothing."""
    apply: Callable[[S, A], Step[S, E]]
    """Always checks; raises IllegalAction and changes nothing."""
    observe: Callable[[S, Seat | None], V]
    """The view of one seat, with its legal actions; of a spectator for None."""
    result: Callable[[S], Outcome | None]
    """Scores and winners once the game is over."""
    parse_action: Callable[[str], A]
    """The inverse of format_action; raises BadNotation."""
    format_action: Callable[[A], str]
    parse_position: Callable[[str, Opt], S]
    """The inverse of format_position; raises BadNotation."""
    format_position: Callable[[S], str]

    rules: int = 1
    """Version of the rules, in every record; raised when an old record would no longer replay."""
    turns: Turns[S] | None = None
    shortcuts: Shortcuts[S, A, E] = field(default_factory=Shortcuts)
    hidden: HiddenInformation[S, E, V] | None = None
    chance: ChanceChoices[S, A] | None = None
    plans: Plans[S, A] | None = None
    bots: Mapping[str, BotLevel[V, A]] = field(default_factory=_random_bot)
    """By level, the weakest first and the best last."""
    odds: GameOdds[V] | None = None
    coach: Coach[V, A] | None = None
    accounted: Mapping[Capability, Accounted] = field(default_factory=dict)
    """The options that odds, advice and bots account for; without an entry, none but the defaults."""
    statistics: GameStatistics = NO_STATISTICS
    """The counts of a finished match, for statistics over many."""
    lessons: Mapping[str, Lesson] = field(default_factory=dict)
    """First matches, by name."""
    words: Words[Opt, E] | None = None
    text_view: Callable[[V, tuple[str, ...]], tuple[str, ...]] | None = None
    """(view, names of the seats) -> the table, or the final scores, as lines for a terminal."""
    reference: Reference = field(default_factory=Reference)
    highlights: Callable[[Sequence[E], S], tuple[Highlight, ...]] = _no_highlights
    """(all events of a finished match, its last state) -> its most remarkable events, best first."""
    scores: Callable[[S], tuple[int, ...]] | None = None
    """The scores written down so far; None if points are counted only at the end."""
    seconds: Callable[[Opt, int], int] | None = None
    """(options, number of people) -> the estimated seconds of a match."""
    candidate_actions: Callable[[V, Seat], Iterator[A]] | None = None
    """Actions that a seat might try at this table, legal or not, to list the reasons against them."""
    types: GameTypes | None = None
    encoding: Callable[[], Encoding] | None = None
    """Its actions and views as numbers, for programs that learn."""

    def __repr__(self) -> str:
        return described("Game", name=self.name, seats=self.seats, bots=(*self.bots,))

    def __reduce__(self) -> tuple[Callable[[str], AnyGame], tuple[str]]:
        # Its functions stay in the program: another process takes its own game of that name.
        return registered, (self.name,)

    def __deepcopy__(self, _memo: object) -> Game[Opt, S, A, E, V]:
        return self

    def turn_of(self, state: S) -> Seat | None:
        """Return the seat whose turn it is and for which chance rolls.

        None where chance or all seats act for all.
        """
        if self.turns:
            return self.turns.turn_of(state)
        due = self.to_act(state)
        return due[0] if len(due) == 1 and due[0] != CHANCE else None

    def round_of(self, state: S) -> int:
        """Return the number of the round that is played: 1 in a game without rounds."""
        return self.turns.round_of(state) if self.turns else 1

    def draw(self, state: S, rng: Stream) -> A:
        """Return one of the chance outcomes, by its probability.

        Raises IllegalAction or RequestRefused (chance.nothing-due) where none is due.
        """
        if self.shortcuts.draw:
            return self.shortcuts.draw(state, rng)
        outcomes = tuple(self.chance_outcomes(state))
        if not outcomes:
            raise RequestRefused("chance.nothing-due")
        parts = lcm(*(share.denominator for _, share in outcomes))
        left = rng.below(parts)
        for action, share in outcomes[:-1]:
            left -= share.numerator * (parts // share.denominator)
            if left < 0:
                return action
        return outcomes[-1][0]

    def follow(self, state: S, action: A) -> Step[S, E]:
        """Return the step of an action that comes out of `legal_actions` or `draw`, for search and self-play.

        It is not checked again: actions from outside go through `apply`.
        """
        return (self.shortcuts.apply_unchecked or self.apply)(state, action)

    def known_to(self, state: S, seat: Seat) -> V:
        """Return the view that a bot in that seat is given: all that it sees and has seen."""
        return (self.hidden.recall if self.hidden else self.observe)(state, seat)

    def redact(self, event: E, state: S, seat: Seat | None) -> E:
        """Return an event as a seat may read it in the present state."""
        return self.hidden.redact(event, state, seat) if self.hidden else event

    def disclosure(self, state: S) -> Hashable:
        """Return a value that changes only when events of the past may be read differently."""
        return self.hidden.disclosure(state) if self.hidden else None

    def chance_choices(self, state: S) -> tuple[ChanceChoice, ...]:
        """Return the dice or cards that chance decides now and a person could choose."""
        return self.chance.listed(state) if self.chance else ()

    def choose_chance(self, state: S, values: tuple[str, ...]) -> A:
        """Return the action of chance with chosen values.

        Raises IllegalAction, and RequestRefused (chance.nothing-due) if the game offers no choice.
        """
        if self.chance is None:
            raise RequestRefused("chance.nothing-due")
        return self.chance.choose(state, values)

    def render(self, view: V, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return a view as lines for a terminal."""
        if self.text_view:
            return self.text_view(view, names)
        shown: Any = view
        return tuple(
            f"{one.name}: {getattr(shown, one.name)}" for one in fields(shown) if one.name != "legal"
        )

    def odds_of(self, view: V) -> Odds | None:
        """Return the odds of a position; None where the game has none, or there is nothing to compute."""
        return self.odds.of_position(view) if self.odds else None

    def advise(self, view: V) -> Advice | None:
        """Return the value of each choice of a seat; None without a coach, or where nothing can be chosen."""
        return self.coach.advise(view) if self.coach else None

    def level(self, name: str) -> str | None:
        """Return the level of a bot by its name or a former one; None if there is none."""
        if name in self.bots:
            return name
        return next((level for level, bot in self.bots.items() if name in bot.former_names), None)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def replaced(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """Return a tuple in seat order with the item of one seat replaced."""
    return (*items[:seat], item, *items[seat + 1 :])


def best(found: Iterable[tuple[K, Seat]]) -> tuple[K, tuple[Seat, ...]] | None:
    """Return the greatest value and its seats, in seat order; None if there are no values.

    >>> best([(3, 1), (5, 2), (5, 0), (5, 2)])
    (5, (0, 2))
    """
    pairs = tuple(found)
    if not pairs:
        return None
    most = max(thing for thing, _ in pairs)
    return most, tuple(sorted({seat for thing, seat in pairs if thing == most}))


def worth_telling(found: Iterable[H | None], seats: int) -> tuple[H, ...]:
    """Return the first highlights, without those that most of the seats share: they praise no one."""
    notable = (one for one in found if one is not None and 2 * len(one.seats) <= seats)
    return tuple(notable)[:MOST_HIGHLIGHTS]
