"""Play the 350 matches of which reviews are measured, and measure the rest of today's review on them.

300 matches of bots of all levels with two to six seats, every fifth of them short, and 50 of random play:

    python -m research.wolle.value.records play DIR
    python -m research.wolle.value.records review DIR     # writes DIR/rests.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from volle.core import chance, review
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.core.record import format_record, parse_record
from volle.games import GAMES

GAME: Final = GAMES["wolle"]
SEATS: Final = range(2, 7)
TABLES: Final = (
    ("roger",),
    ("roger", "ram"),
    ("ram", "ewe"),
    ("ewe", "lamb"),
    ("lamb",),
    ("roger", "lamb", "ram", "ewe"),
)
"""The levels, given to the seats in turn."""
EACH: Final = 10
"""Matches of each number of seats and table."""
RANDOM: Final = 10
"""Matches of random play for each number of seats."""


def play(seats: int, bots: tuple[str, ...], number: int, *, short: bool) -> Any:
    """Return a whole match; without bots, one of random play."""
    names = tuple(f"bot:{bots[seat % len(bots)] if bots else 'lamb'}" for seat in range(seats))
    seed = chance.derive_seed("rest", seats, *bots, number)
    options = {"short": True} if short else {}
    match = matches.begin(GAME, names, options, seed)
    if bots:
        return matches.advance(match)
    rng = chance.stream(seed, 0, 0)
    while match.to_act:
        seat = match.to_act[0]
        drawn = seat == CHANCE
        action = (
            matches.automatic_action(match) if drawn else rng.choice(GAME.legal_actions(match.state, seat))
        )
        match = matches.play(match, action)
    return match


def plans() -> list[tuple[str, int, tuple[str, ...], int, bool]]:
    """Return the name, seats, bots, number and shortness of each match, those of all kinds interleaved."""
    return [
        (f"{'-'.join(bots) or 'random'}-{seats}-{number}", seats, bots, number, number % 5 == 4)
        for number in range(EACH)
        for seats in SEATS
        for bots in (*TABLES, ())
        if bots or number < RANDOM
    ]


def rest_of(match: Any) -> list[float]:
    """Return the rest of today's review, for each seat."""
    going = review.advance(review.begin(match), 10**9)
    return [float(one.part("rest")) for one in review.seat_reviews(going)]


def main() -> None:
    """Play or review the matches."""
    what, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    if what == "play":
        for name, seats, bots, number, short in plans():
            path = folder / f"{name}.volle"
            if not path.exists():
                path.write_text(format_record(play(seats, bots, number, short=short)), encoding="utf-8")
        return
    known = folder / "rests.json"
    rests = json.loads(known.read_text()) if known.exists() else {}
    for name, *_ in plans():
        if name not in rests:
            rests[name] = rest_of(parse_record((folder / f"{name}.volle").read_text(), GAMES))
            known.write_text(json.dumps(rests))


if __name__ == "__main__":
    main()
