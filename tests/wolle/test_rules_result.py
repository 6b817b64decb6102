"""The rules of the result of a roll, and of its consequences."""

import pytest
from builders import codes_and_rules, legal, play, refused, the

from volle.wolle import GAME, events
from volle.wolle.table import payment
from wolle.builders import at, turn

BLACK = "s01 s02 s47 s48"
THIRD = {"kept": "d10 d8"}


def test_wolle_result_sum_adds_the_lying_dice():
    step = play(at(turn("chips 0 bid 25", dice="12 1 1")), "1 keep d12", "roll 12 9 2")
    assert the(step, "dice.rolled").total == 23
    assert the(step, "dice.rolled").result == 23


@pytest.mark.parametrize(("top", "result"), [("s11", 21), ("s12", 20), ("s13", 19), ("s05", 22)])
def test_wolle_result_malus_is_subtracted_from_every_result(top, result):
    step = play(at(turn(f"chips 0 herd {top} bid 24")), "roll 12 9 1")
    assert the(step, "dice.rolled").total == 22
    assert the(step, "dice.rolled").result == result


def test_wolle_result_malus_can_turn_success_into_a_miss():
    step = play(at(turn("chips 0 herd s11 bid 22")), "roll 12 9 1")
    assert legal(step.state) == ["keep d12", "keep d10", "keep d8"]


def test_wolle_result_bonus_may_be_added_after_any_try():
    for kept in ("", "d12", "d12 d10"):
        state = at(turn("chips 0 herd s22 bid 24", dice="12 9 1", kept=kept))
        assert legal(state)[0] == "claim"
        reached = the(play(state, "1 claim"), "bid.reached")
        assert (reached.result, reached.bonus, reached.chips) == (24, 2, 0)


def test_wolle_result_bonus_is_not_added_by_itself():
    rolled = the(play(at(turn("chips 0 herd s22 bid 24")), "roll 12 9 1"), "dice.rolled")
    assert (rolled.corner, rolled.result) == (2, 22)


def test_wolle_result_bonus_comes_whole_and_before_any_chip():
    reached = the(play(at(turn("chips 2 herd s23 bid 23", dice="12 9 1")), "1 claim"), "bid.reached")
    assert (reached.result, reached.bonus, reached.chips) == (25, 3, 0)


def test_wolle_result_chips_raise_the_result_by_one_each():
    step = play(at(turn("chips 2 bid 24", dice="12 9 1")), "1 claim")
    assert the(step, "bid.reached") == events.BidReached(
        0, 24, 1, 3, 0, 2, True, "wolle.result.optional-success"
    )
    assert step.state.chips[0] == 0
    assert GAME.observe(step.state, None).stock == 25 - 4


def test_wolle_result_chips_are_paid_as_few_as_needed():
    step = play(at(turn("chips 5 herd s21 bid 24", dice="12 9 1")), "1 claim")
    assert (the(step, "bid.reached").bonus, the(step, "bid.reached").chips) == (1, 1)
    assert step.state.chips[0] == 4


@pytest.mark.parametrize(
    ("result", "corner", "chips", "paid"),
    [
        (24, 3, 5, (0, 0)),
        (23, 3, 5, (3, 0)),
        (20, 3, 1, (3, 1)),
        (20, -3, 4, (0, 4)),
        (20, 3, 0, None),
        (20, 0, 3, None),
    ],
)
def test_wolle_result_chips_that_a_target_of_24_costs(result, corner, chips, paid):
    assert payment(result, 24, corner, chips) == paid


def test_wolle_result_chips_that_do_not_suffice_leave_no_claim():
    state = at(turn("chips 1 bid 24", dice="12 9 1"))
    assert refused(state, "1 claim") == ("claim.out-of-reach", "wolle.result.chips")
    assert legal(state) == ["keep d12", "keep d10", "keep d8"]


def test_wolle_result_optional_success_may_be_declined():
    state = at(turn("chips 2 bid 24", dice="12 9 1"))
    assert legal(state) == ["claim", "keep d12", "keep d10", "keep d8"]
    assert play(state, "1 keep d12").state.phase == "roll"


def test_wolle_result_optional_success_may_be_declined_after_the_third_try():
    state = at(turn("chips 2 bid 24", dice="12 9 1", **THIRD))
    assert legal(state) == ["claim", "miss"]
    step = play(state, "1 miss")
    assert codes_and_rules(step) == [("bid.missed", "wolle.turn.miss"), ("chip.gained", "wolle.turn.miss")]
    assert step.state.chips[0] == 3


def test_wolle_result_optional_success_cites_its_rule():
    reached = the(play(at(turn("chips 2 bid 24", dice="12 9 1")), "1 claim"), "bid.reached")
    assert reached.rule == "wolle.result.optional-success"


def test_wolle_result_forced_success_leaves_no_choice():
    step = play(at(turn("chips 2 herd s23 bid 22")), "roll 12 9 1")
    reached = the(step, "bid.reached")
    assert (reached.rule, reached.bonus, reached.chips) == ("wolle.result.forced-success", 0, 0)
    assert step.state.phase == "take"
    assert refused(step.state, "1 keep d12") == ("action.not-now", "wolle.take.choice")


def test_wolle_result_forced_success_takes_black_sheep_where_nothing_else_is_left():
    step = play(at(turn("chips 2 bid 22", display="s47 s48 s50")), "roll 12 9 1")
    assert the(step, "cards.taken") == events.CardsTaken(
        0, 3, ("s47", "s48", "s50"), "all", 1, "wolle.take.choice"
    )
    assert legal(step.state) == ["top s47", "top s48", "top s50"]


def test_wolle_result_forced_success_takes_as_many_as_it_is_entitled_to():
    step = play(at(turn("chips 2 bid 22", display="s47 s48 s50 d1")), "roll 12 9 1")
    assert refused(step.state, "1 take d1") == ("take.count", "wolle.turn.first")


def test_wolle_result_below_14_takes_all_black_sheep_and_a_chip():
    state = at(turn("chips 0 bid 20", display=BLACK, dice="1 4 8", kept="d10"))
    step = play(state, "1 keep d8", "roll 1 4 8", "1 top s48")
    assert step.events[-4:] == (
        events.BidMissed(0, 13, "wolle.turn.miss"),
        events.ChipGained(0, "wolle.turn.miss"),
        events.CardsTaken(0, 2, ("s47", "s48"), "below-14", 1, "wolle.result.below-14"),
        events.HerdTopped(0, "s48", 1, "wolle.herd.stack"),
    )
    assert step.state == at("""
        phase roll
        undealt *
        display s01 s02
        order 1 2 3
        place 1
        won 1 1
        1 board 52 chips 1 herd s47 s48 bid 20
        2 board 53 chips 2 bid 15
        3 board 54 chips 2 bid 14
    """)


@pytest.mark.parametrize(
    ("top", "dice", "taken"),
    [
        ("", "2 4 8", False),
        ("", "1 4 8", True),
        ("herd s13 ", "5 4 8", False),
        ("herd s13 ", "4 4 8", True),
        ("herd s23 ", "1 4 8", True),
    ],
)
def test_wolle_result_below_14_counts_the_malus_but_no_bonus_by_itself(top, dice, taken):
    state = at(turn(f"chips 0 {top}bid 26", display=BLACK, dice=dice, **THIRD))
    step = play(state, "1 miss")
    assert (step.state.phase == "top") is taken


def test_wolle_result_below_14_is_about_the_third_try_only():
    step = play(at(turn("chips 0 bid 20", display=BLACK)), "roll 1 1 1", "1 keep d12", "roll 1 2 2")
    assert codes_and_rules(step)[-1] == ("dice.rolled", "wolle.turn.second")


def test_wolle_result_below_14_takes_nothing_where_no_black_sheep_lies():
    step = play(at(turn("chips 0 bid 20", dice="1 4 8", kept="d10")), "1 keep d8", "roll 1 4 8")
    assert codes_and_rules(step)[-2:] == [
        ("bid.missed", "wolle.turn.miss"),
        ("chip.gained", "wolle.turn.miss"),
    ]


def test_wolle_result_below_14_takes_black_sheep_though_chips_could_have_reached_the_bid():
    state = at(turn("chips 5 bid 15", display=BLACK, dice="1 4 8", **THIRD))
    assert legal(state) == ["claim", "rescue", "miss"]
    assert the(play(state, "1 miss"), "cards.taken").cards == ("s47", "s48")


def test_wolle_result_rescue_14_leaves_the_black_sheep_and_keeps_the_chip():
    state = at(turn("chips 2 bid 20", display=BLACK, dice="1 4 8", **THIRD))
    assert legal(state) == ["rescue", "miss"]
    step = play(state, "1 rescue")
    assert step.events == (
        events.BidMissed(0, 13, "wolle.turn.miss"),
        events.ResultRescued(0, 14, 0, 1, "wolle.result.rescue-14"),
        events.ChipGained(0, "wolle.turn.miss"),
    )
    assert step.state == at("""
        phase roll
        undealt *
        display s01 s02 s47 s48
        order 1 2 3
        place 1
        1 board 52 chips 2 bid 20
        2 board 53 chips 2 bid 15
        3 board 54 chips 2 bid 14
    """)


@pytest.mark.parametrize(
    ("seat", "dice", "bonus", "chips"),
    [
        ("chips 2 bid 20", "1 4 7", 0, 2),
        ("chips 2 herd s22 bid 20", "1 4 7", 2, 0),
        ("chips 2 herd s21 bid 20", "1 4 7", 1, 1),
        ("chips 3 herd s12 bid 20", "2 4 7", 0, 3),
    ],
)
def test_wolle_result_rescue_14_uses_the_bonus_first(seat, dice, bonus, chips):
    state = at(turn(seat, display=BLACK, dice=dice, **THIRD))
    assert the(play(state, "1 rescue"), "result.rescued").bonus == bonus
    assert the(play(state, "1 rescue"), "result.rescued").chips == chips


@pytest.mark.parametrize(
    ("seat", "display", "dice"),
    [
        ("chips 0 bid 20", BLACK, "1 4 8"),
        ("chips 6 bid 20", "s01 s02 s03 s04", "1 4 8"),
        ("chips 6 bid 20", BLACK, "2 4 8"),
    ],
    ids=["no chip", "no black sheep", "14 already"],
)
def test_wolle_result_rescue_14_is_there_only_where_it_helps(seat, display, dice):
    state = at(turn(seat, display=display, dice=dice, **THIRD))
    assert "rescue" not in legal(state)
    assert refused(state, "1 rescue") == ("rescue.not-possible", "wolle.result.rescue-14")


def test_wolle_result_rescue_14_is_a_choice_beside_a_claim():
    state = at(turn("chips 2 bid 15", display=BLACK, dice="1 4 8", **THIRD))
    assert legal(state) == ["claim", "rescue", "miss"]
    assert the(play(state, "1 claim"), "bid.reached").chips == 2
    assert the(play(state, "1 rescue"), "result.rescued").chips == 1


@pytest.mark.parametrize("seat", ["chips 2 bid 14", "chips 2 herd s23 bid 14", "chips 0 herd s23 bid 15"])
def test_wolle_result_rescue_14_never_reaches_the_bid(seat):
    state = at(turn(seat, display=BLACK, dice="1 4 8", **THIRD))
    assert legal(state) == ["claim", "miss"]
    assert refused(state, "1 rescue") == ("rescue.not-possible", "wolle.result.rescue-14")


def test_wolle_result_rescue_14_is_paid_in_chips_alone_where_the_bonus_would_reach_the_bid():
    step = play(at(turn("chips 2 herd s23 bid 15", display=BLACK, dice="1 4 8", **THIRD)), "1 rescue")
    rescued = the(step, "result.rescued")
    assert (rescued.result, rescued.bonus, rescued.chips) == (14, 0, 1)


def test_wolle_result_rescue_14_reports_the_result_that_a_whole_bonus_gives():
    step = play(at(turn("chips 0 herd s23 bid 20", display=BLACK, dice="1 4 8", **THIRD)), "1 rescue")
    assert the(step, "result.rescued") == events.ResultRescued(0, 16, 3, 0, "wolle.result.rescue-14")
