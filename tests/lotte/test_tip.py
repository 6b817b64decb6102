"""The tip of the rulebook, when to stop, and its cost against the best play."""

import pytest

from volle.lotte.cards import FULL
from volle.lotte.odds import Play, play_of
from volle.lotte.options import parse_options
from volle.lotte.turn_value import PointsTurn, grouped_rolls
from volle.lotte.types import SIDES

POINT = 1000
STOP_AT = {"cabinet": 300, "tutto": 350}
COST = 3
"""Points a turn, to the nearest point."""


def rules_of(preset: str) -> Play:
    """Return the rules of a preset for a turn."""
    return play_of(parse_options({"preset": preset}, 2))


class TipTurn(PointsTurn):
    """A turn by the tip: below `limit` roll with as many dice as possible, from there on stop."""

    __slots__ = ("limit",)

    def __init__(self, play: Play, limit: int) -> None:
        super().__init__(play, POINT)
        self.limit = limit

    def after_full_roll(self, points: int) -> int:
        """Return the value of stopping, or below the limit of another card."""
        return self.stop(points) if points >= self.limit else self.drawing(points, FULL)

    def _rolled(self, card, points, dice):
        """Return the value of a roll."""
        none, asides, rolls = grouped_rolls(dice, self.play.choice)
        total = none * self.stop(0)
        for ways, options in rolls:
            found = [asides[option] for option in options]
            enough = [aside for aside in found if points + aside.points >= self.limit]
            best = max(enough, key=lambda aside: aside.points) if enough else min(found)
            total += ways * self._set_aside(card, points, dice, *best)
        return total // SIDES**dice

    def _set_aside(self, card, points, dice, count, more):
        """Return the value of dice set aside."""
        points += more
        if count == dice:
            return self.after_full_roll(2 * points if card.kind == "double" else points + card.points)
        return self.stop(points) if points >= self.limit else self.rolling(card, points, dice - count)


@pytest.mark.parametrize("preset", STOP_AT)
def test_the_tip_costs_three_points_a_turn_against_the_best_play(preset):
    best, tip = (
        turn.drawing(0, FULL) / POINT
        for turn in (PointsTurn(rules_of(preset), POINT), TipTurn(rules_of(preset), STOP_AT[preset]))
    )
    assert round(best - tip) == COST


@pytest.mark.parametrize("preset", STOP_AT)
def test_no_other_limit_of_the_tip_is_better(preset):
    values = {limit: TipTurn(rules_of(preset), limit).drawing(0, FULL) for limit in range(200, 501, 50)}
    assert max(values, key=values.get) == STOP_AT[preset]
