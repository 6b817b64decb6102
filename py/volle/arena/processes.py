"""Custom bots on the command line: each runs in a separate process and receives views through a pipe.

A separate process keeps the bot out of the referee's interpreter, where it could read secret bids and the
seed. It does not protect the machine: a custom bot runs with the user's rights. Where processes do not exist,
as in a notebook in the browser, a custom bot runs in the referee's interpreter.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Event, Timer
from time import perf_counter
from typing import IO, Final, Protocol, Self

from volle.arena import contest as contests
from volle.arena.contest import Contest
from volle.arena.host import Host
from volle.arena.messages import LATE, LONGEST, LOST, Answer, Unanswered
from volle.arena.play import Batch, drive, load_all
from volle.arena.play import play_batch as playing
from volle.arena.referee import Question

_SIZE: Final = 4
"""The size in bytes of a message's length prefix."""
_MOST: Final = 4 * LONGEST
"""The maximum size of an answer in bytes: the longest text in UTF-8."""
_PROGRAM: Final = """
import sys
game, *folders = sys.argv[1:]
sys.path[:] = folders
from volle.arena.processes import serve
serve(game)
"""


@cache
def exist() -> bool:
    """Return True if Python can start processes here: not in a browser."""
    try:
        import_module("multiprocessing.synchronize")
    except ImportError:
        return False
    return True


@contextmanager
def pool(jobs: int | None) -> Iterator[ProcessPoolExecutor | None]:
    """Start processes, by default one per core; None for one job, and where processes do not exist."""
    count = jobs or os.cpu_count() or 1
    if count == 1 or not exist():
        yield None
    else:
        with ProcessPoolExecutor(count, initializer=_ignore_interrupts) as executor:
            yield executor


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers, which is handled by the process that started the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(contest: Contest, number: int) -> Batch:
    """Play all blocks of one batch with newly started custom bots."""
    with Processes(contest) as processes:
        return drive(playing(contest, number), processes.ask)


def check(contest: Contest) -> None:
    """Check that a contest can be played; raise BadOptions also if a custom bot cannot be loaded."""
    contests.check(contest)
    with Processes(contest) as processes:
        drive(load_all(contest), processes.ask)


class Interpreter(Protocol):
    """An interpreter of one custom bot."""

    def ask(self, message: bytes, limit: float | None) -> Answer:
        """Return the answer to a message, or why there is none; `limit` is in seconds."""

    def end(self) -> None:
        """End it."""


class Processes:
    """The interpreters of a contest's custom bots; each starts with its first question."""

    def __init__(self, contest: Contest) -> None:
        """Start no process yet."""
        self._contest = contest
        self._running: dict[int, Interpreter] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        while self._running:
            self._running.popitem()[1].end()

    def ask(self, question: Question) -> Answer:
        """Send a question to a bot; end its process if it does not answer."""
        process = self._running.get(question.bot)
        if not process:
            start = Process if exist() else Guest
            process = start(self._contest.game, self._contest.bots[question.bot])
            self._running[question.bot] = process
        answer = process.ask(question.message, None if question.loads else self._contest.limit)
        if isinstance(answer, Unanswered):
            self._running.pop(question.bot).end()
        return answer


class Process:
    """The process of one custom bot."""

    def __init__(self, game: str, bot: str) -> None:
        """Start it. Modules are imported from the current folder first."""
        folders = [*([str(Path.cwd())] if ":" in bot else []), *sys.path]
        # -P keeps the current folder out of the import path.
        command = [sys.executable, "-P", "-c", _PROGRAM, game, *folders]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, message: bytes, limit: float | None) -> Answer:
        """Return the answer to a message, or why there is none; `limit` is in seconds."""
        is_late = Event()

        def stop() -> None:
            is_late.set()
            self._process.kill()

        clock = Timer(limit, stop) if limit is not None else None
        if clock:
            clock.start()
        answer = self._exchange(message)
        if clock:
            clock.cancel()
        return Unanswered(LATE) if is_late.is_set() else answer

    def _exchange(self, message: bytes) -> Answer:
        """Send a message and wait for the answer."""
        assert self._process.stdin
        assert self._process.stdout
        with suppress(OSError):
            send(self._process.stdin, message)
            answer = receive(self._process.stdout, _MOST)
            if answer is not None:
                return answer.decode("utf-8", "replace")
        return Unanswered(LOST)

    def end(self) -> None:
        """Kill the process and close its pipes."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                assert pipe
                pipe.close()


class Guest:
    """A custom bot in this interpreter, where processes do not exist: only its steps are limited.

    A decision that takes too long counts as late, but cannot be broken off.
    """

    def __init__(self, game: str, bot: str) -> None:
        """Start without the bot, which the first message names."""
        self._host = Host(game)
        self._folders = [str(Path.cwd())] if ":" in bot else []

    def ask(self, message: bytes, limit: float | None) -> Answer:
        """Return the answer to a message; `limit` is in seconds."""
        began = perf_counter()
        sys.path[:0] = self._folders
        try:
            answer = self._host.handle(message)
        finally:
            for folder in self._folders:
                sys.path.remove(folder)
        is_late = limit is not None and perf_counter() - began > limit
        return Unanswered(LATE) if is_late else answer

    def end(self) -> None:
        """Stop counting steps."""
        self._host.close()


def send(pipe: IO[bytes], message: bytes) -> None:
    """Write a message after its length; raise OSError if the pipe is closed."""
    pipe.write(len(message).to_bytes(_SIZE, "big") + message)
    pipe.flush()


def receive(pipe: IO[bytes], most: int) -> bytes | None:
    """Read a message; return None if the pipe is closed or the message is longer than `most`."""
    size = pipe.read(_SIZE)
    length = int.from_bytes(size, "big")
    if len(size) < _SIZE or length > most:
        return None
    message = pipe.read(length)
    return message if len(message) == length else None


def serve(game: str) -> None:
    """Answer the messages on standard input: the main loop of a custom bot's process."""
    # Ctrl-C is handled by the process that started the contest.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A bot may use these file descriptors directly, so messages use copies of them.
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)
    host = Host(game)
    while message := receive(questions, sys.maxsize):
        send(answers, host.handle(message).encode("utf-8", "replace"))
