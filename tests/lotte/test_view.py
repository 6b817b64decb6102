"""The view of a seat, complete enough that no screen computes anything."""

from dataclasses import replace

import pytest
from builders import legal, play

from lotte.builders import at, before_a_card, options_for, shown, the_turn, turn
from volle.lotte import GAME
from volle.lotte.cards import DECK

NOTHING = "roll 2 2 3 3 4 6"
TUTTO = {"preset": "tutto"}
SCORES = {"scores": "1000 500 1000"}


# ------------------------------------------------------------------------------ the turn


def test_a_turn_is_shown_before_its_card():
    told = shown(before_a_card(turn=1)).turn
    assert (told.seat, told.card, told.cards, told.reward, told.points) == (1, None, 0, None, 0)
    assert (told.dice, told.set_aside, told.missing) == ((), (), ())
    assert (told.rolls, told.fresh, told.may_stop) == (6, True, False)


def test_a_turn_is_shown_with_its_dice_and_points():
    told = the_turn("bonus-300", "roll 1 2 2 3 4 6", points=400, cards=2)
    assert (told.seat, told.card, told.cards, told.points) == (0, "bonus-300", 2, 500)
    assert (told.dice, told.set_aside, told.rolls, told.fresh) == ((2, 2, 3, 4, 6), (1,), 5, False)


def test_dice_that_are_rolled_on_are_not_fresh():
    view = the_turn("bonus-300", "roll 1 2 2 3 4 6", "1 roll")
    assert (view.dice, view.rolls, view.fresh) == ((2, 2, 3, 4, 6), 5, False)


def test_a_roll_to_choose_from_lies_in_the_tray_whole():
    told = the_turn("bonus-300", "roll 1 1 2 2 3 4", options=TUTTO)
    assert (told.dice, told.set_aside, told.points) == ((1, 1, 2, 2, 3, 4), (), 0)


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
    view = shown(turn(card)).turn
    assert (view.reward, view.may_stop) == (reward, may_stop)
    assert (view.rolls, view.fresh) == (6, True)


@pytest.mark.parametrize(("options", "last"), [({}, 5), (TUTTO, 6)])
def test_a_straight_is_shown_with_what_it_asks_for_and_what_is_missing(options, last):
    view = shown(turn("straight"), **options).turn
    assert view.straight == view.missing == tuple(range(1, last + 1))
    position = turn("straight", aside="2 4", dice="2 4 4 4", phase="roll")
    view = shown(position, **options).turn
    assert (view.straight[-1], view.missing) == (last, (1, 3, 5, 6)[: last - 2])


def test_no_other_card_asks_for_numbers():
    turns = [shown(turn(card.name)).turn for card in DECK if card.kind not in ("stop", "straight")]
    assert [(view.straight, view.missing) for view in turns] == [((), ())] * 9


def test_each_die_of_the_tray_is_shown_with_all_of_its_number():
    view = the_turn("bonus-300", "roll 1 2 2 3 4 6", points=400, cards=2)
    assert view.alike == ("1 keep 2 2", "1 keep 2 2", "1 keep 3", "1 keep 4", "1 keep 6")


def test_there_are_six_places_for_dice_set_aside():
    assert {shown(turn(card)).turn.places for card in ("bonus-300", "straight", "fireworks")} == {6}


@pytest.mark.parametrize(("options", "needed"), [({}, 1), (TUTTO, 2)])
def test_a_clover_is_shown_with_the_full_rolls_it_needs(options, needed):
    assert shown(turn("clover"), **options).turn.full_rolls_needed == needed
    assert shown(turn("bonus-300"), **options).turn.full_rolls_needed == 1


def test_full_rolls_of_fireworks_are_counted_and_six_new_dice_due():
    view = the_turn("fireworks", "roll 1 1 1 5 5 5", "roll 2 2 2 3 3 3")
    assert (view.full_rolls, view.rolls, view.fresh, view.dice) == (2, 6, True, ())


def test_after_a_full_roll_the_six_dice_lie_aside_until_the_next_card():
    told = the_turn("bonus-300", "roll 1 1 1 5 5 5", "1 draw")
    assert (told.set_aside, told.rolls, told.card) == ((1, 1, 1, 5, 5, 5), 6, "bonus-300")
    assert the_turn("bonus-300", "roll 1 1 1 5 5 5", "1 draw", "card double").set_aside == ()


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
    last = (reached + len(left)) % 3
    assert [(one.seat, one.turns_left, one.last_seat, one.in_doubt) for one in shown_finales] == [
        (reached, count, last, False) for count in left
    ]
    assert GAME.observe(state, None).finale is None


@pytest.mark.parametrize(("scores", "behind"), [("6000 400 0", 5600), ("6000 6100 0", 0), ("6000 6000 0", 0)])
def test_the_finale_says_how_far_behind_the_current_seat_is(scores, behind):
    state = at(before_a_card(scores=scores, turn=1, reached=1))
    assert GAME.observe(state, None).finale.behind == behind


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


def test_the_text_of_a_view_names_the_seat_of_the_turn():
    lines = GAME.text_view(shown(before_a_card(turn=1)), ("Anna", "Ben", "Mia"))
    assert any(line.startswith("turn of 2 Ben") for line in lines)
