"""Counts how often equal bots would be told apart by chance, when an arena asks after each batch.

Each contest is made up: in a block one of two equal bots is ahead, or neither. Beside the sequence that the
arena watches stands the usual interval of 95 in 100 for a fixed number of blocks, not made to be watched.

Writes bench/out/watched.json.
"""

from __future__ import annotations

import argparse
from math import fsum, sqrt

from reports import write_report

from setup import ROOT
from volle.arena.contest import BATCH
from volle.arena.intervals import EARLIEST, watched
from volle.core import chance

OUT = ROOT / "bench" / "out" / "watched.json"
BLOCKS = 1000


def is_usually_clear(values: list[int]) -> bool:
    """Tells whether an interval for a fixed number of blocks leaves out 0."""
    mean = fsum(values) / len(values)
    deviation = sqrt(fsum((value - mean) ** 2 for value in values) / len(values))
    return abs(mean) > 1.96 * deviation / sqrt(len(values))


def is_watched_clear(values: list[int]) -> bool:
    """Tells whether the watched interval leaves out 0."""
    found = watched(values)
    return not found.low <= 0 <= found.high


def main() -> None:
    """Counts, prints and writes the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--contests", type=int, default=200)
    contests = options.parse_args().contests
    wrong = {"watched": 0, "usual": 0}
    for number in range(contests):
        rng = chance.addressed(bytes(chance.SEED_BYTES), "watched", number)
        values = [rng.below(2) + rng.below(2) - 1 for _ in range(BLOCKS)]
        looks = [values[:count] for count in range(EARLIEST, BLOCKS + 1, BATCH)]
        wrong["watched"] += any(map(is_watched_clear, looks))
        wrong["usual"] += any(map(is_usually_clear, looks))
    for name, count in wrong.items():
        print(f"  {name:8} {count:4} of {contests} contests of equal bots told apart within {BLOCKS} blocks")
    write_report(OUT, {"contests": contests, "blocks": BLOCKS, "told_apart": wrong})


if __name__ == "__main__":
    main()
