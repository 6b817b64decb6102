"""A contest of two bots in the page: what its worker calls, JSON text in, JSON text out.

Files of own bots lie in the present folder. `start` takes a contest, and what is known of it already; each
`play` plays one more batch; `result` gives what `volle arena --json` prints.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from volle.arena.contest import Contest, check, is_own
from volle.arena.journal import read_batch
from volle.arena.play import Batch, play_batch
from volle.arena.referee import PRINTED, Fault, Late
from volle.arena.summary import summarize, watched_pairs
from volle.arena.tally import SHARES, Block, blocks_of, seats_of
from volle.core.errors import BadOptions, GameError
from volle.serialize import format_error, format_failure

_SHOWN: Final = 20
"""So many faults are told."""


class Session:
    """One contest."""

    def __init__(self, tell: Callable[[str, str], object], wheels: Mapping[str, Mapping[str, str]]) -> None:
        """`tell` hears, as JSON, how many deals are "played", and which decision is "asked" for.

        It hears the latter before each decision of a contest in which an own bot plays.
        `wheels` says which bots the installed wheels have, as `module:function` by game.
        """
        self._tell = tell
        self._wheels = wheels
        self._contest: Contest | None = None
        self._engine = ""
        self._batches: list[Batch] = []
        self._blocks: list[Block] = []
        self._played = 0
        self._late: set[tuple[int, ...]] = set()

    def handle(self, text: str) -> str:
        """The answer to a request: {"ok": true, ...} or {"ok": false, "error": ...}."""
        try:
            request = json.loads(text)
            answers = {"start": self._start, "play": self._play, "result": self._result}
            answer = {"ok": True, **answers[request["do"]](request)}
        except GameError as error:
            answer = {"ok": False, "error": format_error(error)}
        except Exception as error:
            answer = {"ok": False, "error": format_failure(error)}
        return json.dumps(answer)

    def _start(self, request: dict[str, Any]) -> dict[str, Any]:
        """Begins a contest, or goes on with one."""
        plan = {part: request[part] for part in ("game", "seats", "blocks", "seed")}
        bots = tuple(self._bot_named(name, request["game"]) for name in request["bots"])
        contest = Contest(**plan, bots=bots, options={})
        if not contest.seed.strip():
            raise BadOptions("arena.no-seed")
        check(contest)
        self._contest = contest
        self._engine = request["engine"]
        self._batches, self._blocks = [], []
        self._late = {tuple(one) for one in request["late"]}
        for batch in request["batches"]:
            self._add(read_batch(batch))
        return {}

    def _play(self, _request: dict[str, Any]) -> dict[str, Any]:
        """Plays the next batch."""
        contest = self._known()
        asks = self._asks if any(map(is_own, contest.bots)) else None
        self._played = len(self._blocks)
        batch = play_batch(contest, len(self._batches), asks, self._ends)
        self._add(batch)
        return {"batch": json.dumps(batch), **self._shown(contest)}

    def _result(self, _request: dict[str, Any]) -> dict[str, Any]:
        """What it all comes to."""
        return {"result": json.dumps(summarize(self._known(), self._blocks, self._batches, self._engine))}

    def _bot_named(self, name: str, game: str) -> str:
        """The bot that is meant: of a wheel that one which it has for the game."""
        if name not in self._wheels:
            return name
        if game not in self._wheels[name]:
            raise BadOptions("arena.wheel-without-bot", name=name, game=game)
        return self._wheels[name][game]

    def _known(self) -> Contest:
        """The contest that has begun."""
        assert self._contest is not None, "a contest has begun"
        return self._contest

    def _add(self, batch: Batch) -> None:
        """One more batch is there."""
        self._batches.append(batch)
        self._blocks += blocks_of(self._known(), batch.blocks)

    def _asks(self, *decision: int) -> None:
        """Tells which decision comes now; raises Late where it is known to take too long."""
        if decision in self._late:
            raise Late
        self._tell("asked", json.dumps(decision))

    def _ends(self) -> None:
        """One more deal has been played from all seats."""
        self._played += 1
        self._tell("played", json.dumps(self._played))

    def _shown(self, contest: Contest) -> dict[str, Any]:
        """How the contest stands."""
        faults = [fault for batch in self._batches for fault in batch.faults]
        [(_, ahead)] = watched_pairs(contest, self._blocks)
        value, low, high = (round(500 * (1 + end)) for end in ahead)
        blocks = len(self._blocks)
        point = {"blocks": blocks, "x": 1000 * blocks // contest.blocks, "value": value}
        point |= {"low": low, "high": high, "clear": low > 500 or high < 500}
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
