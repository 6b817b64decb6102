"""Bound the error of the solution of Volle Lotte: the last step of `make solve-lotte`.

With each turn, perfect play gains at most the residual over play by the solution, so the error is at most the
residual times the expected number of turns to come. The Clover bounds that number under any play; `--turns`
computes a sharper bound, for one seat that plays by the solution and one that plays for a long match, which
takes longer than solving the game. Needs the extra `solve`, and the grids that solve.py has stored.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

import numpy as np

from research.lotte.chances import STEP, chances
from research.lotte.duels import CAPS, best
from research.lotte.given_turns import followed
from research.lotte.matchups import CHANCE, LENGTH, Answer, Player, alike, in_turn
from research.lotte.solve import Game, Grid, fired, last_turn, turn
from research.results import OUT

NEAR: Final = 0.01
"""The tolerance for the number of turns."""


class Solved:
    """A policy that plays by a solution."""

    def __init__(self, game: Game, grids: list[Grid]) -> None:
        """Take the `grids` of a `solve.Solution`."""
        run, scores = game.running, len(game.scores)
        self._over = last_turn(game)
        moves = (grids[-1], grids[0])
        if game.floor:
            self._over[run, run] = CHANCE.after(grids[0])
        self._ends = []
        for grid in moves:
            ends = np.ones((scores, run.stop))
            ends[: grid.shape[1]] = CHANCE.after(grid)
            self._ends.append(ends)

    def __call__(self, game: Game, ends: Grid, seat: int, *, last: bool) -> Grid:
        """Return the value of a turn whose choices are those of the solution."""
        by = self._over if last else self._ends[seat]
        owns, arrays = game.target - game.low, chances(game.preset).arrays
        others = ends.shape[1] if last else owns
        grid: Grid = followed(
            by, fired(game, by), ends, fired(game, ends), owns, others, game.cap, game.cap, game.low, *arrays
        )
        return grid

    def changed(self, game: Game, grids: list[Grid]) -> float:
        """Return the residual: the largest change of another iteration, last turns included."""
        run = game.running
        worst = 0.0
        for seat, grid in enumerate((grids[0], grids[-1])):
            found = turn(game, self._ends[seat], last=False)
            worst = max(worst, float(np.abs(found - grid[:, run]).max()))
        final = turn(game, self._over, last=True)[:, run.stop :]
        return max(worst, float(np.abs(final - grids[-1][:, run.stop :]).max()))


def longest(game: Game, solved: Player) -> list[Answer]:
    """Return the length of matches in which one seat plays by the solution and one for a long match."""
    if game.floor:
        pairs = ((best, solved), (solved, best))
        return [in_turn(game, one, other, LENGTH, NEAR) for one, other in pairs]
    return [alike(game, best, solved, LENGTH, NEAR)]


def expected(game: Game, solved: Player) -> float:
    """Return the expected turns of a match in which both seats play by the solution."""
    if game.floor:
        return float(in_turn(game, solved, solved, LENGTH, NEAR).one[0, 0])
    return float(alike(game, solved, solved, LENGTH, NEAR).one[-game.low, -game.low])


def longest_under_any_play(preset: str) -> float:
    """Return an upper bound of the expected turns of a match under any play: each may win by the Clover.

    >>> round(longest_under_any_play("cabinet"), 1)
    211.7
    """
    found = chances(preset)
    return 1 / float(found.cards[-1] * found.success[-1])


def bound(preset: str, folder: Path, *, sharp: bool) -> dict[str, float | str]:
    """Return a bound of the error and its ingredients; `sharp` also computes the number of turns."""
    cap, above = CAPS[preset]
    game = Game(preset, 6000 // STEP, cap // STEP, (6000 + above) // STEP)
    arrays = np.load(folder / f"lotte-{preset}.npz")
    grids = [arrays[name] for name in arrays.files]
    solved = Solved(game, grids)
    changed = solved.changed(game, grids)
    most = longest_under_any_play(preset)
    found: dict[str, float | str] = {"preset": preset, "changed": changed, "turns under any play": most}
    if sharp:
        answers = longest(game, solved)
        # Values that another iteration raises by at most NEAR are upper bounds once divided by 1 - NEAR.
        most = max(float(grid.max()) for answer in answers for grid in answer[:2]) / (1 - NEAR)
        found |= {"turns": expected(game, solved), "turns at most": most}
    return found | {"error at most": changed * most}


def main() -> None:
    """Print a line of JSON for each preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solutions", type=Path, default=OUT)
    parser.add_argument("--turns", action="store_true", help="compute the sharper bound of the turns")
    parser.add_argument("presets", nargs="*", default=list(CAPS))
    args = parser.parse_args()
    for preset in args.presets:
        print(json.dumps(bound(preset, args.solutions, sharp=args.turns)), flush=True)


if __name__ == "__main__":
    main()
