"""The command line: volle play | link | simulate | arena | replay | deck | odds | advise | review."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from volle.cli import arena, coach_report, link, odds_report, simulate, terminal
from volle.cli.arguments import parser
from volle.cli.files import option_value, read_text
from volle.cli.formatter import Formatter, SeatPosition
from volle.cli.layout import format_rows, show
from volle.cli.positions import read_position, seat_at
from volle.cli.progress import Progress
from volle.core import coach, lesson, review
from volle.core import match as matches
from volle.core.errors import BadOptions, GameError
from volle.core.match import Match
from volle.core.names import BOT
from volle.core.record import format_record, format_result, parse_record
from volle.core.review import Review
from volle.core.seed_source import SeedSource, format_seed_source
from volle.core.serialization import format_error, plain
from volle.games import GAMES, begin, seed_of

_GET_WORDS: Final = "pip install fluent.runtime"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, 1 for bad input, 2 for a wrong call."""
    args = parser().parse_args(arguments)
    _print_any_sign()
    try:
        _check_seed(args)
        return _COMMANDS[args.command](args)
    except GameError as error:
        return _refused(error, args.lang)
    except BrokenPipeError:
        # The reader closed the pipe: nothing more may be written while Python exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        if error.filename is not None:
            return _refused(GameError("file.closed", file=str(error.filename)), args.lang)
        print(f"volle: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _refused(error: GameError, language: str) -> int:
    """Print a refusal as a sentence, with the file that it is about; return the exit code."""
    file = f"{error.params['file']}: " if "file" in error.params else ""
    print(f"volle: {file}{_formatter(language).refusal(error)}", file=sys.stderr)
    return 1


def _check_seed(args: argparse.Namespace) -> None:
    """Raise BadOptions (seed.empty) for a seed without a sign in it."""
    seed = getattr(args, "seed", None)
    if seed is not None and not seed.strip():
        raise BadOptions("seed.empty")


def _play(args: argparse.Namespace) -> int:
    formatter = replace(_announced_formatter(args.lang), codes=args.codes)
    match = _begun(args)
    if args.record:
        args.record.touch()  # an unwritable path is refused before the match, not after it
    played = terminal.play(match, formatter)
    if args.record:
        args.record.write_text(format_record(played, private=True), encoding="utf-8", newline="\n")
    return 0


@cache
def _formatter(language: str) -> Formatter:
    """Return a formatter for sentences, or for codes where their library is missing."""
    try:
        from volle.cli.localization import FluentLocalization  # noqa: PLC0415 - the one import that may fail
    except ModuleNotFoundError:
        return Formatter(language, None)
    return Formatter(language, FluentLocalization(language))


def _announced_formatter(language: str) -> Formatter:
    """Return the same, and print how to get sentences where their library is missing."""
    formatter = _formatter(language)
    if formatter.l10n is None:
        print(f"volle: {formatter.words.say('terminal-codes')}\n  {_GET_WORDS}", file=sys.stderr)
    return formatter


def _print_any_sign() -> None:
    """Replace characters that the terminal cannot print, such as a true minus."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _begun(args: argparse.Namespace) -> Match:
    """A new match, or the one of a record; a lesson goes on without its guide, whom only the page has."""
    if args.start is None:
        names = args.names or ["Anna", *[BOT + simulate.best_bot(args.game)] * 2]
        return _dealt(begin(GAMES[args.game], names, _options(args), args.seed), args)
    if args.deal or args.again:
        raise GameError("deal.from")
    match = parse_record(read_text(args.start), GAMES)
    match = matches.with_chance(match, seed_of(args.seed))
    return lesson.left(match) if matches.course(match) else match


def _dealt(match: Match, args: argparse.Namespace) -> Match:
    """The match with the dice that were asked for; raises BadOptions, and BadRecord for no record."""
    if args.again:
        earlier = parse_record(read_text(args.again), GAMES)
        if earlier.seed is None:
            raise GameError("deal.no-seed")
        return matches.with_seed_from(replace(match, seed=earlier.seed), earlier.deal or SeedSource("again"))
    return matches.with_seed_from(match, simulate.seed_source(args.deal)) if args.deal else match


def _simulate(args: argparse.Namespace) -> int:
    deal = simulate.seed_source(args.deal) if args.deal else None
    bots = args.bots or [simulate.best_bot(args.game)]
    plan = simulate.Plan(args.game, args.seats, args.games, args.seed, bots, _options(args), deal)
    words = _formatter(args.lang).words
    progress = Progress(args.games, lambda done: words.say("simulate-playing", done=done, count=args.games))
    summary = simulate.run(plan, args.out, args.jobs, progress)
    if args.json:
        print(json.dumps(summary))
    else:
        print(simulate.format_summary(summary, words))
        print(f"{words.say('simulate-records')} {summary['records']}")
    return 0


def _replay(args: argparse.Namespace) -> int:
    reports: list[dict[str, Any]] = []
    lines: list[str] = []
    for path in args.files:
        try:
            match = parse_record(read_text(path), GAMES, verify=args.verify)
            report = _replayed(path, match, verify=args.verify)
            lines.append(f"{path}: {_ended(match, args)}")
        except GameError as error:
            report = {"file": str(path), "error": {**format_error(error), "text": str(error)}}
            lines.append(f"{path}: {_formatter(args.lang).refusal(error)}")
        reports.append(report)
    print(json.dumps(reports, indent=2) if args.json else "\n".join(lines))
    return int(any("error" in report for report in reports))


def _replayed(path: Path, match: Match, *, verify: bool) -> dict[str, Any]:
    """Return the actions, scores and winning seats (from 1) of a record."""
    result = match.game.result(match.state)
    winners = [seat + 1 for seat in result.winners] if result else None
    scores = result.totals if result else None
    found = {"actions": match.ply, "over": bool(result), "scores": scores, "winners": winners}
    dealt = format_seed_source(match.deal) if match.deal else None
    return {"file": str(path), **found, "deal": dealt, "verified": verify}


def _ended(match: Match, args: argparse.Namespace) -> str:
    """Return in words how a match ended, or how far it has come, and what was found out about its dice."""
    formatter = _formatter(args.lang)
    words, names, result = formatter.words, formatter.names(match), match.game.result(match.state)
    if result is None:
        told = [words.say("terminal-unfinished", count=match.ply)]
    elif formatter.l10n is None:
        told = [format_result(match)]
    else:
        scores = zip(names, map(words.number, result.totals), strict=True)
        told = [words.listed(words.say("seat-value", name=name, value=score) for name, score in scores)]
        winners = words.listed(names[seat] for seat in result.winners)
        told.append(words.say("scores-heading", names=winners, count=len(result.winners)))
    if match.deal:
        told.append(words.say("deal-said", kind=match.deal.kind, text=match.deal.text))
    if args.verify:
        told.append(words.say("verdict-fair", over="no" if result is None else "yes"))
    return " · ".join(told)


def _deck(args: argparse.Namespace) -> int:
    game, formatter = GAMES[args.game], _formatter(args.lang)
    cards = plain(game.reference.deck)
    table = formatter.table_words(game)
    if args.json:
        print(json.dumps(cards, indent=1))
    elif table:
        show(format_rows(table.deck(formatter.words)))
    else:
        for card in cards:
            print(*(value for value in card.values() if value not in (None, 0)))
    return 0


def _odds(args: argparse.Namespace) -> int:
    return _known_odds(args) if args.position is None else _position_odds(args)


def _position_odds(args: argparse.Namespace) -> int:
    """Print the odds of a seat in a position; raises GameError, among them odds.none."""
    game = GAMES[args.game]
    state, options = read_position(read_text(args.position), game, _options(args))
    seat = seat_at(game, state, args.seat)
    odds = coach.odds_of(game, options, state, seat)
    if odds is None:
        raise GameError("odds.none")
    if args.json:
        print(json.dumps(plain(odds, game), indent=1))
    else:
        at = SeatPosition(game, options, game.observe(state, seat))
        show(odds_report.format_odds(at, odds, _announced_formatter(args.lang)))
    return 0


def _known_odds(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    if game.odds is None:
        raise GameError("odds.none")
    odds = game.odds.of_game()
    formatter = _formatter(args.lang)
    table = formatter.table_words(game)
    if args.json:
        exact = {name: {"exact": str(value), "value": float(value)} for name, value in odds.items()}
        print(json.dumps(exact, indent=1))
    elif table:
        show(format_rows(table.odds(odds, formatter.words)))
    else:
        width = max(map(len, odds))
        for name, value in odds.items():
            print(f"{name:{width}}  {float(value):12.7f}  {value if len(str(value)) < 60 else ''}".rstrip())
    return 0


def _advise(args: argparse.Namespace) -> int:
    """Print the value of each choice of a seat; raises GameError, among them advice.none."""
    game = GAMES[args.game]
    state, options = read_position(read_text(args.position), game, _options(args))
    seat = seat_at(game, state, args.seat)
    found = coach.advice_to(game, options, state, seat)
    if found is None:
        raise GameError("advice.none")
    if args.json:
        print(json.dumps(plain(found, game), indent=1))
    else:
        at = SeatPosition(game, options, game.observe(state, seat))
        show(coach_report.format_advice(at, found, _announced_formatter(args.lang)))
    return 0


def _review(args: argparse.Namespace) -> int:
    """Print what luck and decisions made of a match that is over; raises GameError."""
    match = parse_record(read_text(args.file), GAMES)
    found = _reviewed(match, _formatter(args.lang))
    if args.json:
        print(json.dumps(plain(found, match.game), indent=1))
    else:
        show(coach_report.format_review(match, found, _announced_formatter(args.lang)))
    return 0


def _reviewed(match: Match, formatter: Formatter) -> Review:
    """Return the review of a match that is over, and show its progress; raises GameError."""
    reviewing = review.begin(match)
    words = formatter.words
    plies = words.number(match.ply)
    progress = Progress(
        match.ply, lambda done: words.say("reviewed-waiting", done=words.number(done), plies=plies)
    )
    while (found := review.finish(reviewing)) is None:
        progress.show(reviewing.done)
        reviewing = review.advance(reviewing, 1)
    progress.end()
    return found


def _options(args: argparse.Namespace) -> dict[str, Any]:
    """Return the options of a match that the command line names, as JSON; raises GameError (options.file)."""
    given = {name.removeprefix("agreed."): text for name, text in vars(args).items() if "." in name}
    return {name: option_value(text) for name, text in given.items() if text is not None}


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "play": _play,
    "link": lambda args: link.run(args, _options(args), _announced_formatter(args.lang)),
    "simulate": _simulate,
    "arena": lambda args: arena.run(args, _options(args), _formatter(args.lang).words),
    "replay": _replay,
    "deck": _deck,
    "odds": _odds,
    "advise": _advise,
    "review": _review,
}
