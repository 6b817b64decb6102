"""The simulator of game.c from Python: positions, samples and the net as NumPy arrays."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from volle.wolle import table
from volle.wolle.cards import HALF_DECK, HOUSE_DECK
from volle.wolle.types import BIDS, State

MOST: Final = 6
KINDS: Final = {"plain": 0, "black": 1, "370": 2, "007": 3, "dog": 4, "bone": 5}
PLACES: Final = {card.id: place for place, card in enumerate(HOUSE_DECK.cards)}
_SEATS: Final = ("number", "corner", "chips", "dogs", "c3", "c7", "small1", "small2", "pts", "bid", "order")
POSITION: Final = np.dtype(
    [("undealt", "u8"), ("display", "u8"), *((name, "i4") for name in ("n", "place", "bone", "stage"))]
    + [(name, "i4", MOST) for name in _SEATS],
    align=True,
)
FEATURES, SHARED = 25, 20
FEATURE: Final = np.dtype(
    [("f", "i2", (MOST, FEATURES)), ("s", "i2", SHARED), ("p", "f4", MOST), ("eg", "f4", MOST), ("k", "i4")],
    align=True,
)
SAMPLE: Final = np.dtype(
    [("feat", FEATURE), *((name, "f4", 16) for name in ("target", "value", "outcome"))]
    + [(name, "i4") for name in ("n", "stage", "r", "match")]
    + [("pos", POSITION), ("mix", "f4", (MOST, 14))],
    align=True,
)
WIDTH, SECOND, SCALARS, ROWS = 32, 64, 735, 1600
NET: Final = np.dtype(
    [
        ("own", "f4", (ROWS, WIDTH)),
        ("oth", "f4", (ROWS, WIDTH)),
        ("direct", "f4", (ROWS, 2)),
        ("shared", "f4", (352, WIDTH)),
        ("w2", "f4", (WIDTH, SECOND)),
        ("b2", "f4", SECOND),
        ("out", "f4", (2, SECOND)),
        ("k", "f4", (SCALARS, 2)),
        ("pol", "f4", (14, WIDTH + SECOND)),
        ("polb", "f4", 14),
    ]
)
LESSON: Final = np.dtype(
    [("feat", FEATURE), ("target", "f4", 16), ("mix", "f4", (MOST, 14)), ("n", "i4")], align=True
)
"""The part of a sample that a fit keeps."""
NONE: Final = 99
ALL: Final = (1 << 60) - 1
HALF: Final = sum(1 << PLACES[card.id] for card in HALF_DECK.cards)


@cache
def library() -> Any:
    """Compile and load game.c."""
    source = Path(__file__).with_name("game.c")
    target = Path(tempfile.mkdtemp()) / "game.so"
    flags = ["-O3", "-march=native", "-mprefer-vector-width=512", "-ffast-math", "-shared", "-fPIC", "-w"]
    subprocess.run(["gcc", *flags, "-o", target, source, "-lm"], check=True)
    lib = ctypes.CDLL(str(target))
    lib.net_address.restype = ctypes.c_void_p
    lib.average_address.restype = ctypes.c_void_p
    lib.evaluations.restype = ctypes.c_long
    lib.fit.restype = ctypes.c_float
    cards = np.array(
        [
            (
                KINDS[card.kind],
                card.points,
                card.number or 0,
                0 if card.corner == "bone" else card.corner,
                card.corner == "bone",
            )
            for card in HOUSE_DECK.cards
        ],
        dtype="i4",
    )
    lib.set_deck(address(cards), len(cards))
    lib.init()
    sizes = {
        lib.pos_size(): POSITION,
        lib.feat_size(): FEATURE,
        lib.sample_size(): SAMPLE,
        lib.lesson_size(): LESSON,
        lib.net_size(): NET,
    }
    assert all(size == dtype.itemsize for size, dtype in sizes.items()), sizes
    return lib


def address(array: np.ndarray) -> ctypes.c_void_p:
    """Return the address of an array."""
    return ctypes.c_void_p(array.ctypes.data)


def seed(number: int) -> None:
    """Seed the random numbers of the simulator."""
    library().seed(ctypes.c_uint64(number))


def _at(place: int) -> np.ndarray:
    """Return the weights at an address."""
    return np.frombuffer((ctypes.c_char * NET.itemsize).from_address(place), dtype=NET)


@cache
def net() -> np.ndarray:
    """Return the weights that the simulator uses, to be changed in place."""
    return _at(library().net_address())


@cache
def average() -> np.ndarray:
    """Return the mean of the weights over the last steps of the fit."""
    return _at(library().average_address())


def lessons_of(samples: np.ndarray) -> np.ndarray:
    """Return what a fit keeps of samples."""
    out = np.zeros(len(samples), dtype=LESSON)
    return out[: library().lessons_of(address(samples), len(samples), address(out))]


def fit(lessons: np.ndarray, steps: int, batch: int, rate: float, decay: float, slow: float) -> float:
    """Fit the net to drawn lessons by Adam; return the mean loss."""
    sizes = (ctypes.c_float(one) for one in (rate, decay, slow))
    return float(library().fit(address(lessons), len(lessons), steps, batch, *sizes))


def begin_with_points() -> None:
    """Set the weights to those of today's chance to win: a lead doubles the odds, less of it near the end."""
    weights = net()
    for name in NET.names:
        weights[name] = 0
    weights["polb"][0] = [-2] * 3 + [0] * 8 + [-1] * 3
    k = weights["k"][0].reshape(7, 5, 21, 2)
    for rounds in range(21):
        unit = 4 + 3 * rounds**0.5
        k[:, :, rounds] = np.log(2) / unit, 1


def self_play(
    seats: int, count: int, *, short: bool, lambda_: float, mixed: float, tails: int = 0
) -> np.ndarray:
    """Return the samples of matches of self-play."""
    out = np.zeros(count * (90 + 26 * tails) + 400, dtype=SAMPLE)
    library().self_play.restype = ctypes.c_int
    done = library().self_play(
        seats,
        ctypes.c_uint64(HALF if short else ALL),
        count,
        ctypes.c_float(lambda_),
        ctypes.c_float(mixed),
        tails,
        address(out),
        len(out),
    )
    return out[:done]


def load(path: Any) -> None:
    """Give the simulator a net of a file; one with fewer second hidden numbers is filled up with zeros."""
    before, weights = np.load(path), net()
    for name in NET.names:
        weights[name] = 0
        old = before[name][0]
        weights[name][0][tuple(slice(size) for size in old.shape)] = old


def values(positions: np.ndarray) -> np.ndarray:
    """Return the vector of each position by the net, or exactly where value() does."""
    out = np.zeros((len(positions), 16), dtype="f4")
    library().net_values(address(positions), len(positions), address(out))
    return out


def look_aheads(positions: np.ndarray) -> np.ndarray:
    """Return the vector of each position by one step of looking ahead."""
    out = np.zeros((len(positions), 16), dtype="f4")
    library().look_aheads(address(positions), len(positions), address(out))
    return out


def policy_values(positions: np.ndarray, count: int) -> np.ndarray:
    """Return the values before bids as means over bids drawn from the net's mixes, `count` times."""
    out = np.zeros((len(positions), 16), dtype="f4")
    library().policy_values(address(positions), len(positions), count, address(out))
    return out


def cards_of(cards: Any) -> int:
    """Return cards as bits."""
    return sum(1 << PLACES[card.id] for card in cards)


def position_of(state: State) -> np.ndarray:
    """Return a position of the simulator for a state of the engine between turns."""
    found = np.zeros(1, dtype=POSITION)
    one = found[0]
    seats = state.options.seats
    one["undealt"], one["display"] = cards_of(state.undealt), cards_of(state.display)
    one["n"], one["place"] = seats, state.place if state.order else 0
    one["bone"] = -1 if state.bone is None else state.bone
    one["stage"] = {"boards": 0, "deal": 0, "bids": 1, "over": 3}.get(state.phase, 2)
    for seat in range(seats):
        herd = state.herds[seat]
        plain = sorted(card.points for card in herd if card.kind == "plain")
        one["number"][seat] = table.sheep_number(state, seat) if state.boards else 52 + seat
        one["corner"][seat] = table.corner_value(state, seat)
        one["chips"][seat] = state.chips[seat]
        one["dogs"][seat] = len(state.dogs[seat])
        one["c3"][seat] = sum(card.kind == "370" for card in herd)
        one["c7"][seat] = sum(card.kind == "007" for card in herd)
        one["small1"][seat], one["small2"][seat] = [*plain, NONE, NONE][:2]
        one["pts"][seat] = sum(card.points for card in herd)
        if state.order:
            one["bid"][seat] = BIDS.index(table.current_bid(state, seat))
            one["order"][seat] = state.order[seat]
    return found
