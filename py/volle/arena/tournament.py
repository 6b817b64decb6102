"""Contests on several cores or machines; the results do not depend on the number of workers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from contextlib import closing, contextmanager
from itertools import islice
from os import cpu_count
from typing import Any, Final, NamedTuple

from volle.arena.blocks import Block, blocks_of
from volle.arena.contest import Contest
from volle.arena.intervals import EARLIEST
from volle.arena.journal import Journal
from volle.arena.play import Batch
from volle.arena.processes import play_batch, pool
from volle.arena.summary import is_decided

_AHEAD: Final = 2
"""Batches in progress or queued per worker, so that none is idle."""


class Workers(NamedTuple):
    """The executor of batches, and the number of batches to keep in progress."""

    executor: Executor
    ahead: int


def run(
    journal: Journal,
    workers: Workers | None,
    *,
    stops_early: bool = False,
    on_progress: Callable[[int], None] = lambda _blocks: None,
) -> list[Block]:
    """Play all batches that the journal lacks, in this process without workers; return the blocks.

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


def _batches(journal: Journal, workers: Workers | None) -> Iterator[Batch]:
    """Yield the batches in order: those of the journal, then new ones, which are added to it."""
    yield from list(journal.batches)
    contest = journal.contest
    left = iter(range(len(journal.batches), len(contest.batches())))
    played = _played(contest, left, workers) if workers else (play_batch(contest, at) for at in left)
    with closing(played):
        for batch in played:
            journal.add(batch)
            yield batch


def _played(contest: Contest, left: Iterator[int], workers: Workers) -> Generator[Batch]:
    """Yield the batches of these numbers in order, a few of which are always in progress."""
    waiting: deque[Future[Batch]] = deque()

    def submit(count: int) -> None:
        waiting.extend(workers.executor.submit(play_batch, contest, at) for at in islice(left, count))

    try:
        submit(workers.ahead)
        while waiting:
            batch = waiting.popleft().result()
            submit(1)
            yield batch
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def local(jobs: int | None) -> Iterator[Workers | None]:
    """Start processes on this machine, by default one per core; None where this process plays alone."""
    with pool(jobs) as executor:
        yield Workers(executor, _AHEAD * (jobs or cpu_count() or 1)) if executor else None


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Connect to the workers of the Dask cluster with this scheduler; raise OSError if there is none."""
    from distributed import Client  # noqa: PLC0415 - an optional extra

    connect: Any = Client
    with connect(address) as client:
        executor: Any = client.get_executor(pure=False)
        yield Workers(executor, _AHEAD * max(sum(client.nthreads().values()), 1))
