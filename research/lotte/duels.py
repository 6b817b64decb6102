"""Compute how often one bot of Volle Lotte beats another at two seats: `make lotte-duels`.

No match is played: the choices of both bots are evaluated for every pair of scores. solution.md has the
results. Needs the extra `solve`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from research.lotte.best_turns import HIT
from research.lotte.chances import STEP, Integers, Shares, chances
from research.lotte.given_turns import NO_NEED, STEP_VALUE, followed, spread_of_turn
from research.lotte.matchups import CHANCE, Player, alike, in_turn
from research.lotte.solve import Game, Grid, advanced, fired, turn
from volle.lotte import race
from volle.lotte.bots import Points
from volle.lotte.cards import DECK, FULL
from volle.lotte.odds import play_of
from volle.lotte.options import parse_options
from volle.lotte.race import Race
from volle.lotte.solved import ONE
from volle.lotte.types import DICE

CAPS: Final = {"cabinet": (4000, 8000), "tutto": (2500, 4000)}
"""Points at risk and points above the target that `make solve-lotte` counts."""
LIMIT: Final = 3000 // STEP
"""With more at risk the racer continues only if stopping would surely lose."""
TIP: Final = {"cabinet": 300, "tutto": 350}
"""The points at which the tip stops."""
_HITS: Final = 4
"""More Plus-Minus successes in a turn count as this many."""
_MOST: Final = 300
"""No bot continues with more steps at risk."""
Policy: TypeAlias = Callable[[str], tuple[Integers, Integers]]
"""(preset) -> the points by which a turn is played, of rolling and of drawing: see `spread_of_turn`."""
_ROLLED: Final = tuple(card for card in DECK if card.kind in {"bonus", "double"})


def best(game: Game, ends: Grid, _seat: int, *, last: bool) -> Grid:
    """Play the best response to the other player."""
    return turn(game, ends, last=last)


def racer(game: Game, ends: Grid, seat: int, *, last: bool) -> Grid:
    """Decide as the bot `racer` does, by the table that the product ships."""
    by = _shipped(game, seat, last)
    found = chances(game.preset)
    owns, others = game.target - game.low, ends.shape[1] if last else game.target - game.low
    grid: Grid = followed(
        by, fired(game, by), ends, fired(game, ends), owns, others, game.cap, LIMIT, game.low, *found.arrays
    )
    return grid


@cache
def _shipped(game: Game, seat: int, last: bool) -> Grid:
    """Return the racer's estimate of the chance to win after a turn, by own score then and the other's."""
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
    """Decide as the bot `steady` does: for points, and in the last turn for the points it needs."""
    return _by_points(game, ends, _expected, last=last)


def tip(game: Game, ends: Grid, _seat: int, *, last: bool) -> Grid:
    """Decide by the tip of the rulebook, and in the last turn stop at the points it needs."""
    return _by_points(game, ends, _tip, last=last)


def _by_points(game: Game, ends: Grid, policy: Policy, *, last: bool) -> Grid:
    """Return the value of a turn whose choices depend on its points and dice alone."""
    grid = np.zeros((game.target - game.low, ends.shape[1]))
    if not last:
        return _everywhere(game, ends, _spread(game.preset, policy, (NO_NEED,) * _HITS))
    for row in range(len(grid)):
        for other in range(game.target - game.low, ends.shape[1]):
            hit = _after_hits(game, row, other)
            needs = tuple(NO_NEED if _is_off(game, at) else at - row for at in hit)
            grid[row, other] = _ended(_spread(game.preset, policy, needs), ends, row, hit)
    return grid


class Spread(NamedTuple):
    """The distribution of the ends of a turn."""

    ended: Shares
    """By Plus-Minus successes, and by points in steps."""
    won: float
    """The chance of an immediate win."""


@cache
def _spread(preset: str, policy: Policy, needs: tuple[int, ...]) -> Spread:
    """Return the ends of a turn of a policy, given its need by Plus-Minus successes."""
    found = chances(preset)
    return Spread(*spread_of_turn(np.array(needs), *policy(preset), *found.arrays, found.fireworks))


@cache
def _expected(preset: str) -> tuple[Integers, Integers]:
    """Return the expected points of rolling (by card, dice, points at risk) and of drawing (by points)."""
    points = Points(play_of(parse_options({"preset": preset}, 2)), None, False)
    draw = [points.drawing(steps * STEP, FULL) for steps in range(_MOST)]
    roll: Integers = np.zeros((len(_ROLLED), DICE + 1, _MOST), dtype=np.int64)
    for (at, card), dice, steps in product(enumerate(_ROLLED), range(1, DICE + 1), range(_MOST)):
        roll[at, dice, steps] = points.rolling(card, steps * STEP, dice)
    return roll, np.array(draw, dtype=np.int64)


@cache
def _tip(preset: str) -> tuple[Integers, Integers]:
    """Return the tip as expected points: continue below TIP, with as many dice as possible."""
    stop = TIP[preset] // STEP
    steps = np.arange(_MOST)
    draw = np.where(steps < stop, stop, steps) * STEP_VALUE - 1
    dice = np.arange(DICE + 1)[:, None]
    # Below the limit more dice are worth more than any points, and less than stopping at the limit.
    roll = np.where(steps < stop, stop * STEP_VALUE - (DICE - dice) * (STEP_VALUE // 10) - stop + steps, draw)
    return np.broadcast_to(roll, (len(_ROLLED), *roll.shape)).copy(), draw


def _after_hits(game: Game, own: int, other: int) -> tuple[int, ...]:
    """Return the other's score after each number of Plus-Minus successes. Rule lotte.card.plus-minus."""
    found = [other]
    while len(found) < _HITS:
        leads = found[-1] + game.low > 0 and found[-1] >= own
        found.append(max(found[-1] - HIT, 0) if leads else found[-1])
    return tuple(found)


def _is_off(game: Game, other: int) -> bool:
    """Return True if the match goes on should no seat end this last turn at the target."""
    return game.floor and other + game.low < game.target


def _ended(spread: Spread, ends: Grid, own: int, hit: tuple[int, ...]) -> float:
    """Return the value of a turn with this distribution; `hit` is the other's score by successes."""
    places = np.minimum(own + np.arange(spread.ended.shape[1]), len(ends) - 1)
    return spread.won + float(
        sum(part @ ends[places, other] for part, other in zip(spread.ended, hit, strict=True))
    )


def _everywhere(game: Game, ends: Grid, spread: Spread) -> Grid:
    """Return the value of a turn with this distribution, for every pair of scores."""
    rows, others = game.target - game.low, ends.shape[1]
    hit = np.array([[_after_hits(game, row, other) for other in range(others)] for row in range(rows)])
    grid = np.full((rows, others), spread.won)
    for hits, part in enumerate(spread.ended):
        grid += np.take_along_axis(advanced(part, rows, len(ends)) @ ends, hit[:, :, hits], axis=1)
    return grid


PLAYERS: Final[Mapping[str, Player]] = {"best": best, "racer": racer, "steady": steady, "tip": tip}


def duel(game: Game, names: tuple[str, str], tolerance: float) -> dict[str, float]:
    """Return the first player's chance to win if it begins, if the other does, and on average."""
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
    """Print a line of JSON for each preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tolerance", type=float, default=1e-6)
    parser.add_argument("--target", type=int, default=6000)
    parser.add_argument("--cap", type=int, help="the most points at risk (default: as in `make solve-lotte`)")
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
