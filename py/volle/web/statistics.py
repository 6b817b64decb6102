"""Statistics over many matches: which are chosen, who has played them, and how they went.

The parts that are about one player or the dice are worked out in statistics_parts.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from volle.core.binomial import usual_luck
from volle.core.errors import BadRequest
from volle.games import GAMES
from volle.web.figures import Figures, read_figures
from volle.web.requests import StatisticsRequest
from volle.web.statistics_answers import Luck, Player, Statistics
from volle.web.statistics_parts import (
    Appearance,
    course,
    dice,
    drawn_lucks,
    is_bot,
    known,
    places,
    records,
    rivals,
    share,
    sums,
    tables,
    tenths,
)

_WHEN: Final = re.compile(
    r"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"
    r"T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z",
    re.ASCII,
)
"""A moment in universal time, as JavaScript writes it: such texts are in the order of time."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """The figures of a match, and when it ended."""

    when: str
    figures: Figures


def statistics(request: StatisticsRequest) -> Statistics:
    """What the chosen matches come to; raises BadRequest for a game that does not exist."""
    if request.game not in GAMES:
        raise BadRequest("request.game")
    kept = _read(request.figures, request.when)
    of_game = [one for one in kept if one.figures.game == request.game]
    chosen = [one for one in of_game if _is_chosen(one, request.preset, request.since)]
    everybody = [Appearance(one.when, one.figures, seat) for one in chosen for seat in one.figures.seats]
    players = _players(everybody)
    about = next((known(one) for one in everybody[::-1] if one.seat.key == request.player), None)
    one_player = [one for one in everybody if about and one.seat.key == about["key"]]
    shown = one_player if about else everybody
    figuring = GAMES[request.game].statistics
    return {
        "game": request.game,
        "matches": len(chosen),
        "all": len(of_game),
        "skipped": len(request.figures) - len(kept),
        "presets": tuple(one for one in figuring.presets if one in {kept.figures.preset for kept in of_game}),
        "players": players,
        "player": about,
        "places": places(one_player),
        "course": course(one_player),
        "tables": tables(shown, figuring),
        "sums": sums(shown, figuring),
        "records": records(shown, figuring),
        "rivals": rivals(one_player),
        "dice": dice(shown, figuring),
    }


def _read(figures: Sequence[object], when: Sequence[object]) -> list[_Kept]:
    """What can be read of what was kept, in the order of time."""
    found = []
    for value, moment in zip(figures, when, strict=False):
        read = read_figures(value)
        if read and isinstance(moment, str) and _WHEN.fullmatch(moment):
            found.append(_Kept(moment, read))
    return sorted(found, key=lambda one: one.when)


def _is_chosen(kept: _Kept, preset: str | None, since: str | None) -> bool:
    """Whether a match was agreed like that and ended no earlier."""
    return preset in (None, kept.figures.preset) and (since is None or kept.when >= since)


def _players(everybody: Sequence[Appearance]) -> tuple[Player, ...]:
    """All who have played, people first, then who has played most, then in order of their names."""
    by_key: dict[str, list[Appearance]] = {}
    for one in everybody:
        by_key.setdefault(one.seat.key, []).append(one)
    ordered = sorted(by_key.values(), key=_rank)
    lucks = drawn_lucks([_luck(played) for played in ordered])
    return tuple(_player(played, luck) for played, luck in zip(ordered, lucks, strict=True))


def _rank(played: Sequence[Appearance]) -> tuple[bool, int, str]:
    """What a player is ordered by."""
    return is_bot(played[0]), -len(played), played[0].seat.key


def _luck(played: Sequence[Appearance]) -> tuple[int, int]:
    """The luck of several matches, and how far from 0 it usually is."""
    return sum(one.seat.luck for one in played), usual_luck(sum(one.seat.spread for one in played))


def _player(played: Sequence[Appearance], luck: Luck) -> Player:
    """How the matches of one player went."""
    points = [one.seat.points for one in played]
    wins = sum(one.seat.place == 1 for one in played)
    return {
        **known(played[-1]),
        "matches": len(played),
        "wins": wins,
        "win_share": share(wins, len(played)),
        "place": tenths(sum(one.seat.place for one in played), len(played)),
        "mean": tenths(sum(points), len(points)),
        "best": max(points),
        "worst": min(points),
        "luck": luck,
    }
