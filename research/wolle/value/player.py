"""A player of the engine who maximizes the net's values: one ply, with exact dice."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import Any

import numpy as np

from research.wolle.value import game
from volle.core.chance import Stream
from volle.wolle import table
from volle.wolle.types import (
    DIE_NAMES,
    Claim,
    Keep,
    MakeBid,
    Miss,
    Rescue,
    SeatAction,
    State,
    Steal,
    Take,
    Top,
)

SAMPLES = 200
"""Drawn bids of the others against which a seat of three or more chooses its best."""


def choose(state: State, seat: int, legal: tuple[SeatAction, ...], rng: Stream) -> SeatAction:
    """Return the choice of a seat: the best, but a bid of two seats is drawn from the mix.

    It reads only what a seat with perfect memory knows.
    """
    first = legal[0]
    if isinstance(first, Steal):
        return first
    if isinstance(first, MakeBid):
        position = _before_bids(state)
        if len(state.chips) == 2:
            return legal[_drawn(mixes(position)[seat][: len(legal)], rng)]
        worth = np.zeros(14, "f4")
        game.library().bid_values(game.address(position), seat, SAMPLES, game.address(worth))
        return legal[int(np.argmax(worth[: len(legal)]))]
    worth = [value(state, seat, action) for action in legal]
    return legal[int(np.argmax(worth))]


def _before_bids(state: State) -> np.ndarray:
    """Return the position before the bids."""
    found = game.position_of(state)
    found["stage"] = 1
    return found


def mixes(position: np.ndarray) -> np.ndarray:
    """Return the mix of bids of each seat."""
    out = np.zeros((int(position["n"][0]), 14), "f4")
    game.library().mixes(game.address(position), game.address(out))
    return out


def _drawn(mix: np.ndarray, rng: Stream) -> int:
    """Draw from a mix, leaving out what is nearly never played."""
    kept = np.where(mix >= 0.01, mix, 0)
    weights = [int(weight) for weight in 1_000_000 * kept / max(kept.sum(), 1e-9)]
    if not sum(weights):
        return int(np.argmax(mix))
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("a number below the sum is below some part of it")


def value(state: State, seat: int, action: SeatAction) -> float:
    """Return the utility of an action in a turn."""
    lib, one = game.library(), game.position_of(state)
    for judge in (lib.judge_take, lib.judge_top, lib.judge_rescue):
        judge.restype = ctypes.c_float
    where = game.address(one)
    match action:
        case Take(_, cards):
            return float(lib.judge_take(where, seat, ctypes.c_uint64(_bits(cards))))
        case Keep() | Claim() | Miss():
            return _try_value(state, action, where)
        case Rescue():
            payment = table.rescue_payment(state)
            assert payment is not None
            return float(lib.judge_rescue(where, payment.chips))
        case Top():
            sheep = ctypes.c_uint64(game.cards_of(state.new_sheep))
            return float(lib.judge_top(where, seat, sheep, game.PLACES[action.card]))
        case _:
            raise TypeError(f"{action} is not weighed")


def _bits(ids: Iterable[str]) -> int:
    """Return cards as bits."""
    return sum(1 << game.PLACES[each] for each in ids)


def _try_value(state: State, action: Keep | Claim | Miss, where: Any) -> float:
    """Return the utility of ending a try, or of keeping a die."""
    assert state.dice is not None
    ends, keeps, lasts, miss = (np.zeros(shape, "f4") for shape in ((3, 31), (3, 13), (3, 31), 2))
    game.library().plan(where, *map(game.address, (ends, keeps, lasts, miss)))
    dice = state.dice
    match action:
        case Claim():
            return float(ends[state.tries - 1][sum(dice)])
        case Miss():
            return float(miss[int(table.current_result(state) < table.SAFE_RESULT)])
        case _:
            die = DIE_NAMES.index(action.die)
            if state.tries == 1:
                return float(keeps[die][dice[die]])
            (rolled,) = {0, 1, 2} - {die, *state.kept}
            return float(lasts[rolled][sum(dice) - dice[rolled]])
