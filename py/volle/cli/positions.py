"""Positions on the command line: parsed from their text or from a record, their odds as tables of codes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from volle.core.errors import BadNotation, BadOptions
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.help import check_help
from volle.core.odds import AimOdds, Odds, OptionOdds
from volle.core.record import parse_record, record_in

_WIDTH = 12


class Position(NamedTuple):
    """A state, and the options of its match."""

    state: Any
    options: Any


def read_position(text: str, game: AnyGame, options: dict[str, Any]) -> Position:
    """Parse the text of a position, or a record, whose last position is taken.

    The number of seats is the one that fits. Raises BadNotation (notation.position, with its line), BadRecord
    and BadOptions, and RequestRefused (help.off) for a match that is played without help and not over.
    """
    record = record_in(text)
    if record is not None:
        match = parse_record(text, {game.name: game})
        check_help(match)
        return Position(match.state, match.options)
    refusals = []
    for seats in game.seats:
        parsed = game.parse_options(options, seats)
        try:
            return Position(game.parse_position(text, parsed), parsed)
        except BadNotation as error:
            refusals.append(error)
    raise max(refusals, key=lambda error: error.params["line"])


def seat_at(game: AnyGame, state: Any, number: int | None) -> Seat | None:
    """Return the seat with a number from 1, or without one the first seat that has to act, if any has.

    Raises BadOptions (turn.no-such-seat).
    """
    if number is None:
        return next((seat for seat in game.to_act(state) if seat != CHANCE), None)
    seats = len(game.observe(state, None).seats)
    if number > seats:
        raise BadOptions("turn.no-such-seat", seats=seats)
    return number - 1


def format_odds(odds: Odds) -> str:
    """Format odds as a table for each aim: a line for each option, the best ones with a star."""
    assumed = filter(None, (odds.caveat, *odds.remarks))
    lines = [f"seat {odds.seat + 1}  {' '.join(assumed)}"]
    for aim in odds.aims:
        lines += ["", *_table(aim)]
    return "\n".join(lines)


def _table(found: AimOdds) -> Iterator[str]:
    """Yield the lines of the options for one aim, with a heading."""
    codes = list(dict.fromkeys(code for option in found.options for code in option.expected))
    width = max(len(text) for text in (found.aim, *map(_actions, found.options)))
    yield f"  {found.aim:{width}}" + "".join(f"{code:>{_WIDTH}}" for code in codes)
    for option in found.options:
        numbers = [option.expected.get(code) for code in codes]
        cells = ("" if number is None else f"{float(number.value):.7f}" for number in numbers)
        row = "".join(f"{cell:>{_WIDTH}}" for cell in cells)
        yield f"{'*' if option.best else ' '} {_actions(option):{width}}{row}".rstrip()


def _actions(option: OptionOdds) -> str:
    """Format the actions of an option as texts; `-` where chance is due."""
    return ", ".join(option.actions) or "-"
