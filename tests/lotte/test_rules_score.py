"""The rules of scoring dice."""

import pytest
from builders import legal, play, refused, the

from lotte.builders import at, turn
from volle.lotte import GAME

FRESH = turn("bonus-300")
TUTTO = {"preset": "tutto"}


def aside(dice, position=FRESH, **changes):
    """The dice of a roll that are set aside, and their points."""
    told = the(play(at(position, **changes), f"roll {dice}"), "dice.aside")
    return " ".join(map(str, told.dice)), told.points


@pytest.mark.parametrize(
    ("dice", "scoring", "points"),
    [
        ("1 2 3 4 6 6", "1", 100),
        ("2 3 4 5 6 6", "5", 50),
        ("1 1 2 3 4 6", "1 1", 200),
        ("2 3 4 5 5 6", "5 5", 100),
        ("1 1 2 3 5 5", "1 1 5 5", 300),
        ("1 2 3 4 5 6", "1 5", 150),
    ],
)
def test_lotte_score_single_is_100_for_a_1_and_50_for_a_5(dice, scoring, points):
    assert aside(dice) == (scoring, points)


@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_lotte_score_single_is_nothing_for_any_other_number(number):
    state = play(at(FRESH, **TUTTO), f"roll {' '.join(sorted(f'1155{number}{number}'))}").state
    assert refused(state, f"1 keep {number}") == ("keep.no-points", "lotte.score.single")


@pytest.mark.parametrize(
    ("dice", "scoring", "points"),
    [
        ("1 1 1 2 3 4", "1 1 1", 1000),
        ("2 2 2 3 4 6", "2 2 2", 200),
        ("2 3 3 3 4 6", "3 3 3", 300),
        ("2 3 4 4 4 6", "4 4 4", 400),
        ("2 3 4 5 5 5", "5 5 5", 500),
        ("2 3 4 6 6 6", "6 6 6", 600),
    ],
)
def test_lotte_score_triple_of_each_number(dice, scoring, points):
    assert aside(dice) == (scoring, points)


@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_lotte_score_triple_is_nothing_with_two(number):
    state = play(at(FRESH, **TUTTO), f"roll {' '.join(sorted(f'1155{number}{number}'))}").state
    assert refused(state, f"1 keep {number} {number}") == ("keep.no-points", "lotte.score.triple")


@pytest.mark.parametrize(
    ("lying", "rest", "dice", "points"),
    [
        ("1 1", "2 3 4 6", "1 2 3 4", 100),
        ("5 5", "2 3 4 6", "2 3 4 5", 50),
        ("1", "2 3 4 4 6", "1 1 2 3 4", 200),
        ("1 1 1", "2 3 4", "1 2 3", 100),
        ("5 5 5", "2 3 4", "2 3 5", 50),
    ],
)
def test_lotte_score_triple_is_not_completed_by_dice_set_aside_earlier(lying, rest, dice, points):
    position = turn("bonus-300", aside=lying, dice=rest, points=500)
    step = play(at(position), "1 roll", f"roll {dice}")
    assert the(step, "dice.aside").points == points


def test_lotte_score_triple_is_not_completed_by_dice_that_stay_rolled_away():
    """Two 2s left over from a triple and one more: each roll counts separately."""
    position = turn("bonus-300", aside="2 2 2", dice="2 3 4", points=200)
    step = play(at(position), "1 roll", "roll 2 2 5")
    assert (the(step, "dice.aside").dice, the(step, "dice.aside").points) == ((5,), 50)


@pytest.mark.parametrize(
    ("dice", "scoring", "points"),
    [
        ("1 1 1 1 2 3", "1 1 1 1", 1100),
        ("2 3 5 5 5 5", "5 5 5 5", 550),
        ("2 2 2 2 3 4", "2 2 2", 200),
        ("2 3 6 6 6 6", "6 6 6", 600),
        ("1 1 1 1 1 2", "1 1 1 1 1", 1200),
        ("2 5 5 5 5 5", "5 5 5 5 5", 600),
        ("2 2 2 2 2 3", "2 2 2", 200),
        ("1 1 1 5 5 5", "1 1 1 5 5 5", 1500),
        ("2 2 2 3 3 3", "2 2 2 3 3 3", 500),
        ("1 4 4 4 4 5", "1 4 4 4 5", 550),
        ("1 1 2 2 5 5", "1 1 5 5", 300),
    ],
)
def test_lotte_score_once_counts_each_die_alone_or_in_a_triple(dice, scoring, points):
    assert aside(dice) == (scoring, points)


@pytest.mark.parametrize(
    ("number", "points"), [(1, 2000), (2, 400), (3, 600), (4, 800), (5, 1000), (6, 1200)]
)
def test_lotte_score_once_counts_six_of_a_kind_as_two_triples(number, points):
    assert aside(" ".join([str(number)] * 6)) == (" ".join([str(number)] * 6), points)


def test_lotte_score_once_leaves_the_fourth_die_over():
    state = play(at(FRESH), "roll 2 2 2 2 3 4").state
    assert state.dice == (2, 3, 4)
    state = play(at(FRESH, **TUTTO), "roll 1 2 2 2 2 3").state
    assert refused(state, "1 keep 2 2 2 2") == ("keep.no-points", "lotte.score.once")


def test_lotte_score_once_lets_a_1_of_three_count_alone_where_the_roller_chooses():
    state = play(at(FRESH, **TUTTO), "roll 1 1 1 2 3 4").state
    assert legal(state) == ["keep 1 1 1", "keep 1 1", "keep 1"]
    points = [the(play(state, f"1 {way}"), "dice.aside").points for way in legal(state)]
    assert points == [1000, 200, 100]


def test_lotte_score_once_takes_a_triple_whole_or_not_at_all():
    state = play(at(FRESH, **TUTTO), "roll 1 3 3 3 3 6").state
    assert legal(state) == ["keep 1 3 3 3", "keep 3 3 3", "keep 1"]
    assert refused(state, "1 keep 3 3") == ("keep.no-points", "lotte.score.triple")


def test_lotte_score_once_lets_six_of_a_kind_be_one_triple_where_the_roller_chooses():
    state = play(at(FRESH, **TUTTO), "roll 4 4 4 4 4 4").state
    assert legal(state) == ["keep 4 4 4 4 4 4", "keep 4 4 4"]


def test_the_scoring_table_before_a_match_is_what_dice_are_worth():
    points = {
        kind: {one.of: one.points for one in worths if one.points}
        for kind, worths in GAME.reference.scoring_table.items()
    }
    assert points["single"] == {1: 100, 5: 50}
    assert points["triple"] == {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
    assert (points["straight"], points["plus-minus"]) == ({1: 2000}, {1: 1000})
