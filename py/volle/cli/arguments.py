"""The arguments of the command line, and their help."""

from __future__ import annotations

import argparse
import os
from math import inf
from pathlib import Path
from typing import Any, get_args

import volle
from volle.cli.files import names_in
from volle.cli.languages import USUAL, language_for, languages
from volle.core.joint import Level
from volle.games import GAMES


class _Command(argparse.ArgumentParser):
    """A command whose files and names may stand before, between and behind its options.

    argparse takes those that may be missing as missing as soon as an option follows.
    """

    _is_reading = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return the parsed arguments and the unknown ones."""
        if self._is_reading:
            return super().parse_known_args(args, namespace)
        self._is_reading = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._is_reading = False


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(
        prog="volle",
        description="Play, simulate and check matches of the Volle games.",
        epilog="For help with a command, type: volle COMMAND --help. Exit codes: 0 for success, 1 where the "
        "command refuses its input, 2 for arguments that it does not have, 130 after Ctrl-C.",
    )
    parser.add_argument("--version", action="version", version=f"volle {volle.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Command)
    _add_play(commands)
    _add_link(commands)
    _add_simulate(commands)
    _add_arena(commands)
    _add_replay(commands)
    _add_deck(commands)
    _add_odds(commands)
    _add_advise(commands)
    _add_review(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser(
        "play",
        usage="%(prog)s GAME [NAME ...] [OPTION ...]",
        help="play a match in the terminal",
        description="Play a match in the terminal. Each event is printed with its rule. "
        "On your turn, type the number of a choice or an action; type ? for help.",
    )
    _add_game(play)
    play.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"a name for each player; bot:LEVEL or 'bot:LEVEL NAME' is a bot (default: Anna and two of the "
        f"best bots). Levels: {_levels()}",
    )
    chance = _add_chance(play, "the same text gives the same dice and cards")
    chance.add_argument(
        "--again",
        type=Path,
        metavar="FILE",
        help="the dice and cards of this match once more, as its record says",
    )
    play.add_argument("--from", dest="start", type=Path, metavar="FILE", help="continue the recorded match")
    play.add_argument("--record", type=Path, metavar="FILE", help="save the match to this file when you quit")
    play.add_argument(
        "--codes",
        action="store_true",
        help="show the rule behind each sentence, and each choice as records have it",
    )
    _add_language(play)
    _add_options(play)
    play.set_defaults(command="play")


def _add_link(commands: Any) -> None:
    link = commands.add_parser(
        "link",
        usage="%(prog)s FILE [LINK] [OPTION ...]",
        help="play a match with people elsewhere, by links",
        description="Play a match by links, which you send each other by any messenger. FILE keeps what only "
        "you may know. With a link of another player, the match goes on from there; without one, your last "
        "link is printed again. docs/playing-by-link.md has the protocol.",
    )
    link.add_argument(
        "file", type=Path, metavar="FILE", help="the private record of your seat; never send it"
    )
    link.add_argument(
        "link",
        nargs="?",
        metavar="LINK",
        help="a link that you were sent, or its part after #link/; - reads standard input",
    )
    link.add_argument(
        "--new",
        nargs="+",
        metavar=("GAME", "NAME"),
        help=f"begin a match: {', '.join(GAMES)}, and a name for each player; bot:LEVEL is a bot",
    )
    link.add_argument(
        "--seat",
        type=positive,
        action="append",
        metavar="N",
        help="a player on this device; again for another (default: the first when you begin, else whose "
        "turn it is)",
    )
    link.add_argument(
        "--level",
        choices=get_args(Level),
        default="friends",
        help="friends: the dice are known to the program, which does not look ahead; plan: each turn follows "
        "a plan made before its dice, in games that have plans (default: friends)",
    )
    link.add_argument(
        "--seed", metavar="TEXT", help="with --new: the same text gives the same dice and cards"
    )
    link.add_argument(
        "--do", action="append", metavar="ACTION", help="play this action or plan; again for the next one"
    )
    link.add_argument("--bot", metavar="LEVEL", help="let a bot of this level decide for your players")
    link.add_argument(
        "--without", action="store_true", help="go on without a bid that its player does not reveal"
    )
    link.add_argument(
        "--accept", action="store_true", help="go on although your seat was played on another device"
    )
    link.add_argument("--site", default="", metavar="URL", help="the address before #link/ in printed links")
    _add_language(link)
    _add_options(link)
    link.set_defaults(command="link")


def _add_simulate(commands: Any) -> None:
    run = commands.add_parser(
        "simulate",
        usage="%(prog)s GAME [OPTION ...]",
        help="let bots play matches and write their records",
        description="Let bots play matches, and write a record file for each match.",
    )
    _add_game(run)
    run.add_argument("--seats", type=positive, default=4, metavar="N", help="how many players (default: 4)")
    run.add_argument("--games", type=positive, default=1, metavar="N", help="how many matches (default: 1)")
    _add_chance(run, "the same text gives the same matches")
    run.add_argument(
        "--bots",
        type=names_in,
        metavar="A,B,...",
        help="levels of the bots, each perhaps with a name after a space, given to the players in turn "
        f"(default: the best bot of the game). Levels: {_levels()}",
    )
    run.add_argument(
        "--out",
        type=Path,
        default=Path("records"),
        metavar="DIR",
        help="folder for the records (default: records)",
    )
    run.add_argument("--jobs", type=positive, metavar="N", help="processes to use (default: one per core)")
    run.add_argument("--json", action="store_true", help="print the summary as JSON")
    _add_language(run)
    _add_options(run)
    run.set_defaults(command="simulate")


def _add_arena(commands: Any) -> None:
    arena = commands.add_parser(
        "arena",
        usage="%(prog)s GAME --bots A,B,... [OPTION ...]",
        help="let bots compete, and say how sure the result is",
        description="Let bots compete on the same deals from every seat, and rate them. A block is one deal "
        "in all seatings; intervals are over blocks. docs/arena.md says how.",
    )
    _add_game(arena)
    arena.add_argument(
        "--bots",
        type=names_in,
        required=True,
        metavar="A,B,...",
        help="levels of the game, 'random', or for a bot of your own FILE.py or module:function. "
        f"Levels: {_levels()}",
    )
    arena.add_argument("--seats", type=positive, default=3, metavar="N", help="how many play (default: 3)")
    arena.add_argument("--blocks", type=positive, default=100, metavar="N", help="deals (default: 100)")
    arena.add_argument("--seed", metavar="TEXT", help="the same text gives the same results")
    arena.add_argument(
        "--stop-early", action="store_true", help="stop as soon as every pair of bots has a clear winner"
    )
    arena.add_argument(
        "--limit", type=seconds, metavar="SECONDS", help="the longest that a decision may take"
    )
    arena.add_argument(
        "--journal", type=Path, metavar="FILE", help="store finished batches, and resume from them"
    )
    arena.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page with charts")
    _add_language(arena)
    where = arena.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, metavar="N", help="processes to use (default: one per core)")
    where.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    arena.add_argument("--json", action="store_true", help="print the results as JSON")
    _add_options(arena)
    arena.set_defaults(command="arena")


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser(
        "replay",
        usage="%(prog)s FILE [FILE ...] [OPTION ...]",
        help="check records and print their final scores",
        description="Replay records by the rules and print the final scores. A record with a fault is "
        "reported with the line, the reason and the rule, and the exit code is 1; --json adds the code.",
    )
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.add_argument(
        "--verify",
        action="store_true",
        help="also check the seal, and that the seed gives every deal and roll of the record",
    )
    replay.add_argument("--json", action="store_true", help="print a JSON list of objects")
    _add_language(replay)
    replay.set_defaults(command="replay")


def _add_deck(commands: Any) -> None:
    deck = commands.add_parser(
        "deck",
        usage="%(prog)s GAME [OPTION ...]",
        help="print the deck of a game",
        description="Print the cards of the deck.",
    )
    _add_game(deck)
    deck.add_argument("--json", action="store_true", help="print a JSON list of objects")
    _add_language(deck)
    deck.set_defaults(command="deck")


def _add_odds(commands: Any) -> None:
    odds = commands.add_parser(
        "odds",
        usage="%(prog)s GAME [FILE] [OPTION ...]",
        help="print exact chances",
        description="Print exact chances and expected points of a game, as decimals and fractions; or the "
        "odds of each legal move in a position, for each aim. docs/odds.md explains the numbers.",
    )
    _add_game(odds)
    odds.add_argument(
        "position",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a position, or a record, whose last position is meant; - reads standard input",
    )
    odds.add_argument(
        "--seat",
        type=positive,
        metavar="N",
        help="the player whose odds to print while bids are made (default: the first who owes one)",
    )
    odds.add_argument("--json", action="store_true", help="print a JSON object")
    _add_language(odds)
    _add_options(odds)
    odds.set_defaults(command="odds")


def _add_advise(commands: Any) -> None:
    advise = commands.add_parser(
        "advise",
        usage="%(prog)s GAME FILE [OPTION ...]",
        help="print the value of each choice, with reasons",
        description="Print the value of each choice of a player in a position: the chance to win, points, "
        "and the most important reasons. docs/coach.md explains the numbers.",
    )
    _add_game(advise)
    advise.add_argument(
        "position",
        type=Path,
        metavar="FILE",
        help="a position, or a record, whose last position is meant; - reads standard input",
    )
    advise.add_argument(
        "--seat",
        type=positive,
        metavar="N",
        help="the player to advise while bids are made (default: the first who owes one)",
    )
    advise.add_argument("--json", action="store_true", help="print a JSON object")
    _add_language(advise)
    _add_options(advise)
    advise.set_defaults(command="advise")


def _add_review(commands: Any) -> None:
    review = commands.add_parser(
        "review",
        usage="%(prog)s FILE [OPTION ...]",
        help="separate luck and skill in a match",
        description="Review a finished match: the luck of each player, the cost of decisions, and the "
        "costliest of them. docs/coach.md explains the method.",
    )
    review.add_argument("file", type=Path, metavar="FILE", help="a record; - reads standard input")
    review.add_argument("--json", action="store_true", help="print a JSON object")
    _add_language(review)
    review.set_defaults(command="review")


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang",
        choices=languages(),
        default=language_for(os.environ),
        metavar="CODE",
        help=f"the language: {', '.join(languages())} (default: that of your terminal, or {USUAL})",
    )


def _levels() -> str:
    """Return the levels of the bots of each game, the weakest first."""
    return "; ".join(f"{game.name}: {', '.join(game.bots)}" for game in GAMES.values())


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(GAMES))


def _add_chance(command: argparse.ArgumentParser, seed: str) -> Any:
    """Where the seed comes from: one of several ways."""
    chance = command.add_mutually_exclusive_group()
    chance.add_argument("--seed", metavar="TEXT", help=seed)
    chance.add_argument(
        "--deal",
        metavar="TEXT",
        help="'day 2026-11-22' or 'words WORDS': the dice and cards that everybody gets for them, "
        "as the record says",
    )
    return chance


def _add_options(command: argparse.ArgumentParser) -> None:
    """Add an option of the command for each option of a game.

    Games that have an option of the same name share it: each game parses the value itself.
    """
    choices: dict[str, list[str]] = {}
    for game in GAMES.values():
        for option in game.options:
            choices.setdefault(option.name, []).append(f"{game.name}: {option.choices}")
    group = command.add_argument_group(
        "rules to agree on",
        "A VALUE is a word, JSON, or @FILE to read JSON from a file (such as the output of "
        "`volle deck GAME --json`).",
    )
    for name, values in choices.items():
        group.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"agreed.{name}",
            metavar="VALUE",
            help="; ".join(values),
        )


def positive(text: str) -> int:
    """A whole number from 1 on; raises ValueError, which argparse tells."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def seconds(text: str) -> float:
    """A time above 0; raises ValueError, which argparse tells."""
    seconds = float(text)
    if not 0 < seconds < inf:
        raise ValueError(text)
    return seconds
