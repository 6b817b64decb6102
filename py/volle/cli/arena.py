"""`volle arena`: plays a contest, shows its progress, and says what came of it."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from volle.arena import tournament
from volle.arena.contest import Contest
from volle.arena.journal import Journal
from volle.arena.messages import PRINTED
from volle.arena.play import Batch
from volle.arena.processes import check
from volle.arena.referee import Cost, Fault
from volle.arena.summary import summarize
from volle.cli import simulate
from volle.cli.arena_report import format_costs, format_report, format_results
from volle.cli.progress import Progress
from volle.cli.report_names import bot_name
from volle.core.errors import BadOptions
from volle.core.localization import Localization

_SHOWN: Final = 3
"""The number of faults of each bot that are printed with their positions."""


def run(args: argparse.Namespace, options: dict[str, Any], words: Localization) -> int:
    """Plays as the command line says; returns the exit code. Raises BadOptions and OSError."""
    seed = simulate.fresh_seed() if args.seed is None else args.seed
    contest = Contest(args.game, args.seats, args.blocks, seed, tuple(args.bots), options, args.limit)
    check(contest)
    journal = Journal(contest, args.journal)
    if args.report:
        args.report.touch()  # an unwritable path is refused before the contest, not after it
    progress = Progress(
        contest.blocks, lambda done: words.say("contest-phase-playing", done=done, blocks=contest.blocks)
    )
    with _workers(args) as workers:
        blocks = tournament.run(journal, workers, stops_early=args.stop_early, on_progress=progress.show)
    progress.end()
    batches = journal.batches[: -(-len(blocks) // len(contest.batches()[0]))]
    summary = summarize(contest, blocks, batches)
    costs = costs_of(contest, batches)
    _print_faults(contest, batches, words)
    _print_printed(contest, batches, words)
    # No two runs take the same time, so that is not among the results.
    print(format_costs(words, summary, costs), file=sys.stderr)
    if args.report:
        report = format_report(args.lang, words, summary, costs, _again(contest, args))
        args.report.write_text(report, encoding="utf-8")
    print(json.dumps(summary) if args.json else format_results(words, summary))
    return 0


def _workers(args: argparse.Namespace) -> AbstractContextManager[tournament.Workers | None]:
    """This machine, or a cluster; raises BadOptions (arena.dask) without its library."""
    if args.dask is None:
        return tournament.local(args.jobs)
    try:
        import distributed  # noqa: F401, PLC0415 - asked only whether it is there
    except ModuleNotFoundError as error:
        raise BadOptions("arena.dask", install="pip install distributed") from error
    return tournament.cluster(args.dask)


def costs_of(contest: Contest, batches: Sequence[Batch]) -> list[Cost]:
    """Return the time of each bot's decisions over all batches."""
    return [_added([batch.cost[bot] for batch in batches]) for bot in range(len(contest.bots))]


def _added(costs: Sequence[Cost]) -> Cost:
    """The costs of all, and the slowest of them."""
    timed, nanoseconds, slowest, counted, calls = zip(*costs, strict=True)
    return Cost(sum(timed), sum(nanoseconds), max(slowest), sum(counted), sum(calls))


def _print_faults(contest: Contest, batches: Sequence[Batch], words: Localization) -> None:
    """Print the faults of bots on standard error, each with its position and the action played instead."""
    for bot, name in enumerate(contest.bots):
        faults = [fault for batch in batches for fault in batch.faults if fault.bot == bot]
        for fault in faults[:_SHOWN]:
            print("\n  ".join(_fault(fault, bot_name(name, words), words)), file=sys.stderr)
        if len(faults) > _SHOWN:
            told = words.say("terminal-fact", what=words.say("arena-faults"), value=words.number(len(faults)))
            print(f"{bot_name(name, words)} · {told}", file=sys.stderr)


def _fault(fault: Fault, name: str, words: Localization) -> Iterator[str]:
    """Yield what went wrong, where, the action played instead, and the position."""
    # On the page the limit is fixed, here it can be chosen.
    id_ = "terminal-fault-late" if fault.kind == "late" else f"contest-fault-{fault.kind}"
    yield words.say(id_, bot=name)
    if fault.said:
        yield fault.said
    if fault.line:
        yield words.say("contest-line", file=name, line=fault.line)
    where = {"block": fault.block + 1, "match": fault.seating + 1, "seat": fault.seat + 1, "ply": fault.ply}
    yield words.say("contest-where", **where)
    yield f"{words.say('contest-played')} {fault.played}"
    yield from fault.position.rstrip().split("\n")


def _print_printed(contest: Contest, batches: Sequence[Batch], words: Localization) -> None:
    """Shows what own bots have printed, on standard error: standard output has the results."""
    for bot, name in enumerate(contest.bots):
        if said := "".join(batch.printed[bot] for batch in batches)[:PRINTED]:
            print(f"{words.say('contest-printed', bot=bot_name(name, words))}\n{said}", file=sys.stderr)


def _again(contest: Contest, args: argparse.Namespace) -> str:
    """The command that repeats the contest."""
    parts = ["volle", "arena", contest.game, "--bots", ",".join(contest.bots)]
    parts += ["--seats", str(contest.seats), "--blocks", str(contest.blocks), "--seed", contest.seed]
    for name, value in contest.options.items():
        said = value if isinstance(value, str) else json.dumps(value)
        parts += [f"--{name.replace('_', '-')}", said]
    parts += ["--limit", str(contest.limit)] if contest.limit is not None else []
    return shlex.join([*parts, *(["--stop-early"] if args.stop_early else [])])
