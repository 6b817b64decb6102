"""The command line: volle play | simulate | replay | deck."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import volle
from volle import simulate, terminal
from volle.bridge import format_error, plain
from volle.core import match as matches
from volle.core.errors import BadRecord, GameError
from volle.core.json_text import parse_json
from volle.core.match import Match
from volle.core.record import LONGEST, format_record, format_result, parse_record
from volle.games import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 for bad input, 2 for a wrong call."""
    args = _parser().parse_args(arguments)
    try:
        code: int = args.run(args)
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
    return code


def _parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(
        prog="volle",
        description="Play, simulate and check matches of the Volle games.",
        epilog="volle COMMAND --help explains a command.",
    )
    parser.add_argument("--version", action="version", version=f"volle {volle.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_play(commands)
    _add_simulate(commands)
    _add_replay(commands)
    _add_deck(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser(
        "play",
        help="play a match in the terminal",
        description="Plays a match in the terminal. Events are told by their codes and rules; "
        "type a number or an action, `?` for help.",
    )
    _add_game(play)
    play.add_argument(
        "names",
        nargs="*",
        default=["Anna", "bot:ram", "bot:ram"],
        metavar="NAME",
        help="one for each seat; bot:GRADE is a bot (default: Anna bot:ram bot:ram)",
    )
    play.add_argument("--seed", metavar="TEXT", help="the same text gives the same dice and cards")
    play.add_argument("--from", dest="start", type=Path, metavar="FILE", help="go on with this record")
    play.add_argument("--record", type=Path, metavar="FILE", help="save the match here when you leave")
    _add_own_deck(play)
    play.set_defaults(run=_play)


def _add_simulate(commands: Any) -> None:
    run = commands.add_parser(
        "simulate",
        help="let bots play matches and write their records",
        description="Lets bots play matches and writes one record file for each.",
    )
    _add_game(run)
    run.add_argument("--seats", type=_positive, default=4, metavar="N", help="how many seats (default: 4)")
    run.add_argument("--games", type=_positive, default=1, metavar="N", help="how many matches (default: 1)")
    run.add_argument("--seed", metavar="TEXT", help="the same text gives the same matches")
    run.add_argument(
        "--bots",
        type=_grades,
        default=["ram"],
        metavar="A,B,...",
        help="grades of the bots, dealt to the seats in turn (default: ram)",
    )
    run.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the records")
    run.add_argument("--jobs", type=_positive, metavar="N", help="processes (default: one per core)")
    run.add_argument("--json", action="store_true", help="print the summary as JSON")
    _add_own_deck(run)
    run.set_defaults(run=_simulate)


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser(
        "replay",
        help="check records and print their final scores",
        description="Replays records through the rules and prints their final scores. A bad record is "
        "named with line, code and rule, and makes the exit code 1.",
    )
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.add_argument(
        "--verify",
        action="store_true",
        help="also check the seal, and that every deal and roll is the one that the seed draws",
    )
    replay.add_argument("--json", action="store_true", help="print a list of objects")
    replay.set_defaults(run=_replay)


def _add_deck(commands: Any) -> None:
    deck = commands.add_parser(
        "deck", help="print the house deck", description="Prints the cards of the house deck."
    )
    _add_game(deck)
    deck.add_argument("--json", action="store_true", help="print a list of objects")
    deck.set_defaults(run=_deck)


def _positive(text: str) -> int:
    """A whole number from 1 on; raises ValueError, which argparse tells."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _grades(text: str) -> list[str]:
    """Grades of bots, separated by commas."""
    return [grade.strip() for grade in text.split(",")]


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(GAMES))


def _add_own_deck(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--deck",
        type=Path,
        metavar="FILE",
        help="a deck of your own: a JSON list as `volle deck GAME --json` prints it",
    )


def _play(args: argparse.Namespace) -> int:
    match = _begun(args)
    if args.record:
        args.record.touch()  # a place where nothing can be written is told before the match, not after it
    played = terminal.play(match)
    if args.record:
        args.record.write_text(format_record(played, private=True), encoding="utf-8", newline="\n")
    return 0


def _begun(args: argparse.Namespace) -> Match:
    """A new match, or the one of a record."""
    if args.start is None:
        return simulate.begin_seeded(args.game, args.names, _options(args), args.seed)
    match = parse_record(_read(args.start), GAMES)
    return matches.with_chance(match, simulate.seed_of(args.seed))


def _simulate(args: argparse.Namespace) -> int:
    plan = simulate.Plan(args.game, args.seats, args.games, args.seed, args.bots, _options(args))
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
    return {**report, **found, "verified": verify, "told": _told(match)}


def _told(match: Match) -> str:
    """The result of a match that is over, or how far it has come."""
    return f"unfinished after {match.ply} actions" if match.to_act else format_result(match)


def _format_report(report: dict[str, Any]) -> str:
    """One line for a record."""
    if "error" in report:
        return f"{report['file']}: {report['error']['text']}"
    return f"{report['file']}: {report['told']}{'  verified' if report['verified'] else ''}"


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
        print("\n".join(map(terminal.format_card, cards)))
    return 0


def _options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of a match as JSON; raises GameError (deck.format) for a file that holds no JSON."""
    if args.deck is None:
        return {}
    try:
        return {"deck": parse_json(args.deck.read_text(encoding="utf-8"))}
    except ValueError as error:
        raise GameError("deck.format", file=str(args.deck)) from error


if __name__ == "__main__":
    sys.exit(main())
