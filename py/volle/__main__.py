"""The command line: volle play | simulate | arena | replay | deck | odds | advise | review."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from volle import coach_report, simulate, terminal
from volle.arena import command as arena
from volle.arguments import parser
from volle.coaching import advise, format_advice, format_review
from volle.core import deal as deals
from volle.core import guide, review
from volle.core import match as matches
from volle.core.chance import Deal
from volle.core.errors import BadRecord, GameError
from volle.core.match import Match
from volle.core.names import BOT
from volle.core.record import LONGEST, format_record, format_result, parse_record
from volle.formatter import Formatter
from volle.games import GAMES
from volle.languages import terminal_words
from volle.positions import format_odds, odds_of, read_position
from volle.serialize import format_error, plain

_GET_WORDS: Final = "pip install fluent.runtime"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 for bad input, 2 for a wrong call."""
    try:
        args = parser().parse_args(arguments)
        return _COMMANDS[args.command](args)
    except GameError as error:
        print(f"volle: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read the output has read enough; nothing more may be written while Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"volle: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _play(args: argparse.Namespace) -> int:
    _print_whatever_comes()
    formatter = _formatter(args.lang)
    try:
        match = _begun(args)
    except GameError as error:
        print(f"volle: {formatter.refusal(error)}", file=sys.stderr)
        return 1
    if args.record:
        args.record.touch()  # a place where nothing can be written is told before the match, not after it
    played = terminal.play(match, formatter)
    if args.record:
        args.record.write_text(format_record(played, private=True), encoding="utf-8", newline="\n")
    return 0


def _formatter(language: str) -> Formatter:
    """What puts the match into sentences, or into codes where their library is missing, which is said."""
    try:
        from volle.localization import FluentLocalization  # noqa: PLC0415 - the one import that may fail
    except ModuleNotFoundError:
        print(f"volle: {terminal_words(language)['terminal-codes']}\n  {_GET_WORDS}", file=sys.stderr)
        return Formatter(language, None)
    return Formatter(language, FluentLocalization(language))


def _print_whatever_comes() -> None:
    """Has a terminal that lacks a sign, such as a true minus, show another instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _begun(args: argparse.Namespace) -> Match:
    """A new match, or the one of a record; a lesson goes on without its guide, whom only the page has."""
    if args.start is None:
        names = args.names or ["Anna", *[BOT + simulate.best_bot(args.game)] * 2]
        return _dealt(simulate.begin_seeded(args.game, names, _options(args), args.seed), args)
    if args.deal or args.again:
        raise GameError("deal.from")
    match = parse_record(_read(args.start), GAMES)
    match = matches.with_chance(match, simulate.seed_of(args.seed))
    return guide.left(match) if matches.course(match) else match


def _dealt(match: Match, args: argparse.Namespace) -> Match:
    """The match with the dice that were asked for; raises BadOptions, and BadRecord for no record."""
    if args.again:
        earlier = parse_record(_read(args.again), GAMES)
        if earlier.seed is None:
            raise GameError("deal.no-seed")
        return deals.as_dealt(replace(match, seed=earlier.seed), earlier.deal or Deal("again"))
    return deals.as_dealt(match, simulate.deal_of(args.deal)) if args.deal else match


def _simulate(args: argparse.Namespace) -> int:
    deal = simulate.deal_of(args.deal) if args.deal else None
    bots = args.bots or [simulate.best_bot(args.game)]
    plan = simulate.Plan(args.game, args.seats, args.games, args.seed, bots, _options(args), deal)
    summary = simulate.run(plan, args.out, args.jobs)
    print(json.dumps(summary) if args.json else simulate.format_summary(summary))
    return 0


def _replay(args: argparse.Namespace) -> int:
    reports = [_replay_file(path, verify=args.verify) for path in args.files]
    if args.json:
        print(json.dumps(reports, indent=2))
    else:
        for report in reports:
            print(_format_report(report))
    return int(any("error" in report for report in reports))


def _replay_file(path: Path, *, verify: bool) -> dict[str, Any]:
    """What a record file tells: its actions, scores and winning seats from 1, or its error."""
    report: dict[str, Any] = {"file": str(path)}
    try:
        match = parse_record(_read(path), GAMES, verify=verify)
    except GameError as error:
        return {**report, "error": {**format_error(error), "text": str(error)}}
    except OSError as error:
        unreadable = {"code": "file.unreadable", "text": f"file.unreadable {error.strerror}"}
        return {**report, "error": unreadable}
    result = match.game.result(match.state)
    winners = [seat + 1 for seat in result.winners] if result else None
    scores = result.totals if result else None
    found = {"actions": match.ply, "over": bool(result), "scores": scores, "winners": winners}
    dealt = deals.format_deal(match.deal) if match.deal else None
    return {**report, **found, "deal": dealt, "verified": verify, "told": _told(match)}


def _told(match: Match) -> str:
    """The result of a match that is over, or how far it has come."""
    return f"unfinished after {match.ply} actions" if match.to_act else format_result(match)


def _format_report(report: dict[str, Any]) -> str:
    """One line for a record."""
    if "error" in report:
        return f"{report['file']}: {report['error']['text']}"
    deal = f"  deal {report['deal']}" if report["deal"] else ""
    return f"{report['file']}: {report['told']}{deal}{'  verified' if report['verified'] else ''}"


def _read(path: Path) -> str:
    """The text of a record file, `-` for standard input; raises BadRecord (record.encoding) and OSError.

    No more is read than a record can have, and line ends stay as they are.
    """
    with sys.stdin.buffer if str(path) == "-" else path.open("rb") as file:
        data = file.read(4 * LONGEST + 1)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("record.encoding", data[: error.start].count(b"\n") + 1) from error


def _deck(args: argparse.Namespace) -> int:
    cards = plain(GAMES[args.game].deck)
    if args.json:
        print(json.dumps(cards, indent=1))
    else:
        for card in cards:
            print(*(value for value in card.values() if value not in (None, 0)))
    return 0


def _odds(args: argparse.Namespace) -> int:
    return _known_odds(args) if args.position is None else _position_odds(args)


def _position_odds(args: argparse.Namespace) -> int:
    """Prints what the seat that decides can expect, or another; raises GameError, among them odds.none."""
    game = GAMES[args.game]
    state = read_position(_read(args.position), game, _options(args))
    odds = odds_of(game, state, None if args.seat is None else args.seat - 1)
    if odds is None:
        raise GameError("odds.none")
    print(json.dumps(odds, indent=1) if args.json else format_odds(odds))
    return 0


def _known_odds(args: argparse.Namespace) -> int:
    odds = GAMES[args.game].odds()
    if args.json:
        exact = {name: {"exact": str(value), "value": float(value)} for name, value in odds.items()}
        print(json.dumps(exact, indent=1))
    else:
        width = max(map(len, odds))
        for name, value in odds.items():
            print(f"{name:{width}}  {float(value):12.7f}  {value if len(str(value)) < 60 else ''}".rstrip())
    return 0


def _advise(args: argparse.Namespace) -> int:
    """Prints what each choice of a seat is worth; raises GameError, among them advice.none."""
    _print_whatever_comes()
    game = GAMES[args.game]
    state = read_position(_read(args.position), game, _options(args))
    found = advise(game, state, None if args.seat is None else args.seat - 1)
    if found is None:
        raise GameError("advice.none")
    told = format_advice(game, found)
    if args.json:
        print(json.dumps(told, indent=1))
    else:
        print(coach_report.format_advice(game.name, told, _formatter(args.lang)))
    return 0


def _review(args: argparse.Namespace) -> int:
    """Prints what luck and decisions made of a match that is over; raises GameError."""
    _print_whatever_comes()
    match = parse_record(_read(args.file), GAMES)
    found = format_review(review.look_on(review.begin(match), match.ply))
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        print(coach_report.format_review(match, found, _formatter(args.lang)))
    return 0


def _options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of a match as JSON: those that the command line names."""
    given = {name.removeprefix("agreed."): value for name, value in vars(args).items() if "." in name}
    return {name: value for name, value in given.items() if value is not None}


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "play": _play,
    "simulate": _simulate,
    "arena": lambda args: arena.run(args, _options(args)),
    "replay": _replay,
    "deck": _deck,
    "odds": _odds,
    "advise": _advise,
    "review": _review,
}


if __name__ == "__main__":
    sys.exit(main())
