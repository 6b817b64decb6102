"""The figures of a match that is over: a small JSON value, to be kept. docs/statistics.md describes it.

Figures are kept by a page and may be damaged or somebody else's: what is read is checked in every part.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, NamedTuple

from volle.core import match as matches
from volle.core.errors import BadOptions, BadRequest
from volle.core.figures import Row, Tally
from volle.core.game import AnyGame
from volle.core.match import Match
from volle.core.names import BOT, bot_grade, check_name, given_name
from volle.games import GAMES

VERSION: Final = 1
THOUSAND: Final = 1000
"""Chances and luck are written in thousandths."""
_MOST: Final = 10**9
"""No figure is greater, and none is less than its opposite."""


class Line(NamedTuple):
    """One line of a table; `expected` in thousandths."""

    chosen: int
    tried: int
    hits: int
    expected: int


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """What one seat has done in a match; luck, its variance and expectations in thousandths."""

    key: str
    """Whom it is counted for: the name of a person, or `bot:GRADE`."""
    avatar: int
    place: int
    points: int
    luck: int
    spread: int
    counts: Mapping[str, int]
    records: Mapping[str, int]
    tables: Mapping[str, Mapping[str, Line]]
    dice: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Figures:
    """What is kept of a match."""

    game: str
    preset: str
    sealed: bool
    """Whether a seal vouches for its dice, and nobody could have known them."""
    seats: tuple[SeatFigures, ...]


def format_figures(match: Match) -> dict[str, Any]:
    """The figures of a match as JSON.

    Raises BadRequest: figures.not-over, or figures.lesson where the dice were loaded.
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
        "seats": [_format_seat(match, seat, tally) for seat, tally in enumerate(tallies)],
    }


def _format_seat(match: Match, seat: int, tally: Tally) -> dict[str, Any]:
    """What one seat has done, as JSON."""
    outcome = match.game.result(match.state)
    assert outcome is not None, "the match is over"
    places = matches.ranking(outcome)
    name = match.names[seat]
    return {
        "name": given_name(name),
        "bot": bot_grade(name),
        "avatar": match.avatars[seat],
        "place": 1 + sum(len(shared) for shared in places[: _at(places, seat)]),
        "points": outcome.totals[seat],
        "luck": thousandths(tally.luck),
        "spread": thousandths(tally.spread),
        "counts": {name: count for name, count in tally.counts.items() if count},
        "records": tally.records,
        "tables": {name: _format_rows(rows) for name, rows in tally.tables.items()},
        "dice": tally.dice,
    }


def _at(places: tuple[tuple[int, ...], ...], seat: int) -> int:
    """Which of the places a seat has, from 0."""
    return next(at for at, shared in enumerate(places) if seat in shared)


def _format_rows(rows: Mapping[str, Row]) -> dict[str, list[int]]:
    """The lines of a table that say anything."""
    return {
        of: [row.chosen, row.tried, row.hits, thousandths(row.expected)]
        for of, row in rows.items()
        if row.chosen or row.tried
    }


def thousandths(value: Fraction) -> int:
    """A fraction in thousandths, the nearest whole number; halves go up.

    >>> thousandths(Fraction(2, 3)), thousandths(Fraction(-1, 2000))
    (667, 0)
    """
    return (2 * THOUSAND * value.numerator + value.denominator) // (2 * value.denominator)


def read_figures(value: object) -> Figures | None:
    """The figures that a JSON value stands for; None where it is damaged, of another version or foreign."""
    if not isinstance(value, dict) or type(value.get("version")) is not int or value["version"] != VERSION:
        return None
    name, seats = value.get("game"), value.get("seats")
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None or not isinstance(seats, list) or len(seats) not in game.seats:
        return None
    preset, sealed = value.get("preset"), value.get("sealed")
    if preset not in game.statistics.presets or not isinstance(sealed, bool):
        return None
    try:
        read = tuple(_read_seat(seat, len(seats), game) for seat in seats)
    except (BadOptions, KeyError, TypeError, ValueError):
        return None
    return Figures(game.name, preset, sealed, read)


def _read_seat(value: Any, seats: int, game: AnyGame) -> SeatFigures:
    """What one seat has done; raises ValueError, or what else comes of a value that is none."""
    figuring = game.statistics
    return SeatFigures(
        key=_key(value["name"], value["bot"], game),
        avatar=_whole(value["avatar"], 1, matches.AVATARS),
        place=_whole(value["place"], 1, seats),
        points=_whole(value["points"], -_MOST),
        luck=_whole(value["luck"], -_MOST),
        spread=_whole(value["spread"]),
        counts=_named(value["counts"], figuring.counts),
        records=_named(value["records"], figuring.records),
        tables={name: _read_rows(value["tables"][name], rows) for name, rows in figuring.tables.items()},
        dice={name: _read_faces(value["dice"][name], sides) for name, sides in figuring.dice.items()},
    )


def _key(name: object, bot: object, game: AnyGame) -> str:
    """Whom a seat is counted for: a person by name, a bot by its present grade, whatever it is called."""
    if bot is not None:
        grade = game.level(bot) if isinstance(bot, str) else None
        if grade is None:
            raise ValueError(bot)
        return f"{BOT}{grade}"
    if not isinstance(name, str) or name.startswith(BOT):
        raise ValueError(name)
    return check_name(name)


def _whole(value: object, least: int = 0, most: int = _MOST) -> int:
    """A whole number within bounds; true is none."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _named(value: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Whole numbers by names that the game knows."""
    if not isinstance(value, dict) or not set(value) <= set(names):
        raise ValueError(value)
    return {name: _whole(count) for name, count in value.items()}


def _read_rows(value: Any, rows: tuple[str, ...]) -> dict[str, Line]:
    """The lines of a table that the game knows."""
    if not isinstance(value, dict) or not set(value) <= set(rows):
        raise ValueError(value)
    return {of: _read_line(line) for of, line in value.items()}


def _read_line(value: Any) -> Line:
    """One line: no more hits than tries, and no more were to be expected."""
    if not isinstance(value, list) or len(value) != len(Line._fields):
        raise ValueError(value)
    line = Line(*map(_whole, value))
    if line.hits > line.tried or line.expected > THOUSAND * line.tried:
        raise ValueError(value)
    return line


def _read_faces(value: Any, sides: int) -> tuple[int, ...]:
    """How often each number of a die was shown."""
    if not isinstance(value, list) or len(value) != sides:
        raise ValueError(value)
    return tuple(map(_whole, value))
