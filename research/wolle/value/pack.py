"""Write the net as weights.bin of volle.wolle.brain, in whole numbers, and compare it with game.c.

python -m research.wolle.value.pack write NET    # the file that ships; prints its size
python -m research.wolle.value.pack test NET     # features, values and mixes in matches of random play
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final

import brotli
import numpy as np

from research.wolle.value import game
from volle.core import chance
from volle.core.game import CHANCE
from volle.games import GAMES
from volle.wolle.brain import features, values
from volle.wolle.brain.position import Position, position_of
from volle.wolle.brain.values import LOGIT, ONE, ROWS, SCALE, SCALE2, SHARED, SLOPE
from volle.wolle.memory import recall

GAME: Final = GAMES["wolle"]
OUT: Final = Path(values.__file__).with_name("weights.bin")
MATCHES: Final = 4
"""Matches of random play for each number of seats, in a test."""


def quantized(net: Any) -> bytes:
    """Return the file for the weights of game.py."""

    def small(numbers: Any, scale: int) -> Any:
        return np.clip(np.rint(numbers * scale), -127, 127).astype("i1").tobytes()

    def large(numbers: Any, scale: int) -> Any:
        return np.clip(np.rint(numbers * scale), -32767, 32767).astype("<i2").tobytes()

    return b"".join(
        [
            small(net["own"][:ROWS], SCALE),
            small(net["oth"][:ROWS], SCALE),
            small(net["shared"][:SHARED], SCALE),
            large(net["w2"], SCALE2),
            large(net["out"], SCALE2),
            large(net["pol"], SCALE2),
            large(net["b2"], LOGIT),
            large(net["polb"], LOGIT),
            large(net["direct"][:ROWS], LOGIT),
            large(net["k"], SLOPE),
        ]
    )


def positions(seats: int) -> Iterator[tuple[Position, np.ndarray]]:
    """Yield the positions of matches of random play, for the engine and for the simulator."""
    for number in range(MATCHES):
        state, ply = GAME.start(GAME.parse_options({"short": True} if number % 2 else {}, seats)), 0
        seed = chance.derive_seed("pack", seats, number)
        while actors := GAME.to_act(state):
            seat, rng = actors[0], chance.stream(seed, ply, actors[0])
            drawn = seat == CHANCE
            action = GAME.draw(state, rng) if drawn else rng.choice(GAME.legal_actions(state, seat))
            if (state.phase == "bids" and len(actors) == seats) or (
                state.phase == "roll" and not state.tries
            ):
                yield position_of(recall(state, 0)), game.position_of(state)
            state, ply = GAME.apply(state, action).state, ply + 1


def compare(seats: int, weights: values.Weights) -> None:
    """Print how far values and mixes are from those of game.c; raise AssertionError for other features."""
    chances, points, mixes, time, count = [], [], [0.0], 0.0, 0
    for p, one in positions(seats):
        begun = process_time()
        found = features.features(p)
        value = values.by_net(weights, found)
        time, count = time + process_time() - begun, count + 1
        theirs = np.zeros(1, dtype=game.FEATURE)
        game.library().features_of(game.address(one), game.address(theirs))
        rows = [[row + off for row, off in zip(rows, values.OFFSETS, strict=True)] for rows in found.seats]
        assert rows == theirs["f"][0][:seats].tolist(), (rows, theirs["f"][0][:seats].tolist())
        shared = [row + off for row, off in zip(found.shared, values.SHARED_OFFSETS, strict=True)]
        assert shared == theirs["s"][0].tolist(), (shared, theirs["s"][0].tolist())
        known = game.values(one)[0]
        chances += [abs(own / ONE - other) for own, other in zip(value.chances, known, strict=False)]
        points += [abs(own / LOGIT - other) for own, other in zip(value.points, known[seats:], strict=False)]
        if one["stage"] == 1:
            mix = np.zeros((seats, 14), "f4")
            game.library().policy(game.address(one), game.address(mix))
            mixes.append(abs(np.array(values.mixes_by_net(weights, found, p.chips)) / ONE - mix).max())
    print(
        f"{seats} seats, {count} positions: chance off by {100 * np.mean(chances):.3f} points at the mean,"
        f" {100 * np.percentile(chances, 99):.3f} at 99%, {100 * max(chances):.3f} at most; points by"
        f" {np.mean(points):.3f}; mixes by {max(mixes):.3f} at most; {1e6 * time / count:.0f} us a position"
    )


def main() -> None:
    """Write or test."""
    what, path = sys.argv[1:3]
    data = quantized(np.load(path)[0])
    if what == "write":
        OUT.write_bytes(data)
        print(len(data), "bytes,", len(brotli.compress(data, quality=11)), "by brotli")
        return
    game.library().set_exact_last(0)
    game.load(path)
    for seats in GAME.seats:
        compare(seats, values.Weights(data))


if __name__ == "__main__":
    main()
