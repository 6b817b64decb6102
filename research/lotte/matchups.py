"""Matches of Volle Lotte between two given policies, computed for every pair of scores.

solve.py finds the best policy for both seats; here the policies are given and may differ, and the result is
the chance to win or the length of the match. Needs the extra `solve`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np

from research.lotte.solve import Game, Grid, fixed_point, last_turn


class Player(Protocol):
    """A policy: the value of a turn, given the value of each of its ends to the seat that plays."""

    def __call__(self, game: Game, ends: Grid, seat: int, /, *, last: bool) -> Grid:
        """Return values by own score and the other's, as `solve.turn` does; seat 0 is the one that began."""


class Quantity(NamedTuple):
    """A quantity to compute. An immediate win counts as 1 for the seat that moves."""

    sign: int
    """The value of the other's turn is 1 + `sign` * its value to the other."""
    guess: float
    """The value to start from."""
    most: float
    """An upper bound."""

    def after(self, grid: Grid) -> Grid:
        """Return the value if the other seat moves next, by own score and the other's."""
        return 1 + self.sign * grid.T

    def end(self, game: Game) -> Grid:
        """Return the value of the end of the match to the seat that has played the last turn."""
        return last_turn(game) if self.sign < 0 else np.ones((len(game.scores), len(game.scores)))


CHANCE: Final = Quantity(-1, 0.5, 1.0)
"""The chance that the seat to move wins."""
LENGTH: Final = Quantity(1, 20.0, 1000.0)
"""The expected number of turns to come, this one included."""


class Answer(NamedTuple):
    """Values by the scores of the seat to move and of the other, both below the target."""

    one: Grid
    """The first of two players is to move."""
    other: Grid
    residual: float
    """The largest change of another iteration."""


def alike(game: Game, one: Player, other: Player, quantity: Quantity, tolerance: float) -> Answer:
    """Compute a match in which each seat has one more turn after the target is reached."""
    run = game.running
    finals = [player(game, quantity.end(game), 0, last=True)[:, run.stop :] for player in (one, other)]

    def before(player: Player, after: Grid, final: Grid) -> Grid:
        """Go one turn of `player` back."""
        return player(game, quantity.after(np.hstack([after, final])), 0, last=False)

    def again(grid: Grid) -> Grid:
        """Go one turn of both back."""
        return before(one, before(other, grid, finals[0]), finals[1])

    grid, residual, _ = fixed_point(again, _guess(game, quantity), tolerance, quantity.most)
    return Answer(grid, before(other, grid, finals[0]), residual)


def in_turn(game: Game, began: Player, answers: Player, quantity: Quantity, tolerance: float) -> Answer:
    """Compute a match in which both seats have the same number of turns."""
    run = game.running

    def second(first: Grid) -> Grid:
        """Return the value if the second seat moves and the first is below the target."""
        ends = np.ones((len(game.scores), run.stop))
        ends[run] = quantity.after(first)
        return answers(game, ends, 1, last=False)

    def again(first: Grid) -> Grid:
        """Go one round back; a Plus-Minus of the second seat may undo the end."""
        ends = quantity.end(game)
        ends[run, run] = quantity.after(first)
        late = answers(game, ends, 1, last=True)[:, run.stop :]
        return began(game, quantity.after(np.hstack([second(first), late])), 0, last=False)

    grid, residual, _ = fixed_point(again, _guess(game, quantity), tolerance, quantity.most)
    return Answer(grid, second(grid), residual)


def _guess(game: Game, quantity: Quantity) -> Grid:
    """Return the values to start from."""
    return np.full((game.running.stop, game.running.stop), quantity.guess)
