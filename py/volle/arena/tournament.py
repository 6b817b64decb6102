"""Contests on several cores or machines; the results do not depend on the number of workers."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from os import cpu_count
from typing import Any, Final, NamedTuple

from volle.arena.blocks import Block, blocks_of
from volle.arena.intervals import EARLIEST
from volle.arena.journal import Journal
from volle.arena.play import Batch
from volle.arena.processes import play_batch
from volle.arena.summary import is_decided

_AHEAD: Final = 2
"""Batches in progress or queued per worker, so that none is idle."""


class Workers(NamedTuple):
    """The executor of batches, and the number of batches to keep in progress."""

    executor: Executor
    ahead: int


def run(
    journal: Journal,
    workers: Workers,
    *,
    stops_early: bool = False,
    on_progress: Callable[[int], None] = lambda _blocks: None,
) -> list[Block]:
    """Play all batches that the journal lacks; return the blocks.

    Batches are processed in order, regardless of when workers finish them. With `stops_early`, the contest
    ends as soon as all bots can be ranked, which therefore depends only on the results. `on_progress`
    receives the number of blocks.
    """
    contest = journal.contest
    blocks: list[Block] = []
    for batch in _batches(journal, workers):
        blocks += blocks_of(contest, batch.blocks)
        on_progress(len(blocks))
        if stops_early and len(blocks) >= EARLIEST and is_decided(contest, blocks):
            break
    return blocks


def _batches(journal: Journal, workers: Workers) -> Iterator[Batch]:
    """Yield the batches in order: those of the journal, then new ones, which are added to it."""
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
    """Start processes on this machine, by default one per core."""
    count = jobs or cpu_count() or 1
    with ProcessPoolExecutor(count, initializer=_ignore_interrupts) as pool:
        yield Workers(pool, _AHEAD * count)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers, which is handled by the process that started the contest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Connect to the workers of the Dask cluster with this scheduler; raise OSError if there is none."""
    from distributed import Client  # noqa: PLC0415 - an optional extra

    connect: Any = Client
    with connect(address) as client:
        executor: Any = client.get_executor(pure=False)
        yield Workers(executor, _AHEAD * max(sum(client.nthreads().values()), 1))
