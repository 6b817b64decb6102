"""A contest of two bots in the page, as its referee sees it: JSON text in, JSON text out.

Only the engine's own code runs here. `start` takes a contest, and `play` plays on. Each step answers one of:

    {"ask": BOT, "message": ...}       a question to a custom bot, which `answer` answers
    {"played": DEALS}                  one more deal has been played from all seats
    {"point": ..., "bots": ..., ...}   one more batch is done, and the contest stands like this

`result` gives what `volle arena --json` prints of the batches that are done.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Final

from volle.arena.blocks import SHARES, Block, blocks_of, seats_of
from volle.arena.contest import Contest, check
from volle.arena.messages import LATE, LOST, PRINTED, Answer, Unanswered
from volle.arena.play import Batch, Pause, play_batch
from volle.arena.referee import Fault, Question
from volle.arena.summary import pair_intervals, summarize
from volle.core.errors import BadOptions, GameError
from volle.core.later import later
from volle.web.serialize import format_error, format_failure

_SHOWN: Final = 20
"""The number of faults that are sent."""
_EVEN: Final = 500
"""Half of all points, in thousandths."""
_WHEEL: Final = ".whl"
# The page has what these need only where a custom bot plays.
_read_wheel: Final = later("volle.web.wheels", "read_wheel")
_proper_names: Final = later("volle.web.wheels", "proper_names")
_PATIENCE: Final = 5
"""Interpreters that a bot may cost in a contest: another one takes seconds to start."""


class Session:
    """One contest."""

    def __init__(self) -> None:
        """There is no contest until one is started."""
        self._contest: Contest | None = None
        self._engine = ""
        self._batches: list[Batch] = []
        self._blocks: list[Block] = []
        self._played = 0
        self._playing: Generator[Question | Pause, Answer, Batch] | None = None
        self._losses: Counter[str] = Counter()
        self._asked = ""

    def handle(self, text: str) -> str:
        """The answer to a request: {"ok": true, ...} or {"ok": false, "error": ...}."""
        try:
            request = json.loads(text)
            answers = {
                "start": self._start,
                "play": self._play,
                "answer": self._answer,
                "result": self._result,
            }
            answer = {"ok": True, **answers[request["do"]](request)}
        except GameError as error:
            answer = {"ok": False, "error": format_error(error)}
        except Exception as error:
            answer = {"ok": False, "error": format_failure(error)}
        # The message to a bot is bytes, a character each: escaped they would be three times as long.
        return json.dumps(answer, ensure_ascii=False)

    def _start(self, request: dict[str, Any]) -> dict[str, Any]:
        """Begin a contest; the wheels of its bots lie in the current folder."""
        plan = {part: request[part] for part in ("game", "seats", "blocks", "seed")}
        contest = Contest(**plan, bots=_bots_of(request["bots"], request["game"]), options={})
        if not contest.seed.strip():
            raise BadOptions("arena.no-seed")
        check(contest)
        self._contest = contest
        self._engine = request["engine"]
        return {}

    def _play(self, _request: dict[str, Any]) -> dict[str, Any]:
        """Play on where nothing is asked: with the next deal, or the next batch."""
        return self._step("")

    def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Play on with the answer of a bot: an unchecked text, or why there is none."""
        if "text" in request:
            return self._step(request["text"])
        self._losses[self._asked] += 1
        if self._losses[self._asked] >= _PATIENCE:
            raise BadOptions("arena.too-late", name=self._asked)
        return self._step(Unanswered(LATE if request["missing"] == LATE else LOST))

    def _step(self, answer: Answer) -> dict[str, Any]:
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

    def _result(self, _request: dict[str, Any]) -> dict[str, Any]:
        """What it all comes to."""
        return {"result": json.dumps(summarize(self._known(), self._blocks, self._batches, self._engine))}

    def _known(self) -> Contest:
        """The contest that has begun."""
        assert self._contest is not None, "a contest has begun"
        return self._contest

    def _add(self, batch: Batch) -> dict[str, Any]:
        """Add one more batch; return how the contest stands."""
        contest = self._known()
        self._batches.append(batch)
        self._blocks += blocks_of(contest, batch.blocks)
        return self._shown(contest)

    def _shown(self, contest: Contest) -> dict[str, Any]:
        """How the contest stands."""
        faults = [fault for batch in self._batches for fault in batch.faults]
        [(_, ahead)] = pair_intervals(contest, self._blocks)
        value, low, high = (round(_EVEN * (1 + end)) for end in ahead)
        blocks = len(self._blocks)
        is_clear = low > _EVEN or high < _EVEN
        point = {"blocks": blocks, "value": value, "low": low, "high": high, "clear": is_clear}
        bots = [self._bot(contest, bot, faults) for bot in range(len(contest.bots))]
        shown = [_format_fault(contest, fault) for fault in faults if fault.record][:_SHOWN]
        return {"point": point, "bots": bots, "faults": shown, "done": blocks == contest.blocks}

    def _bot(self, contest: Contest, bot: int, faults: Sequence[Fault]) -> dict[str, Any]:
        """How a bot stands; its share of the wins in thousandths."""
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
    """The names of the bots; a wheel in the current folder stands for its bot for the game.

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


def _format_fault(contest: Contest, fault: Fault) -> dict[str, Any]:
    """A fault as JSON; blocks, matches and seats are counted from 1."""
    where = {"block": fault.block + 1, "match": fault.seating + 1, "seat": fault.seat + 1, "ply": fault.ply}
    said = {
        "kind": fault.kind,
        "said": fault.said,
        "file": fault.file,
        "line": fault.line,
        "played": fault.played,
    }
    return {"bot": contest.bots[fault.bot], **where, **said, "record": fault.record}
