"""`volle arena`: plays a contest, with a bar while it lasts, and says what came of it."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from volle.arena import tournament
from volle.arena.contest import Contest
from volle.arena.journal import Journal
from volle.arena.messages import PRINTED
from volle.arena.play import Batch
from volle.arena.processes import check
from volle.arena.referee import Cost
from volle.arena.summary import summarize
from volle.cli import simulate
from volle.cli.arena_report import write_report
from volle.core.errors import BadOptions

_WIDTH: Final = 40
_SHOWN: Final = 3
"""The number of faults of each bot that are printed with their positions."""


def run(args: argparse.Namespace, options: dict[str, Any]) -> int:
    """Plays as the command line says; returns the exit code. Raises BadOptions and OSError."""
    seed = simulate.fresh_seed() if args.seed is None else args.seed
    contest = Contest(args.game, args.seats, args.blocks, seed, tuple(args.bots), options, args.limit)
    check(contest)
    journal = Journal(contest, args.journal)
    if args.report:
        args.report.touch()  # an unwritable path is refused before the contest, not after it
    bar = Bar(contest.blocks)
    with _workers(args) as workers:
        blocks = tournament.run(journal, workers, stops_early=args.stop_early, on_progress=bar.show)
    bar.end()
    batches = journal.batches[: -(-len(blocks) // len(contest.batches()[0]))]
    summary = summarize(contest, blocks, batches)
    _print_faults(contest, batches)
    _print_printed(contest, batches)
    _print_costs(contest, costs_of(contest, batches))
    if args.report:
        write_report(args.report, args.lang, summary, costs_of(contest, batches), _again(contest, args))
    print(json.dumps(summary) if args.json else format_summary(summary))
    return 0


def _workers(args: argparse.Namespace) -> AbstractContextManager[tournament.Workers]:
    """This machine, or a cluster; raises BadOptions (arena.dask) without its library."""
    if args.dask is None:
        return tournament.local(args.jobs)
    try:
        import distributed  # noqa: F401, PLC0415 - asked only whether it is there
    except ModuleNotFoundError as error:
        raise BadOptions("arena.dask", install="pip install distributed") from error
    return tournament.cluster(args.dask)


class Bar:
    """The progress of a contest on standard error: one growing line, or a few lines in a file."""

    def __init__(self, blocks: int) -> None:
        """Begin at zero of `blocks` blocks."""
        self._blocks = blocks
        self._tenths = 0

    def show(self, done: int) -> None:
        """Report the number of finished blocks."""
        full = _WIDTH * done // self._blocks
        line = f"[{'#' * full}{'.' * (_WIDTH - full)}] {done}/{self._blocks} blocks"
        tenths = 10 * done // self._blocks
        if sys.stderr.isatty():
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
        elif tenths > self._tenths:
            print(line, file=sys.stderr, flush=True)
        self._tenths = tenths

    def end(self) -> None:
        """Nothing more is played."""
        if sys.stderr.isatty():
            print(file=sys.stderr)


def format_summary(summary: dict[str, Any]) -> str:
    """The results as lines: bots, pairs and seats, each number with its interval."""
    head = f"{summary['game']}  seats {summary['seats']}  blocks {summary['blocks']}"
    bots = sorted(summary["bots"], key=lambda name: -summary["bots"][name]["rating"])
    pairs = (f"{' ahead of '.join(pair['bots']):40} {_percent(pair)}" for pair in summary["pairs"])
    seats = (f"seat {at:2} wins {_percent(one)}" for at, one in enumerate(summary["seat_shares"], 1))
    first = f"{head}  matches {summary['matches']}  seed {summary['seed']}"
    return "\n".join([first, *(_format_bot(summary, name) for name in bots), *pairs, *seats])


def _format_bot(summary: dict[str, Any], name: str) -> str:
    """The line of a bot."""
    bot, luck = summary["bots"][name], summary["luck"][name]
    rating = f"rating {bot['rating']:7.1f} ({bot['low']:.1f} to {bot['high']:.1f})"
    without = f"  without luck {_percent(luck)}" if luck else ""
    return f"{name:16} {rating}  wins {_percent(summary['shares'][name])}{without}  mean {bot['mean']:.1f}"


def _percent(share: dict[str, float]) -> str:
    """A share with its interval."""
    return f"{share['value']:6.1%} ({share['low']:.1%} to {share['high']:.1%})"


def costs_of(contest: Contest, batches: Sequence[Batch]) -> list[Cost]:
    """Return the time of each bot's decisions over all batches."""
    return [_added([batch.cost[bot] for batch in batches]) for bot in range(len(contest.bots))]


def _added(costs: Sequence[Cost]) -> Cost:
    """The costs of all, and the slowest of them."""
    timed, nanoseconds, slowest, counted, calls = zip(*costs, strict=True)
    return Cost(sum(timed), sum(nanoseconds), max(slowest), sum(counted), sum(calls))


def _print_costs(contest: Contest, costs: Sequence[Cost]) -> None:
    """Says what a decision of each bot takes; on standard error, because no two runs take the same time."""
    for name, cost in zip(contest.bots, costs, strict=True):
        mean = cost.nanoseconds / max(cost.timed, 1) / 1e6
        calls = cost.calls / max(cost.counted, 1)
        slowest = cost.slowest / 1e6
        print(
            f"{name:16} {mean:9.3f} ms a decision, {slowest:9.3f} the slowest, {calls:9.1f} calls",
            file=sys.stderr,
        )


def _print_faults(contest: Contest, batches: Sequence[Batch]) -> None:
    """Print the faults of bots, each with its position and the action played instead."""
    for bot, name in enumerate(contest.bots):
        faults = [fault for batch in batches for fault in batch.faults if fault.bot == bot]
        for fault in faults[:_SHOWN]:
            line = f" line {fault.line}" if fault.line else ""
            at = f"block {fault.block} seating {fault.seating} seat {fault.seat + 1}{line}"
            print(f"{name}: {fault.kind} {fault.said}\n  {at}, played: {fault.played}", file=sys.stderr)
            print("  " + fault.position.rstrip().replace("\n", "\n  "), file=sys.stderr)
        if len(faults) > _SHOWN:
            print(f"{name}: {len(faults)} faults in all", file=sys.stderr)


def _print_printed(contest: Contest, batches: Sequence[Batch]) -> None:
    """Shows what own bots have printed, on standard error: standard output has the results."""
    for bot, name in enumerate(contest.bots):
        if said := "".join(batch.printed[bot] for batch in batches)[:PRINTED]:
            print(f"{name} printed:\n{said}", file=sys.stderr)


def _again(contest: Contest, args: argparse.Namespace) -> str:
    """The command that repeats the contest."""
    parts = ["volle", "arena", contest.game, "--bots", ",".join(contest.bots)]
    parts += ["--seats", str(contest.seats), "--blocks", str(contest.blocks), "--seed", contest.seed]
    for name, value in contest.options.items():
        said = value if isinstance(value, str) else json.dumps(value)
        parts += [f"--{name.replace('_', '-')}", said]
    parts += ["--limit", str(contest.limit)] if contest.limit is not None else []
    return shlex.join([*parts, *(["--stop-early"] if args.stop_early else [])])
