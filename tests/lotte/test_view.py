"""What a seat is shown, so that no screen has to add, compare or judge."""

from dataclasses import replace
from functools import cache

import pytest
from builders import legal, play
from matches import KITS, played

from lotte.builders import at, before_a_card, options_for, turn
from volle.lotte import GAME
from volle.lotte.cards import DECK, FULL
from volle.lotte.types import Draw, Keep, RollOn, Stop
from volle.lotte.view import FinaleView

NOTHING = "roll 2 2 3 3 4 6"
TUTTO = {"preset": "tutto"}
SCORES = {"scores": "1000 500 1000"}
VERBS = {RollOn: "roll", Draw: "draw", Stop: "stop"}


def shown(position, seat=None, **options):
    """The view of a position."""
    return GAME.observe(at(position, **options), seat)


def the_turn(card, *rolls, options=None, **lines):
    """What is shown of a turn with this card, after rolls and choices."""
    state = at(turn(card, **lines), **(options or {}))
    return GAME.observe(play(state, *rolls).state, 0).turn


# ------------------------------------------------------------------------------ what choices lead to


@cache
def asked():
    """Every state of the random matches in which a seat has a choice."""
    return [
        step.state
        for seats in (2, 3, 5, 8)
        for variant in range(KITS["lotte"].VARIANTS)
        for step in played("lotte", seats, variant).steps
        if step.state.phase in ("keep", "go")
    ]


def check_prospect(state, prospect):
    """A prospect says what the rules make of the choice that it belongs to."""
    seat = GAME.turn_of(state)
    step = GAME.apply(state, Keep(seat, prospect.dice)) if state.phase == "keep" else None
    after, told = (step.state, step.events) if step else (state, ())
    codes = [event.code for event in told]
    over = after.phase == "over"
    actions = GAME.legal_actions(after, seat) if not over and GAME.turn_of(after) == seat else ()
    assert prospect.then == tuple(VERBS[type(action)] for action in actions)
    assert prospect.wins is over
    assert prospect.full is ("full-roll.made" in codes if step else actions[0] == Draw(seat))
    assert prospect.points == sum(event.points for event in told if event.code == "dice.aside")
    if not over:
        assert prospect.total == after.points
        assert prospect.rolls == dice_of_the_next_roll(after, actions)
    if actions:
        scored = GAME.apply(after, Stop(seat)).state.scores[seat]
        assert prospect.score == scored
    elif not over:
        assert prospect.score is None


def dice_of_the_next_roll(state, actions):
    """How many dice chance will roll if the seat goes on."""
    for action in actions[:1]:
        state = GAME.apply(state, action).state
    if state.phase == "card":
        state = play(replace(state, left=FULL), "card bonus-300").state
    (outcome, _), *_ = GAME.chance_outcomes(state)
    return len(outcome.dice)


@pytest.mark.slow
def test_prospects_are_what_the_rules_make_of_each_choice():
    checked = set()
    for state in asked():
        seat = GAME.turn_of(state)
        prospects = GAME.observe(state, seat).turn.prospects
        if state.phase == "keep":
            keeps = [action.dice for action in GAME.legal_actions(state, seat)]
            assert [prospect.dice for prospect in prospects] == keeps
        else:
            assert [prospect.dice for prospect in prospects] == [()]
        for prospect in prospects:
            check_prospect(state, prospect)
        checked.add((state.phase, state.card, state.options.aside))
    assert len(checked) > 20


def test_prospects_are_the_same_for_everybody_at_the_table():
    state = play(at(turn("bonus-300"), **TUTTO), "roll 1 2 2 2 5 6").state
    views = [GAME.observe(state, seat) for seat in (0, 1, None)]
    assert len({view.turn for view in views}) == 1
    assert [len(view.legal) for view in views] == [7, 0, 0]


def test_a_prospect_of_a_full_roll_has_the_reward_in_it():
    prospect, *_ = the_turn("bonus-300", "roll 1 1 1 5 5 5", options=TUTTO, points=200, cards=2).prospects
    assert (prospect.points, prospect.total, prospect.full) == (1500, 2000, True)
    assert (prospect.score, prospect.rolls, prospect.then) == (2000, 6, ("draw", "stop"))


def test_a_prospect_of_less_has_not():
    prospect = the_turn("bonus-300", "roll 1 1 1 5 5 5", options=TUTTO, points=200).prospects[-1]
    assert (prospect.dice, prospect.points, prospect.total, prospect.full) == ((5,), 50, 250, False)
    assert (prospect.score, prospect.rolls, prospect.then) == (250, 5, ("roll", "stop"))


def test_a_prospect_with_a_card_that_forces_names_no_score():
    prospect = the_turn("plus-minus", "roll 1 2 3 4 5 6", options=TUTTO).prospects[0]
    assert (prospect.points, prospect.score, prospect.then, prospect.rolls) == (0, None, (), 4)


def test_a_prospect_of_the_last_full_roll_of_the_clover_wins():
    lines = {"full_rolls": 1, "aside": "1 1 1 5 5 5"}
    wins = [p.wins for p in the_turn("clover", "roll 1 1 2 2 2 5", options=TUTTO, **lines).prospects]
    assert wins == [True] + [False] * (len(wins) - 1)
    first = the_turn("clover", "roll 1 1 2 2 2 5", options=TUTTO).prospects[0]
    assert (first.wins, first.full, first.rolls, first.then) == (False, True, 6, ())


def test_where_nothing_is_chosen_there_is_one_prospect_of_what_lies_there():
    (prospect,) = the_turn("bonus-300", "roll 1 2 2 3 4 6").prospects
    assert (prospect.dice, prospect.points, prospect.total) == ((), 0, 100)
    assert (prospect.rolls, prospect.score, prospect.then) == (5, 100, ("roll", "stop"))


@pytest.mark.parametrize("position", [turn("bonus-300"), before_a_card()])
def test_where_chance_goes_on_there_is_no_prospect(position):
    assert shown(position).turn.prospects == ()


# ------------------------------------------------------------------------------ the turn


def test_a_turn_is_shown_before_its_card():
    told = shown(before_a_card(turn=1)).turn
    assert (told.seat, told.card, told.cards, told.reward, told.points) == (1, None, 0, None, 0)
    assert (told.dice, told.aside, told.missing) == ((), (), ())
    assert (told.rolls, told.fresh, told.may_stop) == (6, True, False)


def test_a_turn_is_shown_with_its_dice_and_points():
    told = the_turn("bonus-300", "roll 1 2 2 3 4 6", points=400, cards=2)
    assert (told.seat, told.card, told.cards, told.points) == (0, "bonus-300", 2, 500)
    assert (told.dice, told.aside, told.rolls, told.fresh) == ((2, 2, 3, 4, 6), (1,), 5, False)


def test_dice_that_are_rolled_on_are_not_fresh():
    told = the_turn("bonus-300", "roll 1 2 2 3 4 6", "1 roll")
    assert (told.dice, told.rolls, told.fresh) == ((2, 2, 3, 4, 6), 5, False)


def test_a_roll_to_choose_from_lies_in_the_tray_whole():
    told = the_turn("bonus-300", "roll 1 1 2 2 3 4", options=TUTTO)
    assert (told.dice, told.aside, told.points) == ((1, 1, 2, 2, 3, 4), (), 0)


@pytest.mark.parametrize(
    ("card", "reward", "may_stop"),
    [
        ("fireworks", None, False),
        ("bonus-200", 200, True),
        ("bonus-600", 600, True),
        ("double", None, True),
        ("plus-minus", 1000, False),
        ("straight", 2000, False),
        ("clover", None, False),
    ],
)
def test_a_card_is_shown_with_what_it_brings_and_forbids(card, reward, may_stop):
    told = shown(turn(card)).turn
    assert (told.reward, told.may_stop) == (reward, may_stop)
    assert (told.rolls, told.fresh) == (6, True)


@pytest.mark.parametrize(("options", "last"), [({}, 5), (TUTTO, 6)])
def test_a_straight_is_shown_with_what_is_missing(options, last):
    assert shown(turn("straight"), **options).turn.missing == tuple(range(1, last + 1))
    position = turn("straight", aside="2 4", dice="2 4 4 4", phase="roll")
    assert shown(position, **options).turn.missing == (1, 3, 5, 6)[: last - 2]


def test_no_other_card_misses_numbers():
    assert [
        shown(turn(card.name)).turn.missing for card in DECK if card.kind not in ("stop", "straight")
    ] == [()] * 9


@pytest.mark.parametrize(("options", "needed"), [({}, 1), (TUTTO, 2)])
def test_a_clover_is_shown_with_the_full_rolls_it_needs(options, needed):
    assert shown(turn("clover"), **options).turn.full_rolls_needed == needed
    assert shown(turn("bonus-300"), **options).turn.full_rolls_needed == 1


def test_full_rolls_of_fireworks_are_counted_and_six_new_dice_due():
    told = the_turn("fireworks", "roll 1 1 1 5 5 5", "roll 2 2 2 3 3 3")
    assert (told.full_rolls, told.rolls, told.fresh, told.dice) == (2, 6, True, ())


def test_after_a_full_roll_the_six_dice_lie_aside_until_the_next_card():
    told = the_turn("bonus-300", "roll 1 1 1 5 5 5", "1 draw")
    assert (told.aside, told.rolls, told.card) == ((1, 1, 1, 5, 5, 5), 6, "bonus-300")
    assert the_turn("bonus-300", "roll 1 1 1 5 5 5", "1 draw", "card double").aside == ()


# ------------------------------------------------------------------------------ the table


@pytest.mark.parametrize(
    ("scores", "leads"),
    [
        ("100 50 0", [True, False, False]),
        ("100 100 0", [True, True, False]),
        ("0 0 0", [False, False, False]),
        ("-50 0 -100", [False, False, False]),
    ],
)
def test_leaders_have_the_best_score_and_more_than_0(scores, leads):
    assert [seat.leads for seat in shown(before_a_card(scores=scores)).seats] == leads


@pytest.mark.parametrize(("ended", "turns"), [(0, [0, 0, 0]), (1, [1, 0, 0]), (5, [2, 2, 1]), (6, [2, 2, 2])])
def test_turns_that_ended_are_counted_for_each_seat(ended, turns):
    assert [seat.turns for seat in shown(before_a_card(turn=ended)).seats] == turns


def test_cards_that_are_left_are_counted():
    view = GAME.observe(play(GAME.start(options_for(2)), "card stop", "card clover", NOTHING).state, None)
    assert view.cards_left == 54
    assert [(count.card, count.count) for count in view.left] == [
        ("stop", 9),
        *((card.name, card.count) for card in DECK[1:-1]),
        ("clover", 0),
    ]


@pytest.mark.parametrize(
    ("options", "reached", "left"), [({}, 0, [2, 1]), ({}, 1, [2, 1]), (TUTTO, 0, [2, 1]), (TUTTO, 1, [1])]
)
def test_the_finale_is_counted_down(options, reached, left):
    state = at(before_a_card(scores="6000 6000 0", turn=reached + 1, reached=reached + 1), **options)
    shown_finales = []
    while GAME.result(state) is None:
        shown_finales.append(GAME.observe(state, None).finale)
        state = play(state, "card stop").state
    assert shown_finales == [FinaleView(reached, count) for count in left]
    assert GAME.observe(state, None).finale is None


def test_the_finale_counts_the_turn_that_is_played():
    position = turn("bonus-300", turn=1, reached=1, aside="1", dice="2 3 4 6 6", points=100, **SCORES)
    assert shown(position).finale.turns_left == 2


def test_only_the_seat_that_is_asked_is_shown_what_is_legal():
    state = at(turn("bonus-300", aside="1", dice="2 3 4 6 6", points=100))
    assert legal(state) == ["roll", "stop"]
    assert [len(GAME.observe(state, seat).legal) for seat in (0, 1, 2, None)] == [2, 0, 0, 0]


def test_a_match_that_is_over_shows_no_turn_but_its_result():
    view = shown("phase over\nleft *\nscores 6000 50 0\nturn 3\nreached 1", 0)
    assert (view.turn, view.legal, view.to_act, view.finale) == (None, (), (), None)
    assert (view.result.totals, view.result.winners, view.result.clover) == ((6000, 50, 0), (0,), None)


def test_nothing_is_hidden_from_those_who_watch():
    state = at(turn("bonus-300", aside="1", dice="2 3 4 6 6", points=100))
    own, watched = GAME.observe(state, 1), GAME.observe(state, None)
    assert replace(own, seat=None) == watched


def test_the_turn_that_wins_by_the_clover_is_one_of_its_seat():
    view = GAME.observe(play(at(turn("clover")), "roll 1 1 1 5 5 5").state, None)
    assert [seat.turns for seat in view.seats] == [1, 0, 0]
