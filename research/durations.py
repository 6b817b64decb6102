"""Count the decisions of matches, for the estimates of minutes: `python -m research.durations [--matches N]`.

Bots of a medium level play each number of seats. Prints, for each kind of match, the turns of a seat and the
decisions of a seat in a turn by kind, and writes out/durations.json. A call for dice or a card is a decision,
because a person taps for it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, Final

from research.results import write_report
from volle.core import chance
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.core.names import BOT
from volle.games import GAMES

LEVELS: Final = {"wolle": "ewe", "lotte": "steady"}
OPTIONS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "wolle": ({},),
    "lotte": tuple(
        {"preset": preset, "target": target}
        for preset in ("cabinet", "tutto")
        for target in (3000, 6000, 10000)
    ),
}


def decisions(game: str, seats: int, options: dict[str, Any], seed: str) -> tuple[int, Counter[str]]:
    """Return the turns of all seats in a match, and the number of decisions by kind."""
    names = (BOT + LEVELS[game],) * seats
    match = matches.begin(GAMES[game], names, options, chance.derive_seed(seed))
    counts: Counter[str] = Counter()
    turns = 0
    while match.to_act:
        action = matches.automatic_action(match)
        turn = match.game.turn_of(match.state)
        kind = match.game.format_action(action).split()[0 if action.seat == CHANCE else 1]
        if action.seat != CHANCE or turn is not None:
            counts[kind] += 1
        match = matches.play(match, action)
        after = match.game.turn_of(match.state)
        turns += after is not None and after != turn
    return turns, counts


def measure(game: str, seats: int, options: dict[str, Any], count: int) -> dict[str, Any]:
    """Return the mean of the rounds of a match, and of the decisions of a seat in a round."""
    rounds, counts = 0, Counter[str]()
    for number in range(count):
        turns, found = decisions(game, seats, options, f"durations {number}")
        rounds += found["bid"] // seats if game == "wolle" else max(turns // seats, 1)
        counts += found
    shares = {kind: round(each / rounds / seats, 3) for kind, each in sorted(counts.items())}
    return {"game": game, "seats": seats, **options, "rounds": round(rounds / count, 2), "decisions": shares}


def main() -> None:
    """Measure all kinds of matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="matches of each kind (default: 20)")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    arguments = parser.parse_args()
    found = []
    for game, variants in OPTIONS.items():
        for seats in [arguments.seats] if arguments.seats else GAMES[game].seats:
            for options in variants:
                line = measure(game, seats, options, arguments.matches)
                print(line, flush=True)
                found.append(line)
    write_report("durations", found)


if __name__ == "__main__":
    main()
