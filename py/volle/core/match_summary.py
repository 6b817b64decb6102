"""Match summaries: the counts of a finished match as JSON, which the page stores. See docs/statistics.md.

Summaries come from the page's storage and may be damaged or forged, so reading one checks every part.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, NamedTuple

from volle.core import match as matches
from volle.core.errors import BadOptions, BadRequest
from volle.core.game import AnyGame
from volle.core.match import Match
from volle.core.names import BOT, bot_level, check_name, given_name
from volle.core.statistics import Row, Tally

VERSION: Final = 1
THOUSAND: Final = 1000
"""Chances and luck are given in thousandths."""
_MOST: Final = 10**9
"""The greatest absolute value of any number."""


class LineCounts(NamedTuple):
    """One line of a table; `expected` is in thousandths."""

    chosen: int
    tried: int
    hits: int
    expected: int


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The match of one seat; luck, its variance and expectations are in thousandths."""

    key: str
    """The player that the seat counts for: the name of a person, or `bot:LEVEL`."""
    avatar: int
    place: int
    points: int
    luck: int
    spread: int
    counts: Mapping[str, int]
    records: Mapping[str, int]
    tables: Mapping[str, Mapping[str, LineCounts]]
    dice: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """The summary of a match."""

    game: str
    preset: str
    sealed: bool
    """True if there is a commitment to the dice, and no player could have known them."""
    seats: tuple[SeatSummary, ...]


def summary_of(match: Match) -> dict[str, Any]:
    """Return the summary of a match as JSON.

    Raises BadRequest: figures.not-over, or figures.lesson for loaded dice.
    """
    if match.lesson is not None:
        raise BadRequest("figures.lesson")
    if match.to_act:
        raise BadRequest("figures.not-over")
    game = match.game
    frames = [frame for step in match.steps for frame in step.frames]
    tallies = game.statistics.tally(frames, match.state) or [Tally(game.statistics) for _ in match.names]
    return {
        "version": VERSION,
        "game": game.name,
        "preset": game.statistics.preset(match.options),
        "sealed": bool(match.seal and match.seed and not match.deal),
        "seats": [_seat_summary(match, seat, tally) for seat, tally in enumerate(tallies)],
    }


def _seat_summary(match: Match, seat: int, tally: Tally) -> dict[str, Any]:
    """Return the summary of one seat as JSON."""
    outcome = match.game.result(match.state)
    assert outcome is not None, "the match is over"
    places = matches.ranking(outcome)
    name = match.names[seat]
    return {
        "name": given_name(name),
        "bot": bot_level(name),
        "avatar": match.avatars[seat],
        "place": 1 + sum(len(shared) for shared in places[: _index_of(places, seat)]),
        "points": outcome.totals[seat],
        "luck": thousandths(tally.luck),
        "spread": thousandths(tally.spread),
        "counts": {name: count for name, count in tally.counts.items() if count},
        "records": tally.records,
        "tables": {name: _lines(rows) for name, rows in tally.tables.items()},
        "dice": tally.dice,
    }


def _index_of(places: tuple[tuple[int, ...], ...], seat: int) -> int:
    """Return the index of a seat's place, from 0."""
    return next(index for index, shared in enumerate(places) if seat in shared)


def _lines(rows: Mapping[str, Row]) -> dict[str, list[int]]:
    """Return the lines of a table as JSON, without the empty ones."""
    return {
        name: [row.chosen, row.tried, row.hits, thousandths(row.expected)]
        for name, row in rows.items()
        if row.chosen or row.tried
    }


def thousandths(value: Fraction) -> int:
    """Return a fraction in thousandths, rounded to the nearest whole number; halves go up.

    >>> thousandths(Fraction(2, 3)), thousandths(Fraction(-1, 2000))
    (667, 0)
    """
    return (2 * THOUSAND * value.numerator + value.denominator) // (2 * value.denominator)


def read_summary(value: object, games: Mapping[str, AnyGame]) -> MatchSummary | None:
    """Read a JSON value as a summary; None if it is damaged, of another version, or of no such game."""
    if not isinstance(value, dict) or type(value.get("version")) is not int or value["version"] != VERSION:
        return None
    name, seats = value.get("game"), value.get("seats")
    game = games.get(name) if isinstance(name, str) else None
    if game is None or not isinstance(seats, list) or len(seats) not in game.seats:
        return None
    preset, sealed = value.get("preset"), value.get("sealed")
    if preset not in game.statistics.presets or not isinstance(sealed, bool):
        return None
    try:
        read = tuple(_read_seat(seat, len(seats), game) for seat in seats)
    except (BadOptions, KeyError, TypeError, ValueError):
        return None
    return MatchSummary(game.name, preset, sealed, read)


def _read_seat(value: Any, seats: int, game: AnyGame) -> SeatSummary:
    """Read the summary of one seat; raises ValueError, KeyError or TypeError for a malformed one."""
    counted = game.statistics
    return SeatSummary(
        key=_key(value["name"], value["bot"], game),
        avatar=_integer(value["avatar"], 1, matches.AVATARS),
        place=_integer(value["place"], 1, seats),
        points=_integer(value["points"], -_MOST),
        luck=_integer(value["luck"], -_MOST),
        spread=_integer(value["spread"]),
        counts=_named(value["counts"], counted.counts),
        records=_named(value["records"], counted.records),
        tables={name: _read_lines(value["tables"][name], rows) for name, rows in counted.tables.items()},
        dice={name: _read_faces(value["dice"][name], sides) for name, sides in counted.dice.items()},
    )


def _key(name: object, bot: object, game: AnyGame) -> str:
    """Return the player that a seat counts for: a person by name, a bot by its present level."""
    if bot is not None:
        level = game.level(bot) if isinstance(bot, str) else None
        if level is None:
            raise ValueError(bot)
        return f"{BOT}{level}"
    if not isinstance(name, str) or name.startswith(BOT):
        raise ValueError(name)
    return check_name(name)


def _integer(value: object, least: int = 0, most: int = _MOST) -> int:
    """Return the value if it is an integer within these bounds, and no boolean; raises ValueError."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _named(value: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Read integers by names of the game; raises ValueError for any other name."""
    if not isinstance(value, dict) or not set(value) <= set(names):
        raise ValueError(value)
    return {name: _integer(count) for name, count in value.items()}


def _read_lines(value: Any, rows: tuple[str, ...]) -> dict[str, LineCounts]:
    """Read the lines of a table of the game; raises ValueError for any other line."""
    if not isinstance(value, dict) or not set(value) <= set(rows):
        raise ValueError(value)
    return {name: _read_line(line) for name, line in value.items()}


def _read_line(value: Any) -> LineCounts:
    """Read one line; raises ValueError for more hits, or more expected hits, than tries."""
    if not isinstance(value, list) or len(value) != len(LineCounts._fields):
        raise ValueError(value)
    line = LineCounts(*map(_integer, value))
    if line.hits > line.tried or line.expected > THOUSAND * line.tried:
        raise ValueError(value)
    return line


def _read_faces(value: Any, sides: int) -> tuple[int, ...]:
    """Read the number of rolls of each face of a die; raises ValueError for another number of faces."""
    if not isinstance(value, list) or len(value) != sides:
        raise ValueError(value)
    return tuple(map(_integer, value))
