"""One bot at play: its decisions and its faults."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from contextlib import nullcontext, redirect_stdout
from io import StringIO
from typing import Any

from volle.arena.custom_bots import describe, place_in
from volle.arena.messages import PRINTED, SHOWN, Reply
from volle.arena.step_limit import Meter, StepLimitExceeded
from volle.core.chance import Stream
from volle.core.game import Bot


class Printed(StringIO):
    """The output of a bot, up to a limit."""

    def __init__(self, room: int) -> None:
        """Keep at most `room` characters."""
        super().__init__()
        self._room = room

    def write(self, text: str) -> int:
        """Keep the beginning of the text, but report all of it as written."""
        super().write(text[: max(self._room - self.tell(), 0)])
        return len(text)

    def close(self) -> None:
        """Do nothing, because a bot that closes its output may be called again."""


class Player:
    """A loaded bot: of the engine, or a custom one with its own files."""

    def __init__(self, bot: Bot[Any, Any], files: Collection[str] = (), meter: Meter | None = None) -> None:
        """Create a player; a custom bot has `files`, and a `meter` that counts its steps."""
        self._bot = bot
        self._files = files
        self._meter = meter
        self._room = PRINTED
        # Ctrl-C stops a bot of the engine. A custom bot may raise KeyboardInterrupt itself.
        self._caught: type[BaseException] = BaseException if files else Exception

    def decide(self, view: Any, rng: Stream, *, counts: bool) -> Reply:
        """Return the bot's decision or its fault; with `counts`, also the number of its function calls."""
        legal = view.legal  # read before the bot can change the view
        printed = Printed(self._room)
        calls = [0]
        if self._meter:
            self._meter.reset()
        try:
            with redirect_stdout(printed) if self._files else nullcontext():
                answer = _counted(calls, self._bot, view, rng) if counts else self._bot(view, rng)
            if type(answer) in map(type, legal) and answer in legal:
                reply = Reply(legal.index(answer))
            else:
                reply = Reply(fault="illegal", said=repr(answer)[:SHOWN])
        except StepLimitExceeded as error:
            reply = _fault("steps", error, self._files)
        except self._caught as error:
            # A custom bot can raise anything.
            reply = _fault("raised", error, self._files)
        text = printed.getvalue()
        self._room -= len(text)
        return reply._replace(calls=calls[0], printed=text)


def _fault(kind: str, error: BaseException, files: Collection[str]) -> Reply:
    """Return a fault with its place in the bot's own files."""
    file, line = place_in(error, files)
    return Reply(fault=kind, file=file, line=line, said="" if kind == "steps" else describe(error))


def _counted(calls: list[int], bot: Callable[..., Any], *given: Any) -> Any:
    """Return the answer of a bot, and add its function calls to `calls`."""

    def count(_frame: object, event: str, _argument: object) -> None:
        calls[0] += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        return bot(*given)
    finally:
        sys.setprofile(before)
