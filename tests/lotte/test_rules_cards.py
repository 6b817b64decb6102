"""The rules of the cards Stop, Bonus, Double-Roll and Fireworks."""

import pytest
from builders import all_of, codes_and_rules, legal, play, refused, the

from lotte.builders import at, before_a_card, turn
from volle.core.game import CHANCE
from volle.lotte import GAME, events

NOTHING = "roll 2 2 3 3 4 6"
TUTTO = {"preset": "tutto"}
BONUS = [200, 300, 400, 500, 600]
AFTER = {"aside": "1 1 1 5 5 5", "points": 1800, "phase": "card"}
"""The roller has drawn another card after a Full Roll."""


def test_lotte_card_stop_ends_the_turn_before_any_roll():
    step = play(at(before_a_card(scores="450 0 0")), "card stop")
    assert step.events[1:] == (events.TurnLost(0, "stop", 0, "lotte.card.stop"),)
    assert step.state.scores == (450, 0, 0)
    assert (GAME.turn_of(step.state), step.state.phase) == (1, "card")


def test_lotte_card_stop_loses_the_points_of_earlier_cards():
    step = play(at(turn("bonus-300", scores="450 0 0", **AFTER)), "card stop")
    assert the(step, "turn.lost") == events.TurnLost(0, "stop", 1800, "lotte.card.stop")
    assert step.state == at(before_a_card(scores="450 0 0", left="9 5 5 5 5 5 5 5 5 5 1", turn=1))


@pytest.mark.parametrize("points", BONUS)
def test_lotte_card_bonus_is_added_on_a_full_roll(points):
    step = play(at(turn(f"bonus-{points}", cards=2, points=500)), "roll 1 1 1 5 5 5")
    assert step.events[-1] == events.RewardGiven(
        0, f"bonus-{points}", points, 2000 + points, "lotte.card.bonus"
    )
    assert play(step.state, "1 stop").state.scores == (2000 + points, 0, 0)


@pytest.mark.parametrize("points", BONUS)
def test_lotte_card_bonus_is_not_given_to_those_who_stop_before(points):
    step = play(at(turn(f"bonus-{points}")), "roll 1 1 1 5 5 6", "1 stop")
    assert "reward.given" not in dict(codes_and_rules(step))
    assert step.state.scores == (1100, 0, 0)


@pytest.mark.parametrize("points", BONUS)
def test_lotte_card_bonus_is_not_given_for_a_roll_of_nothing(points):
    step = play(at(turn(f"bonus-{points}")), "roll 1 1 1 5 5 6", "1 roll", "roll 6")
    assert step.state.scores == (0, 0, 0)


def test_lotte_card_double_doubles_the_points_of_the_turn_on_a_full_roll():
    step = play(at(turn("double")), "roll 1 1 1 5 5 5")
    assert step.events[-1] == events.RewardGiven(0, "double", 1500, 3000, "lotte.card.double")


def test_lotte_card_double_doubles_the_points_of_earlier_cards_too():
    step = play(at(turn("bonus-300", **AFTER)), "card double", "roll 1 1 1 5 5 5")
    assert the(step, "reward.given").total == 2 * (1800 + 1500)


def test_lotte_card_double_twice_in_a_turn_doubles_twice():
    step = play(at(turn("double")), "roll 2 2 2 2 2 2", "1 draw", "card double", "roll 3 3 3 3 3 3")
    assert [event.total for event in all_of(step, "reward.given")] == [800, 2 * (800 + 600)]


def test_lotte_card_double_doubles_the_dice_of_all_its_rolls():
    step = play(at(turn("double")), "roll 1 2 2 2 4 6", "1 roll", "roll 5 5")
    assert the(step, "reward.given").total == 2 * (300 + 100)


def test_lotte_card_double_doubles_no_score_that_is_written_down():
    step = play(at(turn("double", scores="1000 0 0")), "roll 1 1 1 5 5 5", "1 stop")
    assert step.state.scores == (4000, 0, 0)


def test_lotte_card_double_doubles_nothing_without_a_full_roll():
    step = play(at(turn("double")), "roll 1 1 1 5 5 6", "1 stop")
    assert step.state.scores == (1100, 0, 0)


@pytest.mark.parametrize("options", [{}, TUTTO], ids=["cabinet", "tutto"])
def test_lotte_card_fireworks_sets_aside_all_that_scores(options):
    step = play(at(turn("fireworks"), **options), "roll 1 1 2 2 2 5")
    assert the(step, "dice.aside") == events.DiceSetAside(
        0, (1, 1, 2, 2, 2, 5), 450, 450, "all", "lotte.card.fireworks"
    )


@pytest.mark.parametrize("options", [{}, TUTTO], ids=["cabinet", "tutto"])
def test_lotte_card_fireworks_rolls_on_without_a_choice(options):
    step = play(at(turn("fireworks"), **options), "roll 1 2 3 4 6 6")
    assert GAME.to_act(step.state) == (CHANCE,)
    assert legal(step.state) == []
    assert refused(step.state, "1 stop")[0] == "turn.chance"
    assert play(step.state, "roll 1 2 3 4 6").events[0].rule == "lotte.card.fireworks"


@pytest.mark.parametrize("options", [{}, TUTTO], ids=["cabinet", "tutto"])
def test_lotte_card_fireworks_ends_with_a_roll_of_nothing_that_writes_the_points_down(options):
    step = play(at(turn("fireworks", scores="100 0"), **options), "roll 1 2 3 4 6 6", "roll 2 3 4 6 6")
    assert step.events[-1] == events.TurnScored(0, 100, 200, "lotte.card.fireworks")
    assert step.state.scores == (200, 0)
    assert GAME.turn_of(step.state) == 1


def test_lotte_card_fireworks_writes_down_the_points_of_earlier_cards_too():
    step = play(at(turn("bonus-300", **AFTER)), "card fireworks", "roll 1 2 3 4 6 6", "roll 2 3 4 6 6")
    assert the(step, "turn.scored").points == 1900


def test_lotte_card_fireworks_with_nothing_in_its_first_roll_loses_no_points_of_earlier_cards():
    step = play(at(turn("bonus-300", **AFTER)), "card fireworks", NOTHING)
    assert step.state.scores == (1800, 0, 0)


def test_lotte_card_fireworks_with_nothing_at_all_scores_0():
    step = play(at(turn("fireworks")), NOTHING)
    assert step.events[-1] == events.TurnScored(0, 0, 0, "lotte.card.fireworks")


def test_lotte_card_fireworks_goes_on_with_six_dice_after_each_full_roll():
    step = play(at(turn("fireworks")), "roll 1 1 1 5 5 5", "roll 2 2 2 3 3 3", "roll 1 2 3 4 6 6")
    assert [event.count for event in all_of(step, "full-roll.made")] == [1, 2]
    assert step.state.points == 1500 + 500 + 100
    assert (step.state.cards, step.state.card) == (1, "fireworks")
    assert play(step.state, "roll 2 3 4 6 6").state.scores == (2100, 0, 0)


def test_lotte_card_fireworks_gives_no_reward_for_a_full_roll():
    assert "reward.given" not in dict(codes_and_rules(play(at(turn("fireworks")), "roll 1 1 1 5 5 5")))


def test_lotte_card_fireworks_may_reach_the_target():
    step = play(at(turn("fireworks", scores="5900 0")), "roll 1 2 3 4 6 6", "roll 2 3 4 6 6")
    assert codes_and_rules(step)[-1] == ("finale.begun", "lotte.end.catch-up")
