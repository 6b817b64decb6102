"""How a match that is over is valued: what a roll changed of the chance to win."""

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
    """What a roll changed of the chance to win of the seat that rolls.

    All rolls are gone through, so over all of them it is exactly 0.
    """
    turn = view.turn
    assert turn is not None and action.seat == CHANCE, "chance rolls in a turn"
    kept = tuple(map(DIE_NAMES.index, turn.kept))
    lying = turn.dice or (0, 0, 0)
    numbers = [(lying[die],) if die in kept else range(1, sides + 1) for die, sides in enumerate(DIE_SIDES)]
    rolled = odds.Rolled(deciding.tries_of(view, deciding.prospect_of(view, ROGER)))
    worths = [rolled.value((a, b, c), kept) for a, b, c in product(*numbers)]
    told = sorted({*worths})
    chances = dict(zip(told, wins(view, told), strict=True))
    came = chances[rolled.value(action.dice, kept)]
    expected = sum([chances[worth] for worth in worths])
    return Fraction(came * len(worths) - expected, len(worths) * ONE)


def standing(view: View) -> tuple[Fraction, ...]:
    """The chance of each seat to win, by what all that it has is worth; 1 in all."""
    ahead = appraisal.outlook(view)
    standings = [appraisal.standing(view, seat, ahead) for seat in range(len(view.seats))]
    chances = winning.chances(standings, winning.doubling(ahead.rounds))
    return tuple([Fraction(chance, sum(chances)) for chance in chances])
