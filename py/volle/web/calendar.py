"""The days whose deal was played on this device: the streak, and the results of the last weeks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from itertools import count
from typing import Final, NamedTuple, TypeAlias

from volle.core.errors import GameError
from volle.core.names import bot_level
from volle.core.record import parse_record
from volle.core.seed_source import days_of_month, parse_seed_source
from volle.games import GAMES
from volle.web.answers import Calendar, CalendarDay, DayMatch, FriendsMatch
from volle.web.requests import CalendarRequest

WEEK: Final = 7
BEFORE: Final = 4
"""The weeks that are shown before the current one."""
_HEADER: Final = re.compile("^([a-z]+): (.*)$", re.MULTILINE)
_RESULT: Final = re.compile(r"^result ([-\d ]+) winner ([\d ]+)$", re.MULTILINE)

Day: TypeAlias = tuple[int, int, int]
"""Year, month, day."""


class Played(NamedTuple):
    """A finished match with the deal of a day, from the headers and the result of its record."""

    day: Day
    match: DayMatch
    deal: tuple[str, str, int]
    """The commitment to the dice, the options, and the number of players: equal where the deals are."""


def calendar(request: CalendarRequest) -> Calendar:
    """Return the days whose deal was played to its end; raises BadOptions (deal.day) for an invalid today.

    A streak is a number of days in a row, up to today, or up to yesterday while today is not played.
    """
    today = _day(f"day {request.today}")
    own = [match for match in map(_played, reversed(request.heads)) if match]
    days = {match.day for match in own}
    shown = [today]
    while len(shown) <= WEEK * BEFORE + _weekday(today):
        shown.append(_before(shown[-1]))
    found: list[CalendarDay] = [
        {"date": _text(day), "matches": _first_of_each_game(own, day)} for day in reversed(shown)
    ]
    return {
        "streak": max(_streak(days, today), _streak(days, _before(today))),
        "longest": max((_streak(days, day) for day in days), default=0),
        "weeks": [found[start : start + WEEK] for start in range(0, len(found), WEEK)],
        "friends": list(_friends_matches(request.friends or (), shown[:2], own)),
    }


def _played(head: str) -> Played | None:
    """Return the match of a record that was read before; None without the deal of a day."""
    headers, result = dict(_HEADER.findall(head)), _RESULT.search(head)
    game, deal = headers.get("game", ""), headers.get("deal", "")
    seats = headers.get("seats", "").split(" | ")
    if not (result and game in GAMES and deal.startswith("day ")):
        return None
    winners = tuple(int(number) - 1 for number in result[2].split())
    person = next((seat for seat, name in enumerate(seats) if bot_level(name) is None), None)
    match: DayMatch = {
        "game": game,
        "seats": tuple(seats),
        "avatars": tuple(map(int, headers.get("avatars", "").split())) or tuple(range(1, len(seats) + 1)),
        "points": tuple(map(int, result[1].split())),
        "winners": winners,
        "person": person,
    }
    return Played(_day(deal), match, (headers.get("seal", ""), headers.get("options", ""), len(seats)))


def _first_of_each_game(played: list[Played], day: Day) -> list[DayMatch]:
    """Return the matches of a day, of each game only the first: in another one, the deal was known."""
    first: dict[str, DayMatch] = {}
    for each in played:
        if each.day == day:
            first.setdefault(each.match["game"], each.match)
    return [first[game] for game in sorted(first)]


def _friends_matches(records: Iterable[str], days: list[Day], own: list[Played]) -> Iterator[FriendsMatch]:
    """Return the friends' matches with the deal of one of these days.

    Points stay hidden until the same deal was played here. Records that the engine refuses are left out.
    """
    for number, record in enumerate(records):
        # Reading a whole record takes as long as playing it.
        if not any(f"\ndeal: day {_text(day)}\n" in record for day in days):
            continue
        try:
            parse_record(record, GAMES)
        except GameError:
            continue
        friends = _played(record)
        if friends is None or (seat := friends.match["person"]) is None:
            continue
        is_played = any(each.deal == friends.deal for each in own)
        yield {
            "number": number,
            "date": _text(friends.day),
            "game": friends.match["game"],
            "name": friends.match["seats"][seat],
            "avatar": friends.match["avatars"][seat],
            "points": friends.match["points"][seat] if is_played else None,
        }


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


def _streak(played: Set[Day], last: Day) -> int:
    """Return the number of days in a row that were played, up to `last`."""
    for length in count():
        if last not in played:
            return length
        last = _before(last)
    raise AssertionError
