"""The rule of the Plus-Minus card: its points, and the leaders that lose."""

import pytest
from builders import all_of, codes_and_rules, legal, play, refused, the

from lotte.builders import at, turn
from volle.lotte import events

FULL = "roll 1 1 1 5 5 5"
TUTTO = {"preset": "tutto"}
ALL = {"preset": "tutto", "aside": "all"}


def made(scores, **options):
    """The step of a Full Roll of seat 1 with a Plus-Minus card."""
    return play(at(turn("plus-minus", scores=scores), **options), FULL)


def lost(step):
    """Return (seat, points, score after) of each leader that loses."""
    return [(event.seat, event.points, event.score) for event in all_of(step, "leader.lost")]


def test_lotte_card_plus_minus_calls_for_a_full_roll():
    step = play(at(turn("plus-minus")), "roll 1 1 1 5 5 6")
    assert (step.state.phase, legal(step.state)) == ("roll", [])


@pytest.mark.parametrize("dice", ["1 1 1 1 1 1", "2 2 2 3 3 3", "1 1 1 5 5 5"])
def test_lotte_card_plus_minus_is_worth_1000_whatever_the_dice_showed(dice):
    step = play(at(turn("plus-minus")), f"roll {dice}")
    assert the(step, "dice.aside").points == 0
    assert the(step, "reward.given") == events.RewardGiven(
        0, "plus-minus", 1000, 1000, "lotte.card.plus-minus"
    )


def test_lotte_card_plus_minus_adds_to_the_points_of_earlier_cards():
    step = play(at(turn("plus-minus", cards=2, points=1800)), FULL, "1 stop")
    assert step.state.scores == (2800, 0, 0)


def test_lotte_card_plus_minus_failing_loses_the_turn_and_costs_no_other_seat():
    step = play(at(turn("plus-minus", scores="0 3000 0")), "roll 1 1 1 5 5 6", "roll 6")
    assert codes_and_rules(step)[-1] == ("turn.lost", "lotte.roll.nothing")
    assert step.state.scores == (0, 3000, 0)


def test_lotte_card_plus_minus_costs_the_leader_1000():
    step = made("500 3000 2000")
    assert step.events[-1] == events.LeaderLost(1, 1000, 2000, "lotte.card.plus-minus")
    assert step.state.scores == (500, 2000, 2000)


def test_lotte_card_plus_minus_lets_the_roller_stop_or_draw():
    step = made("500 3000 2000")
    assert legal(step.state) == ["draw", "stop"]
    assert play(step.state, "1 stop").state.scores == (1500, 2000, 2000)


def test_lotte_card_plus_minus_costs_the_leader_whatever_becomes_of_the_turn():
    step = play(made("500 3000 2000").state, "1 draw", "card stop")
    assert step.state.scores == (500, 2000, 2000)


def test_lotte_card_plus_minus_costs_no_seat_where_the_roller_leads_alone():
    step = made("3000 2000 2950")
    assert lost(step) == []
    assert play(step.state, "1 stop").state.scores == (4000, 2000, 2950)


def test_lotte_card_plus_minus_costs_each_of_several_leaders():
    assert lost(made("500 3000 3000")) == [(1, 1000, 2000), (2, 1000, 2000)]


def test_lotte_card_plus_minus_spares_the_roller_among_the_leaders():
    step = made("3000 3000 1000 3000")
    assert lost(step) == [(1, 1000, 2000), (3, 1000, 2000)]
    assert step.state.scores == (3000, 2000, 1000, 2000)


@pytest.mark.parametrize("scores", ["0 0 0", "0 -50 -1000", "-200 -50 0"])
def test_lotte_card_plus_minus_costs_no_seat_while_no_seat_has_more_than_0(scores):
    assert lost(made(scores)) == []


def test_lotte_card_plus_minus_judges_the_leader_without_the_points_at_risk():
    """With the 5,000 points of this turn seat 1 would lead."""
    step = play(at(turn("plus-minus", scores="0 300 200", cards=2, points=5000)), FULL)
    assert lost(step) == [(1, 1000, -700)]


@pytest.mark.parametrize("options", [{}, ALL | {"floor": False}], ids=["cabinet", "alone"])
def test_lotte_card_plus_minus_may_take_a_score_below_zero(options):
    assert lost(made("0 300 200", **options)) == [(1, 1000, -700)]


@pytest.mark.parametrize("options", [ALL, {"floor": True}], ids=["tutto", "alone"])
def test_lotte_card_plus_minus_takes_no_score_below_the_floor(options):
    step = made("0 300 200", **options)
    assert lost(step) == [(1, 300, 0)]
    assert step.state.scores == (0, 0, 200)


def test_lotte_card_plus_minus_takes_1000_from_those_above_the_floor():
    assert lost(made("0 1050 1050", floor=True)) == [(1, 1000, 50), (2, 1000, 50)]


def test_lotte_card_plus_minus_several_times_in_a_turn_hits_the_current_leader():
    step = play(
        made("0 3000 2500").state, "1 draw", "card plus-minus", FULL, "1 draw", "card plus-minus", FULL
    )
    assert lost(step) == [(2, 1000, 1500), (1, 1000, 1000)]
    assert step.state.points == 3000
    assert play(step.state, "1 stop").state.scores == (3000, 1000, 1500)


def test_lotte_card_plus_minus_several_times_in_a_turn_may_hit_one_leader_again():
    step = play(made("0 3500 1000").state, "1 draw", "card plus-minus", FULL)
    assert lost(step) == [(1, 1000, 1500)]


def test_lotte_card_plus_minus_is_doubled_with_the_rest_by_a_later_double():
    step = play(made("0 3000 0").state, "1 draw", "card double", "roll 2 2 2 3 3 3")
    assert step.state.points == 2 * (1000 + 500)


def test_lotte_card_plus_minus_takes_its_dice_by_choice_where_that_is_agreed():
    state = play(at(turn("plus-minus"), **TUTTO), "roll 1 1 2 2 2 6").state
    step = play(state, "1 keep 2 2 2")
    assert (step.state.phase, step.state.points, step.state.set_aside) == ("roll", 0, (2, 2, 2))
    assert refused(step.state, "1 stop")[0] == "turn.chance"
