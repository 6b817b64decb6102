"""The solved game of two seats, on a grid of scores with linear interpolation.

Chances are in parts of ONE. research/lotte/solve.py computes them; docs/lotte-solved.md has their accuracy.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from typing import Final

from volle.lotte.solved_data import GRIDS, LAST, NODES, TURNS

ONE: Final = 1 << 20
"""The chance of certainty."""
TARGET: Final = 6000
"""The target of the solved games; chances depend on the distance to it."""
RULES: Final = {
    ("all", "1-5", 1, False, "one-turn"): "cabinet",
    ("choice", "1-6", 2, True, "equal-turns"): "tutto",
}
"""The rules of the solved games: aside, straight, clover, floor and end of each preset."""
_DIGITS: Final = 3
_BASE: Final = 36
_STEP: Final = 50


def running(preset: str, first: bool, own: int, other: int) -> int:
    """Return the chance of the seat to move, `own` points from the target, the other `other` points.

    `first` is True if it began the match, which matters if both seats have the same number of turns.
    """
    grid = _numbers(GRIDS[preset][-1 if not first else 0])
    width = len(NODES)
    row, over, high = _between(own)
    column, along, wide = _between(other)
    at = row * width + column
    near = grid[at] * (wide - along) + grid[at + 1] * along
    far = grid[at + width] * (wide - along) + grid[at + width + 1] * along
    return (near * (high - over) + far * over) // (high * wide)


def last(choice: bool, need: int) -> int:
    """Return the chance of a last turn to win, given the points that draw level; a tie is half a win.

    `choice` is True if the roller chooses the dice to set aside.
    """
    chances = _numbers(LAST[choice])
    return ONE if need < 0 else chances[min(need // _STEP, len(chances) - 1)]


def turn(choice: bool) -> tuple[int, ...]:
    """Return the chance of each number of steps of a turn played for points; then of an immediate win.

    The last number of steps stands for more.
    """
    shares = _numbers(TURNS[choice])
    return (ONE - sum(shares[1:]), *shares[1:])


def _between(points: int) -> tuple[int, int, int]:
    """Return (the node below, the distance to it, the distance of the next node from it)."""
    points = min(max(points, NODES[0]), NODES[-1])
    node = min(bisect_right(NODES, points), len(NODES) - 1) - 1
    return node, points - NODES[node], NODES[node + 1] - NODES[node]


@cache
def _numbers(text: str) -> tuple[int, ...]:
    """Return the chances that a text encodes."""
    whole = _BASE**_DIGITS - 1
    digits = text.replace("\n", "")
    numbers = (int(digits[at : at + _DIGITS], _BASE) for at in range(0, len(digits), _DIGITS))
    return tuple(number * ONE // whole for number in numbers)
