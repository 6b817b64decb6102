"""Compare two solutions of Volle Lotte that differ in their bounds: `make lotte-caps`.

Needs the extra `solve`, and the grids that solve.py has stored in two folders.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from research.lotte.best_turns import HIT
from research.lotte.solve import Grid
from research.results import OUT


def apart(one: list[Grid], other: list[Grid]) -> dict[str, float]:
    """Return the differences of two solutions: the largest, the mean, and that at the start of a match.

    Both cover the same own scores; of the other's scores, those that both cover are compared.
    """
    wide = min(one[-1].shape[1], other[-1].shape[1])
    changes = [left[:, :wide] - right[:, :wide] for left, right in zip(one, other, strict=True)]
    every = np.concatenate([np.abs(change).ravel() for change in changes])
    # A grid for both seats starts at -950.
    start = 0 if len(one) > 1 else HIT - 1
    return {
        "at most": float(every.max()),
        "mean": float(every.mean()),
        "at the start": float(abs(changes[0][start, start])),
    }


def main() -> None:
    """Print a line of JSON for each preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="a folder of solutions to compare with")
    parser.add_argument("--solutions", type=Path, default=OUT)
    parser.add_argument("presets", nargs="*", default=["cabinet", "tutto"])
    args = parser.parse_intermixed_args()
    for preset in args.presets:
        read = [np.load(folder / f"lotte-{preset}.npz") for folder in (args.solutions, args.other)]
        one, other = ([arrays[name] for name in arrays.files] for arrays in read)
        print(json.dumps({"preset": preset, **apart(one, other)}))


if __name__ == "__main__":
    main()
