"""The referee of a contest of bots in the page, which runs the engine's own code alone.

The page starts a contest, and then plays on step by step. Where a step ends with a question to a custom bot,
the page puts it to the worker of that bot, and sends the answer.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict

from volle.arena.blocks import SHARES, Block, blocks_of, seats_of
from volle.arena.contest import Contest, check
from volle.arena.messages import LATE, LOST, PRINTED, Answer, Unanswered
from volle.arena.play import Batch, Pause, play_batch
from volle.arena.referee import Fault, Question
from volle.arena.summary import pair_intervals, summarize
from volle.core.errors import BadOptions, GameError
from volle.core.lazy import lazy
from volle.core.serialization import format_error
from volle.web.serialize import format_failure

_SHOWN: Final = 20
"""The number of faults that are sent."""
_EVEN: Final = 500
"""Half of all points, in thousandths."""
_WHEEL: Final = ".whl"
# The modules that these import are in the page only where a custom bot plays.
_read_wheel: Final = lazy("volle.web.wheels", "read_wheel")
_proper_names: Final = lazy("volle.web.wheels", "proper_names")
_PATIENCE: Final = 5
"""The number of interpreters that a bot may lose in a contest: starting one takes seconds."""


class StartRequest(TypedDict):
    """Begin a contest; the wheels of its bots lie in the current folder."""

    do: Literal["start"]
    game: str
    seats: int
    blocks: int
    seed: str
    bots: tuple[str, ...]
    engine: str
    """The hash of the engine's sources, for the result."""


class PlayRequest(TypedDict):
    """Play up to the next question, or to the end of a deal or a batch."""

    do: Literal["play"]


class AnswerRequest(TypedDict):
    """Play on with the answer of the bot that was asked."""

    do: Literal["answer"]
    text: NotRequired[str]
    """The answer, which is foreign input."""
    missing: NotRequired[Literal["late", "lost"]]
    """The reason why there is none."""


class ResultRequest(TypedDict):
    """Summarize the batches that have been played."""

    do: Literal["result"]


ContestRequest: TypeAlias = StartRequest | PlayRequest | AnswerRequest | ResultRequest


class Started(TypedDict):
    """The contest has begun."""


class BotQuestion(TypedDict):
    """A question to a custom bot."""

    ask: int
    """The bot, by its index among the bots of the contest."""
    message: str


class DealPlayed(TypedDict):
    """One more deal has been played from all seats."""

    played: int
    """The number of deals."""


class Point(TypedDict):
    """The share of the wins of the first bot after some blocks, with its 95% interval, in thousandths."""

    blocks: int
    value: int
    low: int
    high: int
    clear: bool
    """True if the interval excludes an even share."""


class Standing(TypedDict):
    """The results of one bot."""

    name: str
    matches: int
    wins: float
    mean: float
    """The mean points of a match."""
    decisions: int
    faults: int
    printed: str
    """The beginning of what it printed."""


class FaultReport(TypedDict):
    """A fault of a bot; blocks, matches and seats count from 1."""

    bot: str
    block: int
    match: int
    seat: int
    ply: int
    kind: str
    said: str
    """The error, or the illegal answer."""
    file: str
    line: int
    played: str
    """The action that was played instead."""
    record: str


class BatchPlayed(TypedDict):
    """One more batch has been played."""

    point: Point
    bots: tuple[Standing, ...]
    faults: tuple[FaultReport, ...]
    done: bool
    """True if it was the last one."""


ContestStep: TypeAlias = BotQuestion | DealPlayed | BatchPlayed


class ContestResult(TypedDict):
    """The result of a contest."""

    result: str
    """The JSON text that `volle arena --json` prints."""


class ContestSession:
    """One contest in the page."""

    def __init__(self) -> None:
        """Create a session without a contest."""
        self._contest: Contest | None = None
        self._engine = ""
        self._batches: list[Batch] = []
        self._blocks: list[Block] = []
        self._played = 0
        self._playing: Generator[Question | Pause, Answer, Batch] | None = None
        self._losses: Counter[str] = Counter()
        self._asked = ""

    def handle(self, text: str) -> str:
        """Answer a request: {"ok": true, ...} or {"ok": false, "error": ...}."""
        answer: dict[str, Any]
        try:
            request = json.loads(text)
            answer = {"ok": True, **self.handlers()[request["do"]](request)}
        except GameError as error:
            answer = {"ok": False, "error": format_error(error)}
        except Exception as error:
            answer = {"ok": False, "error": format_failure(error)}
        # The message to a bot is bytes, a character each: escaped they would be three times as long.
        return json.dumps(answer, ensure_ascii=False)

    def handlers(self) -> Mapping[str, Callable[[Any], Mapping[str, Any]]]:
        """Return the method that answers each request, by its verb."""
        return {
            "start": self._start,
            "play": self._play,
            "answer": self._answer,
            "result": self._result,
        }

    def _start(self, request: StartRequest) -> Started:
        contest = Contest(
            game=request["game"],
            seats=request["seats"],
            blocks=request["blocks"],
            seed=request["seed"],
            bots=_bots_of(request["bots"], request["game"]),
            options={},
        )
        if not contest.seed.strip():
            raise BadOptions("arena.no-seed")
        check(contest)
        self._contest = contest
        self._engine = request["engine"]
        return {}

    def _play(self, _request: PlayRequest) -> ContestStep:
        return self._step("")

    def _answer(self, request: AnswerRequest) -> ContestStep:
        if "text" in request:
            return self._step(request["text"])
        self._losses[self._asked] += 1
        if self._losses[self._asked] >= _PATIENCE:
            raise BadOptions("arena.too-late", name=self._asked)
        return self._step(Unanswered(LATE if request["missing"] == LATE else LOST))

    def _step(self, answer: Answer) -> ContestStep:
        """Play up to the next question, the end of a deal, or that of a batch."""
        contest = self._known()
        try:
            if self._playing:
                asked = self._playing.send(answer)
            else:
                self._played = len(self._blocks)
                self._playing = play_batch(contest, len(self._batches))
                asked = next(self._playing)
        except StopIteration as end:
            self._playing = None
            return self._add(end.value)
        if isinstance(asked, Question):
            self._asked = contest.bots[asked.bot]
            return {"ask": asked.bot, "message": asked.message.decode("latin-1")}
        self._played += 1
        return {"played": self._played}

    def _result(self, _request: ResultRequest) -> ContestResult:
        return {"result": json.dumps(summarize(self._known(), self._blocks, self._batches, self._engine))}

    def _known(self) -> Contest:
        """Return the contest that has begun."""
        assert self._contest is not None, "a contest has begun"
        return self._contest

    def _add(self, batch: Batch) -> BatchPlayed:
        """Add one more batch, and return the standing of the contest."""
        contest = self._known()
        self._batches.append(batch)
        self._blocks += blocks_of(contest, batch.blocks)
        return self._shown(contest)

    def _shown(self, contest: Contest) -> BatchPlayed:
        """Return the standing of the contest."""
        faults = [fault for batch in self._batches for fault in batch.faults]
        [(_, ahead)] = pair_intervals(contest, self._blocks)
        value, low, high = (round(_EVEN * (1 + end)) for end in ahead)
        blocks = len(self._blocks)
        is_clear = low > _EVEN or high < _EVEN
        point: Point = {"blocks": blocks, "value": value, "low": low, "high": high, "clear": is_clear}
        bots = tuple(self._bot(contest, bot, faults) for bot in range(len(contest.bots)))
        shown = tuple(_format_fault(contest, fault) for fault in faults if fault.record)[:_SHOWN]
        return {"point": point, "bots": bots, "faults": shown, "done": blocks == contest.blocks}

    def _bot(self, contest: Contest, bot: int, faults: Sequence[Fault]) -> Standing:
        """Return the results of a bot."""
        matches = seats_of(contest)[bot] * len(self._blocks)
        wins = sum(block.wins[bot] for block in self._blocks)
        return {
            "name": contest.bots[bot],
            "matches": matches,
            "wins": round(wins / SHARES, 2),
            "mean": round(sum(block.points[bot] for block in self._blocks) / matches, 1),
            "decisions": sum(batch.decisions[bot] for batch in self._batches),
            "faults": sum(fault.bot == bot for fault in faults),
            "printed": "".join(batch.printed[bot] for batch in self._batches)[:PRINTED],
        }


def _bots_of(names: Sequence[str], game: str) -> tuple[str, ...]:
    """Return the names of the bots; a wheel in the current folder stands for its bot for the game.

    Raises BadOptions: arena.wheel-without-bot, and those of `read_wheel` and `proper_names`.
    """
    files = [Path(name) for name in names if name.endswith(_WHEEL)]
    wheels = {file: _read_wheel(file) for file in files}
    if wheels:
        _proper_names(wheels)
    bots = {file.name: wheel.bots.get(game) for file, wheel in wheels.items()}
    for name, bot in bots.items():
        if bot is None:
            raise BadOptions("arena.wheel-without-bot", name=name, game=game)
    return tuple(bots.get(name) or name for name in names)


def _format_fault(contest: Contest, fault: Fault) -> FaultReport:
    """Return a fault as the page shows it."""
    return {
        "bot": contest.bots[fault.bot],
        "block": fault.block + 1,
        "match": fault.seating + 1,
        "seat": fault.seat + 1,
        "ply": fault.ply,
        "kind": fault.kind,
        "said": fault.said,
        "file": fault.file,
        "line": fault.line,
        "played": fault.played,
        "record": fault.record,
    }
