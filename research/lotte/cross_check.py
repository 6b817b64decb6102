"""Check the solution of Volle Lotte against the engine's own value of a turn: part of `make solve-lotte`.

At random pairs of scores, volle.lotte.winning (integers, top down) computes the chance before a turn from the
chances after it, and the result is compared with the grids of solve.py (floats, bottom up).
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from research.results import OUT
from volle.lotte import race
from volle.lotte.cards import FULL
from volle.lotte.odds import play_of
from volle.lotte.options import parse_options
from volle.lotte.race import Race
from volle.lotte.solved import ONE, TARGET
from volle.lotte.winning import WinningTurn

STEP: Final = 50
LOWEST: Final = {"cabinet": -950, "tutto": 0}
PAIRS: Final = 60


def difference(preset: str, seat: int, scores: tuple[int, int], grids: list[NDArray[np.float64]]) -> float:
    """Return how far the stored chance of the seat to move is from that of its best turn."""
    low = LOWEST[preset]
    one = Race(parse_options({"preset": preset}, 2), seat, None)

    def end(written: tuple[int, ...], points: int) -> int:
        """Return the chance to win after the turn."""
        own, other = written[seat] + points, written[1 - seat]
        if preset == "tutto" and seat == 1 and own >= TARGET:
            return ONE
        grid = grids[1 - seat]
        place = min((own - low) // STEP, grid.shape[1] - 1)
        return int((1 - grid[(other - low) // STEP, place]) * ONE)

    turn = WinningTurn(play_of(one.agreed), scores, end, lambda written: race.hit(one, written))
    found = turn.drawing(0, FULL) / ONE
    known = grids[seat][(scores[seat] - low) // STEP, (scores[1 - seat] - low) // STEP]
    return abs(found - float(known))


def main() -> None:
    """Check both presets at fixed random pairs of scores."""
    rng = random.Random(4)  # noqa: S311 - chooses scores
    for preset, low in LOWEST.items():
        arrays = np.load(OUT / f"lotte-{preset}.npz")
        grids = [arrays[arrays.files[0]], arrays[arrays.files[-1]]]
        worst = 0.0
        for _ in range(PAIRS):
            scores = (rng.randrange(low, TARGET, STEP), rng.randrange(low, TARGET, STEP))
            worst = max(worst, difference(preset, rng.randrange(2), scores, grids))
        print(f"{preset}: {PAIRS} pairs of scores, at most {worst:.1e} apart")


if __name__ == "__main__":
    main()
