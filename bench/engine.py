"""Measure the speed of the engine: random play of each game through the checked API.

Every action counts, chance included: the engine returns the seats to act and their legal actions, one is
chosen, and `apply` checks it. Because machines differ and their speed varies, a plain Python loop is timed
before and after each batch of matches. `ratio` is the number of actions in the time of 1,000 passes of that
loop, which can be compared between machines and days. All times are processor times.

Writes bench/out/engine.json.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from reports import write_report

from setup import ROOT
from volle.core import chance
from volle.core.chance import Stream
from volle.core.game import CHANCE, AnyGame
from volle.games import GAMES

OUT = ROOT / "bench" / "out" / "engine.json"
AIM = 150_000
"""Actions per second of each game, on an idle machine."""
SEATS = 4
PASSES = 100_000
"""Passes of the reference before and after each batch."""
BATCH = 1_000
"""Actions, and whatever is left of the match that is under way then."""


class Batch(NamedTuple):
    """Actions per batch; the last match of a batch is completed."""

    actions: int
    seconds: float
    reference: float
    """Seconds for 1,000 passes of the reference before and after the batch."""

    @property
    def speed(self) -> float:
        """Actions per second."""
        return self.actions / self.seconds

    @property
    def ratio(self) -> float:
        """Actions in the time of 1,000 passes of the reference."""
        return self.speed * self.reference


def play_at_random(game: AnyGame, seats: int, rng: Stream) -> Iterator[Any]:
    """Yield the actions of a match in which all seats and chance choose legal actions at random."""
    state = game.start(game.parse_options({}, seats))
    while acting := game.to_act(state):
        seat = acting[0]
        action = game.draw(state, rng) if seat == CHANCE else rng.choice(game.legal_actions(state, seat))
        state = game.apply(state, action).state
        yield action


def measure(game: AnyGame, count: int) -> list[Batch]:
    """Return this many batches of a game, always the same ones."""
    play_batch(game, 0)
    played, times = [], [reference()]
    for number in range(count):
        began = process_time()
        actions = play_batch(game, number)
        played.append((actions, process_time() - began))
        times.append(reference())
    around = [(before + after) / 2 for before, after in pairwise(times)]
    return [Batch(*batch, time) for batch, time in zip(played, around, strict=True)]


def play_batch(game: AnyGame, number: int) -> int:
    """Play matches until there are enough actions; return their number."""
    rng = chance.stream(chance.derive_seed("engine", game.name), number, CHANCE)
    actions = 0
    while actions < BATCH:
        actions += sum(1 for _ in play_at_random(game, SEATS, rng))
    return actions


def reference() -> float:
    """Return the seconds for 1,000 passes of a loop with work similar to an engine's."""
    total, seen = 0, dict.fromkeys(range(64), 0)
    began = process_time()
    for number in range(PASSES):
        seen[number & 63] = total
        total = (total * 31 + len(seen) + seen[number & 15]) % 65_521
    return (process_time() - began) / PASSES * 1000


def report(found: dict[str, list[Batch]]) -> dict[str, Any]:
    """Return the medians of each game."""
    return {
        "python": platform.python_version(),
        "aim": AIM,
        "seats": SEATS,
        "games": {
            game: {
                "batches": len(batches),
                "actions": sum(batch.actions for batch in batches),
                "actions_per_second": round(median(batch.speed for batch in batches)),
                "ratio": round(median(batch.ratio for batch in batches), 2),
                "reference_us": round(median(batch.reference for batch in batches) * 1000, 4),
            }
            for game, batches in found.items()
        },
    }


def row(game: str, about: dict[str, Any]) -> str:
    """Return a row of the table."""
    speed = f"{about['actions_per_second']:8,} actions a second"
    passes = f"{about['ratio']:6} in 1,000 passes of the reference, {about['reference_us']:.3f} µs each"
    return f"  {game:8} {speed}   {passes}   {about['actions']:,} actions"


def main() -> None:
    """Play, print a table and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--batches", type=int, default=40, help="batches of each game")
    count = options.parse_args().batches
    found = report({game.name: measure(game, count) for game in GAMES.values()})
    print("\n".join(row(game, about) for game, about in found["games"].items()))
    print(f"  the aim is {AIM:,} actions a second")
    write_report(OUT, found)


if __name__ == "__main__":
    main()
