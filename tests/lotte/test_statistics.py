"""Statistics of Volle Lotte matches, from positions of a turn."""

from fractions import Fraction

import pytest
from builders import play

from lotte.builders import at, before_a_card, options_for, turn
from volle.lotte import GAME
from volle.lotte.odds import nothing


def tallied(position, *actions, **options):
    """The tally of the first seat after these actions."""
    step = play(at(position, **options), *actions)
    return GAME.statistics.tally(step.frames, step.state)[0]


def test_a_roll_that_scores_stands_against_the_chance_of_nothing():
    row = tallied(turn("bonus-200"), "roll 1 2 2 3 3 4").tables["rolls"]["6"]
    assert (row.tried, row.hits, row.expected) == (1, 0, nothing(6))


def test_a_roll_that_brings_nothing_is_counted_by_its_dice():
    tally = tallied(turn("bonus-200", aside="1 1 1", dice="2 3 4", points=1000), "1 roll", "roll 2 3 4")
    row = tally.tables["rolls"]["3"]
    assert (row.tried, row.hits, row.expected) == (1, 1, nothing(3))
    assert (tally.counts["lost"], tally.counts["lost-points"]) == (1, 1000)


def test_with_a_straight_nothing_is_a_roll_without_a_missing_number():
    tally = tallied(turn("straight", aside="1 2", dice="1 1 2 2", phase="roll"), "roll 1 1 2 2")
    row = tally.tables["rolls"]["4"]
    assert (row.hits, row.expected) == (1, Fraction(3**4, 6**4))


def test_the_luck_of_a_roll_is_the_chance_of_nothing_less_what_came():
    assert tallied(turn("bonus-200"), "roll 1 2 2 3 3 4").luck == nothing(6)
    assert tallied(turn("bonus-200"), "roll 2 2 3 3 4 6").luck == nothing(6) - 1


def test_each_kind_of_card_stands_against_its_chance():
    rows = tallied(before_a_card(), "card bonus-300").tables["cards"]
    assert {kind: (row.tried, row.hits, row.expected) for kind, row in rows.items()} == {
        "stop": (1, 0, Fraction(10, 56)),
        "fireworks": (1, 0, Fraction(5, 56)),
        "bonus": (1, 1, Fraction(25, 56)),
        "double": (1, 0, Fraction(5, 56)),
        "plus-minus": (1, 0, Fraction(5, 56)),
        "straight": (1, 0, Fraction(5, 56)),
        "clover": (1, 0, Fraction(1, 56)),
    }


def test_the_luck_of_a_card_is_the_chance_of_stop_less_what_came():
    assert tallied(before_a_card(), "card clover").luck == Fraction(10, 56)
    assert tallied(before_a_card(), "card stop").luck == Fraction(10, 56) - 1


def test_a_deck_that_is_shuffled_again_is_whole():
    position = before_a_card(left=" ".join("0" * 11))
    assert tallied(position, "card clover").tables["cards"]["stop"].expected == Fraction(10, 56)


def test_points_that_are_written_down_by_stopping_are_counted():
    tally = tallied(turn("bonus-200", aside="1 1 1", dice="2 3 4", points=1000), "1 stop")
    assert (tally.counts["stopped"], tally.counts["stopped-points"]) == (1, 1000)
    assert tally.records["biggest-turn"] == 1000


def test_points_that_fireworks_bring_are_no_stop():
    tally = tallied(turn("fireworks", aside="1 1 1", dice="2 3 4", points=1000, phase="roll"), "roll 2 3 4")
    assert (tally.counts["stopped"], tally.records["biggest-turn"]) == (0, 1000)


def test_full_rolls_are_counted():
    tally = tallied(turn("bonus-200"), "roll 1 1 1 5 5 5")
    assert (tally.counts["full-rolls"], tally.records["most-full-rolls"]) == (1, 1)


def test_every_number_of_a_roll_is_counted():
    assert tallied(turn("bonus-200"), "roll 1 2 2 3 3 4").dice["d6"] == [1, 2, 2, 1, 0, 0]


@pytest.mark.parametrize(
    ("options", "preset"),
    [({}, "cabinet"), ({"preset": "tutto"}, "tutto"), ({"target": 3000}, "own"), ({"floor": True}, "own")],
)
def test_a_deviation_from_a_preset_is_compared_apart(options, preset):
    assert GAME.statistics.preset(options_for(3, **options)) == preset
