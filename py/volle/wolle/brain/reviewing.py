"""Values for reviewing a finished match: the luck of rolls, and the chances of all seats."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from volle.core.game import CHANCE
from volle.core.thinking import at_once
from volle.wolle.brain.judge import turn_of
from volle.wolle.brain.position import position_of
from volle.wolle.brain.values import ONE, value_of
from volle.wolle.types import DIE_NAMES, DIE_SIDES, Roll
from volle.wolle.view import View


def luck(view: View, action: Roll) -> Fraction | None:
    """Return the change of the chance to win of the seat that rolls, caused by a roll.

    The mean over all rolls is subtracted exactly, so that the expectation is 0.
    """
    shown = view.turn
    assert shown is not None and action.seat == CHANCE, "chance rolls in a turn"
    turn = turn_of(position_of(view))
    at_once(turn.think())
    kept = tuple(map(DIE_NAMES.index, shown.kept))
    lying = shown.dice or (0, 0, 0)
    numbers = [(lying[die],) if die in kept else range(1, sides + 1) for die, sides in enumerate(DIE_SIDES)]
    chances = {(a, b, c): turn.rolled((a, b, c), kept).chances[shown.seat] for a, b, c in product(*numbers)}
    count = len(chances)
    return Fraction(chances[action.dice] * count - sum(chances.values()), count * ONE)


def standing(view: View) -> tuple[Fraction, ...]:
    """Return the chance of each seat to win; they add up to 1."""
    chances = value_of(position_of(view)).chances
    return tuple([Fraction(chance, sum(chances)) for chance in chances])
