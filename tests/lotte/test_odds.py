"""Exact chances: published values, the same by brute force, and the same by asking the rules."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from lotte import brute
from lotte.builders import at, turn
from volle.core.game import CHANCE
from volle.lotte import GAME, odds
from volle.lotte.cards import FACES, FULL
from volle.lotte.odds import POINT, Need, Play

NOTHING = {
    1: Fraction(2, 3),
    2: Fraction(4, 9),
    3: Fraction(5, 18),
    4: Fraction(17, 108),
    5: Fraction(25, 324),
    6: Fraction(1440, 46656),
}
FULL_ROLL = {
    # dice: the best chance, and the chance where all that scores is laid aside
    1: (0.3333333, 0.3333333),
    2: (0.2592593, 0.2592593),
    3: (0.2448560, 0.2448560),
    4: (0.2508383, 0.2508383),
    5: (0.2607381, 0.2588917),
    6: (0.2709980, 0.2645649),
}
STRAIGHT = {
    # dice and numbers missing: likewise
    1: (0.1666667, 0.1666667),
    2: (0.1388889, 0.1388889),
    3: (0.1547068, 0.1547068),
    4: (0.1715511, 0.1634957),
    5: (0.1843138, 0.1627419),
    6: (0.1969015, 0.1627628),
}
TUTTO = Play(choice=True, straight=6, clover=2)
CABINET = Play(choice=False, straight=5, clover=1)
NO_CLOVER = replace(TUTTO, clover=99)
"""So many Full Rolls in a row that the clover is worth nothing."""


def numbers(last):
    """The numbers of a straight."""
    return frozenset(range(1, last + 1))


@pytest.mark.parametrize("dice", NOTHING)
def test_chance_of_nothing(dice):
    throws = brute.throws(dice)
    assert odds.nothing(dice) == NOTHING[dice]
    assert odds.nothing(dice) == Fraction(
        sum(ways for roll, ways in throws.items() if not brute.lays(roll, False)), 6**dice
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


# ------------------------------------------------------------------------------ the rules, asked


def alike(state):
    """The same position for whatever does not matter with these cards: what else lies there, and points."""
    kept = state.aside if state.card == "straight" else (1,) * len(state.aside)
    dice = state.dice if state.phase == "keep" else (1,) * (6 - len(kept)) if kept else ()
    return replace(state, aside=kept, dice=dice, points=0, scores=(0, 0))


def best_chance(card, success, **options):
    """The best chance of what the card asks for: every action and every outcome of chance is tried."""

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
    """Whether the card has paid."""
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


# ------------------------------------------------------------------------------ what a turn is worth


def worth(play):
    """(points of a whole turn, the most points at risk that another card is taken with)."""
    drawing = [points for points in range(0, 2500, 50) if draws(play, points)]
    return odds.worth_of_drawing(play, 0, FULL) / POINT, max(drawing)


def draws(play, points):
    """Whether another card is worth more than the points at risk."""
    return odds.worth_of_drawing(play, points, FULL) > points * POINT


@pytest.mark.cpython
@pytest.mark.slow
def test_brute_force_knows_the_published_worth_of_a_turn():
    """With a free choice: the straight goes on, or ends the turn; with all that scores laid aside."""
    long = [float(brute.straight(numbers(6), 6, choice)) for choice in (True, False)]
    short = float(brute.straight(numbers(5), 6, True))
    clover = float(brute.full_roll(6, False))
    assert rounded(brute.worth(True, long[0], 0, goes_on=True)) == (357.7, 850)
    assert rounded(brute.worth(True, short, 0, goes_on=False)) == (399.0, 1050)
    assert rounded(brute.worth(False, long[1], clover, goes_on=False)) == (355.9, 900)


def rounded(found):
    """Points to a tenth, and the most to draw on with."""
    return round(found[0], 1), found[1]


def test_worth_of_a_turn_is_the_published_one():
    assert rounded(worth(NO_CLOVER)) == (357.7, 850)


@pytest.mark.cpython
@pytest.mark.parametrize("play", [TUTTO, CABINET])
def test_worth_of_a_turn_is_that_of_brute_force(play):
    whole = play.straight == 6
    expected, most = brute.worth(
        play.choice,
        float(brute.straight(numbers(play.straight), 6, whole)),
        float(brute.full_roll(6, play.choice) ** play.clover),
        goes_on=whole,
    )
    points, drawing = worth(play)
    assert drawing == most
    assert expected - 0.01 < points <= expected


def test_worth_of_drawing_depends_on_what_is_left():
    only_stops = (10, *(0,) * 10)
    no_stops = (0, *FULL[1:])
    assert odds.worth_of_drawing(TUTTO, 500, only_stops) == 0
    assert odds.worth_of_drawing(TUTTO, 500, no_stops) > odds.worth_of_drawing(TUTTO, 500, FULL)


def test_worth_of_drawing_from_an_empty_deck_is_that_of_a_whole_one():
    assert odds.worth_of_drawing(TUTTO, 500, (0,) * 11) == odds.worth_of_drawing(TUTTO, 500, FULL)


def test_worth_of_rolling_the_last_die():
    """A 1 or a 5 is a Full Roll; then nobody draws on with so many points."""
    play, card = CABINET, FACES["bonus-600"]
    expected = ((3000 + 100 + 600) + (3000 + 50 + 600)) * POINT // 6
    assert odds.worth_of_rolling(play, card, 3000, 1) == expected
    assert odds.worth_of_rolling(play, FACES["double"], 3000, 1) == (6200 + 6100) * POINT // 6


@pytest.mark.parametrize("points", [0, 1000, 2500])
def test_worth_of_what_a_card_forces(points):
    full = odds.full_roll(4, choice=True)
    won = max((points + 1000) * POINT, odds.worth_of_drawing(TUTTO, points + 1000, FULL))
    assert odds.worth_of_forced(TUTTO, FACES["plus-minus"], points, Need(4)) == int(won * full)
    assert odds.worth_of_forced(CABINET, FACES["straight"], points, Need(6, missing=5)) == int(
        (points + 2000) * POINT * odds.straight(5, 6, choice=False)
    )
    assert odds.worth_of_forced(TUTTO, FACES["clover"], points, Need(4, full_rolls=2)) == int(
        6000 * POINT * full * odds.full_roll(choice=True)
    )
