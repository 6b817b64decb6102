"""Two seats of Volle Lotte, each with a way to play, led through every pair of scores.

solve_lotte.py seeks the best way for both; here the ways may differ, and what is asked may be something else.
Needs the extra `solve`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np

from solve_lotte import Game, Grid, fixed_point, last_turn


class Player(Protocol):
    """How a seat plays a turn: what the turn is worth, from what each end of it is worth to the seat."""

    def __call__(self, game: Game, ends: Grid, seat: int, /, *, last: bool) -> Grid:
        """By own score and the other's, as solve_lotte.turn has it; `seat` is 0 for who began."""


class Question(NamedTuple):
    """What is asked of a match. It comes to 1 for the seat that moves if the match is won at once."""

    sign: int
    """What a turn of the other seat is worth to this one: 1 plus or minus what it is worth to the other."""
    guess: float
    """What is begun with."""
    most: float
    """It never comes to more."""

    def after(self, grid: Grid) -> Grid:
        """What it is worth that the other moves next, by own score and the other's."""
        return 1 + self.sign * grid.T

    def end(self, game: Game) -> Grid:
        """What the end of the match is worth to the seat that has played the last turn."""
        return last_turn(game) if self.sign < 0 else np.ones((len(game.scores), len(game.scores)))


CHANCE: Final = Question(-1, 0.5, 1.0)
"""How often the seat to move wins."""
LENGTH: Final = Question(1, 20.0, 1000.0)
"""How many turns are to come, the one of the seat to move included."""


class Answer(NamedTuple):
    """By the scores of the seat to move and the other's, while both are below the target."""

    one: Grid
    """If the first of two players is to move."""
    other: Grid
    residual: float
    """The most that another round changes."""


def alike(game: Game, one: Player, other: Player, asked: Question, tolerance: float) -> Answer:
    """Leads two players on where all have one more turn after the target: it is all one who began."""
    run = game.running
    finals = [player(game, asked.end(game), 0, last=True)[:, run.stop :] for player in (one, other)]

    def before(player: Player, after: Grid, final: Grid) -> Grid:
        """What it is worth that a player moves, from what it is worth that the other moves next."""
        return player(game, asked.after(np.hstack([after, final])), 0, last=False)

    def again(grid: Grid) -> Grid:
        """One more turn of both before what is known."""
        return before(one, before(other, grid, finals[0]), finals[1])

    grid, residual, _ = fixed_point(again, _guess(game, asked), tolerance, asked.most)
    return Answer(grid, before(other, grid, finals[0]), residual)


def in_turn(game: Game, began: Player, answers: Player, asked: Question, tolerance: float) -> Answer:
    """Leads two players on where all have equally many turns."""
    run = game.running

    def second(first: Grid) -> Grid:
        """What it is worth that the second seat moves while the first is below the target: there it wins."""
        ends = np.ones((len(game.scores), run.stop))
        ends[run] = asked.after(first)
        return answers(game, ends, 1, last=False)

    def again(first: Grid) -> Grid:
        """One more round before what is known; a Plus-Minus may take the first seat below the target."""
        ends = asked.end(game)
        ends[run, run] = asked.after(first)
        late = answers(game, ends, 1, last=True)[:, run.stop :]
        return began(game, asked.after(np.hstack([second(first), late])), 0, last=False)

    grid, residual, _ = fixed_point(again, _guess(game, asked), tolerance, asked.most)
    return Answer(grid, second(grid), residual)


def _guess(game: Game, asked: Question) -> Grid:
    """What is begun with."""
    return np.full((game.running.stop, game.running.stop), asked.guess)
