"""Exact chances: published values, the same by brute force, and the same by the rules."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from lotte import brute
from lotte.builders import at, turn
from volle.core.game import CHANCE
from volle.lotte import GAME, odds

NOTHING = {
    1: Fraction(2, 3),
    2: Fraction(4, 9),
    3: Fraction(5, 18),
    4: Fraction(17, 108),
    5: Fraction(25, 324),
    6: Fraction(1440, 46656),
}
FULL_ROLL = {
    # dice: the best probability, and the one with all scoring dice set aside
    1: (0.3333333, 0.3333333),
    2: (0.2592593, 0.2592593),
    3: (0.2448560, 0.2448560),
    4: (0.2508383, 0.2508383),
    5: (0.2607381, 0.2588917),
    6: (0.2709980, 0.2645649),
}
STRAIGHT = {
    # the same by dice and missing numbers
    1: (0.1666667, 0.1666667),
    2: (0.1388889, 0.1388889),
    3: (0.1547068, 0.1547068),
    4: (0.1715511, 0.1634957),
    5: (0.1843138, 0.1627419),
    6: (0.1969015, 0.1627628),
}


def numbers(last):
    """Return the numbers of a straight."""
    return frozenset(range(1, last + 1))


@pytest.mark.parametrize("dice", NOTHING)
def test_chance_of_nothing(dice):
    throws = brute.throws(dice)
    assert odds.nothing(dice) == NOTHING[dice]
    assert odds.nothing(dice) == Fraction(
        sum(ways for roll, ways in throws.items() if not brute.set_aside_options(roll, False)), 6**dice
    )


@pytest.mark.parametrize("dice", FULL_ROLL)
def test_chance_of_a_full_roll(dice):
    for choice, published in zip((True, False), FULL_ROLL[dice], strict=True):
        assert odds.full_roll(dice, choice=choice) == brute.full_roll(dice, choice)
        assert round(float(odds.full_roll(dice, choice=choice)), 7) == published


@pytest.mark.parametrize("dice", STRAIGHT)
def test_chance_of_a_straight_up_to_6(dice):
    for choice, published in zip((True, False), STRAIGHT[dice], strict=True):
        assert odds.straight(dice, dice, choice=choice) == brute.straight(numbers(dice), dice, choice)
        assert round(float(odds.straight(dice, dice, choice=choice)), 7) == published


@pytest.mark.parametrize("missing", range(6))
@pytest.mark.parametrize("choice", [True, False])
def test_chance_of_a_straight_up_to_5_with_a_die_to_spare(missing, choice):
    assert odds.straight(missing, missing + 1, choice=choice) == brute.straight(
        numbers(missing), missing + 1, choice
    )


def test_known_chances_of_a_whole_straight():
    known = {name: round(float(value), 5) for name, value in odds.known().items()}
    assert (known["straight 1-6 choice"], known["to compare: straight 1-6 all"]) == (0.19690, 0.16276)
    assert (known["to compare: straight 1-5 choice"], known["straight 1-5 all"]) == (0.42115, 0.35136)


def test_one_of_two_new_numbers_is_better_with_three_missing():
    assert odds.straight(3, 3, choice=True) > odds.straight(2, 2, choice=True)
    assert round(float(odds.straight(3, 3, choice=True)), 10) == 0.1547067901
    assert round(float(odds.straight(2, 2, choice=True)), 10) == 0.1388888889


def test_known_chances_of_the_clover():
    known = odds.known()
    assert known["clover 2 choice"] == known["full-roll 6 choice"] ** 2
    assert round(float(known["clover 2 choice"]), 5) == 0.07344
    assert known["clover 1 all"] == known["full-roll 6 all"]


def test_points_of_fireworks():
    assert odds.fireworks() == brute.fireworks()
    assert round(float(odds.fireworks()), 2) == 622.64


def test_known_chances_are_chances_but_for_points():
    known = odds.known()
    assert len(known) == 6 + 2 * (6 + 2 + 2) + 1
    assert all(0 < value < 1 for name, value in known.items() if not name.endswith("points"))


# ------------------------------------------------------------------------------ from the rules


def alike(state):
    """The same position without everything that does not matter with these cards."""
    kept = state.set_aside if state.card == "straight" else (1,) * len(state.set_aside)
    dice = state.dice if state.phase == "keep" else (1,) * (6 - len(kept)) if kept else ()
    return replace(state, set_aside=kept, dice=dice, points=0, scores=(0, 0))


def best_chance(card, success, **options):
    """The best chance to meet the need of the card, over every action and chance outcome."""

    @cache
    def best(state):
        if success(state):
            return Fraction(1)
        if state.turn:
            return Fraction(0)
        if GAME.to_act(state) == (CHANCE,):
            outcomes = GAME.chance_outcomes(state)
            return sum((p * best(after(state, roll)) for roll, p in outcomes), Fraction(0))
        return max(best(after(state, action)) for action in GAME.legal_actions(state, 0))

    def after(state, action):
        step = GAME.apply(state, action)
        made = {event.code for event in step.events} & {"reward.given", "game.won"}
        return replace(step.state, points=1000) if made else alike(step.state)

    return best(at(turn(card, scores="0 0"), **options))


def has_points(state):
    """True if the card has paid."""
    return state.points > 0


@pytest.mark.parametrize("choice", [True, False])
def test_chance_of_a_full_roll_is_that_of_the_rules(choice):
    found = best_chance("plus-minus", has_points, aside="choice" if choice else "all")
    assert found == odds.full_roll(choice=choice)


@pytest.mark.parametrize("last", [5, pytest.param(6, marks=pytest.mark.cpython)])
def test_chance_of_a_straight_is_that_of_the_rules(last):
    found = best_chance("straight", has_points, straight=f"1-{last}")
    assert found == odds.straight(last, 6, choice=last == 6)


@pytest.mark.parametrize("count", [1, 2])
def test_chance_of_the_clover_is_that_of_the_rules(count):
    assert best_chance("clover", has_points, clover=count) == odds.known()[f"clover {count} all"]
