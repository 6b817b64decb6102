"""The rules of the Straight and of the Four-Leaf Clover."""

import pytest
from builders import all_of, codes_and_rules, legal, play, refused, the

from lotte.builders import at, turn
from volle.lotte import GAME, events

STRAIGHT = turn("straight")
CLOVER = turn("clover", scores="200 5000 0")
FULL = "roll 1 1 1 5 5 5"
TUTTO = {"preset": "tutto"}
SHORT = [{}, {"preset": "tutto", "straight": "1-5"}]
LONG = [TUTTO, {"straight": "1-6"}]
IDS = ["preset", "alone"]
short = pytest.mark.parametrize("options", SHORT, ids=IDS)
long = pytest.mark.parametrize("options", LONG, ids=IDS)


@short
def test_lotte_card_straight_1_5_sets_aside_one_die_of_every_new_number(options):
    step = play(at(STRAIGHT, **options), "roll 1 1 2 4 4 6")
    assert the(step, "dice.aside") == events.DiceSetAside(0, (1, 2, 4), 0, 0, "all", "lotte.card.straight")
    assert step.state.dice == (1, 4, 6)
    assert legal(step.state) == []


@short
def test_lotte_card_straight_1_5_needs_no_6(options):
    step = play(at(STRAIGHT, **options), "roll 1 1 2 4 4 6", "roll 6 6 6")
    assert codes_and_rules(step)[-1] == ("turn.lost", "lotte.card.straight")


@short
def test_lotte_card_straight_1_5_brings_2000_and_ends_the_turn(options):
    step = play(at(turn("straight", scores="500 0"), **options), "roll 1 2 3 4 4 6", "roll 2 5")
    assert step.events[-2:] == (
        events.RewardGiven(0, "straight", 2000, 2000, "lotte.card.straight"),
        events.TurnScored(0, 2000, 2500, "lotte.card.straight"),
    )
    assert step.state.scores == (2500, 0)
    assert GAME.turn_of(step.state) == 1


@short
def test_lotte_card_straight_1_5_keeps_the_points_of_earlier_cards(options):
    step = play(at(turn("straight", cards=2, points=1800), **options), "roll 1 2 3 4 5 6")
    assert the(step, "turn.scored").points == 3800


@short
def test_lotte_card_straight_1_5_is_no_full_roll(options):
    """The sixth die need not show any particular number."""
    step = play(at(STRAIGHT, **options), "roll 1 2 3 4 5 5")
    assert "full-roll.made" not in dict(codes_and_rules(step))
    assert step.state.scores == (2000, 0, 0)


@long
def test_lotte_card_straight_1_6_lets_the_roller_choose_among_the_new_numbers(options):
    state = play(at(STRAIGHT, **options), "roll 1 1 2 4 4 4").state
    assert legal(state) == ["keep 1 2 4", "keep 1 2", "keep 1 4", "keep 2 4", "keep 1", "keep 2", "keep 4"]
    step = play(state, "1 keep 2 4")
    assert step.events == (events.DiceSetAside(0, (2, 4), 0, 0, "choice", "lotte.card.straight"),)
    assert (step.state.dice, step.state.phase) == ((1, 1, 4, 4), "roll")


@long
def test_lotte_card_straight_1_6_needs_no_choice_with_one_new_number(options):
    step = play(at(turn("straight", aside="1 2 4", dice="1 4 4", phase="roll"), **options), "roll 1 4 6")
    assert the(step, "dice.aside").way == "only"
    assert step.state.set_aside == (1, 2, 4, 6)


@long
def test_lotte_card_straight_1_6_is_not_complete_without_the_6(options):
    step = play(at(STRAIGHT, **options), "roll 1 2 3 4 5 5", "1 keep 1 2 3 4 5")
    assert "reward.given" not in dict(codes_and_rules(step))
    assert step.state.phase == "roll"


@long
def test_lotte_card_straight_1_6_brings_2000_and_is_a_full_roll(options):
    position = turn("straight", aside="1 2 4 5 6", dice="6", phase="roll", cards=2, points=1800)
    step = play(at(position, **options), "roll 3")
    assert step.events[-2:] == (
        events.FullRollMade(0, 1, "lotte.full-roll"),
        events.RewardGiven(0, "straight", 2000, 3800, "lotte.card.straight"),
    )
    assert legal(step.state) == ["draw", "stop"]
    assert step.state.full_rolls == 1
    assert play(step.state, "1 stop").state.scores == (3800, 0, 0)
    assert play(step.state, "1 draw", "card stop").state.scores == (0, 0, 0)


@long
def test_lotte_card_straight_1_6_may_be_one_roll(options):
    step = play(at(STRAIGHT, **options), "roll 1 2 3 4 5 6", "1 keep 1 2 3 4 5 6")
    assert step.state.points == 2000


@pytest.mark.parametrize("options", [*SHORT, *LONG])
def test_lotte_card_straight_fails_without_a_new_number(options):
    position = turn("straight", aside="1 5", dice="1 1 5 5", phase="roll", cards=2, points=1800)
    step = play(at(position, **options), "roll 1 1 1 5")
    assert step.events[-1] == events.TurnLost(0, "straight", 1800, "lotte.card.straight")
    assert step.state.scores == (0, 0, 0)


@pytest.mark.parametrize("options", [*SHORT, *LONG])
def test_lotte_card_straight_counts_no_other_scoring(options):
    """A roll of ones and fives counts only its two new numbers."""
    step = play(at(STRAIGHT, **options), "roll 1 1 1 5 5 5")
    keep = ["1 keep 1 5"] if step.state.phase == "keep" else []
    state = play(step.state, *keep).state
    assert (state.points, state.set_aside) == (0, (1, 5))


def test_lotte_card_straight_takes_no_more_once_the_next_roll_is_due():
    state = play(at(turn("straight"), **TUTTO), "roll 1 1 3 4 4 6", "1 keep 1 3").state
    assert refused(state, "1 keep 1") == ("keep.not-new", "lotte.card.straight")
    assert refused(state, "1 keep 6") == ("keep.done", "lotte.card.straight")


@pytest.mark.parametrize("dice", ["1 1", "1", "1 3", "1 1 3"])
def test_lotte_card_straight_takes_only_new_numbers_and_each_once(dice):
    position = turn("straight", aside="1 2", dice="3 3 4 6", phase="roll")
    state = play(at(position, **TUTTO), "roll 1 1 3 4").state
    assert refused(state, f"1 keep {dice}") == ("keep.not-new", "lotte.card.straight")


def test_lotte_card_straight_begins_again_with_the_next_straight_of_a_turn():
    position = turn("straight", aside="1 2 3 4 5 6", phase="card", cards=1, points=2000, full_rolls=1)
    step = play(at(position, **TUTTO), "card straight", "roll 1 2 3 3 3 3")
    assert legal(step.state)[0] == "keep 1 2 3"


ONE = [{}, {"preset": "tutto", "clover": 1, "aside": "all"}]
TWO = [{"preset": "tutto", "aside": "all"}, {"clover": 2}]


@pytest.mark.parametrize("options", ONE, ids=IDS)
def test_lotte_card_clover_wins_with_one_full_roll(options):
    step = play(at(CLOVER, **options), FULL)
    assert step.events[-2:] == (
        events.FullRollMade(0, 1),
        events.GameWon((0,), "clover", "lotte.card.clover"),
    )
    result = GAME.result(step.state)
    assert (result.totals, result.winners, result.clover) == ((200, 5000, 0), (0,), 0)
    assert GAME.to_act(step.state) == ()


@pytest.mark.parametrize("options", TWO, ids=IDS)
def test_lotte_card_clover_wins_with_two_full_rolls_in_a_row(options):
    state = play(at(CLOVER, **options), FULL).state
    assert (GAME.result(state), state.phase, state.cards) == (None, "roll", 1)
    step = play(state, "roll 1 1 1 5 5 6", "roll 1")
    assert [event.count for event in all_of(step, "full-roll.made")] == [2]
    assert GAME.result(step.state).winners == (0,)


@pytest.mark.parametrize("options", TWO, ids=IDS)
def test_lotte_card_clover_fails_with_the_second_full_roll_missed(options):
    step = play(at(CLOVER, **options), FULL, "roll 1 1 1 5 5 6", "roll 6")
    assert step.events[-1] == events.TurnLost(0, "clover", 0, "lotte.card.clover")
    assert step.state.scores == (200, 5000, 0)


@pytest.mark.parametrize("options", [*ONE, *TWO])
def test_lotte_card_clover_fails_without_points_of_the_turn(options):
    position = turn("clover", scores="200 5000 0", cards=2, points=1800)
    step = play(at(position, **options), "roll 1 1 1 5 5 6", "roll 6")
    assert step.events[-1] == events.TurnLost(0, "clover", 1800, "lotte.card.clover")
    assert step.state.scores == (200, 5000, 0)
    assert GAME.turn_of(step.state) == 1


@pytest.mark.parametrize("options", [*ONE, *TWO])
def test_lotte_card_clover_leaves_no_choice_but_the_dice(options):
    step = play(at(CLOVER, **options), "roll 1 1 1 5 5 6")
    assert legal(step.state) == []
    assert the(step, "dice.aside").points == 0


def test_lotte_card_clover_asks_for_the_dice_where_the_roller_chooses():
    state = play(at(CLOVER, **TUTTO), "roll 1 1 2 3 4 6").state
    assert legal(state) == ["keep 1 1", "keep 1"]
    assert refused(state, "1 stop") == ("stop.forbidden", "lotte.card.clover")


def test_lotte_card_clover_wins_in_the_last_turn_of_all_too():
    position = turn("clover", scores="200 7000 0", turn=3, reached=2)
    step = play(at(position), FULL)
    assert GAME.result(step.state).winners == (0,)


def test_lotte_card_clover_leaves_nothing_to_do_after_it():
    state = play(at(CLOVER), FULL).state
    assert refused(state, "roll 1 1 1 5 5 5") == ("game.over", "lotte.card.clover")
