"""Solve Volle Lotte for two seats: `make solve-lotte`. solution.md has the method and the results.

Needs the extra `solve`: NumPy and Numba.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from research.lotte.best_turns import HIT, values
from research.lotte.chances import STEP, Shares, chances
from research.results import OUT

Grid: TypeAlias = NDArray[np.float64]
"""Chances to win of the seat to move, by its own score and the other's."""

_MEMORY: Final = 12
"""Iterates that Anderson's acceleration mixes."""


@dataclass(frozen=True, slots=True)
class Game:
    """The game to solve, and the bounds of the computation; points are in steps of 50."""

    preset: str
    target: int
    cap: int
    """The most points at risk with which a seat continues."""
    top: int
    """Higher scores count as this one."""

    @property
    def low(self) -> int:
        """The lowest score: a leader has at least one step before a Plus-Minus costs it 1,000 points."""
        return 0 if self.floor else 1 - HIT

    @property
    def floor(self) -> bool:
        """True if no score falls below zero."""
        return self.preset == "tutto"

    @property
    def scores(self) -> Grid:
        """All scores, ascending."""
        return np.arange(self.low, self.top + 1, dtype=np.float64)

    @property
    def running(self) -> slice:
        """The indices of the scores below the target."""
        return slice(0, self.target - self.low)


class Solution(NamedTuple):
    """The chances to win of the seat to move, by own score and the other's."""

    grids: tuple[Grid, ...]
    """One grid for each seat, or one for both if it does not matter which seat began.

    The other's scores continue above the target: there the turn is the last one.
    """
    residual: float
    """The largest change of another iteration."""
    rounds: int


def last_turn(game: Game) -> Grid:
    """Return the result for the seat that plays the last turn, by final scores: 1, 1/2 or 0."""
    scores = game.scores
    return np.sign(scores[:, None] - scores[None, :]) / 2 + 0.5


def turn(game: Game, ends: Grid, *, last: bool) -> Grid:
    """Return the chance to win at the start of a turn, given the chance after each end of it.

    Both are by own score and the other's; `last` is True if the other has reached the target.
    """
    others = ends.shape[1] if last else game.target - game.low
    arrays = chances(game.preset).arrays
    grid: Grid = values(ends, fired(game, ends), game.target - game.low, others, game.cap, game.low, *arrays)
    return grid


def fired(game: Game, ends: Grid) -> Grid:
    """Return the chance to win before the points of a Fireworks card are added to each end."""
    fireworks = chances(game.preset).fireworks
    return advanced(fireworks, len(ends), len(ends)) @ ends


def advanced(shares: Shares, rows: int, places: int) -> Grid:
    """Return the transition matrix of scores: row `r` holds the chances of all scores after score `r`.

    `shares` are the chances of each number of steps; higher scores count as the last of `places`.
    """
    found = np.zeros((rows, places))
    for row in range(rows):
        np.add.at(found[row], np.minimum(row + np.arange(len(shares)), places - 1), shares)
    return found


def solve_alike(game: Game, guess: Grid, tolerance: float) -> Solution:
    """Solve a game in which each seat has one more turn after the target is reached."""
    final = turn(game, last_turn(game), last=True)

    def again(grid: Grid) -> Grid:
        """Go one turn back."""
        whole = np.hstack([grid, final[:, grid.shape[1] :]])
        ends = np.zeros((len(game.scores), grid.shape[1]))
        ends[:] = 1 - whole.T
        return turn(game, ends, last=False)

    grid, residual, rounds = fixed_point(again, guess, tolerance)
    return Solution((np.hstack([grid, final[:, grid.shape[1] :]]),), residual, rounds)


def solve_in_turn(game: Game, guess: Grid, tolerance: float) -> Solution:
    """Solve a game in which all seats have the same number of turns."""
    run = game.running

    def late(first: Grid) -> Grid:
        """Return the second seat's chances in the last turn; its Plus-Minus may undo the end."""
        ends = last_turn(game)
        ends[run, run] = 1 - first.T
        return turn(game, ends, last=True)[:, first.shape[1] :]

    def second(first: Grid) -> Grid:
        """Return the second seat's chances before it: at the target it wins, because the first is below."""
        ends = np.ones((len(game.scores), first.shape[1]))
        ends[run] = 1 - first.T
        return turn(game, ends, last=False)

    first, residual, rounds = guess, 1.0, 0
    while True:
        final = late(first)

        def again(grid: Grid, final: Grid = final) -> Grid:
            """Go one round back."""
            return turn(game, 1 - np.hstack([second(grid), final]).T, last=False)

        goal = tolerance if residual < tolerance * 100 else max(tolerance, residual / 1000)
        found, residual, more = fixed_point(again, first, goal)
        rounds += more
        change = float(np.abs(late(found) - final).max())
        first, residual = found, max(residual, change)
        if residual < tolerance:
            return Solution((first, np.hstack([second(first), late(first)])), residual, rounds)


def _guess(game: Game) -> Grid:
    """Return plausible chances to start with, by scores below the target."""
    scores = game.scores[game.running]
    own, other = scores[:, None], scores[None, :]
    turns = np.maximum(game.target - np.maximum(own, other), 4) / 7
    return np.asarray(1 / (1 + np.exp((other - own - 3) / (9 * np.sqrt(turns)))))


def fixed_point(
    again: Callable[[Grid], Grid], grid: Grid, tolerance: float, most: float = 1.0
) -> tuple[Grid, float, int]:
    """Return (a fixed point of `again`, its largest remaining change, the number of iterations).

    Values stay between 0 and `most`. Anderson's acceleration: the next iterate is the mixture of the last
    ones whose change would have been smallest. Raises SystemExit after 1,000 iterations.
    """
    iterates: list[Grid] = []
    changes: list[Grid] = []
    for count in range(1, 1000):
        began = time.process_time()
        found = again(grid)
        change = found - grid
        residual = float(np.abs(change).max())
        print(f"round {count}: {residual:.2e}, {time.process_time() - began:.1f} s", file=sys.stderr)
        if residual < tolerance:
            return found, residual, count
        iterates, changes = [*iterates, found.ravel()][-_MEMORY:], [*changes, change.ravel()][-_MEMORY:]
        grid = np.clip(_mixed(iterates, changes), 0, most).reshape(grid.shape)
    raise SystemExit("no fixed point")


def _mixed(found: list[Grid], changes: list[Grid]) -> Grid:
    """Return the mixture of the iterates whose change is smallest in least squares."""
    if len(found) == 1:
        return found[0]
    steps = np.stack([changes[-1] - other for other in changes[:-1]], axis=1)
    weights = np.linalg.lstsq(steps, changes[-1], rcond=None)[0]
    mixture = found[-1] - sum(w * (found[-1] - other) for w, other in zip(weights, found[:-1], strict=True))
    return np.asarray(mixture)


def solve(game: Game, tolerance: float, known: Grid | None = None) -> Solution:
    """Return the solution of a game, to a tolerance in each chance.

    `known` is the first grid of a solution with other bounds, to start from.
    """
    run = game.running
    guess = _guess(game) if known is None else known[:, run]
    return (solve_in_turn if game.preset == "tutto" else solve_alike)(game, guess, tolerance)


def main() -> None:
    """Solve the presets, print a line of JSON for each, and store the grids."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--target", type=int, default=6000)
    parser.add_argument("--cap", type=int, default=3000)
    parser.add_argument("--above", type=int, default=6000, help="points above the target that are counted")
    parser.add_argument("--tolerance", type=float, default=1e-7)
    parser.add_argument("--begin", type=Path, help="a folder of solutions with other bounds, to start from")
    parser.add_argument("presets", nargs="*", default=["cabinet", "tutto"])
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for preset in args.presets:
        began = time.process_time()
        game = Game(preset, args.target // STEP, args.cap // STEP, (args.target + args.above) // STEP)
        known = np.load(args.begin / f"lotte-{preset}.npz")["arr_0"] if args.begin else None
        solution = solve(game, args.tolerance, known)
        start = -game.low
        first = float(solution.grids[0][start, start])
        print(
            json.dumps(
                {
                    "preset": preset,
                    "first": first,
                    "residual": solution.residual,
                    "rounds": solution.rounds,
                    "cpu": time.process_time() - began,
                }
            )
        )
        name = args.out / f"lotte-{preset}.npz"
        np.savez_compressed(name, *solution.grids)


if __name__ == "__main__":
    main()
