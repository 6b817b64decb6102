"""Compare predicted with actual chances to win, in ten bins, over fresh matches of the net against itself.

    python -m research.wolle.value.calibrate NET [MATCHES] [SEED]

Bids are drawn from the net's own mixes, all else is the best by its values. MATCHES is their number for each
number of seats.
"""

from __future__ import annotations

import ctypes
import sys

import numpy as np

from research.wolle.value import game


def main() -> None:
    """Print a table for each number of seats."""
    game.load(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    game.seed(int(sys.argv[3]) if len(sys.argv) > 3 else 2026)
    game.library().set_hasty(ctypes.c_float(1.0), 1)
    game.library().set_deals(1)
    game.library().set_iterations(200, 10)
    for seats in range(2, 7):
        chances, won, brier = [], [], []
        for _ in range(0, count, 50):
            found = game.self_play(seats, 50, short=False, lambda_=1.0, mixed=0.0)
            found = found[found["stage"] < 3]
            chances.append(found["value"][:, :seats].ravel())
            won.append(found["outcome"][:, :seats].ravel())
        chance, result = np.concatenate(chances), np.concatenate(won)
        places = np.minimum((10 * chance).astype(int), 9)
        brier = ((chance - result) ** 2).mean()
        print(f"{seats} seats, {count} matches, {len(chance) // seats} positions, Brier {brier:.4f}")
        for place in range(10):
            those = places == place
            if those.any():
                print(
                    f"  {place / 10:.1f} to {(place + 1) / 10:.1f}: predicted {chance[those].mean():.3f},"
                    f" won {result[those].mean():.3f}, {those.sum()}"
                )
        gap = sum(
            (places == p).sum() * abs(chance[places == p].mean() - result[places == p].mean())
            for p in range(10)
            if (places == p).any()
        )
        print(f"  mean difference of a bin, weighted: {gap / len(chance):.4f}")


if __name__ == "__main__":
    main()
