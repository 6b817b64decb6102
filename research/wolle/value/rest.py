"""Measure the rest of a review by the value net: the sum of its residuals over a match.

    python -m research.wolle.value.rest positions DIR [RECORDS]     # of records.py, to DIR/positions.npy
    python -m research.wolle.value.rest measure NET DIR [review]

A residual is the value of a position by one step of looking ahead (over sampled deals, over the mixes of
bids, over the dice of the next turn), less its value by the net.
"""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from research.wolle.value import game
from research.wolle.value.records import plans
from volle.core.record import parse_record
from volle.games import GAMES


def between(match: Any) -> list[Any]:
    """Return the states of a match before each deal, before bids, and before each turn."""
    found = []
    for ply in range(match.ply):
        state = match.before(ply)
        no_bids = state.phase == "bids" and not any(state.bids)
        if state.phase == "deal" or no_bids or (state.phase == "roll" and not state.tries):
            found.append(state)
    return found


def positions_of(folder: Path, count: int) -> None:
    """Write the positions of all records."""
    every, names = [], []
    for number, (name, *_) in enumerate(plans()[:count]):
        path = folder / f"{name}.volle"
        if not path.exists():
            continue
        match = parse_record(path.read_text(), GAMES)
        every += [(number, game.position_of(state)[0]) for state in between(match)]
        names.append(name)
    np.save(folder / "positions.npy", np.array([one for _, one in every], dtype=game.POSITION))
    np.save(folder / "matches.npy", np.array([number for number, _ in every]))
    print(len(names), "records,", len(every), "positions")


def measure(net: Path, folder: Path, *, review: bool) -> None:
    """Print the rest by the number of seats, and the residuals by stage.

    Bids of two seats are the mixes of the whole matrix, of more seats 400 draws from the net's mixes. After
    the bids of the last round, positions of two seats are computed, and of more seats those with one roller
    left. With `review`, so are all rounds of two and three seats after their bids, and last rounds with two
    rollers left; bids of three seats are then 60 draws.
    """
    game.load(net)
    game.seed(3)
    lib = game.library()
    lib.set_iterations(1000, 60)
    lib.set_deals(128)
    positions, matches = np.load(folder / "positions.npy"), np.load(folder / "matches.npy")
    found = np.zeros((len(positions), 16), "f4")
    for seats, stage in itertools.product(range(2, 7), range(3)):
        those = (positions["n"] == seats) & (positions["stage"] == stage)
        lib.set_exact_last(2 if review or seats == 2 else 1)
        lib.set_nested(seats, 2 if review and stage and seats <= 3 else 0)
        some = np.ascontiguousarray(positions[those])
        if stage == 1 and seats > 2:
            ahead = game.policy_values(some, 60 if review and seats == 3 else 400)
        else:
            ahead = game.look_aheads(some)
        found[those] = ahead - game.values(some)
    np.save(folder / "residuals.npy", found)
    plan = plans()
    rests: dict[str, list[float]] = {}
    kinds: dict[str, list[float]] = {}
    for one in np.unique(matches):
        name, seats, bots, _, short = plan[one]
        rest = 100 * found[matches == one][:, :seats].sum(0)
        rests[name] = rest.tolist()
        for kind in ("all", f"{seats} seats", "-".join(bots) or "random", "short" if short else "whole"):
            kinds.setdefault(kind, []).extend(abs(rest))
        kinds.setdefault("worst seat", []).append(abs(rest).max())
    (folder / "rests-net.json").write_text(json.dumps(rests))
    for kind, sizes in sorted(kinds.items()):
        print(
            f"{kind:22} rest: mean {np.mean(sizes):5.1f}, p95 {np.percentile(sizes, 95):5.1f},"
            f" {len(sizes)} seats"
        )
    n = positions["n"]
    for stage, name in enumerate("ABC"):
        for seats in range(2, 7):
            those = 100 * found[(positions["stage"] == stage) & (n == seats)][:, :seats]
            if not len(those):
                continue
            print(
                f"{name} {seats} seats: rms {np.sqrt((those**2).mean()):.2f},",
                f"mean size {abs(those).mean():.2f}",
                end="; ",
            )
        print()


if __name__ == "__main__":
    if sys.argv[1] == "positions":
        positions_of(Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else len(plans()))
    else:
        measure(Path(sys.argv[2]), Path(sys.argv[3]), review="review" in sys.argv[4:])
