"""Measure the false positives of an arena that stops early: `make early-stops`.

Each contest is simulated: in a block one of two equal bots is ahead, or neither. The confidence sequence of
the arena is compared with the usual 95% interval for a fixed number of blocks, when both are checked after
each batch. Writes out/early-stops.json.
"""

from __future__ import annotations

import argparse
from math import fsum, sqrt

from research.results import write_report
from volle.arena.contest import BATCH
from volle.arena.intervals import EARLIEST, sequential_interval
from volle.core import chance

BLOCKS = 1000


def is_usually_clear(values: list[int]) -> bool:
    """Return True if the interval for a fixed number of blocks excludes 0."""
    mean = fsum(values) / len(values)
    deviation = sqrt(fsum((value - mean) ** 2 for value in values) / len(values))
    return abs(mean) > 1.96 * deviation / sqrt(len(values))


def is_watched_clear(values: list[int]) -> bool:
    """Return True if the confidence sequence excludes 0."""
    found = sequential_interval(values)
    return not found.low <= 0 <= found.high


def main() -> None:
    """Count, print and write the report."""
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
        print(f"  {name:8} {count:4} false positives in {contests} contests of {BLOCKS} blocks")
    write_report("early-stops", {"contests": contests, "blocks": BLOCKS, "false_positives": wrong})


if __name__ == "__main__":
    main()
