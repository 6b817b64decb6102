"""A match in the terminal: the table in notation, events by their codes, choices by number."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from getpass import getpass
from typing import Any, Final

from volle.core import match as matches
from volle.core.errors import GameError, IllegalAction
from volle.core.match import Match
from volle.core.record import format_record
from volle.serialize import plain

_HELP: Final = """\
  NUMBER         one of the choices listed
  ACTION         an action as written in records, with or without the player's number in front
  back           take back your last action, but no roll, deal or reveal
  record         print the record
  quit           leave the match"""


def play(match: Match) -> Match:
    """Plays until the match is over or somebody quits; returns it as it stands."""
    while match.to_act:
        if matches.automatic_seat(match) is not None:
            match = _show_step(match, matches.play(match, matches.automatic_action(match)))
            continue
        changed = _ask(match)
        if changed is None:
            return match
        match = changed
    _show_table(match)
    return match


def _show_step(before: Match, after: Match) -> Match:
    """Tells what happened, as a person at the table sees it."""
    for _, event in matches.events(after, None, since=before.ply):
        facts = " ".join(_fact(after, *fact) for fact in plain(event).items() if fact[0] != "rule")
        print(f"  {event.code:16} {facts}  ({event.rule})")
    return after


def _fact(match: Match, name: str, value: Any) -> str:
    """One field of an event or a turn; seats by their names."""
    if name in ("seat", "owner"):
        value = f"{value + 1}:{match.names[value]}"
    elif name == "winners":
        value = [f"{seat + 1}:{match.names[seat]}" for seat in value]
    return f"{name}={_short(value)}"


def _short(value: object) -> str:
    """A value without spaces."""
    if isinstance(value, dict):
        return ",".join(f"{name}:{part}" for name, part in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _ask(match: Match) -> Match | None:
    """The match after one answer of the person who is to act; None to quit."""
    seat = match.to_act[0]
    choices = [match.game.format_action(a) for a in match.game.legal_actions(match.state, seat)]
    _show_table(match)
    print("\n".join(_columns(f"{n:3}) {c}" for n, c in enumerate(choices, 1))))
    answer = _read(f"{match.names[seat]}> ", secret=matches.is_secret(match))
    if answer in ("quit", None):
        return None
    if answer == "record":
        print(format_record(match))
        return match
    try:
        return _obey(match, seat, answer, choices)
    except GameError as error:
        print(_HELP if error.code == "notation.action" else f"  {error}")
        return match


def _obey(match: Match, seat: int, answer: str, choices: list[str]) -> Match:
    """The match after a typed answer; raises GameError."""
    if answer == "back":
        back = matches.taken_back(match)
        if back is None:
            raise IllegalAction("take-back.not-possible")
        return back
    if answer.isdecimal() and 1 <= int(answer) <= len(choices):
        answer = choices[int(answer) - 1]
    elif not answer[:1].isdecimal():
        answer = f"{seat + 1} {answer}"
    return _show_step(match, matches.play(match, match.game.parse_action(answer)))


def _read(prompt: str, *, secret: bool) -> str | None:
    """A line without the spaces around it, unseen where it is secret; None at the end of input or Ctrl-C."""
    try:
        hidden = secret and sys.stdin.isatty()
        return (getpass(prompt) if hidden else input(prompt)).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None


def _show_table(match: Match) -> None:
    """The table, or the final scores, as everybody sees them."""
    view = match.game.observe(match.state, None)
    print("", *match.game.text_view(view, match.names), sep="\n")


def _columns(cells: Iterable[str], width: int = 19, count: int = 4) -> list[str]:
    """The cells in rows of `count`."""
    padded = [f"{cell:{width}}" for cell in cells]
    return ["".join(padded[at : at + count]).rstrip() for at in range(0, len(padded), count)]
