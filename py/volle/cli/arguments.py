"""The arguments of the command line, and their help."""

from __future__ import annotations

import argparse
import os
from math import inf
from pathlib import Path
from typing import Any, Final, get_args

import volle
from volle.cli.files import names_in
from volle.cli.languages import USUAL, language_for, languages
from volle.core.joint import Level
from volle.games import GAMES

OPTIONS: Final = {
    "deck": "The cards: Volle's own, or those of a file",
    "short": "Play with half the deck",
    "open_herd": "Each player may look through their own herd",
    "open_herds": "Everyone may look through every herd",
    "preset": "The rules: Classic (cabinet) or Tutto; the other options change single ones",
    "target": "The points that start the last round",
    "aside": "Set aside all dice that score, or a choice of at least one",
    "straight": "The numbers of the straight; 1-6 counts as a Full Roll",
    "clover": "How many Full Rolls in a row the Four-Leaf Clover needs to win",
    "floor": "Plus-Minus takes no score below zero",
    "end": "The last round: one more turn for everyone else, or turns until all have had equally many",
}
"""Explanations of the options of games, by their names."""
_GAME: Final = next(iter(GAMES.values()))
_BOTS: Final = tuple(_GAME.bots)
"""A game for the examples, and the levels of its bots."""


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
        description="Play the Volle games, let bots play them, and check saved games.",
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
        help="play a game in the terminal",
        description="Play a game in the terminal, such as: "
        f"volle play {_GAME.name} Anna Ben bot:{_BOTS[-1]}. On your turn, type the number of a choice, or ? "
        "for all that you can type: the rules behind what happened, odds, advice, and more.",
    )
    _add_game(play)
    play.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"a name for each player; bot:LEVEL or 'bot:LEVEL NAME' is a bot (default: Anna and two of the "
        f"best bots). Levels: {_levels()}",
    )
    chance = _add_chance(play, "any text; the same text gives the same dice and cards again")
    chance.add_argument(
        "--again",
        type=Path,
        metavar="FILE",
        help="play with the dice and cards of this saved game again",
    )
    play.add_argument("--from", dest="start", type=Path, metavar="FILE", help="continue this saved game")
    play.add_argument("--record", type=Path, metavar="FILE", help="save the game to this file in the end")
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
        help="play a game with people elsewhere, by links",
        description="Play a game by links, which you send each other by any messenger. FILE keeps what only "
        "you may know. With a link of another player, the game goes on from there; without one, your last "
        "link is printed again. docs/playing-by-link.md has the protocol.",
    )
    link.add_argument("file", type=Path, metavar="FILE", help="your private copy of the game; never send it")
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
        help=f"begin a game: {', '.join(GAMES)}, and a name for each player; bot:LEVEL is a bot",
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
        "--seed",
        metavar="TEXT",
        help="with --new: the same text gives the same dice and cards",
    )
    link.add_argument(
        "--do",
        action="append",
        metavar="ACTION",
        help="play this move or plan; again for the next",
    )
    link.add_argument("--bot", metavar="LEVEL", help="let a bot of this level decide for your players")
    link.add_argument(
        "--without", action="store_true", help="go on without the bid of a player who does not reveal it"
    )
    link.add_argument(
        "--accept", action="store_true", help="go on although your moves were played on another device"
    )
    link.add_argument("--site", default="", metavar="URL", help="the address before #link/ in printed links")
    _add_language(link)
    _add_options(link)
    link.set_defaults(command="link")


def _add_simulate(commands: Any) -> None:
    run = commands.add_parser(
        "simulate",
        usage="%(prog)s GAME [OPTION ...]",
        help="let bots play games, and save them",
        description="Let bots play games, and save each as a record, such as: "
        f"volle simulate {_GAME.name} --seats 3 --games 100 --bots {','.join(_BOTS[-2:])}. "
        "Prints how many games each has won, and its average score.",
    )
    _add_game(run)
    run.add_argument("--seats", type=positive, default=4, metavar="N", help="how many players (default: 4)")
    run.add_argument("--games", type=positive, default=1, metavar="N", help="how many games (default: 1)")
    _add_chance(run, "any text; the same text gives the same games again")
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
        description="Let bots compete, such as: "
        f"volle arena {_GAME.name} --bots {_BOTS[-1]},mine.py. Each deal is played several times, so that "
        "every bot gets its dice and cards from every seat; such a set is a block. Prints ratings and "
        "shares of wins, each with the range that fits the results. docs/arena.md explains the numbers.",
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
    arena.add_argument(
        "--blocks", type=positive, default=100, metavar="N", help="how many deals (default: 100)"
    )
    arena.add_argument("--seed", metavar="TEXT", help="any text; the same text gives the same results again")
    arena.add_argument(
        "--stop-early", action="store_true", help="stop as soon as every pair of bots has a clear winner"
    )
    arena.add_argument(
        "--limit",
        type=seconds,
        metavar="SECONDS",
        help="the longest that a bot may think about a choice",
    )
    arena.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help="keep what has been played in this file, to go on from there",
    )
    arena.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="write an HTML page with charts to this file",
    )
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
        help="check saved games, and print how they ended",
        description="Replay saved games by the rules, and print how each ended. Of a file with a fault, the "
        "line and the reason are printed, and the exit code is 1; --json adds the code and the rule.",
    )
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.add_argument(
        "--verify",
        action="store_true",
        help="also check the dice: that the seal fits the seed, and that the seed gives every deal and roll",
    )
    replay.add_argument("--json", action="store_true", help="print a JSON list of objects")
    _add_language(replay)
    replay.set_defaults(command="replay")


def _add_deck(commands: Any) -> None:
    deck = commands.add_parser(
        "deck",
        usage="%(prog)s GAME [OPTION ...]",
        help="print the cards of a game",
        description="Print the cards of the usual deck; with --json, as a file to edit and to play with.",
    )
    _add_game(deck)
    deck.add_argument("--json", action="store_true", help="print a JSON list of objects")
    _add_language(deck)
    deck.set_defaults(command="deck")


def _add_odds(commands: Any) -> None:
    odds = commands.add_parser(
        "odds",
        usage="%(prog)s GAME [FILE] [OPTION ...]",
        help="print chances of dice and cards",
        description="Without a file, print chances that hold in every game. With a file, print for each "
        "choice in a position what it makes likely, a table for each aim. --json adds the exact fractions. "
        "docs/odds.md explains the numbers.",
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
        help="print what each choice is worth, and why",
        description="Print what each choice of a player in a position is worth, the best first: the chance "
        "to win, points, and the most important reasons. docs/coach.md explains the numbers.",
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
        help="separate luck and skill in a finished game",
        description="Review a finished game: how luck and choices changed each player's chance to win, and "
        "the most expensive choices. docs/coach.md explains the method.",
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
        help="'day 2026-11-22' or 'words little red hen': the dice and cards that this day or these words "
        "give to everyone; the record says so",
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
        "`volle deck GAME --json`). Behind each option stand its values in each game, the default first.",
    )
    for name, values in choices.items():
        group.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"agreed.{name}",
            metavar="VALUE",
            help=". ".join((*filter(None, (OPTIONS.get(name),)), "; ".join(values))),
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
