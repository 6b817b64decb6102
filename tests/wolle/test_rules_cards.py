"""The rules of taking cards, of the herd and its top card, and of the bone."""

import pytest
from builders import all_of, codes_and_rules, legal, play, refused, the

from volle.wolle import GAME, events
from wolle.builders import at, turn

BONE = " bone"
"""Seat 2 owns the bone."""


def test_wolle_take_choice_is_free_among_the_displayed_cards():
    state = at(turn("chips 0 bid 20", display="s01 s47 d1 k", dice="12 8 1", kept="d12", phase="take"))
    assert legal(state) == [
        "take s01 s47",
        "take s01 d1",
        "take s01 k",
        "take s47 d1",
        "take s47 k",
        "take d1 k",
    ]
    assert refused(state, "1 take s01 s02") == ("take.not-displayed", "wolle.take.choice")


def test_wolle_take_choice_names_the_cards_in_any_order():
    state = at(turn("chips 0 bid 20", display="s01 s47 d1 k", dice="12 8 1", kept="d12", phase="take"))
    assert play(state, "1 take k s01") == play(state, "1 take s01 k")


@pytest.mark.parametrize(
    ("display", "kept", "chosen"),
    [("s01 s02 d1", "", False), ("s01 d1", "", False), ("s01 d1", "d12", False), ("s01 d1", "d12 d10", True)],
)
def test_wolle_take_choice_of_fewer_cards_than_earned_brings_those(display, kept, chosen):
    step = play(at(turn("chips 2 bid 20", display=display, dice="12 6 1", kept=kept)), "1 claim")
    assert (step.state.phase == "take") is chosen
    if not chosen:
        taken = the(step, "cards.taken")
        assert (taken.cards, taken.way, taken.rule) == (tuple(display.split()), "all", "wolle.take.choice")


def taking(cards, herd=""):
    """Seat 1 has earned three of four cards, and takes these."""
    state = at(turn(f"chips 0 {herd}bid 18", display="s01 s05 s47 d1", dice="12 7 1", phase="take"))
    return play(state, f"1 take {cards}")


def test_wolle_herd_stack_asks_which_of_the_new_sheep_ends_on_top():
    step = taking("s01 s05 d1", herd="herd s08 ")
    assert legal(step.state) == ["top s01", "top s05"]
    assert play(step.state, "1 top s01").state.herds[0][-1].id == "s01"
    assert play(step.state, "1 top s05").state.herds[0][-1].id == "s05"


@pytest.mark.parametrize("card", ["s08", "s47", "d1"])
def test_wolle_herd_stack_puts_only_a_new_sheep_on_top(card):
    state = taking("s01 s05 d1", herd="herd s08 ").state
    assert refused(state, f"1 top {card}") == ("top.not-new", "wolle.herd.stack")


def test_wolle_herd_stack_puts_the_new_sheep_above_the_old():
    state = play(taking("s01 s05 s47", herd="herd s08 ").state, "1 top s05").state
    assert [card.id for card in state.herds[0]] == ["s08", "s01", "s47", "s05"]


def test_wolle_herd_stack_needs_no_choice_for_a_single_sheep():
    step = play(
        at(turn("chips 0 bid 20", display="s01 d1 d2 d3", dice="12 7 1", phase="take")), "1 take s01 d1 d2"
    )
    assert step.events[-1] == events.HerdTopped(0, "s01", 1, "wolle.herd.stack")
    assert GAME.to_act(step.state) == (-1,)


def test_wolle_herd_closed_shows_the_top_card_alone():
    state = at("""
        phase bids
        undealt *
        display s01 s02 s03 d1
        1 board 52 chips 2 herd s11 s12 s13
        2 board 53 chips 2 herd s14 s15
        3 board 54 chips 2
    """)
    for seat in (0, 1, 2, None):
        shown = GAME.observe(state, seat).seats
        assert [one.top and one.top.id for one in shown] == ["s13", "s15", None]
        assert [one.herd_count for one in shown] == [3, 2, 0]
        assert [one.herd for one in shown] == [None, None, None]


def test_wolle_herd_beside_lie_dogs_and_bone_for_all_to_see():
    step = play(
        at(turn("chips 0 bid 20", display="s01 d1 d2 k", dice="12 7 1", phase="take")), "1 take d1 d2 k"
    )
    assert codes_and_rules(step) == [("cards.taken", "wolle.take.choice")]
    assert step.state == at("""
        phase roll
        undealt *
        display s01
        order 1 2 3
        place 1
        won 1 1 1
        1 board 52 chips 0 dogs d1 d2 bone bid 20
        2 board 53 chips 2 bid 15
        3 board 54 chips 2 bid 14
    """)
    shown = GAME.observe(step.state, 2).seats[0]
    assert [dog.id for dog in shown.dogs] == ["d1", "d2"]
    assert shown.has_bone
    assert shown.herd_count == 0


@pytest.mark.parametrize(
    ("herd", "corner"), [("s12 s05", 0), ("s05 s12", -2), ("s12 s22", 2), ("s22 s05", 0)]
)
def test_wolle_corner_top_only(herd, corner):
    rolled = the(play(at(turn(f"chips 0 herd {herd} bid 26")), "roll 5 5 5"), "dice.rolled")
    assert rolled.corner == corner


def test_wolle_corner_top_only_counts_from_the_next_turn_of_the_same_seat_on():
    state = taking("s01 s05 d1", herd="herd s12 ").state
    assert GAME.observe(play(state, "1 top s01").state, None).seats[0].top.corner == 0


def stealing(seat="chips 0 bid 20", display="s01 s02 s31 s35", *, bone=BONE):
    """Seat 1 has earned three of the displayed cards."""
    return at(turn(seat, display, dice="12 7 1", phase="take", bone=bone))


def test_wolle_bone_steal_takes_it_from_its_owner():
    step = play(stealing(), "1 take s01 s02 s31")
    assert legal(step.state) == ["steal", "leave"]
    step = play(step.state, "1 steal")
    assert step.events == (events.BoneStolen(0, 1, "wolle.bone.steal"),)
    assert step.state.bone == 0


def test_wolle_bone_steal_is_a_choice():
    step = play(stealing(), "1 take s01 s02 s31", "1 leave")
    assert step.events[-1] == events.BoneLeft(0, 1, "wolle.bone.steal")
    assert step.state.bone == 1


def test_wolle_bone_steal_comes_before_the_choice_of_the_top_card():
    step = play(stealing(), "1 take s01 s02 s31")
    assert refused(step.state, "1 top s31") == ("action.not-now", "wolle.bone.steal")
    assert legal(play(step.state, "1 steal").state) == ["top s01", "top s02", "top s31"]


def test_wolle_bone_steal_is_offered_once_for_two_symbols():
    step = play(stealing(), "1 take s01 s31 s35", "1 leave", "1 top s35")
    assert len(all_of(step, "bone.left")) == 1
    assert step.state.phase == "roll"


@pytest.mark.parametrize(
    "state",
    [
        stealing(bone=""),
        stealing(display="s02 s31 s35 k", bone=""),
        stealing("chips 0 bone bid 20", bone=""),
    ],
    ids=["undealt", "on the display", "own"],
)
def test_wolle_bone_steal_needs_another_owner(state):
    cards = [card.id for card in state.display][:3]
    step = play(state, f"1 take {' '.join(cards)}")
    assert step.state.phase == "top"


def test_wolle_bone_steal_means_nothing_beside_the_bone_itself():
    step = play(stealing(display="s01 s02 s31 k", bone=""), "1 take s02 s31 k")
    assert step.state.bone == 0
    assert step.state.phase == "top"


def test_wolle_bone_steal_by_cards_that_were_taken_without_a_choice():
    step = play(at(turn("chips 0 bid 20", display="s01 s31", bone=BONE)), "roll 12 7 1")
    assert the(step, "cards.taken").way == "all"
    assert legal(step.state) == ["steal", "leave"]


def test_wolle_bone_steal_by_the_cards_of_the_last_place():
    state = at("""
        phase take
        undealt *
        display s01 s31 d1
        order 2 3 1
        place 1
        dice 5 4 8
        tries 3
        kept d12 d10
        outcome reached 0 0
        1 board 52 chips 0 bid 14
        2 board 53 chips 2 bone bid 20
        3 board 54 chips 0 bid 15
    """)
    step = play(state, "3 take s01")
    assert all_of(step, "cards.taken")[-1].way == "last"
    assert legal(step.state, 0) == ["steal", "leave"]
    assert play(step.state, "1 steal").state == at("""
        phase deal
        undealt *
        1 board 52 chips 0 herd s31 dogs d1 bone past 14
        2 board 53 chips 2 past 20
        3 board 54 chips 0 herd s01 past 15
    """)


def test_wolle_bone_steal_by_black_sheep_below_14():
    step = play(
        at(turn("chips 0 bid 20", "s01 s02 s48 s51", dice="5 1 1", kept="d12", bone=BONE)), "1 keep d8"
    )
    step = play(step.state, "roll 5 2 1")
    assert the(step, "cards.taken").way == "below-14"
    assert legal(step.state) == ["steal", "leave"]
    state = play(step.state, "1 steal", "1 top s48").state
    assert state.bone == 0
    assert state.place == 1


def test_wolle_bone_top_meaningless():
    state = at(turn("chips 0 herd s05 s31 bid 20", bone=BONE))
    view = GAME.observe(state, 0)
    assert view.seats[0].top.corner == "bone"
    assert view.turn.corner == 0
    step = play(state, "roll 12 7 1", "1 take s01 s02 s03")
    assert step.state.phase == "top"
    assert the(step, "dice.rolled").result == 20
