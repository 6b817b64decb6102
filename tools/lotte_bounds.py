"""How far the solution of Volle Lotte may be from the truth: `make solve-lotte` ends with it.

A best play that knew all would gain with each turn no more than what asking once more still changes. So the
error is at most that, times the turns that are to come. However both play, those are no more than the Clover
leaves. With `--turns` they are reckoned sharply, which takes longer than to solve the game: one seat plays by
the solution, and the other does what it likes, even what makes the match longest.
Needs the extra `solve`, and what solve_lotte.py has found.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

import numpy as np

from lotte_chances import STEP, chances
from lotte_duels import CAPS, best
from lotte_followed import followed
from lotte_pairs import CHANCE, LENGTH, Answer, Player, alike, in_turn
from setup import ROOT
from solve_lotte import Game, Grid, fired, last_turn, turn

NEAR: Final = 0.01
"""The turns to come are found to so many."""


class Solved:
    """Plays by a solution: what it takes each end of a turn to be worth, for each seat."""

    def __init__(self, game: Game, grids: list[Grid]) -> None:
        """`grids` are those of solve_lotte.Solution."""
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
        """What a turn is worth whose choices are the solution's."""
        by = self._over if last else self._ends[seat]
        owns, arrays = game.target - game.low, chances(game.preset).arrays
        others = ends.shape[1] if last else owns
        grid: Grid = followed(
            by, fired(game, by), ends, fired(game, ends), owns, others, game.cap, game.cap, game.low, *arrays
        )
        return grid

    def changed(self, game: Game, grids: list[Grid]) -> float:
        """The most that asking once more changes, of turns before the end and of last ones."""
        run = game.running
        worst = 0.0
        for seat, grid in enumerate((grids[0], grids[-1])):
            found = turn(game, self._ends[seat], last=False)
            worst = max(worst, float(np.abs(found - grid[:, run]).max()))
        final = turn(game, self._over, last=True)[:, run.stop :]
        return max(worst, float(np.abs(final - grids[-1][:, run.stop :]).max()))


def longest(game: Game, solved: Player) -> list[Answer]:
    """The turns to come when one seat plays by the solution and the other for a long match."""
    if game.floor:
        pairs = ((best, solved), (solved, best))
        return [in_turn(game, one, other, LENGTH, NEAR) for one, other in pairs]
    return [alike(game, best, solved, LENGTH, NEAR)]


def expected(game: Game, solved: Player) -> float:
    """The turns of a match in which both seats play by the solution."""
    if game.floor:
        return float(in_turn(game, solved, solved, LENGTH, NEAR).one[0, 0])
    return float(alike(game, solved, solved, LENGTH, NEAR).one[-game.low, -game.low])


def sure(preset: str) -> float:
    """How many turns a match has at most in the mean whatever is played: each may win by the Clover.

    >>> round(sure("cabinet"), 1)
    211.7
    """
    found = chances(preset)
    return 1 / float(found.cards[-1] * found.success[-1])


def bound(preset: str, folder: Path, *, sharp: bool) -> dict[str, float | str]:
    """The error of a solution at most, and what it follows from; `sharp` if turns are to be reckoned."""
    cap, above = CAPS[preset]
    game = Game(preset, 6000 // STEP, cap // STEP, (6000 + above) // STEP)
    arrays = np.load(folder / f"lotte-{preset}.npz")
    grids = [arrays[name] for name in arrays.files]
    solved = Solved(game, grids)
    changed = solved.changed(game, grids)
    most = sure(preset)
    found: dict[str, float | str] = {"preset": preset, "changed": changed, "turns whatever is played": most}
    if sharp:
        answers = longest(game, solved)
        # What another round raises by NEAR at most it does not raise at all once divided by 1 - NEAR.
        most = max(float(grid.max()) for answer in answers for grid in answer[:2]) / (1 - NEAR)
        found |= {"turns": expected(game, solved), "turns at most": most}
    return found | {"error at most": changed * most}


def main() -> None:
    """Says it of both presets, as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solutions", type=Path, default=ROOT / "bench" / "out")
    parser.add_argument("--turns", action="store_true", help="reckon how many turns a match takes at most")
    parser.add_argument("presets", nargs="*", default=list(CAPS))
    args = parser.parse_args()
    for preset in args.presets:
        print(json.dumps(bound(preset, args.solutions, sharp=args.turns)), flush=True)


if __name__ == "__main__":
    main()
