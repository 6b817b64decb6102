"""Values for reviewing a finished match: the luck of rolls, and standings between rounds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from volle.core.game import CHANCE
from volle.wolle import appraisal, deciding, odds, winning
from volle.wolle.advice import wins
from volle.wolle.bots import ROGER
from volle.wolle.types import DIE_NAMES, DIE_SIDES, Roll
from volle.wolle.view import View
from volle.wolle.winning import ONE


def luck(view: View, action: Roll) -> Fraction | None:
    """Return the change of the chance to win of the seat that rolls, caused by a roll.

    The mean over all rolls is subtracted exactly, so that the expectation is 0.
    """
    turn = view.turn
    assert turn is not None and action.seat == CHANCE, "chance rolls in a turn"
    kept = tuple(map(DIE_NAMES.index, turn.kept))
    lying = turn.dice or (0, 0, 0)
    numbers = [(lying[die],) if die in kept else range(1, sides + 1) for die, sides in enumerate(DIE_SIDES)]
    rolled = odds.Rolled(deciding.tries_of(view, deciding.turn_values(view, ROGER)))
    values = [rolled.value((a, b, c), kept) for a, b, c in product(*numbers)]
    distinct = sorted({*values})
    chances = dict(zip(distinct, wins(view, distinct), strict=True))
    came = chances[rolled.value(action.dice, kept)]
    expected = sum([chances[value] for value in values])
    return Fraction(came * len(values) - expected, len(values) * ONE)


def standing(view: View) -> tuple[Fraction, ...]:
    """Return the chance of each seat to win, from the value of its possessions; they add up to 1."""
    ahead = appraisal.forecast(view)
    standings = [appraisal.standing(view, seat, ahead) for seat in range(len(view.seats))]
    chances = winning.chances(standings, winning.doubling(ahead.rounds))
    return tuple([Fraction(chance, sum(chances)) for chance in chances])
