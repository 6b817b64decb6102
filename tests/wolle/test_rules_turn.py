"""The rules of a dice turn."""

import pytest
from builders import all_of, codes_and_rules, legal, play, refused, the

from volle.wolle import GAME, events
from volle.wolle.table import stock
from wolle.builders import at, turn


def test_wolle_turn_tries_are_three_at_most():
    state = play(at(turn("chips 2 bid 26")), "roll 1 1 1", "1 keep d12", "roll 1 1 8", "1 keep d8").state
    assert play(state, "roll 1 10 8").state.place == 1
    state = at(turn("chips 8 bid 26", dice="1 10 8", kept="d12 d8"))
    assert legal(state) == ["claim", "miss"]
    assert refused(state, "1 keep d10") == ("keep.no-try-left", "wolle.turn.tries")


@pytest.mark.parametrize("action", ["1 keep d12", "1 claim", "1 miss", "1 take s01 s02 s03"])
def test_wolle_turn_tries_begin_with_a_roll(action):
    assert refused(at(turn("chips 2 bid 24")), action) == ("turn.chance", "wolle.turn.tries")


def test_wolle_turn_tries_are_for_every_seat_but_the_last():
    state = at("""
        phase bids
        undealt *
        display s01 s02 s03 s04 d1
        1 board 52 chips 0 bid 26
        2 board 53 chips 0 bid 25
        3 board 54 chips 0 bid 24
        4 board 55 chips 0
    """)
    state = play(state, "4 bid 23").state
    tries = ["roll 2 1 1", "{0} keep d12", "roll 2 2 1", "{0} keep d10", "roll 2 2 2"]
    for seat in (1, 2, 3):
        step = play(state, *(action.format(seat) for action in tries))
        assert [event.try_ for event in all_of(step, "dice.rolled")] == [1, 2, 3]
        assert {event.seat for event in all_of(step, "dice.rolled")} == {seat - 1}
        state = step.state
    assert the(step, "cards.taken").seat == 3


def test_wolle_turn_first_rolls_three_dice_and_earns_any_three_cards():
    step = play(at(turn("chips 0 bid 20")), "roll 12 7 1")
    assert step.events == (
        events.DiceRolled(0, 1, (12, 7, 1), 20, 0, 20, 20, "wolle.turn.first"),
        events.BidReached(0, 20, 1, 3, 0, 0, False, "wolle.result.forced-success"),
    )
    assert legal(step.state) == [
        "take s01 s02 s03",
        "take s01 s02 s04",
        "take s01 s03 s04",
        "take s02 s03 s04",
    ]
    assert refused(step.state, "1 take s01 s02") == ("take.count", "wolle.turn.first")


@pytest.mark.parametrize(("bid", "dice", "is_bold"), [(21, "7 7 7", False), (22, "7 7 8", True)])
def test_wolle_turn_first_is_bold_with_a_high_bid(bid: int, dice: str, is_bold: bool):
    assert the(play(at(turn(f"chips 0 bid {bid}")), f"roll {dice}"), "bid.reached").is_bold is is_bold


def test_wolle_turn_first_ends_the_turn_with_cards():
    state = play(at(turn("chips 0 bid 20")), "roll 12 7 1", "1 take s01 s02 s03", "1 top s01").state
    assert state == at("""
        phase roll
        undealt *
        display s04
        order 1 2 3
        place 1
        won 1 1 1
        1 board 52 chips 0 herd s02 s03 s01 bid 20
        2 board 53 chips 2 bid 15
        3 board 54 chips 2 bid 14
    """)


@pytest.mark.parametrize(
    ("die", "lies", "moves"), [("d12", "5", 0), ("d10", "4", 1), ("d8", "3", 2)], ids=["d12", "d10", "d8"]
)
def test_wolle_turn_second_leaves_exactly_one_die_and_rolls_two(die, lies, moves):
    state = at(turn("chips 0 bid 20", dice="5 4 3"))
    assert legal(state) == ["keep d12", "keep d10", "keep d8"]
    step = play(state, f"1 keep {die}")
    assert step.events == (events.DieKept(0, die, int(lies), "wolle.turn.second"),)
    dice = ["1", "1", "1"]
    assert refused(step.state, f"roll {' '.join(dice)}") == ("roll.lying", "wolle.turn.second")
    dice[moves] = lies
    assert the(play(step.state, f"roll {' '.join(dice)}"), "dice.rolled").rule == "wolle.turn.second"


def test_wolle_turn_second_earns_any_two_cards():
    step = play(at(turn("chips 0 bid 20", dice="12 1 1")), "1 keep d12", "roll 12 7 1")
    assert the(step, "bid.reached").entitled == 2
    assert len(legal(step.state)) == 6
    assert refused(step.state, "1 take s01") == ("take.count", "wolle.turn.second")
    assert refused(step.state, "1 take s01 s02 s03") == ("take.count", "wolle.turn.second")


def test_wolle_turn_third_leaves_also_one_of_the_two_dice_just_rolled():
    state = at(turn("chips 0 bid 20", dice="5 4 3", kept="d10"))
    assert legal(state) == ["keep d12", "keep d8"]
    assert refused(state, "1 keep d10") == ("keep.lying", "wolle.turn.third")
    step = play(state, "1 keep d8")
    assert step.events == (events.DieKept(0, "d8", 3, "wolle.turn.third"),)


@pytest.mark.parametrize("dice", ["5 5 3", "5 4 4", "5 5 5"])
def test_wolle_turn_third_rolls_the_last_die_only(dice):
    state = play(at(turn("chips 0 bid 20", dice="5 4 3", kept="d10")), "1 keep d8").state
    assert refused(state, f"roll {dice}") == ("roll.lying", "wolle.turn.third")
    assert the(play(state, "roll 6 4 3"), "dice.rolled").rule == "wolle.turn.third"


def test_wolle_turn_third_earns_any_one_card():
    step = play(at(turn("chips 0 bid 20", dice="5 4 8", kept="d10")), "1 keep d8", "roll 8 4 8")
    assert the(step, "bid.reached").entitled == 1
    assert legal(step.state) == ["take s01", "take s02", "take s03", "take s04"]
    assert refused(step.state, "1 take s01 s02") == ("take.count", "wolle.turn.third")


@pytest.mark.parametrize("kept", ["", "d12"])
@pytest.mark.parametrize("action", ["1 miss", "1 rescue"])
def test_wolle_turn_no_pass_before_the_third_try(kept, action):
    state = at(turn("chips 2 bid 24", display="s01 s02 s03 s47", dice="5 4 3", kept=kept))
    assert refused(state, action) == ("miss.too-early", "wolle.turn.no-pass")


def test_wolle_turn_miss_brings_no_cards_but_a_chip():
    step = play(at(turn("chips 0 bid 20", dice="5 4 8", kept="d10")), "1 keep d8", "roll 7 4 8")
    assert step.events[-2:] == (
        events.BidMissed(0, 19, "wolle.turn.miss"),
        events.ChipGained(0, "wolle.turn.miss"),
    )
    assert step.state == at("""
        phase roll
        undealt *
        display s01 s02 s03 s04
        order 1 2 3
        place 1
        1 board 52 chips 1 bid 20
        2 board 53 chips 2 bid 15
        3 board 54 chips 2 bid 14
    """)


def test_wolle_turn_miss_after_declining_brings_a_chip_too():
    step = play(at(turn("chips 3 bid 20", dice="7 4 8", kept="d10 d8")), "1 miss")
    assert codes_and_rules(step)[:2] == [
        ("bid.missed", "wolle.turn.miss"),
        ("chip.gained", "wolle.turn.miss"),
    ]
    assert step.state.chips[0] == 4


LAST = """
    phase take
    undealt *
    display s01 s04 s47 d1
    order 1 2 3
    place 1
    dice 5 4 8
    tries 3
    kept d12 d10
    outcome reached 0 0
    1 board 52 chips 0 bid 20
    2 board 53 chips 2 bid 15
    3 board 54 chips 0 bid 14
"""


def test_wolle_turn_last_takes_all_that_is_left_wanted_or_not():
    step = play(at(LAST), "2 take s01")
    taken = events.CardsTaken(2, 3, ("s04", "s47", "d1"), "last", 1, "wolle.turn.last")
    assert step.events[-1] == taken
    assert legal(step.state, 2) == ["top s04", "top s47"]
    state = play(step.state, "3 top s47").state
    assert state == at("""
        phase deal
        undealt *
        1 board 52 chips 0 past 20
        2 board 53 chips 2 herd s01 past 15
        3 board 54 chips 0 herd s04 s47 dogs d1 past 14
    """)


def test_wolle_turn_last_takes_one_card_without_a_word():
    step = play(at(LAST.replace("s01 s04 s47 d1", "s01 s47")), "2 take s47")
    assert step.events[-3:-1] == (
        events.CardsTaken(2, 1, ("s01",), "last", 1, "wolle.turn.last"),
        events.HerdTopped(2, "s01", 1, "wolle.herd.stack"),
    )
    assert step.state.phase == "deal"
    assert step.state.chips == (0, 2, 0)


EMPTY = """
    phase roll
    undealt *
    display s01 s02 s03
    order 1 2 3 4
    place 1
    1 board 52 chips 0 bid 20
    2 board 53 chips 2 bid 19
    3 board 54 chips 2 bid 18
    4 board 55 chips 2 bid 17
"""


def test_wolle_turn_empty_display_skips_all_turns_left_without_a_chip():
    step = play(at(EMPTY), "roll 12 7 1", "2 top s01")
    assert step.events[-3:] == (
        events.TurnSkipped(2, (2,), "wolle.turn.empty-display"),
        events.TurnSkipped(3, (2, 3), "wolle.turn.empty-display"),
        events.RoundEnded(1, (0, 3, 0, 0), (2, 3), "wolle.round.order"),
    )
    assert step.state == at("""
        phase deal
        undealt *
        1 board 52 chips 0 past 20
        2 board 53 chips 2 herd s02 s03 s01 past 19
        3 board 54 chips 2 past 18
        4 board 55 chips 2 past 17
    """)


def test_wolle_turn_empty_display_gives_the_last_seat_nothing():
    state = at(EMPTY.replace("place 1", "place 2").replace("s01 s02 s03", "s01"))
    step = play(state, "roll 12 7 1")
    assert all_of(step, "turn.skipped") == [events.TurnSkipped(3, (3,), "wolle.turn.empty-display")]
    assert step.state.chips == (0, 2, 2, 2)


def test_wolle_turn_stock_empty_pays_no_chip():
    state = at("""
        phase roll
        undealt *
        display s01 s02 s03 s04
        order 1 2 3
        dice 5 4 8
        tries 2
        kept d10 d8
        1 board 52 chips 0 bid 26
        2 board 53 chips 20 bid 15
        3 board 54 chips 5 bid 14
    """)
    assert stock(state) == 0
    step = play(state, "roll 6 4 8")
    assert step.events[-1] == events.ChipNone(0, "wolle.turn.stock-empty")
    assert step.state.chips == (0, 20, 5)


def test_wolle_turn_stock_empty_gives_back_the_chip_that_a_rescue_paid():
    state = at("""
        phase try
        undealt *
        display s01 s02 s03 s47
        order 1 2 3
        dice 5 4 4
        tries 3
        kept d10 d8
        1 board 52 chips 1 bid 26
        2 board 53 chips 20 bid 15
        3 board 54 chips 4 bid 14
    """)
    step = play(state, "1 rescue")
    assert the(step, "chip.gained").seat == 0
    assert step.state.chips == (1, 20, 4)
    assert GAME.observe(step.state, None).stock == 0
