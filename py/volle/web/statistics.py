"""Statistics over many matches: which matches are selected, their players, and the results.

docs/statistics.md defines every number. Shares, chances and luck are in thousandths, means in tenths.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypedDict

from volle.core.binomial import usual_band, usual_luck
from volle.core.errors import BadRequest
from volle.core.match_summary import THOUSAND, LineCounts, MatchSummary, read_summary
from volle.core.names import bot_level
from volle.core.statistics import GameStatistics
from volle.games import GAMES
from volle.web.profiles import Appearance, PlayerKey, Profile, player_key, profiles
from volle.web.requests import StatisticsRequest

LONGEST_COURSE: Final = 40
"""The number of matches in the course of a player."""
_WHEN: Final = re.compile(
    r"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"
    r"T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z",
    re.ASCII,
)
"""A time in UTC as JavaScript writes it: the texts sort in the order of time."""


class LuckTotal(TypedDict):
    """The difference between what chance decided and its expectation."""

    value: int
    usual: int
    """The absolute value stays below this in 95 of 100 cases."""


class PlayerStatistics(PlayerKey):
    """The results of one player."""

    matches: int
    wins: int
    win_share: int
    place: int
    """The mean place, in tenths."""
    mean: int
    """The mean points, in tenths."""
    best: int
    worst: int
    luck: LuckTotal


class PlaceCount(TypedDict):
    """The number of times that a place was reached."""

    place: int
    count: int
    share: int


class PlayedMatch(TypedDict):
    """One match in the course of a player."""

    when: str
    points: int
    place: int
    seats: int


class Course(TypedDict):
    """The last matches of a player, the oldest first."""

    matches: tuple[PlayedMatch, ...]
    best: int
    """The most points."""
    worst: int
    mean: int
    """The mean points, in tenths."""


class TableLine(TypedDict):
    """The counts of something that was tried repeatedly."""

    of: str
    chosen: int
    tried: int
    hits: int
    share: int | None
    """Hits by tries; null without a try."""
    expected: int
    """The expected number of hits, in thousandths."""
    expected_share: int | None


class CountTable(TypedDict):
    """A table of a game, without the empty lines."""

    name: str
    lines: tuple[TableLine, ...]


class Sum(TypedDict):
    """A sum over the matches."""

    name: str
    sum: int
    mean: int


class BestValue(TypedDict):
    """The greatest value, and by whom and when it was first reached."""

    name: str
    value: int
    by: PlayerKey
    when: str


class Rival(PlayerKey):
    """The balance of a player against another, in the matches that both played."""

    matches: int
    ahead: int
    level: int
    behind: int


class FaceCount(TypedDict):
    """The number of rolls of one face, and the range in which it lies in 95 of 100 cases."""

    face: int
    count: int
    least: int
    most: int
    usual: bool


class DieCount(TypedDict):
    """All rolls of one kind of dice, in matches with a commitment to the dice."""

    name: str
    rolls: int
    outside: int
    """The number of faces outside their ranges."""
    faces: tuple[FaceCount, ...]


class Statistics(TypedDict):
    """The statistics of a game over the matches that a request selects."""

    game: str
    matches: int
    """The number of selected matches."""
    all: int
    """The number of matches of the game."""
    skipped: int
    """The number of unreadable summaries, of any game."""
    presets: tuple[str, ...]
    """The presets of the matches of the game, in the order of the game."""
    players: tuple[PlayerStatistics, ...]
    """All players of the selected matches: people first, then those with most matches."""
    player: PlayerKey | None
    """The player whom the rest is about; null for all players."""
    places: tuple[PlaceCount, ...]
    """Empty for all players, as are `course` and `rivals`."""
    course: Course | None
    tables: tuple[CountTable, ...]
    sums: tuple[Sum, ...]
    records: tuple[BestValue, ...]
    rivals: tuple[Rival, ...]
    dice: tuple[DieCount, ...]
    profiles: tuple[Profile, ...]
    """The people in all matches of all games, whatever is selected."""


class _Kept(NamedTuple):
    """A summary, and the time at which its match ended."""

    when: str
    summary: MatchSummary


def statistics(request: StatisticsRequest) -> Statistics:
    """Return the statistics that a request asks for; raises BadRequest for an unknown game."""
    if request.game not in GAMES:
        raise BadRequest("request.game")
    kept = _read(request.summaries, request.when)
    of_game = [one for one in kept if one.summary.game == request.game]
    selected = [one for one in of_game if _is_selected(one, request.preset, request.since)]
    everyone = _appearances(selected)
    player = next((player_key(one) for one in everyone[::-1] if one.seat.key == request.player), None)
    of_player = [one for one in everyone if player and one.seat.key == player["key"]]
    shown = of_player if player else everyone
    counted = GAMES[request.game].statistics
    presets = {one.summary.preset for one in of_game}
    return {
        "game": request.game,
        "matches": len(selected),
        "all": len(of_game),
        "skipped": len(request.summaries) - len(kept),
        "presets": tuple(preset for preset in counted.presets if preset in presets),
        "players": _players(everyone),
        "player": player,
        "places": _places(of_player),
        "course": _course(of_player),
        "tables": _tables(shown, counted),
        "sums": _sums(shown, counted),
        "records": _records(shown, counted),
        "rivals": _rivals(of_player),
        "dice": _dice(shown, counted),
        "profiles": profiles(_appearances(kept)),
    }


def _read(summaries: Sequence[object], when: Sequence[object]) -> list[_Kept]:
    """Return the readable summaries, in the order of time."""
    found = []
    for value, time in zip(summaries, when, strict=False):
        read = read_summary(value, GAMES)
        if read and isinstance(time, str) and _WHEN.fullmatch(time):
            found.append(_Kept(time, read))
    return sorted(found, key=lambda one: one.when)


def _appearances(kept: Sequence[_Kept]) -> list[Appearance]:
    """Return every seat of some matches."""
    return [Appearance(one.when, one.summary, seat) for one in kept for seat in one.summary.seats]


def _is_selected(kept: _Kept, preset: str | None, since: str | None) -> bool:
    """Return True if a match has this preset and ended no earlier; None stands for any."""
    return preset in (None, kept.summary.preset) and (since is None or kept.when >= since)


# ------------------------------------------------------------------------------ numbers


def _share(part: int, whole: int) -> int:
    """Return a part in thousandths, rounded down; 0 if the whole is 0."""
    return part * THOUSAND // whole if whole else 0


def _tenths(total: int, count: int) -> int:
    """Return the mean in tenths, rounded to the nearest whole number; 0 without a count."""
    return (20 * total + count) // (2 * count) if count else 0


# ------------------------------------------------------------------------------ players


def _players(everyone: Sequence[Appearance]) -> tuple[PlayerStatistics, ...]:
    """Return the results of all players: people first, then those with most matches, then by name."""
    by_key: dict[str, list[Appearance]] = {}
    for one in everyone:
        by_key.setdefault(one.seat.key, []).append(one)
    return tuple(_player(played) for played in sorted(by_key.values(), key=_rank))


def _rank(played: Sequence[Appearance]) -> tuple[bool, int, str]:
    """Return the sort key of a player."""
    key = played[0].seat.key
    return bot_level(key) is not None, -len(played), key


def _player(played: Sequence[Appearance]) -> PlayerStatistics:
    """Return the results of one player."""
    points = [one.seat.points for one in played]
    wins = sum(one.seat.place == 1 for one in played)
    spread = sum(one.seat.spread for one in played)
    return {
        **player_key(played[-1]),
        "matches": len(played),
        "wins": wins,
        "win_share": _share(wins, len(played)),
        "place": _tenths(sum(one.seat.place for one in played), len(played)),
        "mean": _tenths(sum(points), len(points)),
        "best": max(points),
        "worst": min(points),
        "luck": {"value": sum(one.seat.luck for one in played), "usual": usual_luck(spread)},
    }


def _places(played: Sequence[Appearance]) -> tuple[PlaceCount, ...]:
    """Count each place, up to the last one that was reached."""
    counts = Counter(one.seat.place for one in played)
    return tuple(
        {"place": place, "count": counts[place], "share": _share(counts[place], len(played))}
        for place in range(1, max(counts, default=0) + 1)
    )


def _course(played: Sequence[Appearance]) -> Course | None:
    """Return the last matches of a player; None without any."""
    last = played[-LONGEST_COURSE:]
    if not last:
        return None
    points = [one.seat.points for one in last]
    return {
        "matches": tuple(
            {
                "when": one.when,
                "points": one.seat.points,
                "place": one.seat.place,
                "seats": len(one.match.seats),
            }
            for one in last
        ),
        "best": max(points),
        "worst": min(points),
        "mean": _tenths(sum(points), len(points)),
    }


def _rivals(played: Sequence[Appearance]) -> tuple[Rival, ...]:
    """Return the balance of a player against each other one, most common matches first."""
    met: dict[str, list[tuple[Appearance, int]]] = {}
    for one, other in _meetings(played):
        met.setdefault(other.seat.key, []).append((other, other.seat.place - one.seat.place))
    ordered = sorted(met.values(), key=lambda meetings: (-len(meetings), meetings[0][0].seat.key))
    return tuple(_rival(meetings) for meetings in ordered)


def _meetings(played: Sequence[Appearance]) -> Iterator[tuple[Appearance, Appearance]]:
    """Yield each appearance of a player with that of every other player in the same match."""
    for one in played:
        for seat in one.match.seats:
            if seat.key != one.seat.key:
                yield one, Appearance(one.when, one.match, seat)


def _rival(meetings: Sequence[tuple[Appearance, int]]) -> Rival:
    """Return the balance against one rival, from the places that the player was ahead by each time."""
    ahead = sum(places > 0 for _, places in meetings)
    level = sum(places == 0 for _, places in meetings)
    return {
        **player_key(meetings[-1][0]),
        "matches": len(meetings),
        "ahead": ahead,
        "level": level,
        "behind": len(meetings) - ahead - level,
    }


# ------------------------------------------------------------------------------ what a game counts


def _tables(played: Sequence[Appearance], counted: GameStatistics) -> tuple[CountTable, ...]:
    """Return the tables of a game, in its order."""
    return tuple(
        {
            "name": name,
            "lines": tuple(
                _line(of, line) for of in rows if (line := _added(played, name, of)).chosen or line.tried
            ),
        }
        for name, rows in counted.tables.items()
    )


def _added(played: Sequence[Appearance], table: str, of: str) -> LineCounts:
    """Add up one line over all matches."""
    lines = [one.seat.tables[table][of] for one in played if of in one.seat.tables[table]]
    return LineCounts(*map(sum, zip(*lines, strict=True))) if lines else LineCounts(0, 0, 0, 0)


def _line(of: str, line: LineCounts) -> TableLine:
    """Return one line with its shares."""
    return {
        "of": of,
        "chosen": line.chosen,
        "tried": line.tried,
        "hits": line.hits,
        "share": _share(line.hits, line.tried) if line.tried else None,
        "expected": line.expected,
        "expected_share": _share(line.expected, line.tried * THOUSAND) if line.tried else None,
    }


def _sums(played: Sequence[Appearance], counted: GameStatistics) -> tuple[Sum, ...]:
    """Return each sum over the matches, with its mean."""
    totals = {name: sum(one.seat.counts.get(name, 0) for one in played) for name in counted.counts}
    return tuple(
        {"name": name, "sum": total, "mean": _tenths(total, len(played))}
        for name, total in totals.items()
        if played
    )


def _records(played: Sequence[Appearance], counted: GameStatistics) -> tuple[BestValue, ...]:
    """Return the greatest value of each kind, first the points of a match; the first to reach it counts."""
    found = [_record("points", [(one.seat.points, one) for one in played])]
    for name in counted.records:
        values = [(one.seat.records.get(name, 0), one) for one in played]
        found.append(_record(name, [(value, one) for value, one in values if value]))
    return tuple(record for record in found if record)


def _record(name: str, values: Sequence[tuple[int, Appearance]]) -> BestValue | None:
    """Return the greatest of some values, and the first appearance with it."""
    if not values:
        return None
    value, one = max(values, key=lambda pair: pair[0])
    return {"name": name, "value": value, "by": player_key(one), "when": one.when}


def _dice(played: Sequence[Appearance], counted: GameStatistics) -> tuple[DieCount, ...]:
    """Count the rolls of each kind of dice, in matches with a commitment to the dice."""
    sealed = [one.seat for one in played if one.match.sealed]
    found = ((name, zip(*(seat.dice[name] for seat in sealed), strict=True)) for name in counted.dice)
    return tuple(_die(name, [sum(counts) for counts in faces]) for name, faces in found if sealed)


def _die(name: str, counts: Sequence[int]) -> DieCount:
    """Return the faces of one kind of dice with their usual range."""
    least, most = usual_band(sum(counts), len(counts))
    faces: tuple[FaceCount, ...] = tuple(
        {"face": face, "count": count, "least": least, "most": most, "usual": least <= count <= most}
        for face, count in enumerate(counts, start=1)
    )
    outside = sum(not face["usual"] for face in faces)
    return {"name": name, "rolls": sum(counts), "outside": outside, "faces": faces}
