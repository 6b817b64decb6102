"""Plays matches between bots of one grade, and keeps how long each decision took, wherever it runs."""

from __future__ import annotations

import json
from hashlib import sha256
from time import perf_counter

from volle.core import chance
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.games import GAMES

SEATS = {"wolle": (2, 4, 6), "lotte": (3,)}
"""In how many seats each game is played: a match for each of its grades."""


def measured() -> str:
    """Returns as JSON for each case the milliseconds of its decisions, and a hash of what was decided."""
    cases = [(game, grade, count) for game in SEATS for count in SEATS[game] for grade in GAMES[game].bots]
    return json.dumps([measure(*case) for case in cases])


def measure(game: str, grade: str, seats: int) -> dict[str, object]:
    """Returns the case, the milliseconds of every decision of a match, and the hash of its record."""
    seed = chance.derive_seed("decisions", game, grade, seats)
    match = matches.begin(GAMES[game], (f"bot:{grade}",) * seats, {}, seed)
    times: list[float] = []
    while match.to_act:
        asked = matches.automatic_seat(match) != CHANCE
        began = perf_counter()
        action = matches.automatic_action(match)
        if asked:
            times.append(1000 * (perf_counter() - began))
        match = matches.play(match, action)
    decided = sha256("\n".join(match.lines).encode()).hexdigest()
    return {"game": game, "grade": grade, "seats": seats, "ms": times, "decided": decided}
