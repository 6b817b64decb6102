"""Asks a bot, and plays on whatever it does: raises, answers what is not legal, or takes too long."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter_ns
from typing import Any, Final, NamedTuple

from volle.core.chance import Stream
from volle.core.game import AnyGame, Bot, Seat

_SHOWN: Final = 200
"""So many letters are kept of what a bot says."""
_SECOND: Final = 1_000_000_000


class Fault(NamedTuple):
    """What a bot did wrong, where, and what was played in its place."""

    bot: int
    kind: str
    """`raised`, `illegal` or `late`."""
    said: str
    block: int
    seating: int
    """The number of the seating, from 0."""
    seat: int
    """From 0."""
    position: str
    played: str


class Cost(NamedTuple):
    """What the decisions of a bot have cost; times depend on the machine."""

    timed: int
    nanoseconds: int
    slowest: int
    counted: int
    calls: int
    """Calls of functions in those decisions that were counted, which are not timed."""


class Late(BaseException):
    """A bot has had its time; no `except Exception` of its own can keep that from it."""


class Referee:
    """Looks after one bot through the matches of a batch. In the first of them its calls are counted."""

    def __init__(self, number: int, bot: Bot[Any, Any], limit: float | None) -> None:
        """Of the bot with that number; `limit` in seconds, None for none."""
        self._number = number
        self._bot = bot
        self._limit = limit
        self._at: tuple[int, int] | None = None
        self._is_counting = False
        self._cost = [0] * len(Cost._fields)
        self.decisions = 0
        self.faults: list[Fault] = []

    def begin(self, block: int, seating: int) -> None:
        """Another match begins."""
        self._is_counting = self._at is None
        self._at = (block, seating)

    def cost(self) -> Cost:
        """What all decisions so far have cost."""
        return Cost(*self._cost)

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Stream) -> Any:
        """What the bot does; the first legal action where it does anything wrong."""
        view = game.known_to(state, seat)
        self.decisions += 1
        kind, said = "illegal", ""
        try:
            answer = self._ask(view, rng)
            if type(answer) in map(type, view.legal) and answer in view.legal:
                # What is played on with is the engine's own, not what only equals it.
                return view.legal[view.legal.index(answer)]
            said = repr(answer)
        except Late:
            kind = "late"
        except Exception as error:
            # Anything may come out of a program of somebody else, and the match goes on.
            kind, said = "raised", f"{type(error).__name__}: {error}"
        assert self._at is not None, "a match has begun"
        played = game.format_action(view.legal[0])
        position = game.format_position(state)
        self.faults.append(Fault(self._number, kind, said[:_SHOWN], *self._at, seat, position, played))
        return view.legal[0]

    def _ask(self, view: Any, rng: Stream) -> Any:
        """The answer of the bot, timed or counted; raises Late, and whatever the bot does."""
        if self._is_counting:
            return self._counted(view, rng)
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
