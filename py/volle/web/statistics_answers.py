"""What the page is answered about many matches: JSON objects; docs/statistics.md says how they come about.

Shares, chances and luck are in thousandths, means in tenths. What a drawing needs is in thousandths of its
width or height, so that the page adds nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict


class Figured(TypedDict):
    """The figures of a match that is over, to be kept beside it."""

    figures: Mapping[str, Any]


class Known(TypedDict):
    """Somebody who has played on this device."""

    key: str
    """What the page sends back to choose this player."""
    name: str
    """Empty for bots, which are counted by their grade."""
    bot: str | None
    """The grade of a bot."""
    avatar: int
    """The picture that was worn last."""


class Luck(TypedDict):
    """How much better chance has decided than was to be expected."""

    value: int
    usual: int
    """No farther from 0 than this in 95 of 100 cases."""
    at: int
    """Where the value is drawn; 500 is no luck at all."""
    least: int
    """Where the usual band begins."""
    most: int


class Player(Known):
    """How the matches of somebody went."""

    matches: int
    wins: int
    win_share: int
    place: int
    """The mean place, in tenths."""
    mean: int
    """The mean points, in tenths."""
    best: int
    worst: int
    luck: Luck


class PlaceCount(TypedDict):
    """How often a place was reached."""

    place: int
    count: int
    share: int
    bar: int


class Played(TypedDict):
    """One match on the course over time."""

    when: str
    points: int
    place: int
    seats: int
    x: int
    y: int
    """From the top."""


class Course(TypedDict):
    """The last matches of a player, the oldest first."""

    matches: tuple[Played, ...]
    best: int
    """The most points, drawn at the top."""
    worst: int
    mean_y: int
    zero_y: int | None
    """Where no points are drawn, if that lies between the least and the most."""


class TableLine(TypedDict):
    """Something that was tried again and again."""

    of: str
    chosen: int
    tried: int
    hits: int
    share: int | None
    """Hits by tries; null where nothing was tried."""
    expected: int
    """How many hits were to be expected, in thousandths."""
    expected_share: int | None
    bar: int
    mark: int
    """Where the expected share is drawn."""


class Table(TypedDict):
    """What a game has counted, line by line; lines that say nothing are left out."""

    name: str
    lines: tuple[TableLine, ...]


class Sum(TypedDict):
    """What was added up over the matches."""

    name: str
    sum: int
    mean: int


class Best(TypedDict):
    """The greatest, and by whom and when it was first reached."""

    name: str
    value: int
    by: Known
    when: str


class Rival(Known):
    """How a player stands against another in the matches that both played."""

    matches: int
    ahead: int
    level: int
    behind: int
    ahead_bar: int
    """How far the matches are drawn in which the player was ahead; those with a shared place follow."""
    level_bar: int
    """How far those are drawn; the rest is behind."""


class Face(TypedDict):
    """How often a number was rolled, and how often a fair die shows it in 95 of 100 cases."""

    face: int
    count: int
    least: int
    most: int
    usual: bool
    bar: int
    least_bar: int
    most_bar: int


class Die(TypedDict):
    """All rolls of dice of one kind in matches whose seal vouches for them."""

    name: str
    rolls: int
    outside: int
    """How many of its numbers lie outside their bands."""
    faces: tuple[Face, ...]


class Statistics(TypedDict):
    """What the matches of a game come to that were chosen by their options, their time and a player."""

    game: str
    matches: int
    """How many were chosen."""
    all: int
    """How many of the game there are."""
    skipped: int
    """Figures, of any game, that could not be read."""
    presets: tuple[str, ...]
    """Those of the matches of the game, in the order of the game."""
    players: tuple[Player, ...]
    """All who played the chosen matches, people first, then who played most."""
    player: Known | None
    """Whom the rest is about; null: everybody."""
    places: tuple[PlaceCount, ...]
    """Empty for everybody, as are course and rivals."""
    course: Course | None
    tables: tuple[Table, ...]
    sums: tuple[Sum, ...]
    records: tuple[Best, ...]
    rivals: tuple[Rival, ...]
    dice: tuple[Die, ...]
