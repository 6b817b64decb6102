"""Learn Volle Lotte from scratch in two minutes, and beat the engine's bot `cautious`.

python3 examples/learn_lotte.py

The learner begins with an empty table and plays matches against itself. For each situation that a choice
leads to, it keeps one number: what the turn will bring beyond the points at risk, or in the last turns the
win. When the next decision comes, the number moves a little towards the best that can be had now; when the
turn is over, towards what came of it. This is Q-learning. A few thousand situations are enough for a
dictionary, so everything is plain Python, and runs in a notebook in the browser as well.

Afterwards it plays the same deals against `cautious` from both seats, with the numbers that it has learnt.
The rules are those of the preset `tutto`, in which there is more to choose.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

import volle
from volle.lotte.types import State
from volle.lotte.view import Choice, Preview, View

GAME: Final = volle.load("lotte")
OPTIONS: Final = {"preset": "tutto"}
LEARNING, PLAYING = 18_000, 1_500
"""The matches that it learns from, and the deals that it plays afterwards."""
WIN: Final = 3000.0
"""The points that it is worth to win the match."""
STEP: Final = 50
"""Points in steps, so that situations come again."""
CURIOUS: Final = 100.0
"""The value of a new situation: high, so that each choice is tried."""
DOUBT, MEMORY = 10, 2_000
"""The outcomes that an assumption counts for at first, and those that count at most in the end."""


class Option(NamedTuple):
    """A legal move: its first action, the points at risk then, and the situation that it leads to.

    In the last turns points do not count, only the win.
    """

    action: str
    points: int
    is_last: bool
    situation: tuple[object, ...]


def options(view: View) -> Iterator[Option]:
    """Yield each legal move of the seat to act."""
    assert view.turn, "the match is on"
    for preview in view.turn.previews:
        for choice in preview.choices:
            points, is_last = (0, True) if view.finale else (preview.total, False)
            yield Option(choice.actions[0], points, is_last, situation(view, preview, choice))


def situation(view: View, preview: Preview, choice: Choice) -> tuple[object, ...]:
    """Return what matters after a choice: the points at risk, or in the last turns those that are missing."""
    assert view.turn, "the match is on"
    missing = max(view.finale.behind - preview.total + 1, 0) if view.finale else None
    amount = ("missing", -(-missing // STEP)) if missing is not None else ("at risk", preview.total // STEP)
    match choice.verb:
        case "stop":
            return "stop", amount if view.finale else None
        case "draw":
            return "draw", amount
        case _:
            return view.turn.card, amount, preview.rolls, view.turn.full_rolls


class Learner:
    """A player that learns from its own matches."""

    def __init__(self, seed: str) -> None:
        """Know nothing."""
        self.extra: dict[tuple[object, ...], float] = {}
        self.count: Counter[tuple[object, ...]] = Counter()
        self.rng = volle.Stream(seed.encode())

    def value(self, option: Option) -> float:
        """Return what the turn is expected to come to after a move."""
        is_open = option.situation[0] != "stop"
        return option.points + self.extra.get(option.situation, CURIOUS if is_open else 0.0)

    def best(self, view: View) -> Option:
        """Return the best move by what was learnt so far."""
        return max(options(view), key=self.value)

    def learn(self, option: Option, outcome: float) -> None:
        """Move the number of a situation towards what has come of it."""
        self.count[option.situation] += 1
        error = outcome - self.value(option)
        step = error / min(self.count[option.situation] + DOUBT, MEMORY)
        self.extra[option.situation] = self.value(option) - option.points + step

    def play_and_learn(self) -> None:
        """Play a match on both seats; one move in twenty is random."""
        state, last = GAME.start(GAME.parse_options(OPTIONS, 2)), None
        while acting := GAME.to_act(state):
            before = state
            if acting[0] == volle.CHANCE:
                action = GAME.draw(state, self.rng)
            else:
                view = GAME.observe(state, acting[0])
                best = self.best(view)
                if last:
                    self.learn(last, self.value(best))
                last = self.rng.choice([*options(view)]) if self.rng.below(20) == 0 else best
                action = GAME.parse_action(last.action)
            state = GAME.follow(state, action).state
            if last and GAME.turn_of(state) != GAME.turn_of(before):
                self.learn(last, outcome(before, state, is_last=last.is_last))
                last = None


def outcome(before: State, after: State, *, is_last: bool) -> float:
    """Return what a turn has brought to its seat once it is over: its points, or the win."""
    seat, result = GAME.turn_of(before), GAME.result(after)
    assert seat is not None, "a turn belongs to a seat"
    won = WIN if result and seat in result.winners else 0.0
    return won if is_last else won + after.scores[seat] - before.scores[seat]


def share_of_wins(learner: Learner, deals: int) -> float:
    """Return the share of matches that it wins against `cautious`; each deal is played from both seats."""
    won = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            names = ["bot:cautious", "bot:cautious"]
            names[seat] = "Learner"
            match = volle.advance(volle.begin(GAME, names, OPTIONS, seed=f"deal {deal}"))
            while match.to_act:
                move = learner.best(GAME.observe(match.state, seat))
                match = volle.advance(volle.play(match, GAME.parse_action(move.action)))
            result = GAME.result(match.state)
            assert result, "the match is over"
            won += (seat in result.winners) / len(result.winners)
    return won / (2 * deals)


def main(learning: int = LEARNING, playing: int = PLAYING) -> float:
    """Learn, play, and return the share of matches that it wins."""
    learner = Learner("from scratch")
    for number in range(1, learning + 1):
        learner.play_and_learn()
        if number % max(learning // 5, 1) == 0:
            print(f"{number} matches played, {len(learner.extra)} situations known")
    share = share_of_wins(learner, playing)
    error = 1.96 * sqrt(share * (1 - share) / (2 * playing))
    print(f"wins {share:.1%} (± {error:.1%}) of {2 * playing} matches against cautious")
    return share


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
