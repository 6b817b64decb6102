"""Measure the process time of the odds of a position, at every table of matches between bots.

The first position fills the caches of later ones, and is reported separately.

Writes bench/out/odds.json.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from statistics import median, quantiles
from time import process_time
from typing import Any

from reports import write_report

from setup import ROOT
from volle.cli.simulate import best_bot
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.games import GAMES, begin

OUT = ROOT / "bench" / "out" / "odds.json"
AIM = 50
"""Milliseconds for the odds of a position, on an idle machine."""
PLANS = (("wolle", {}), ("lotte", {"preset": "cabinet"}), ("lotte", {"preset": "tutto"}))


def times(name: str, options: dict[str, Any], count: int) -> Iterator[tuple[str, float]]:
    """Yield the phase of each position of several matches, and the milliseconds for its odds."""
    game = GAMES[name]
    for number in range(count):
        match = begin(GAMES[name], [f"bot:{best_bot(name)}"] * 3, options, f"odds {number}")
        while match.to_act:
            seat = match.to_act[0]
            view = game.observe(match.state, None if seat == CHANCE else seat)
            began = process_time()
            found = game.odds_of(view)
            if found:
                yield view.phase, 1000 * (process_time() - began)
            match = matches.play(match, matches.automatic_action(match))


def summary(found: list[float]) -> dict[str, float]:
    """Return the number of times, their median, their 95th percentile and the maximum."""
    spread = quantiles(found, n=20) if len(found) > 1 else found * 20
    return {"count": len(found), "median": median(found), "p95": spread[-1], "most": max(found)}


def main() -> None:
    """Measure, print a table and write the report."""
    parser = argparse.ArgumentParser(description="Measure how long the odds of a position take.")
    parser.add_argument("--matches", type=int, default=3, help="of each kind (default: 3)")
    args = parser.parse_args()
    report: dict[str, Any] = {"aim": AIM, "python": sys.version.split()[0], "games": {}}
    print(f"{'':24} positions   median       95%       max    milliseconds")
    for name, options in PLANS:
        first, *rest = times(name, options, args.matches)
        by_phase: dict[str, list[float]] = defaultdict(list)
        for phase, time in rest:
            by_phase[phase].append(time)
        title = " ".join((name, *options.values()))
        report["games"][title] = {"first": first[1], **{key: summary(by_phase[key]) for key in by_phase}}
        print(f"{title + ' first':24} {1:9}{'':20}{first[1]:10.1f}")
        for phase, found in by_phase.items():
            line = summary(found)
            numbers = "".join(f"{line[key]:10.2f}" for key in ("median", "p95", "most"))
            print(f"{title + ' ' + phase:24} {line['count']:9}{numbers}")
    write_report(OUT, report)


if __name__ == "__main__":
    main()
