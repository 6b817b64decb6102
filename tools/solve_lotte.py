"""Solves Volle Lotte for two seats: `make solve-lotte`; docs/lotte-solved.md says how, and how well.

Needs the extra `solve`: numpy, and numba, which makes the loops of `values` fast.
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

from lotte_chances import Shares, chances
from lotte_turns import values

Grid: TypeAlias = NDArray[np.float64]
"""Chances to win of the seat to move, by its own score and the other's."""

STEP: Final = 50
"""All scores are multiples of it."""
HIT: Final = 1000 // STEP
"""What a Plus-Minus costs the leader."""
_MEMORY: Final = 12
"""How many steps the acceleration looks back."""


@dataclass(frozen=True, slots=True)
class Game:
    """What is solved: a preset, its target, and how far is counted; scores are in steps of 50."""

    preset: str
    target: int
    cap: int
    """Nobody goes on with more than this at risk."""
    top: int
    """Scores above this count as this."""

    @property
    def low(self) -> int:
        """The lowest score: a leader has at least one step before it loses 1,000."""
        return 0 if self.floor else 1 - HIT

    @property
    def floor(self) -> bool:
        """Whether no score falls below zero."""
        return self.preset == "tutto"

    @property
    def scores(self) -> Grid:
        """All scores, from the lowest to the highest."""
        return np.arange(self.low, self.top + 1, dtype=np.float64)

    @property
    def running(self) -> slice:
        """The places of the scores below the target."""
        return slice(0, self.target - self.low)


class Solution(NamedTuple):
    """What comes out: for each seat to move the chance to win, by own score and the other's."""

    grids: tuple[Grid, ...]
    """One if it makes no difference who began. The other's score goes on above the target: a last turn."""
    residual: float
    """The most that another round of the recursion changes."""
    rounds: int


def last_turn(game: Game) -> Grid:
    """What the seat that plays the last turn has won, by its final score and the other's: 1, 1/2 or 0."""
    scores = game.scores
    return np.sign(scores[:, None] - scores[None, :]) / 2 + 0.5


def turn(game: Game, ends: Grid, *, last: bool) -> Grid:
    """The chance to win at the beginning of a turn, from what each end of it is worth.

    Both by own score and the other's; `last` is whether the other has reached the target.
    """
    others = ends.shape[1] if last else game.target - game.low
    arrays = chances(game.preset).arrays
    grid: Grid = values(ends, fired(game, ends), game.target - game.low, others, game.cap, game.low, *arrays)
    return grid


def fired(game: Game, ends: Grid) -> Grid:
    """What each end of a turn is worth before Fireworks have brought their points."""
    fireworks = chances(game.preset).fireworks
    return advanced(fireworks, len(ends), len(ends)) @ ends


def advanced(shares: Shares, rows: int, places: int) -> Grid:
    """For each of so many scores the chances of those after it, by the chances of each number of steps."""
    found = np.zeros((rows, places))
    for row in range(rows):
        np.add.at(found[row], np.minimum(row + np.arange(len(shares)), places - 1), shares)
    return found


def solve_alike(game: Game, guess: Grid, tolerance: float) -> Solution:
    """Each seat has exactly one more turn once the other reaches the target: it is all one who began."""
    final = turn(game, last_turn(game), last=True)

    def again(grid: Grid) -> Grid:
        """One more turn before what is known."""
        whole = np.hstack([grid, final[:, grid.shape[1] :]])
        ends = np.zeros((len(game.scores), grid.shape[1]))
        ends[:] = 1 - whole.T
        return turn(game, ends, last=False)

    grid, residual, rounds = fixed_point(again, guess, tolerance)
    return Solution((np.hstack([grid, final[:, grid.shape[1] :]]),), residual, rounds)


def solve_in_turn(game: Game, guess: Grid, tolerance: float) -> Solution:
    """All have equally many turns: the one that began is answered, the other is not."""
    run = game.running

    def late(first: Grid) -> Grid:
        """The second seat's chances in the last turn; a Plus-Minus may take the first below the target."""
        ends = last_turn(game)
        ends[run, run] = 1 - first.T
        return turn(game, ends, last=True)[:, first.shape[1] :]

    def second(first: Grid) -> Grid:
        """The second seat's chances before: at the target it wins, for the first is not there."""
        ends = np.ones((len(game.scores), first.shape[1]))
        ends[run] = 1 - first.T
        return turn(game, ends, last=False)

    first, residual, rounds = guess, 1.0, 0
    while True:
        final = late(first)

        def again(grid: Grid, final: Grid = final) -> Grid:
            """One more round before what is known."""
            return turn(game, 1 - np.hstack([second(grid), final]).T, last=False)

        goal = tolerance if residual < tolerance * 100 else max(tolerance, residual / 1000)
        found, residual, more = fixed_point(again, first, goal)
        rounds += more
        change = float(np.abs(late(found) - final).max())
        first, residual = found, max(residual, change)
        if residual < tolerance:
            return Solution((first, np.hstack([second(first), late(first)])), residual, rounds)


def _guess(game: Game) -> Grid:
    """A chance for each pair of scores below the target to begin with."""
    scores = game.scores[game.running]
    own, other = scores[:, None], scores[None, :]
    turns = np.maximum(game.target - np.maximum(own, other), 4) / 7
    return np.asarray(1 / (1 + np.exp((other - own - 3) / (9 * np.sqrt(turns)))))


def fixed_point(
    again: Callable[[Grid], Grid], grid: Grid, tolerance: float, most: float = 1.0
) -> tuple[Grid, float, int]:
    """(what `again` leaves as it is, the most it still changes, how often it was asked).

    All is between 0 and `most`.
    Anderson's acceleration: the next guess is the mixture of the last ones that would have changed least.
    """
    asked: list[Grid] = []
    changes: list[Grid] = []
    for count in range(1, 1000):
        began = time.process_time()
        found = again(grid)
        change = found - grid
        residual = float(np.abs(change).max())
        print(f"round {count}: {residual:.2e}, {time.process_time() - began:.1f} s", file=sys.stderr)
        if residual < tolerance:
            return found, residual, count
        asked, changes = [*asked, found.ravel()][-_MEMORY:], [*changes, change.ravel()][-_MEMORY:]
        grid = np.clip(_mixed(asked, changes), 0, most).reshape(grid.shape)
    raise SystemExit("no fixed point")


def _mixed(found: list[Grid], changes: list[Grid]) -> Grid:
    """The mixture of what was found whose change is least, in squares."""
    if len(found) == 1:
        return found[0]
    steps = np.stack([changes[-1] - other for other in changes[:-1]], axis=1)
    weights = np.linalg.lstsq(steps, changes[-1], rcond=None)[0]
    mixture = found[-1] - sum(w * (found[-1] - other) for w, other in zip(weights, found[:-1], strict=True))
    return np.asarray(mixture)


def solve(game: Game, tolerance: float, known: Grid | None = None) -> Solution:
    """The solution of a game, to a tolerance in a chance.

    `known` is the first grid of a solution by other limits, which is nearer than a guess.
    """
    run = game.running
    guess = _guess(game) if known is None else known[:, run]
    return (solve_in_turn if game.preset == "tutto" else solve_alike)(game, guess, tolerance)


def main() -> None:
    """Solves both presets and keeps what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("bench/out"))
    parser.add_argument("--target", type=int, default=6000)
    parser.add_argument("--cap", type=int, default=3000)
    parser.add_argument("--above", type=int, default=6000, help="so much above the target is counted")
    parser.add_argument("--tolerance", type=float, default=1e-7)
    parser.add_argument("--begin", type=Path, help="the folder of solutions by other limits to begin with")
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
