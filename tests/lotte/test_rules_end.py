"""The rules of the end: the target, the turns to come, and the winners."""

import pytest
from builders import codes_and_rules, play, refused, the

from lotte.builders import at, turn
from volle.core.errors import BadOptions
from volle.lotte import GAME, events
from volle.lotte.view import FinaleView

FULL = "roll 1 1 1 5 5 5"
POINTS = ("card bonus-300", "roll 1 2 3 4 6 6")
"""100 points; the seat may stop."""
MISS = ("card bonus-300", "roll 2 2 3 3 4 6")
EQUAL = {"end": "equal-turns"}
TUTTO = {"preset": "tutto", "aside": "all"}
equal = pytest.mark.parametrize("options", [EQUAL, TUTTO], ids=["alone", "tutto"])
one = pytest.mark.parametrize("options", [{}, TUTTO | {"end": "one-turn"}], ids=["cabinet", "alone"])


def reached(scores, turns, **options):
    """Return a position where the next seat has just reached the target of 6,000, after `turns` turns."""
    state = at(
        turn("bonus-300", scores=scores, turn=turns, aside="1", dice="2 3 4 6 6", points=100), **options
    )
    return play(state, f"{GAME.turn_of(state) + 1} stop")


def turns_to_the_end(state):
    """The seats that still have a turn if no seat scores any more."""
    seats = []
    while not GAME.result(state):
        seats.append(GAME.turn_of(state))
        state = play(state, *MISS).state
    return seats


@pytest.mark.parametrize(("score", "begins"), [(5850, False), (5900, True), (5950, True)])
def test_lotte_end_target_of_6000_starts_the_end(score, begins):
    step = reached(f"{score} 0 0", 0)
    assert ("finale.begun" in dict(codes_and_rules(step))) is begins


def test_lotte_end_target_is_reached_by_points_that_are_written_down():
    state = at(turn("bonus-300", scores="5900 0", aside="1 1 1 5 5", dice="6", points=1100))
    assert GAME.observe(state, 0).finale is None
    step = play(state, "1 roll", "roll 6")
    assert "finale.begun" not in dict(codes_and_rules(step))


@pytest.mark.parametrize(("target", "begins"), [(6000, True), (10000, False), (500, True)])
def test_lotte_end_target_can_be_another(target, begins):
    assert ("finale.begun" in dict(codes_and_rules(reached("5900 0 0", 0, target=target)))) is begins


def test_lotte_end_target_is_6000_by_default():
    assert {GAME.parse_options({"preset": preset}, 2).target for preset in ("cabinet", "tutto")} == {6000}


@pytest.mark.parametrize("target", [450, 20050, 525, "6000", 6000.0, True, None])
def test_lotte_end_target_is_a_number_of_fifties(target):
    with pytest.raises(BadOptions) as refusal:
        GAME.parse_options({"target": target}, 2)
    assert (refusal.value.code, refusal.value.rule) == ("options.target", "lotte.end.target")


@pytest.mark.parametrize("turns", [0, 1, 2, 7])
@one
def test_lotte_end_catch_up_gives_each_other_seat_one_more_turn(options, turns):
    scores = ["0"] * 3
    scores[turns % 3] = "5900"
    step = reached(" ".join(scores), turns, **options)
    first = turns % 3
    assert the(step, "finale.begun") == events.FinaleBegun(first, 6000, 2, "lotte.end.catch-up")
    assert turns_to_the_end(step.state) == [(first + 1) % 3, (first + 2) % 3]


@pytest.mark.parametrize(("turns", "left"), [(0, [1, 2]), (1, [2]), (2, []), (6, [1, 2]), (7, [2])])
@equal
def test_lotte_end_catch_up_gives_all_seats_equally_many_turns(options, turns, left):
    scores = ["0"] * 3
    scores[turns % 3] = "5900"
    step = reached(" ".join(scores), turns, **options)
    assert the(step, "finale.begun").turns == len(left)
    assert turns_to_the_end(step.state) == left


@equal
def test_lotte_end_catch_up_is_over_immediately_where_the_last_seat_reaches_the_target(options):
    step = reached("0 0 5900", 2, **options)
    assert codes_and_rules(step)[-2:] == [
        ("finale.begun", "lotte.end.catch-up"),
        ("game.won", "lotte.end.catch-up"),
    ]


def test_lotte_end_catch_up_counts_turns_that_were_lost_immediately():
    step = play(reached("5900 0 0", 0).state, "card stop", "card stop")
    assert GAME.result(step.state).winners == (0,)


def test_lotte_end_catch_up_lets_the_highest_score_win_and_not_the_first():
    state = reached("5900 5950 0", 0).state
    step = play(state, *POINTS, "2 stop", *MISS)
    assert the(step, "game.won") == events.GameWon((1,), "score", "lotte.end.catch-up")
    result = GAME.result(step.state)
    assert (result.totals, result.winners, result.clover) == ((6000, 6050, 0), (1,), None)


@pytest.mark.parametrize("options", [{}, EQUAL], ids=["one-turn", "equal-turns"])
def test_lotte_end_catch_up_does_not_begin_again_with_the_next_at_the_target(options):
    state = reached("5900 5950 0", 0, **options).state
    step = play(state, *POINTS, "2 stop")
    assert "finale.begun" not in dict(codes_and_rules(step))
    assert turns_to_the_end(step.state) == [2]


def test_lotte_end_catch_up_lets_no_seat_play_after_it():
    state = play(reached("5900 0", 0).state, *MISS).state
    assert GAME.to_act(state) == ()
    for action in ("card stop", "roll 1 1 1 1 1 1", "1 stop"):
        assert refused(state, action) == ("game.over", "lotte.end.catch-up")


def knocked_down(scores="100 6000 0", **options):
    """Return a position where seat 2 of 3 has reached the target, and seat 3 a Full Roll with Plus-Minus."""
    return play(at(turn("plus-minus", scores=scores, turn=5, reached=5), **options), FULL)


@one
def test_lotte_end_catch_up_is_not_called_off(options):
    step = knocked_down(**options)
    assert step.state.scores == (100, 5000, 0)
    assert "finale.off" not in dict(codes_and_rules(step))
    assert turns_to_the_end(play(step.state, "3 stop").state) == [0]


@one
def test_lotte_end_catch_up_makes_the_highest_score_win_though_no_seat_is_at_the_target(options):
    state = play(knocked_down(**options).state, "3 stop", *MISS).state
    assert GAME.result(state).totals == (100, 5000, 1000)
    assert GAME.result(state).winners == (1,)


@equal
def test_lotte_end_catch_up_is_called_off_where_no_seat_is_at_the_target_any_more(options):
    state = knocked_down(**options).state
    assert GAME.observe(state, None).finale == FinaleView(1, 1, 2, in_doubt=True, behind=5000)
    step = play(state, "3 stop")
    assert step.events[-2:] == (
        events.TurnScored(2, 1000, 1000, "lotte.full-roll", overtaken=(0,)),
        events.FinaleOff("lotte.end.catch-up"),
    )
    assert step.frames[-1].state.reached is None
    assert (GAME.result(step.state), GAME.turn_of(step.state)) == (None, 0)
    assert GAME.observe(step.state, None).finale is None


@equal
def test_lotte_end_catch_up_goes_on_while_a_seat_is_at_the_target(options):
    step = knocked_down("6000 6500 0", **options)
    assert step.state.scores == (6000, 5500, 0)
    assert not GAME.observe(step.state, None).finale.in_doubt
    step = play(step.state, "3 stop")
    assert "finale.off" not in dict(codes_and_rules(step))
    assert GAME.result(step.state).winners == (0,)


@equal
def test_lotte_end_catch_up_is_judged_when_the_points_of_the_turn_are_written_down(options):
    """The turn that takes the last seat below the target brings its own seat there, so the match is over."""
    step = knocked_down("0 6100 5500", **options)
    assert "finale.off" not in dict(codes_and_rules(step))
    step = play(step.state, "3 stop")
    assert codes_and_rules(step) == [("turn.scored", "lotte.full-roll"), ("game.won", "lotte.end.catch-up")]
    assert GAME.result(step.state).totals == (0, 5100, 6500)
    assert GAME.result(step.state).winners == (2,)


@equal
def test_lotte_end_catch_up_goes_on_where_the_roller_is_then_at_the_target(options):
    position = turn("plus-minus", scores="6100 5500 0", turn=4, reached=4)
    step = play(at(position, **options), FULL, "2 stop")
    assert {"finale.off", "finale.begun", "game.won"}.isdisjoint(dict(codes_and_rules(step)))
    assert GAME.observe(step.state, None).finale == FinaleView(0, 1, 2, in_doubt=False, behind=6500)
    assert turns_to_the_end(step.state) == [2]


@equal
def test_lotte_end_catch_up_is_called_off_too_where_the_roller_then_loses_its_points(options):
    step = play(knocked_down("100 6000 5000", **options).state, "3 draw", "card stop")
    assert codes_and_rules(step)[-2:] == [
        ("turn.lost", "lotte.card.stop"),
        ("finale.off", "lotte.end.catch-up"),
    ]
    assert (GAME.result(step.state), GAME.turn_of(step.state)) == (None, 0)


@equal
def test_lotte_end_catch_up_begins_again_after_it_was_called_off(options):
    state = play(knocked_down("5900 6000 0", **options).state, "3 stop").state
    step = play(state, *POINTS, "1 stop")
    assert the(step, "finale.begun") == events.FinaleBegun(0, 6000, 2, "lotte.end.catch-up")
    assert turns_to_the_end(step.state) == [1, 2]


@pytest.mark.parametrize("options", [{}, EQUAL], ids=["one-turn", "equal-turns"])
def test_lotte_end_tie_shares_the_win(options):
    step = play(reached("5900 5900 0", 0, **options).state, *POINTS, "2 stop", *MISS)
    assert the(step, "game.won") == events.GameWon((0, 1), "tie", "lotte.end.tie")
    assert GAME.result(step.state).winners == (0, 1)


def test_lotte_end_tie_of_all_seats():
    step = play(reached("5900 5900", 0).state, *POINTS, "2 stop")
    assert GAME.result(step.state).winners == (0, 1)


def test_lotte_end_tie_is_none_behind_the_best():
    step = play(reached("5900 0 0", 0).state, *MISS, *MISS)
    assert the(step, "game.won").way == "score"
