"""The parts of statistics, each worked out from appearances: one for each seat that somebody had in a match.

A bot of one grade may have had several seats in a match: each counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from volle.core.binomial import usual_band
from volle.core.figures import Figuring
from volle.core.names import bot_grade, given_name
from volle.web.figures import THOUSAND, Figures, Line, SeatFigures
from volle.web.statistics_answers import (
    Best,
    Course,
    Die,
    Face,
    Known,
    Luck,
    PlaceCount,
    Played,
    Rival,
    Sum,
    Table,
    TableLine,
)

LONGEST_COURSE: Final = 40
"""So many of the last matches are drawn."""


@dataclass(frozen=True, slots=True)
class Appearance:
    """A seat that somebody had in a match."""

    when: str
    match: Figures
    seat: SeatFigures


def share(part: int, whole: int) -> int:
    """A part in thousandths, rounded down; 0 of nothing."""
    return part * THOUSAND // whole if whole else 0


def tenths(total: int, count: int) -> int:
    """The mean in tenths, the nearest whole number."""
    return (20 * total + count) // (2 * count) if count else 0


def known(one: Appearance) -> Known:
    """Who it was."""
    key = one.seat.key
    return {"key": key, "name": given_name(key), "bot": bot_grade(key), "avatar": one.seat.avatar}


def is_bot(one: Appearance) -> bool:
    """Whether it was a bot."""
    return bot_grade(one.seat.key) is not None


def drawn_lucks(lucks: Sequence[tuple[int, int]]) -> tuple[Luck, ...]:
    """Lucks with their bands, all drawn to one scale."""
    reach = max((max(abs(value), usual) for value, usual in lucks), default=0)
    return tuple(
        {
            "value": value,
            "usual": usual,
            "at": share(reach + value, 2 * reach) if reach else THOUSAND // 2,
            "least": share(reach - usual, 2 * reach) if reach else THOUSAND // 2,
            "most": share(reach + usual, 2 * reach) if reach else THOUSAND // 2,
        }
        for value, usual in lucks
    )


def places(played: Sequence[Appearance]) -> tuple[PlaceCount, ...]:
    """How often each place was reached, to the last one that was."""
    counts = Counter(one.seat.place for one in played)
    most = max(counts.values(), default=0)
    return tuple(
        {
            "place": place,
            "count": counts[place],
            "share": share(counts[place], len(played)),
            "bar": share(counts[place], most),
        }
        for place in range(1, max(counts, default=0) + 1)
    )


def course(played: Sequence[Appearance]) -> Course | None:
    """The points of the last matches; None where there is none."""
    last = played[-LONGEST_COURSE:]
    if not last:
        return None
    points = [one.seat.points for one in last]
    high, low = max(points), min(points)
    reach = high - low
    middle = sum(points) - low * len(points)
    return {
        "matches": tuple(_played(one, at, len(last), (low, high)) for at, one in enumerate(last)),
        "best": high,
        "worst": low,
        "mean_y": THOUSAND - share(middle, reach * len(points)) if reach else THOUSAND // 2,
        "zero_y": share(high, reach) if low < 0 <= high else None,
    }


def _played(one: Appearance, at: int, count: int, bounds: tuple[int, int]) -> Played:
    """One match on the course."""
    low, high = bounds
    return {
        "when": one.when,
        "points": one.seat.points,
        "place": one.seat.place,
        "seats": len(one.match.seats),
        "x": share(2 * at + 1, 2 * count),
        "y": share(high - one.seat.points, high - low) if high > low else THOUSAND // 2,
    }


def tables(played: Sequence[Appearance], figuring: Figuring) -> tuple[Table, ...]:
    """What the game has counted line by line, in the order of the game."""
    found = ((name, {of: _added(played, name, of) for of in rows}) for name, rows in figuring.tables.items())
    return tuple({"name": name, "lines": _lines(rows)} for name, rows in found)


def _added(played: Sequence[Appearance], table: str, of: str) -> Line:
    """One line of all matches together."""
    lines = [one.seat.tables[table][of] for one in played if of in one.seat.tables[table]]
    return Line(*map(sum, zip(*lines, strict=True))) if lines else Line(0, 0, 0, 0)


def _lines(rows: dict[str, Line]) -> tuple[TableLine, ...]:
    """The lines that say anything, drawn to one scale."""
    said = {of: row for of, row in rows.items() if row.chosen or row.tried}
    widest = max((max(_shares(row)) for row in said.values()), default=0)
    return tuple(_line(of, row, widest) for of, row in said.items())


def _shares(row: Line) -> tuple[int, int]:
    """How many hits there were by tries, and how many were to be expected."""
    return share(row.hits, row.tried), share(row.expected, row.tried * THOUSAND)


def _line(of: str, row: Line, widest: int) -> TableLine:
    """One line as it is told and drawn."""
    hit, expected = _shares(row)
    return {
        "of": of,
        "chosen": row.chosen,
        "tried": row.tried,
        "hits": row.hits,
        "share": hit if row.tried else None,
        "expected": row.expected,
        "expected_share": expected if row.tried else None,
        "bar": share(hit, widest),
        "mark": share(expected, widest),
    }


def sums(played: Sequence[Appearance], figuring: Figuring) -> tuple[Sum, ...]:
    """What is added up, with the mean of a match."""
    totals = {name: sum(one.seat.counts.get(name, 0) for one in played) for name in figuring.counts}
    return tuple(
        {"name": name, "sum": total, "mean": tenths(total, len(played))}
        for name, total in totals.items()
        if played
    )


def records(played: Sequence[Appearance], figuring: Figuring) -> tuple[Best, ...]:
    """The greatest of each kind, the points of a match before the rest; who was first keeps it."""
    found = [_record("points", [(one.seat.points, one) for one in played])]
    for name in figuring.records:
        values = [(one.seat.records.get(name, 0), one) for one in played]
        found.append(_record(name, [(value, one) for value, one in values if value]))
    return tuple(record for record in found if record)


def _record(name: str, values: Sequence[tuple[int, Appearance]]) -> Best | None:
    """The greatest of some values, and the first who reached it."""
    if not values:
        return None
    value, one = max(values, key=lambda pair: pair[0])
    return {"name": name, "value": value, "by": known(one), "when": one.when}


def rivals(played: Sequence[Appearance]) -> tuple[Rival, ...]:
    """How a player stands against all others, those first whom the player has met most often."""
    met: dict[str, list[tuple[Appearance, int]]] = {}
    for one, other in _meetings(played):
        met.setdefault(other.seat.key, []).append((other, other.seat.place - one.seat.place))
    ordered = sorted(met.values(), key=lambda meetings: (-len(meetings), meetings[0][0].seat.key))
    return tuple(_rival(meetings) for meetings in ordered)


def _meetings(played: Sequence[Appearance]) -> Iterator[tuple[Appearance, Appearance]]:
    """Every appearance of a player with everyone else's in the same match."""
    for one in played:
        for seat in one.match.seats:
            if seat.key != one.seat.key:
                yield one, Appearance(one.when, one.match, seat)


def _rival(meetings: Sequence[tuple[Appearance, int]]) -> Rival:
    """One rival, by how many places the player was ahead each time."""
    ahead = sum(places > 0 for _, places in meetings)
    level = sum(places == 0 for _, places in meetings)
    count = len(meetings)
    return {
        **known(meetings[-1][0]),
        "matches": count,
        "ahead": ahead,
        "level": level,
        "behind": count - ahead - level,
        "ahead_bar": share(ahead, count),
        "level_bar": share(ahead + level, count),
    }


def dice(played: Sequence[Appearance], figuring: Figuring) -> tuple[Die, ...]:
    """How often each number was rolled in matches whose seal vouches for the dice."""
    sealed = [one.seat for one in played if one.match.sealed]
    found = ((name, zip(*(seat.dice[name] for seat in sealed), strict=True)) for name in figuring.dice)
    return tuple(_die(name, [sum(counts) for counts in faces]) for name, faces in found if sealed)


def _die(name: str, counts: Sequence[int]) -> Die:
    """The numbers of one kind of dice, drawn to one scale."""
    least, most = usual_band(sum(counts), len(counts))
    widest = max(most, *counts)
    faces: tuple[Face, ...] = tuple(
        {
            "face": face,
            "count": count,
            "least": least,
            "most": most,
            "usual": least <= count <= most,
            "bar": share(count, widest),
            "least_bar": share(least, widest),
            "most_bar": share(most, widest),
        }
        for face, count in enumerate(counts, start=1)
    )
    outside = sum(not face["usual"] for face in faces)
    return {"name": name, "rolls": sum(counts), "outside": outside, "faces": faces}
