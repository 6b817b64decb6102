"""The rules of rolling on: setting dice aside, stopping, and Full Rolls."""

import pytest
from builders import codes_and_rules, legal, play, refused, the

from lotte.builders import at, turn
from volle.core.game import CHANCE
from volle.lotte import GAME, events

FRESH = turn("bonus-300")
NOTHING = "2 2 3 3 4 6"
TUTTO = {"preset": "tutto"}
FULL_ROLL = turn("bonus-300", aside="1 1 1 5 5", dice="3", points=1100)
AFTER = turn("bonus-300", aside="1 1 1 5 5 5", points=1800, cards=2)
"""A Full Roll has just been made and rewarded."""
FORCING = {
    "fireworks": "lotte.card.fireworks",
    "plus-minus": "lotte.card.plus-minus",
    "straight": "lotte.card.straight",
    "clover": "lotte.card.clover",
}


@pytest.mark.parametrize("card", ["bonus-200", "bonus-600", "double", "plus-minus"])
def test_lotte_roll_nothing_ends_the_turn_without_points(card):
    step = play(at(turn(card, scores="700 0")), f"roll {NOTHING}")
    assert step.events[1:] == (events.TurnLost(0, card, 0, "lotte.roll.nothing"),)
    assert step.state.scores == (700, 0)
    assert GAME.turn_of(step.state) == 1


def test_lotte_roll_nothing_loses_all_points_of_the_turn_with_those_of_earlier_cards():
    position = turn("bonus-300", aside="1", dice="2 3 4 6 6", points=1450, cards=2, scores="700 0")
    step = play(at(position), "1 roll", "roll 2 3 4 6 6")
    assert the(step, "turn.lost") == events.TurnLost(0, "bonus-300", 1450, "lotte.roll.nothing")
    assert step.state.scores == (700, 0)


def test_lotte_roll_nothing_may_be_two_of_a_kind_that_are_no_triple():
    assert codes_and_rules(play(at(FRESH), "roll 2 2 3 3 4 4"))[-1] == ("turn.lost", "lotte.roll.nothing")


@pytest.mark.parametrize(
    "options", [{}, {"preset": "tutto", "aside": "all"}], ids=["cabinet", "single option"]
)
def test_lotte_roll_aside_is_all_that_scores(options):
    step = play(at(FRESH, **options), "roll 1 2 2 2 5 6")
    assert step.events[1] == events.DiceSetAside(0, (1, 2, 2, 2, 5), 350, 350, "all", "lotte.roll.aside")
    assert step.state.dice == (6,)
    assert legal(step.state) == ["roll", "stop"]


@pytest.mark.parametrize("options", [TUTTO, {"aside": "choice"}], ids=["tutto", "single option"])
def test_lotte_roll_aside_is_chosen_by_the_roller_fullest_first(options):
    state = play(at(FRESH, **options), "roll 1 2 2 2 5 6").state
    assert legal(state) == [
        "keep 1 2 2 2 5",
        "keep 1 2 2 2",
        "keep 2 2 2 5",
        "keep 2 2 2",
        "keep 1 5",
        "keep 1",
        "keep 5",
    ]
    step = play(state, "1 keep 2 2 2")
    assert step.events == (events.DiceSetAside(0, (2, 2, 2), 200, 200, "choice", "lotte.roll.aside"),)
    assert step.state.dice == (1, 5, 6)


def test_lotte_roll_aside_needs_no_choice_where_there_is_one_way():
    step = play(at(FRESH, **TUTTO), "roll 2 2 3 3 4 5")
    assert the(step, "dice.aside").way == "only"
    assert legal(step.state) == ["roll", "stop"]


def test_lotte_roll_aside_is_at_least_one_die():
    state = play(at(FRESH, **TUTTO), "roll 1 2 2 2 5 6").state
    for action in ("1 stop", "1 roll", "1 draw"):
        assert refused(state, action) == ("keep.first", "lotte.roll.aside")


@pytest.mark.parametrize("dice", ["4", "1 1", "1 2 2 2 2", "1 5 5"])
def test_lotte_roll_aside_takes_only_dice_that_lie_there(dice):
    state = play(at(FRESH, **TUTTO), "roll 1 2 2 2 5 6").state
    assert refused(state, f"1 keep {dice}") == ("keep.not-there", "lotte.roll.aside")


@pytest.mark.parametrize(
    ("dice", "rule"),
    [("6", "lotte.score.single"), ("1 6", "lotte.score.single"), ("2 2", "lotte.score.triple")],
)
def test_lotte_roll_aside_takes_only_dice_that_score(dice, rule):
    state = play(at(FRESH, **TUTTO), "roll 1 2 2 2 5 6").state
    assert refused(state, f"1 keep {dice}") == ("keep.no-points", rule)


def test_lotte_roll_aside_happens_once_a_roll():
    state = play(at(FRESH, **TUTTO), "roll 1 2 2 2 5 6", "1 keep 1").state
    assert refused(state, "1 keep 5") == ("keep.done", "lotte.roll.aside")
    assert refused(state, "1 keep 6") == ("keep.no-points", "lotte.score.single")


def test_lotte_roll_aside_leaves_nothing_to_choose_where_all_that_scores_is_set_aside():
    state = play(at(FRESH), "roll 1 2 2 2 2 6").state
    assert refused(state, "1 keep 1") == ("keep.all", "lotte.roll.aside")
    assert refused(state, "1 keep 2") == ("keep.no-points", "lotte.score.single")


def test_lotte_roll_aside_is_over_once_the_seat_rolls_on():
    state = play(at(FRESH, **TUTTO), "roll 1 2 2 2 5 6", "1 keep 1", "1 roll").state
    assert refused(state, "1 keep 5") == ("keep.done", "lotte.roll.aside")
    assert refused(state, "1 keep 6") == ("keep.no-points", "lotte.score.single")
    assert refused(state, "2 keep 5")[0] == "turn.chance"


@pytest.mark.parametrize("card", ["plus-minus", "clover", "fireworks"])
def test_lotte_roll_aside_is_over_where_the_card_makes_the_next_roll_follow(card):
    state = play(at(turn(card)), "roll 1 2 2 3 4 6").state
    assert refused(state, "1 keep 1") == ("keep.all", f"lotte.card.{card}")
    assert refused(state, "1 keep 2 2") == ("keep.no-points", "lotte.score.triple")


@pytest.mark.parametrize("card", ["plus-minus", "clover"])
def test_lotte_roll_aside_is_over_where_the_seat_has_chosen_and_the_card_makes_it_roll_on(card):
    state = play(at(turn(card), **TUTTO), "roll 1 2 2 2 5 6", "1 keep 1").state
    assert refused(state, "1 keep 5") == ("keep.done", f"lotte.card.{card}")


def test_lotte_roll_aside_rolls_the_rest():
    step = play(at(FRESH), "roll 1 2 2 2 3 6", "1 roll")
    assert the(step, "roll.called") == events.RollCalled(0, "lotte.roll.aside")
    assert GAME.to_act(step.state) == (CHANCE,)
    assert refused(step.state, "roll 1 2 3")[0] == "roll.count"
    step = play(step.state, "roll 1 6")
    assert step.events[0] == events.DiceRolled(0, (1, 6), "lotte.roll.aside")
    assert (step.state.set_aside, step.state.dice, step.state.points) == ((1, 1, 2, 2, 2), (6,), 400)


def test_lotte_roll_aside_puts_the_points_at_risk_and_writes_none_down():
    state = play(at(FRESH), "roll 1 2 2 2 3 6").state
    assert (state.points, state.scores) == (300, (0, 0, 0))


def test_lotte_roll_stop_writes_down_all_points_of_the_turn():
    position = turn("bonus-300", aside="1", dice="2 3 4 6 6", points=1450, cards=2, scores="700 0")
    step = play(at(position), "1 stop")
    assert step.events == (events.TurnScored(0, 1450, 2150, "lotte.roll.stop"),)
    assert step.state.scores == (2150, 0)
    assert GAME.turn_of(step.state) == 1


def test_lotte_roll_stop_names_the_seats_that_were_ahead_until_now():
    position = turn("bonus-300", aside="1", dice="2 3 4 6 6", points=500, scores="700 900 1200 1300 700")
    step = play(at(position), "1 stop")
    assert the(step, "turn.scored").overtaken == (1,)


@pytest.mark.parametrize("card", ["bonus-200", "bonus-600", "double"])
def test_lotte_roll_stop_is_a_choice_after_a_roll_that_scored(card):
    assert legal(play(at(turn(card)), "roll 1 2 3 4 6 6").state) == ["roll", "stop"]


def test_lotte_roll_stop_is_not_before_the_first_roll():
    assert refused(at(FRESH), "1 stop")[0] == "turn.chance"


@pytest.mark.parametrize("card", FORCING)
def test_lotte_roll_stop_is_forbidden_by_some_cards(card):
    step = play(at(turn(card)), "roll 1 2 2 3 4 6")
    assert GAME.to_act(step.state) == (CHANCE,)
    assert legal(step.state) == []
    assert refused(step.state, "1 stop")[0] == "turn.chance"


@pytest.mark.parametrize("card", ["plus-minus", "straight", "clover"])
def test_lotte_roll_stop_is_forbidden_while_dice_are_chosen_and_the_card_says_so(card):
    state = play(at(turn(card), **TUTTO), "roll 1 2 2 3 4 5").state
    assert all(way.startswith("keep") for way in legal(state))
    assert refused(state, "1 stop") == ("stop.forbidden", FORCING[card])


@pytest.mark.parametrize("card", FORCING)
def test_lotte_roll_stop_is_not_asked_so_that_the_card_calls_for_each_roll(card):
    rolls = {"straight": "roll 2 2 3 4"}.get(card, "roll 1 2 3 4 6")
    step = play(at(turn(card)), "roll 1 5 6 6 6 6" if card == "straight" else "roll 1 2 2 3 4 6", rolls)
    assert [event.rule for event in step.events if event.code == "dice.rolled"][1] == FORCING[card]


def test_lotte_full_roll_is_all_six_dice_over_several_rolls():
    step = play(at(FULL_ROLL), "1 roll", "roll 1")
    assert step.events[-2:] == (
        events.FullRollMade(0, 1),
        events.RewardGiven(0, "bonus-300", 300, 1500, "lotte.card.bonus"),
    )
    assert (step.state.set_aside, step.state.dice) == ((1, 1, 1, 1, 5, 5), ())


def test_lotte_full_roll_may_be_one_roll():
    step = play(at(FRESH), "roll 1 1 1 5 5 5")
    assert the(step, "full-roll.made") == events.FullRollMade(0, 1, "lotte.full-roll")
    assert step.state.points == 1800


def test_lotte_full_roll_is_none_while_a_die_has_not_scored():
    step = play(at(FULL_ROLL), "1 roll", "roll 3")
    assert "full-roll.made" not in dict(codes_and_rules(step))
    assert codes_and_rules(step)[-1] == ("turn.lost", "lotte.roll.nothing")


def test_lotte_full_roll_leaves_the_roller_to_stop_or_draw():
    state = at(AFTER)
    assert legal(state) == ["draw", "stop"]
    step = play(state, "1 stop")
    assert step.events == (events.TurnScored(0, 1800, 1800, "lotte.full-roll"),)


def test_lotte_full_roll_rolls_no_dice_without_another_card():
    assert refused(at(AFTER), "1 roll") == ("roll.full-roll", "lotte.full-roll")


def test_lotte_full_roll_is_needed_to_draw():
    assert refused(at(FULL_ROLL), "1 draw") == ("draw.no-full-roll", "lotte.full-roll")


def test_lotte_full_roll_keeps_the_points_at_risk_with_the_next_card():
    step = play(at(AFTER), "1 draw", "card double")
    assert step.events == (
        events.CardCalled(0, "lotte.full-roll"),
        events.CardTurned(0, "double", 3, "lotte.full-roll"),
    )
    assert (step.state.points, step.state.set_aside) == (1800, ())
    assert play(step.state, f"roll {NOTHING}").state.scores == (0, 0, 0)


def test_lotte_full_roll_rolls_all_six_dice_again_with_the_next_card():
    state = play(at(AFTER), "1 draw", "card bonus-200", "roll 1 2 3 4 6 6").state
    assert (state.set_aside, state.dice, state.points) == ((1,), (2, 3, 4, 6, 6), 1900)


@pytest.mark.parametrize("aside", ["1", "1 1 1"])
def test_lotte_full_roll_does_not_count_dice_set_aside_with_an_earlier_card(aside):
    """Six with the card before, three with this one: three are still missing."""
    state = play(at(AFTER), "1 draw", "card bonus-200", "roll 1 1 1 2 3 4", "1 roll").state
    assert refused(state, f"roll {aside} 2 2 2")[0] == "roll.count"
    assert "full-roll.made" not in dict(codes_and_rules(play(state, "roll 1 2 3")))


def test_lotte_full_roll_must_roll_at_least_once_after_drawing():
    state = play(at(AFTER), "1 draw").state
    assert refused(state, "1 stop") == ("turn.chance", "lotte.full-roll")
    state = play(state, "card bonus-200").state
    assert GAME.to_act(state) == (CHANCE,)
    assert refused(state, "1 stop") == ("turn.chance", "lotte.full-roll.must-roll")
    step = play(state, "roll 1 2 3 4 6 6")
    assert the(step, "dice.rolled").rule == "lotte.full-roll.must-roll"
    assert legal(step.state) == ["roll", "stop"]
