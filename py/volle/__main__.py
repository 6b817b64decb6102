"""The command line: volle play | simulate | replay | deck."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import volle
from volle import simulate, terminal
from volle.bridge import format_error, plain
from volle.core.errors import BadRecord, GameError
from volle.core.json_text import parse_json
from volle.core.match import Match
from volle.core.record import first_action_line, format_result, parse_record, verify
from volle.games import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0, 1 for bad input, 2 for a wrong call."""
    args = _parser().parse_args(arguments)
    try:
        code: int = args.run(args)
    except GameError as error:
        print(f"volle: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"volle: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
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
    play.add_argument("--record", type=Path, metavar="FILE", help="write the record here at the end")
    _add_own_deck(play)
    play.set_defaults(run=_play)


def _add_simulate(commands: Any) -> None:
    run = commands.add_parser(
        "simulate",
        help="let bots play matches and write their records",
        description="Lets bots play matches and writes one record file for each.",
    )
    _add_game(run)
    run.add_argument("--seats", type=int, default=4, metavar="N", help="how many seats (default: 4)")
    run.add_argument("--games", type=int, default=1, metavar="N", help="how many matches (default: 1)")
    run.add_argument("--seed", metavar="TEXT", help="the same text gives the same matches")
    run.add_argument(
        "--bots",
        type=lambda text: text.split(","),
        default=["ram"],
        metavar="A,B,...",
        help="grades of the bots, dealt to the seats in turn (default: ram)",
    )
    run.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the records")
    run.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
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
    match = simulate.begin_seeded(args.game, args.names, _options(args), args.seed)
    played = terminal.play(match)
    if args.record:
        args.record.write_text(terminal.record(played), encoding="utf-8")
    return 0


def _simulate(args: argparse.Namespace) -> int:
    plan = simulate.Plan(args.game, args.seats, args.games, args.seed, args.bots, _options(args))
    summary = simulate.run(plan, args.out, args.jobs)
    print(json.dumps(summary) if args.json else simulate.format_summary(summary))
    return 0


def _replay(args: argparse.Namespace) -> int:
    reports = [_replay_file(path, check_chance=args.verify) for path in args.files]
    if args.json:
        print(json.dumps(reports, indent=2))
    else:
        for report in reports:
            print(_format_report(report))
    return int(any("error" in report for report in reports))


def _replay_file(path: Path, *, check_chance: bool) -> dict[str, Any]:
    """What a record file tells: its actions, scores and winners, or its error."""
    report: dict[str, Any] = {"file": str(path)}
    try:
        text = _read(path)
        match = parse_record(text, GAMES)
        if check_chance:
            verify(match, first_action_line(text))
    except BadRecord as error:
        return {**report, "error": {**format_error(error), "text": str(error)}}
    result = match.game.result(match.state)
    scores = {"scores": result.totals, "winners": [s + 1 for s in result.winners]} if result else {}
    return {
        **report,
        "actions": match.ply,
        "over": bool(result),
        **scores,
        "line": _last_line(match),
    }


def _last_line(match: Match) -> str:
    """The result of a match that is over, or how far it has come."""
    return f"unfinished {match.ply}" if match.to_act else format_result(match)


def _format_report(report: dict[str, Any]) -> str:
    """One line for a record."""
    told = report["error"]["text"] if "error" in report else report["line"]
    return f"{report['file']}: {told}"


def _read(path: Path) -> str:
    """The text of a record file; raises BadRecord (record.encoding)."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord("record.encoding", line) from error


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
        raise GameError("deck.format") from error


if __name__ == "__main__":
    sys.exit(main())
