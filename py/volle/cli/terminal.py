"""A match in the terminal: the table and the choices in notation, what happens as its formatter puts it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from getpass import getpass
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from volle.cli.formatter import Formatter
from volle.core import match as matches
from volle.core.errors import BadNotation, GameError, RequestRefused
from volle.core.game import Seat
from volle.core.match import Match
from volle.core.record import format_record

_CELL: Final = 19
_LINE: Final = 76
"""Columns of a choice, and of all choices in a line."""
_HELP: Final = ("", "?")


def show(text: str) -> None:
    """Print lines of text, broken between words where the terminal is narrower than a line."""
    width = get_terminal_size().columns if sys.stdout.isatty() else None
    for line in text.split("\n"):
        print(*wrapped(line, width), sep="\n")


def wrapped(line: str, width: int | None) -> list[str]:
    """Break a line between words to fit a width in columns; later lines are indented further."""
    if width is None or len(line) <= width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def play(match: Match, formatter: Formatter) -> Match:
    """Play until the match is over or a player quits; return the match."""
    while match.to_act:
        if matches.automatic_seat(match) is not None:
            match = show_step(match, matches.play(match, matches.automatic_action(match)), formatter)
            continue
        changed = _ask(match, formatter)
        if changed is None:
            return match
        match = changed
    show_table(match, formatter)
    return match


def show_step(before: Match, after: Match, formatter: Formatter) -> Match:
    """Print events as a person at the table sees them."""
    for _, event in matches.events(after, None, since=before.ply):
        show(f"  {formatter.event(after, event)}")
    return after


def _ask(match: Match, formatter: Formatter) -> Match | None:
    """The match after one answer of the person who is to act; None to quit."""
    seat = match.to_act[0]
    choices = [match.game.format_action(a) for a in match.game.legal_actions(match.state, seat)]
    show_table(match, formatter)
    print("\n".join(columns([f"{n:3}) {c}" for n, c in enumerate(choices, 1)])))
    answer = read(f"{match.names[seat]}> ", secret=matches.is_secret(match))
    if answer in ("quit", None):
        return None
    if answer == "record":
        print(format_record(match))
        return match
    if answer in _HELP:
        show(formatter.help())
        return match
    try:
        return _obey(match, seat, answer, choices, formatter)
    except BadNotation as error:
        # The seat in front of the text was not typed.
        show(f"  {formatter.refusal(BadNotation(error.code, text=answer[:80]))}\n{formatter.help()}")
    except GameError as error:
        show(f"  {formatter.refusal(error)}")
    return match


def _obey(match: Match, seat: Seat, answer: str, choices: list[str], formatter: Formatter) -> Match:
    """The match after a typed answer; raises GameError."""
    if answer == "back":
        back = matches.taken_back(match)
        if back is None:
            raise RequestRefused("take-back.not-possible")
        return back
    action = match.game.parse_action(completed(answer, seat, choices))
    return show_step(match, matches.play(match, action), formatter)


def completed(answer: str, seat: Seat, choices: Sequence[str]) -> str:
    """Return the text of an action that was typed in full, without its seat, or as the number of a choice."""
    if answer.isdecimal() and 1 <= int(answer) <= len(choices):
        return choices[int(answer) - 1]
    return answer if answer[:1].isdecimal() else f"{seat + 1} {answer}"


def read(prompt: str, *, secret: bool) -> str | None:
    """A line without the spaces around it, unseen where it is secret; None at the end of input or Ctrl-C."""
    try:
        hidden = secret and sys.stdin.isatty()
        return (getpass(prompt) if hidden else input(prompt)).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None


def show_table(match: Match, formatter: Formatter) -> None:
    """The table, or the final scores, as everybody sees them."""
    view = match.game.observe(match.state, None)
    show("\n".join(("", *match.game.render(view, formatter.names(match)))))


def columns(cells: Sequence[str]) -> list[str]:
    """Put cells into rows, as many beside each other as fit."""
    width = max(_CELL, *(len(cell) + 2 for cell in cells))
    count = max(1, min(_LINE, get_terminal_size().columns) // width)
    padded = [f"{cell:{width}}" for cell in cells]
    return ["".join(padded[at : at + count]).rstrip() for at in range(0, len(padded), count)]
