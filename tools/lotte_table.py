"""Writes py/volle/lotte/solved_data.py from what solve_lotte.py has found: `python tools/lotte_table.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import wrap
from typing import Final

import numpy as np
from numpy.typing import NDArray

import lotte_chances
import lotte_turn_points
from setup import ROOT

FILE: Final = ROOT / "py" / "volle" / "lotte" / "solved_data.py"
NODES: Final = (
    1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 16, 20, 21, 23, 25, 27, 31, 35, 39, 40, 41, 46, 48, 51, 55,
    58, 61, 65, 68, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116, 120, 129, 139,
)  # fmt: skip
"""How many steps a seat may lack, of those that are written: where straight lines between them err least."""
STEP: Final = 50
WHOLE: Final = 36**3 - 1
LAST: Final = 100
"""Steps that a last turn may need; more count as so many."""
TURN: Final = 60
"""Steps that a turn may bring; more count as so many."""
HEAD: Final = '''\
"""The solved game of two seats, as solved.py reads it. Written by tools/lotte_table.py.

Numbers of three digits to the base 36 stand for parts of 46655.
"""

from __future__ import annotations

from typing import Final

NODES: Final = (
{nodes}
)
"""Points that a seat lacks, where chances are known."""
GRIDS: Final = {{
{grids}
}}
"""How often the seat to move wins, by what it and the other lack. Of two, the first is for who began."""
LAST: Final = {{
{last}
}}
"""What a last turn is worth, by steps needed; and by whether the roller chooses what is laid aside."""
TURNS: Final = {{
{turns}
}}
"""How often a turn that is played for points brings so many steps, then how often it wins; as above."""
'''


def text(numbers: NDArray[np.float64]) -> str:
    """The digits of chances, in quotes and lines."""
    digits = "".join(_digits(round(float(number) * WHOLE)) for number in numbers.ravel())
    lines = "\n".join(f'        "{line}"' for line in wrap(digits, 96))
    return f"    (\n{lines}\n    )"


def _digits(number: int) -> str:
    """Three digits to the base 36."""
    signs = "0123456789abcdefghijklmnopqrstuvwxyz"
    return signs[number // 1296] + signs[number // 36 % 36] + signs[number % 36]


def by_distance(grid: NDArray[np.float64]) -> NDArray[np.float64]:
    """A grid by the steps that both lack, at the nodes; nobody lacks more than at the lowest score."""
    scores = len(grid)
    places = [scores - min(node, scores) for node in NODES]
    return np.asarray(grid[np.ix_(places, places)])


def last_turns(grid: NDArray[np.float64]) -> NDArray[np.float64]:
    """What a last turn is worth, by steps that are needed to be level."""
    target = len(grid)
    found = np.zeros(LAST + 1)
    for need in range(1, LAST + 1):
        # So far above the target that a Plus-Minus does not take the leader below it, where that can be.
        other = target + min(20, need - 1)
        found[need] = grid[other - need, other]
    found[0] = (1 + found[1]) / 2
    return found


def main() -> None:
    """Writes the file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "bench" / "out"
    found = {preset: np.load(folder / f"lotte-{preset}.npz") for preset in ("cabinet", "tutto")}
    grids, last, turns = [], [], []
    for preset, arrays in found.items():
        parts = [by_distance(arrays[name]) for name in arrays.files]
        grids.append(f'    "{preset}": (\n' + ",\n".join(map(text, parts)) + ",\n    ),")
        last.append(f"    {preset == 'tutto'}: {text(last_turns(arrays[arrays.files[-1]])).strip()},")
        fireworks: list[float] = list(lotte_chances.chances(preset).fireworks)
        shares = np.array(lotte_turn_points.shares(preset, fireworks, TURN))
        turns.append(f"    {preset == 'tutto'}: {text(shares).strip()},")
    nodes = "\n".join(
        f"    {line}" for line in wrap(", ".join(str(node * STEP) for node in NODES) + ",", 100)
    )
    written = HEAD.format(nodes=nodes, grids="\n".join(grids), last="\n".join(last), turns="\n".join(turns))
    FILE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
