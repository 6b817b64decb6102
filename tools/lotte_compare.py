"""How far two solutions of Volle Lotte are apart that differ in what they count: `make lotte-caps`.

Needs the extra `solve`, and what solve_lotte.py has found, in two folders.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from setup import ROOT
from solve_lotte import HIT, Grid


def apart(one: list[Grid], other: list[Grid]) -> dict[str, float]:
    """How far the chances of two solutions are apart at most, in the mean, and at the start of a match.

    Both know the chances of the same own scores, in one grid or in one for each seat; of the other's scores,
    which go on above the target, those that both count are compared.
    """
    wide = min(one[-1].shape[1], other[-1].shape[1])
    changes = [left[:, :wide] - right[:, :wide] for left, right in zip(one, other, strict=True)]
    every = np.concatenate([np.abs(change).ravel() for change in changes])
    # One grid for both seats begins below zero: its first seat has a step left before it would lose 1,000.
    start = 0 if len(one) > 1 else HIT - 1
    return {
        "at most": float(every.max()),
        "in the mean": float(every.mean()),
        "at the start": float(abs(changes[0][start, start])),
    }


def main() -> None:
    """Says it of the presets that are asked for, as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the folder of the solutions to compare with")
    parser.add_argument("--solutions", type=Path, default=ROOT / "bench" / "out")
    parser.add_argument("presets", nargs="*", default=["cabinet", "tutto"])
    args = parser.parse_intermixed_args()
    for preset in args.presets:
        read = [np.load(folder / f"lotte-{preset}.npz") for folder in (args.solutions, args.other)]
        one, other = ([arrays[name] for name in arrays.files] for arrays in read)
        print(json.dumps({"preset": preset, **apart(one, other)}))


if __name__ == "__main__":
    main()
