"""Asks a bot, and plays on whatever it does: raises, answers what is not legal, or takes too long."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from io import StringIO
from time import perf_counter_ns
from typing import Any, Final, NamedTuple, TypeAlias

from volle.arena.budget import Meter, Spent
from volle.arena.contest import Contest, bot_of, files_of
from volle.arena.own import SHOWN, describe, place_in
from volle.core import match as matches
from volle.core.chance import Stream
from volle.core.game import AnyGame, Seat
from volle.core.record import format_record
from volle.games import GAMES

Ask: TypeAlias = Callable[[int, int, int, int], None]

PRINTED: Final = 10_000
"""So many characters are kept of what a bot prints in a batch."""
_PATIENCE: Final = 3
"""After so many decisions that did not end, a bot is not asked any more in a batch."""
_RECORDED: Final = 3
"""So many faults of a bot in a batch come with the record of their match."""
_SECOND: Final = 1_000_000_000


class Fault(NamedTuple):
    """What a bot did wrong, where, and what was played in its place."""

    bot: int
    kind: str
    """`raised`, `illegal`, `late`, or `steps` where it took too many of them."""
    said: str
    block: int
    seating: int
    """The number of the seating, from 0."""
    seat: int
    """From 0."""
    position: str
    played: str
    file: str = ""
    """The name of that one of the bot's own files in which it happened, where that is known."""
    line: int = 0
    """The line of that file; 0 where it is not known."""
    ply: int = 0
    """How many actions there were before."""
    record: str = ""
    """The match up to there, of the first faults only."""


class Cost(NamedTuple):
    """What the decisions of a bot have cost; times depend on the machine."""

    timed: int
    nanoseconds: int
    slowest: int
    counted: int
    calls: int
    """Calls of functions in those decisions that were counted, which are not timed."""


class Log(NamedTuple):
    """The actions of a match so far, and what it takes to write its record."""

    game: AnyGame
    names: tuple[str, ...]
    options: dict[str, Any]
    actions: list[Any]

    def record(self) -> str:
        """The match so far, with what is secret in it and without a seed."""
        match = matches.begin(self.game, self.names, self.options)
        for action in self.actions:
            match = matches.play(match, action)
        return format_record(match, private=True)


class Late(BaseException):
    """A bot has had its time; no `except Exception` of its own can keep that from it."""


class Printed(StringIO):
    """What a bot prints, up to where it is cut."""

    def write(self, text: str) -> int:
        """Keeps the beginning of it; whoever prints is told that all was written."""
        super().write(text[: max(PRINTED - self.tell(), 0)])
        return len(text)


class Referee:
    """Looks after one bot through the matches of a batch. In the first of them its calls are counted."""

    def __init__(self, contest: Contest, number: int, meter: Meter, asks: Ask | None = None) -> None:
        """Of the bot with that number, whose steps `meter` counts.

        `asks` hears before each decision which one it is, as (bot, block, seating, decision of
        that match); where it raises Late, the bot is not asked. Raises BadOptions as `bot_of` does.
        """
        name = contest.bots[number]
        self._number = number
        self._bot = bot_of(GAMES[contest.game], name)
        self._limit = contest.limit
        self._files = files_of(name)
        self._asks = asks
        self._meter = meter
        self._in_match = 0
        self._endless: list[BaseException] = []
        self.printed = Printed()
        self._at: tuple[int, int] | None = None
        self._is_counting = False
        self._cost = [0] * len(Cost._fields)
        self.decisions = 0
        self.faults: list[Fault] = []

    def begin(self, block: int, seating: int) -> None:
        """Another match begins."""
        self._is_counting = self._at is None
        self._at = (block, seating)
        self._in_match = 0

    def cost(self) -> Cost:
        """What all decisions so far have cost."""
        return Cost(*self._cost)

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Stream, log: Log) -> Any:
        """What the bot does; the first legal action where it does anything wrong, at the end of `log`."""
        view = game.known_to(state, seat)
        legal = view.legal  # the bot gets hold of the view, and this is what counts
        self.decisions += 1
        kind, said, place = "illegal", "", ("", 0)
        try:
            answer = self._ask(view, rng)
            if type(answer) in map(type, legal) and answer in legal:
                # What is played on with is the engine's own, not what only equals it.
                return legal[legal.index(answer)]
            said = repr(answer)
        except (Late, Spent) as error:
            kind = "late" if isinstance(error, Late) else "steps"
            place = place_in(error, self._files)
            self._endless.append(error)
        except (Exception, SystemExit) as error:
            # Anything may come out of a program of somebody else, and the match goes on.
            kind, said, place = "raised", describe(error), place_in(error, self._files)
        assert self._at is not None, "a match has begun"
        first, position = game.format_action(legal[0]), game.format_position(state)
        record = log.record() if len(self.faults) < _RECORDED else ""
        found = (kind, said[:SHOWN], *self._at, seat, position, first, *place, len(log.actions), record)
        self.faults.append(Fault(self._number, *found))
        return legal[0]

    def _ask(self, view: Any, rng: Stream) -> Any:
        """The answer of the bot, timed or counted; raises Late, and whatever the bot does."""
        if len(self._endless) >= _PATIENCE:
            raise self._endless[-1]
        self._in_match += 1
        if self._asks and self._at:
            self._asks(self._number, *self._at, self._in_match)
        self._meter.reset()
        with redirect_stdout(self.printed) if self._files else nullcontext():
            return self._counted(view, rng) if self._is_counting else self._timed(view, rng)

    def _timed(self, view: Any, rng: Stream) -> Any:
        """The answer of the bot, and how long it took."""
        began = perf_counter_ns()
        try:
            with _alarm(self._limit):
                return self._bot(view, rng)
        finally:
            self._add_time(perf_counter_ns() - began)

    def _add_time(self, taken: int) -> None:
        """Adds what a decision took; raises Late where that was too long and nothing stopped it."""
        timed, total, slowest, *counted = self._cost
        self._cost = [timed + 1, total + taken, max(slowest, taken), *counted]
        if self._limit is not None and taken > self._limit * _SECOND:
            raise Late

    def _counted(self, view: Any, rng: Stream) -> Any:
        """The answer of the bot, while its calls are counted."""
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event == "call"

        before = sys.getprofile()
        sys.setprofile(count)
        try:
            with _alarm(self._limit):
                return self._bot(view, rng)
        finally:
            sys.setprofile(before)
            self._cost[3] += 1
            self._cost[4] += calls


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Has Late raised after so many seconds, where the system can do that."""
    if seconds is None or not _can_ring():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _can_ring() -> bool:
    """Whether an alarm can be set: on a Unix, and in the main thread, which a worker of Dask is not."""
    if not hasattr(signal, "setitimer"):
        return False
    try:
        signal.signal(signal.SIGALRM, signal.getsignal(signal.SIGALRM))
    except ValueError:
        return False
    return True


def _ring(_signal: int, _frame: object) -> None:
    """Ends what the bot is doing."""
    raise Late
