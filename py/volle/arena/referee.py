"""Obtain decisions from a bot, and continue after any fault: an exception, an illegal answer, a timeout.

Bots of the engine run here. A custom bot never runs in this interpreter: the referee yields a question for
it, is resumed with an answer, and treats that as untrusted input.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter_ns
from typing import Any, Final, NamedTuple, TypeAlias

from volle.arena.contest import Contest, engine_bot
from volle.arena.custom_bots import is_custom
from volle.arena.messages import (
    LATE,
    LOST,
    PRINTED,
    SHOWN,
    Answer,
    Decide,
    Load,
    Reply,
    Unanswered,
    pack,
    read_refusal,
    read_reply,
)
from volle.arena.player import Player
from volle.core import match as matches
from volle.core.chance import Stream
from volle.core.game import AnyGame, Seat
from volle.core.record import format_record
from volle.games import GAMES

_MAX_ENDLESS: Final = 3
"""The decisions without an end after which a bot gets no more questions in a batch."""
_ENDLESS: Final = frozenset({LATE, LOST, "steps"})
_RECORDED: Final = 3
"""The faults of a bot per batch that include the record of their match."""
_SECOND: Final = 1_000_000_000


class Question(NamedTuple):
    """A question to the interpreter of a custom bot."""

    bot: int
    """The number of the bot in the contest."""
    message: bytes
    """A request for the bot's host, serialized by `pack`."""
    loads: bool = False
    """True if the bot is loaded, to which the contest's time limit does not apply."""


Questions: TypeAlias = Generator[Question, Answer, Any]
"""Yields questions, each to be resumed with its answer."""


class Fault(NamedTuple):
    """A bot's fault, its position, and the action played instead."""

    bot: int
    kind: str
    """`raised`; `illegal`; `steps` for too many of them; `late`; `lost` if its interpreter ended."""
    said: str
    block: int
    seating: int
    """The number of the seating, from 0."""
    seat: int
    """From 0."""
    position: str
    played: str
    file: str = ""
    """The name of the bot's own file in which it happened, if known."""
    line: int = 0
    """The line in that file; 0 if unknown."""
    ply: int = 0
    """The number of earlier actions."""
    record: str = ""
    """The match so far, for the first faults only."""


class Cost(NamedTuple):
    """The cost of a bot's decisions; times depend on the machine."""

    timed: int
    nanoseconds: int
    """For a custom bot, including communication with its interpreter."""
    slowest: int
    counted: int
    calls: int
    """Function calls in the counted decisions, which are not timed; a custom bot's host reports its own."""


class MatchLog(NamedTuple):
    """The actions of a match so far, and the rest of its record."""

    game: AnyGame
    names: tuple[str, ...]
    options: dict[str, Any]
    actions: list[Any]

    def record(self) -> str:
        """Return the match so far, with its secrets but without a seed."""
        match = matches.begin(self.game, self.names, self.options)
        for action in self.actions:
            match = matches.play(match, action)
        return format_record(match, private=True)


class Referee:
    """Supervise one bot through the matches of a batch; calls are counted in the first match."""

    def __init__(self, contest: Contest, number: int) -> None:
        """Create the referee of the bot with that number; raise BadOptions (name.no-such-bot)."""
        self._number = number
        self._name = contest.bots[number]
        is_custom_bot = is_custom(self._name)
        self._player = None if is_custom_bot else Player(engine_bot(GAMES[contest.game], self._name))
        self._limit = contest.limit
        self._is_loaded = not is_custom_bot
        self._endless: list[Reply] = []
        self._at: tuple[int, int] | None = None
        self._is_counting = False
        self._cost = [0] * len(Cost._fields)
        self.printed = ""
        self.decisions = 0
        self.faults: list[Fault] = []

    def load(self) -> Questions:
        """Load a custom bot if necessary; raise BadOptions if that fails."""
        if self._is_loaded:
            return
        answer = yield Question(self._number, pack(Load(self._name)), loads=True)
        if refusal := read_refusal(answer, self._name):
            raise refusal
        self._is_loaded = True

    def begin(self, block: int, seating: int) -> None:
        """Start the next match."""
        self._is_counting = self._at is None
        self._at = (block, seating)

    def cost(self) -> Cost:
        """Return the cost of all decisions so far."""
        return Cost(*self._cost)

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Stream, log: MatchLog) -> Questions:
        """Return the bot's action at the end of `log`, or the first legal one after a fault."""
        view = game.known_to(state, seat)
        legal = view.legal
        self.decisions += 1
        reply = yield from self._ask(view, rng)
        self.printed += reply.printed[: PRINTED - len(self.printed)]
        if not reply.fault and reply.choice < len(legal):
            return legal[reply.choice]
        reply = reply if reply.fault else Reply(fault=LOST)
        if reply.fault in _ENDLESS:
            self._endless.append(reply)
        assert self._at is not None, "a match has begun"
        first, position = game.format_action(legal[0]), game.format_position(state)
        record = log.record() if len(self.faults) < _RECORDED else ""
        found = (reply.fault, reply.said[:SHOWN], *self._at, seat, position, first)
        self.faults.append(Fault(self._number, *found, reply.file, reply.line, len(log.actions), record))
        return legal[0]

    def _ask(self, view: Any, rng: Stream) -> Generator[Question, Answer, Reply]:
        """Return the bot's reply, timed or counted."""
        if len(self._endless) >= _MAX_ENDLESS:
            return self._endless[-1]._replace(printed="")
        yield from self.load()
        began = perf_counter_ns()
        if self._player:
            reply = self._player.decide(view, rng, counts=self._is_counting)
        else:
            # The key of the stream is a hash of the deal's seed and the address of this decision: it gives
            # away neither the seed nor any other number that is drawn from it.
            answer = yield Question(self._number, pack(Decide(view, rng, self._is_counting)))
            self._is_loaded = not isinstance(answer, Unanswered)
            reply = read_reply(answer)
        taken = perf_counter_ns() - began
        if self._is_counting:
            self._cost[3] += 1
            self._cost[4] += reply.calls
            return reply
        return self._timed(taken, reply)

    def _timed(self, taken: int, reply: Reply) -> Reply:
        """A reply that took so long; a fault instead where a bot of the engine took too long."""
        timed, total, slowest, *counted = self._cost
        self._cost = [timed + 1, total + taken, max(slowest, taken), *counted]
        is_late = self._player and self._limit is not None and taken > self._limit * _SECOND
        return Reply(fault=LATE) if is_late else reply
