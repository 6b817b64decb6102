"""Play matches between bots of one level, and measure the time of each decision and of its slices."""

from __future__ import annotations

import json
from hashlib import sha256
from time import perf_counter
from typing import Any

from volle.core import chance
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.core.match import Match
from volle.core.thinking import Slices, at_once
from volle.games import GAMES

SEATS = {"wolle": (2, 4, 6), "lotte": (2, 4)}
"""The numbers of seats with which each game is played."""
CASES = [(game, level, count) for game in SEATS for count in SEATS[game] for level in GAMES[game].bots]
MATCHES = {"wolle": 1, "lotte": 6}
"""The number of matches per case; in a match of Lotte for two, a bot decides only twenty times."""


def measured() -> str:
    """Return the results of `measure` for each case, as JSON."""
    return json.dumps([measure(*case) for case in CASES])


def measure(game: str, level: str, seats: int) -> dict[str, object]:
    """Return the case, the milliseconds of each decision and its longest slice, and the decisions' hash."""
    times: list[list[float]] = []
    played = [play(match, times) for match in begun(game, level, seats)]
    about = {"game": game, "level": level, "seats": seats, "decided": decided(played)}
    return {**about, "ms": [sum(slices) for slices in times], "slice_ms": [max(slices) for slices in times]}


def play(match: Match, times: list[list[float]]) -> Match:
    """Return the finished match, and append the time of each slice of each decision."""
    while match.to_act:
        asked = matches.automatic_seat(match) != CHANCE
        slices: list[float] = []
        action = at_once(timed(matches.automatic_slices(match), slices))
        if asked:
            times.append(slices)
        match = matches.play(match, action)
    return match


def timed(slices: Slices[Any], times: list[float]) -> Slices[Any]:
    """Run through slices, and append the time of each."""
    while True:
        began = perf_counter()
        try:
            next(slices)
        except StopIteration as decided:
            return decided.value
        finally:
            times.append(1000 * (perf_counter() - began))
        yield


def begun(game: str, level: str, seats: int) -> list[Match]:
    """Return the matches of a case before their first action."""
    names = (f"bot:{level}",) * seats
    seeds = [chance.derive_seed("decisions", game, level, seats, number) for number in range(MATCHES[game])]
    return [matches.begin(GAMES[game], names, {}, seed) for seed in seeds]


def decided(played: list[Match]) -> str:
    """Return a hash of all actions in some matches."""
    return sha256("\n".join(line for match in played for line in match.lines).encode()).hexdigest()
