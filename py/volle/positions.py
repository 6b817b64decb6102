"""What `volle odds` says of a position: read from its text or from a record, told as a table of codes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from volle.core.errors import BadNotation
from volle.core.game import AnyGame, Seat
from volle.core.help import check_help
from volle.core.record import MAGIC, parse_record
from volle.expectations import format_outlook
from volle.odds_answers import Outlook, Plan, Way

_WIDTH = 12


def read_position(text: str, game: AnyGame, options: dict[str, Any]) -> Any:
    """The state that a position text describes, or the last one of a record.

    The number of seats is the one that fits. Raises BadNotation (notation.position, with its line), BadRecord
    and BadOptions, and IllegalAction (help.off) for a match that is played without help and not over.
    """
    if text.startswith(MAGIC):
        match = parse_record(text, {game.name: game})
        check_help(match)
        return match.state
    refusals = []
    for seats in game.seats:
        try:
            return game.parse_position(text, game.parse_options(options, seats))
        except BadNotation as error:
            refusals.append(error)
    raise max(refusals, key=lambda error: error.params["line"])


def odds_of(game: AnyGame, state: Any, seat: Seat | None) -> Outlook | None:
    """What a seat can expect there, or whoever decides; None where nothing is reckoned."""
    if seat is None:
        seat = next((seat for seat in game.to_act(state) if seat >= 0), None)
    found = game.outlook(game.observe(state, seat))
    return None if found is None else format_outlook(game, found)


def format_odds(odds: Outlook) -> str:
    """A table for each aim: a line for each way on, the best ones with a star."""
    lines = [f"seat {odds['seat'] + 1}  {' '.join(odds['remarks'])}"]
    for plan in odds["plans"]:
        lines += ["", *_table(plan)]
    return "\n".join(lines)


def _table(plan: Plan) -> Iterator[str]:
    """The ways by one aim, with a heading."""
    codes = list(dict.fromkeys(code for way in plan["ways"] for code in way["expected"]))
    width = max(len(text) for text in (plan["aim"], *map(_actions, plan["ways"])))
    yield f"  {plan['aim']:{width}}" + "".join(f"{code:>{_WIDTH}}" for code in codes)
    for way in plan["ways"]:
        numbers = [way["expected"].get(code) for code in codes]
        cells = ("" if number is None else f"{number['value']:.7f}" for number in numbers)
        row = "".join(f"{cell:>{_WIDTH}}" for cell in cells)
        yield f"{'*' if way['best'] else ' '} {_actions(way):{width}}{row}".rstrip()


def _actions(way: Way) -> str:
    """What the seat does, as texts; `-` where it goes on by itself."""
    return ", ".join(action["text"] for action in way["actions"]) or "-"
