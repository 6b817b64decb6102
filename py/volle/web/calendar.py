"""The days whose deal was played on this device: the streak and the last weeks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count
from typing import Final, TypeAlias

from volle.core.seed_source import days_of_month, parse_seed_source
from volle.games import GAMES
from volle.web.answers import Calendar, CalendarDay
from volle.web.requests import CalendarRequest

WEEK: Final = 7
BEFORE: Final = 4
"""The weeks that are shown before the current one."""
_GAME: Final = re.compile("^game: (.*)$", re.MULTILINE)
_DAY: Final = re.compile("^deal: (day .*)$", re.MULTILINE)

Day: TypeAlias = tuple[int, int, int]
"""Year, month, day."""


def calendar(request: CalendarRequest) -> Calendar:
    """Return the days whose deal was played to its end; raises BadOptions (deal.day) for an invalid today.

    A streak is a number of days in a row, up to today, or up to yesterday while today is not played.
    """
    today = _day(f"day {request.today}")
    played = _played(request.heads)
    shown = [today]
    while len(shown) <= WEEK * BEFORE + _weekday(today):
        shown.append(_before(shown[-1]))
    days: list[CalendarDay] = [
        {"date": _text(day), "games": sorted(played.get(day, ()))} for day in reversed(shown)
    ]
    return {
        "streak": max(_streak(played, today), _streak(played, _before(today))),
        "longest": max((_streak(played, day) for day in played), default=0),
        "weeks": [days[start : start + WEEK] for start in range(0, len(days), WEEK)],
    }


def _played(heads: tuple[str, ...]) -> Mapping[Day, set[str]]:
    """Return the games that were played on each day; heads come from records that were read before."""
    played: dict[Day, set[str]] = {}
    for head in heads:
        day, game = _DAY.search(head), _GAME.search(head)
        if day and game and game[1] in GAMES:
            played.setdefault(_day(day[1]), set()).add(game[1])
    return played


def _day(source: str) -> Day:
    """Return the day of a seed source; raises BadOptions (deal.day)."""
    year, month, day = map(int, parse_seed_source(source).text.split("-"))
    return year, month, day


def _text(day: Day) -> str:
    """Return a day as a text: 2026-11-22."""
    return "{:04}-{:02}-{:02}".format(*day)


def _before(day: Day) -> Day:
    """Return the day before; the year 0 has no end here."""
    year, month, date = day
    if date > 1:
        return year, month, date - 1
    year, month = (year, month - 1) if month > 1 else (year - 1, 12)
    return year, month, days_of_month(year, month)


def _weekday(day: Day) -> int:
    """Return the number of days since Monday."""
    year, month, date = day
    # Months are counted from March, so that the day of the leap year is the last one.
    year, month = (year, month - 3) if month > 2 else (year - 1, month + 9)
    return (year + year // 4 - year // 100 + year // 400 + (13 * month + 2) // 5 + date + 1) % WEEK


def _streak(played: Mapping[Day, set[str]], last: Day) -> int:
    """Return the number of days in a row that were played, up to `last`."""
    for length in count():
        if last not in played:
            return length
        last = _before(last)
    raise AssertionError
