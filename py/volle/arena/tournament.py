"""Plays a contest on many cores or machines. What comes of it does not depend on how many there are."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from os import cpu_count
from typing import Any, Final, NamedTuple

from volle.arena.intervals import EARLIEST
from volle.arena.journal import Journal
from volle.arena.play import Batch
from volle.arena.processes import play_batch
from volle.arena.summary import is_clear
from volle.arena.tally import Block, blocks_of

_AHEAD: Final = 2
"""So many batches for each worker are under way or waiting, so that none is idle."""


class Workers(NamedTuple):
    """Who plays batches, and how many batches are to be under way so that nobody is idle."""

    executor: Executor
    ahead: int


def run(
    journal: Journal,
    workers: Workers,
    *,
    stops_early: bool = False,
    tell: Callable[[int], None] = lambda _blocks: None,
) -> list[Block]:
    """Plays all batches that the journal has not; returns the blocks.

    Batches are taken in their order, however the workers end them; so where it stops, with `stops_early` as
    soon as all bots are told apart, depends on the results alone. `tell` hears how many blocks there are.
    """
    contest = journal.contest
    blocks: list[Block] = []
    for batch in _batches(journal, workers):
        blocks += blocks_of(contest, batch.blocks)
        tell(len(blocks))
        if stops_early and len(blocks) >= EARLIEST and is_clear(contest, blocks):
            break
    return blocks


def _batches(journal: Journal, workers: Workers) -> Iterator[Batch]:
    """Yields the batches in their order: those of the journal, then those that are played, and kept there."""
    yield from list(journal.batches)
    left = iter(range(len(journal.batches), len(journal.contest.batches())))
    waiting: deque[Future[Batch]] = deque()

    def submit(count: int) -> None:
        waiting.extend(workers.executor.submit(play_batch, journal.contest, at) for at in islice(left, count))

    try:
        submit(workers.ahead)
        while waiting:
            batch = waiting.popleft().result()
            submit(1)
            journal.add(batch)
            yield batch
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def local(jobs: int | None) -> Iterator[Workers]:
    """Processes on this machine, one per core unless told otherwise."""
    count = jobs or cpu_count() or 1
    with ProcessPoolExecutor(count, initializer=_ignore_interrupts) as pool:
        yield Workers(pool, _AHEAD * count)


def _ignore_interrupts() -> None:
    """Leaves Ctrl-C to the process that began the contest: workers end with what they are playing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the Dask cluster with this scheduler; raises OSError where there is none."""
    from distributed import Client  # noqa: PLC0415 - an optional extra

    connect: Any = Client
    with connect(address) as client:
        executor: Any = client.get_executor(pure=False)
        yield Workers(executor, _AHEAD * max(sum(client.nthreads().values()), 1))
