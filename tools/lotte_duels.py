"""How often one bot of Volle Lotte beats another with two seats, without playing: `make lotte-duels`.

Both bots' choices are followed through every pair of scores, as solve_lotte.py does it with the best ones;
docs/lotte-solved.md says what comes out. Needs the extra `solve`, and what solve_lotte.py has found.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from lotte_chances import STEP, Numbers, Shares, chances
from lotte_followed import NO_NEED, followed, spread_of_turn
from lotte_pairs import CHANCE, Player, alike, in_turn
from solve_lotte import HIT, Game, Grid, advanced, fired, turn
from volle.lotte import odds, race
from volle.lotte.bots import play_of
from volle.lotte.cards import DECK, FULL
from volle.lotte.options import parse_options
from volle.lotte.race import Race
from volle.lotte.solved import ONE
from volle.lotte.types import DICE

CAPS: Final = {"cabinet": (4000, 8000), "tutto": (2500, 4000)}
"""The most at risk, and so much above the target is counted: as `make solve-lotte` has them."""
LIMIT: Final = 3000 // STEP
"""With more at risk the racer goes on only where stopping would bring nothing."""
_HITS: Final = 4
"""More successes of Plus-Minus in a turn count as so many."""
_MOST: Final = 300
"""More steps at risk than these nobody goes on with."""
_ROLLED: Final = tuple(card for card in DECK if card.kind in {"bonus", "double"})


def best(game: Game, ends: Grid, _seat: int, *, last: bool) -> Grid:
    """Plays as well as can be against whatever follows: against a given bot its best answer."""
    return turn(game, ends, last=last)


def racer(game: Game, ends: Grid, seat: int, *, last: bool) -> Grid:
    """Decides as the bot does, by the numbers that are shipped."""
    by = _shipped(game, seat, last)
    found = chances(game.preset)
    owns, others = game.target - game.low, ends.shape[1] if last else game.target - game.low
    grid: Grid = followed(
        by, fired(game, by), ends, fired(game, ends), owns, others, game.cap, LIMIT, game.low, *found.arrays
    )
    return grid


@cache
def _shipped(game: Game, seat: int, last: bool) -> Grid:
    """What the racer takes each end of a turn to be worth, by own score then and the other's."""
    one = Race(
        parse_options({"preset": game.preset, "target": game.target * STEP}, 2), seat, 0 if last else None
    )
    scores = range(game.low, game.top + 1)
    by = np.zeros((len(scores), len(scores)))
    for (row, own), (column, other) in product(enumerate(scores), repeat=2):
        pair = (own * STEP, other * STEP)
        by[row, column] = race.chance(one, pair if seat == 0 else pair[::-1], 0) / ONE
    return by if last else by[:, game.running].copy()


def steady(game: Game, ends: Grid, _seat: int, *, last: bool) -> Grid:
    """Decides as the bot does: for points, and in its last turn for what it needs."""
    grid = np.zeros((game.target - game.low, ends.shape[1]))
    if not last:
        return _led(game, ends, _spread(game.preset, (NO_NEED,) * _HITS))
    for row in range(len(grid)):
        for other in range(game.target - game.low, ends.shape[1]):
            hit = _after_hits(game, row, other)
            needs = tuple(NO_NEED if _is_off(game, at) else at - row for at in hit)
            grid[row, other] = _ended(_spread(game.preset, needs), ends, row, hit)
    return grid


class Spread(NamedTuple):
    """All ends of a turn, with their chances."""

    ended: Shares
    """By successes of Plus-Minus, and by points in steps."""
    won: float
    """How often it wins at once."""


@cache
def _spread(preset: str, needs: tuple[int, ...]) -> Spread:
    """How a turn of the steady bot ends that needs so much by its successes of Plus-Minus."""
    found = chances(preset)
    return Spread(*spread_of_turn(np.array(needs), *_worths(preset), *found.arrays, found.fireworks))


@cache
def _worths(preset: str) -> tuple[Numbers, Numbers]:
    """The points expected of rolling, by card, dice and points at risk; and of drawing, by points at risk."""
    play = play_of(parse_options({"preset": preset}, 2))
    draw = [odds.worth_of_drawing(play, steps * STEP, FULL) for steps in range(_MOST)]
    roll: Numbers = np.zeros((len(_ROLLED), DICE + 1, _MOST), dtype=np.int64)
    for (at, card), dice, steps in product(enumerate(_ROLLED), range(1, DICE + 1), range(_MOST)):
        roll[at, dice, steps] = odds.worth_of_rolling(play, card, steps * STEP, dice)
    return roll, np.array(draw, dtype=np.int64)


def _after_hits(game: Game, own: int, other: int) -> tuple[int, ...]:
    """Where the other's score is after each number of successes. Rule lotte.card.plus-minus."""
    found = [other]
    while len(found) < _HITS:
        leads = found[-1] + game.low > 0 and found[-1] >= own
        found.append(max(found[-1] - HIT, 0) if leads else found[-1])
    return tuple(found)


def _is_off(game: Game, other: int) -> bool:
    """Whether the last turn is none if nobody reaches the target in it, since the other is below it again."""
    return game.floor and other + game.low < game.target


def _ended(spread: Spread, ends: Grid, own: int, hit: tuple[int, ...]) -> float:
    """What a turn comes to that ends so; the other's score is at `hit` after so many successes."""
    places = np.minimum(own + np.arange(spread.ended.shape[1]), len(ends) - 1)
    return spread.won + float(
        sum(part @ ends[places, other] for part, other in zip(spread.ended, hit, strict=True))
    )


def _led(game: Game, ends: Grid, spread: Spread) -> Grid:
    """What a turn comes to that ends so wherever it begins."""
    rows, others = game.target - game.low, ends.shape[1]
    hit = np.array([[_after_hits(game, row, other) for other in range(others)] for row in range(rows)])
    grid = np.full((rows, others), spread.won)
    for hits, part in enumerate(spread.ended):
        grid += np.take_along_axis(advanced(part, rows, len(ends)) @ ends, hit[:, :, hits], axis=1)
    return grid


PLAYERS: Final[Mapping[str, Player]] = {"best": best, "racer": racer, "steady": steady}


def duel(game: Game, names: tuple[str, str], tolerance: float) -> dict[str, float]:
    """How often the first of two wins if it begins, if the other does, and in the mean."""
    one, other = (PLAYERS[name] for name in names)
    start = -game.low
    if game.floor:
        began = in_turn(game, one, other, CHANCE, tolerance).one[start, start]
        answered = 1 - in_turn(game, other, one, CHANCE, tolerance).one[start, start]
    else:
        found = alike(game, one, other, CHANCE, tolerance)
        began, answered = found.one[start, start], 1 - found.other[start, start]
    return {"begins": float(began), "answers": float(answered), "wins": float(began + answered) / 2}


def main() -> None:
    """Says who beats whom how often, as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tolerance", type=float, default=1e-6)
    parser.add_argument("--target", type=int, default=6000)
    parser.add_argument("--cap", type=int, help="the most at risk, if not as `make solve-lotte` has it")
    parser.add_argument("--bots", nargs=2, choices=PLAYERS, default=["racer", "steady"])
    parser.add_argument("presets", nargs="*", default=list(CAPS))
    args = parser.parse_args()
    for preset in args.presets:
        cap, above = CAPS[preset]
        game = Game(preset, args.target // STEP, (args.cap or cap) // STEP, (args.target + above) // STEP)
        found = duel(game, tuple(args.bots), args.tolerance)
        print(json.dumps({"preset": preset, "bots": args.bots, **found}), flush=True)


if __name__ == "__main__":
    main()
