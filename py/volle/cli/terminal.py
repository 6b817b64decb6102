"""A match in the terminal: what happens, the table, and the choices of people, as a formatter puts them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from getpass import getpass
from typing import Final

from volle.cli import coach_report, odds_report
from volle.cli.formatter import Formatter, SeatPosition
from volle.cli.layout import show
from volle.core import coach
from volle.core import match as matches
from volle.core.errors import BadNotation, GameError, RequestRefused
from volle.core.game import Seat
from volle.core.help import check_help
from volle.core.localization import Choice
from volle.core.match import Match
from volle.core.record import format_record

_HELP: Final = ("", "?")
_ADVISED: Final = 5
"""Choices that advice at the table shows; `volle advise` shows all."""


def play(match: Match, formatter: Formatter) -> Match:
    """Play until the match is over or a player quits; return the match."""
    table = _Table(formatter, match.ply)
    while match.to_act:
        if matches.automatic_seat(match) is not None:
            match = show_step(match, matches.play(match, matches.automatic_action(match)), formatter)
            continue
        changed = table.ask(match)
        if changed is None:
            return match
        match = changed
    show_table(match, formatter)
    return match


class _Table:
    """The answers of people, and what they may ask about."""

    def __init__(self, formatter: Formatter, ply: int) -> None:
        self._formatter = formatter
        self._decided = ply
        """The number of actions before the last decision of a person."""
        self._refused: str | None = None
        """The rule of the last refusal, if nothing has happened since."""
        self._shown: Match | None = None
        """The match whose table was shown last."""

    def ask(self, match: Match) -> Match | None:
        """Return the match after one answer of the person who is to act; None to quit."""
        seat = match.to_act[0]
        if self._shown is None:
            show(f"\n{self._formatter.words.say('terminal-start')}")
        if match is not self._shown:
            show_table(match, self._formatter)
        self._shown = match
        choices = show_question(match, seat, self._formatter)
        answer = read(f"{match.names[seat]}> ", secret=matches.is_secret(match))
        command = "quit" if answer is None else self._formatter.command(answer)
        if command == "quit":
            return None
        try:
            if answer is None or answer in _HELP:
                show(self._formatter.help())
            elif command:
                return self._obey(match, seat, command)
            else:
                return self._act(match, seat, answer, choices)
        except BadNotation as error:
            # The seat in front of the text was not typed.
            told = self._formatter.refusal(BadNotation(error.code, text=(answer or "")[:80]))
            show(f"  {told}\n{self._formatter.help()}")
        except GameError as error:
            self._refused = error.rule
            show(f"  {self._formatter.refusal(error)}")
        return match

    def _act(self, match: Match, seat: Seat, answer: str, choices: Sequence[Choice]) -> Match:
        """Return the match after a typed choice; raises GameError."""
        action = match.game.parse_action(completed(answer, seat, choices))
        after = matches.play(match, action)
        self._decided, self._refused = match.ply, None
        return show_step(match, after, self._formatter)

    def _obey(self, match: Match, seat: Seat, command: str) -> Match:
        """Return the match after a command; raises GameError."""
        match command:
            case "back":
                back = matches.taken_back(match)
                if back is None:
                    raise RequestRefused("take-back.not-possible")
                return back
            case "record":
                print(format_record(match))
            case "why":
                self._explain(match)
            case "odds" | "advise":
                check_help(match)
                show(self._help(match, seat, command))
        return match

    def _help(self, match: Match, seat: Seat, command: str) -> str:
        """Return odds or advice for a seat; raises GameError, among them odds.none and advice.none."""
        game, options, state = match.game, match.options, match.state
        at = SeatPosition(game, options, game.observe(state, seat))
        if command == "odds":
            odds = coach.odds_of(game, options, state, seat)
            if odds is None:
                raise GameError("odds.none")
            return odds_report.format_odds(at, odds, self._formatter)
        advice = coach.advice_to(game, options, state, seat)
        if advice is None:
            raise GameError("advice.none")
        return coach_report.format_advice(at, advice, self._formatter, _ADVISED)

    def _explain(self, match: Match) -> None:
        """Print the rule of the last refusal, or those of all that has happened since the last decision."""
        rules = [self._refused] if self._refused else []
        if not rules:
            # After a move was taken back, and in a match that continues, it is the last move.
            since = min(self._decided, max(0, match.ply - 1))
            told = matches.events(match, None, since=since)
            rules = list(dict.fromkeys(event.rule for _, event in told))
        show("\n".join(self._formatter.rule(match.game, rule) for rule in rules))


def show_step(before: Match, after: Match, formatter: Formatter) -> Match:
    """Print events as a person at the table sees them."""
    for _, event in matches.events(after, None, since=before.ply):
        show(f"  {formatter.event(after, event)}")
    return after


def show_question(match: Match, seat: Seat, formatter: Formatter) -> Sequence[Choice]:
    """Print what a seat is asked; return its choices."""
    question = formatter.question(match, seat)
    if question.lines:
        show("\n".join(("", *question.lines)))
    show(formatter.choices(question.choices))
    return question.choices


def completed(answer: str, seat: Seat, choices: Sequence[Choice]) -> str:
    """Return the text of an action: typed in full, without its seat, or as the number of a choice.

    Where all choices have one verb, it may be missing, too: a bid is typed as its number.
    """
    if answer.isdecimal() and 1 <= int(answer) <= len(choices):
        return choices[int(answer) - 1].action
    verbs = {choice.action.split(" ", 2)[1] for choice in choices}
    if len(verbs) == 1:
        typed = f"{seat + 1} {verbs.pop()} {answer}"
        if any(choice.action == typed for choice in choices):
            return typed
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
    """Print the table, or the final scores."""
    show(f"\n{formatter.table(match)}")
