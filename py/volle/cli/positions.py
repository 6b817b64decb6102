"""Positions on the command line, parsed from their text or from a record."""

from __future__ import annotations

from typing import Any, NamedTuple

from volle.core.errors import BadNotation, BadOptions
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.help import check_help
from volle.core.record import parse_record, record_in


class Position(NamedTuple):
    """A state, and the options of its match."""

    state: Any
    options: Any


def read_position(text: str, game: AnyGame, options: dict[str, Any]) -> Position:
    """Parse the text of a position, or a record, whose last position is taken.

    The number of seats is the one that fits. Raises BadNotation (notation.position, with its line), BadRecord
    and BadOptions, and RequestRefused (help.off) for a match that is played without help and not over.
    """
    if record_in(text) is not None:
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
