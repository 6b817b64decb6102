"""The odds of a position: known chances, their changes, and their visibility."""

from dataclasses import asdict

import pytest
from matches import played

from volle.core.fast_dataclass import replace
from volle.wolle import GAME, odds
from volle.wolle.aims import AIMS
from volle.wolle.legal import to_act
from volle.wolle.types import Bid
from wolle import kit
from wolle.builders import at, turn
from wolle.test_odds import KNOWN

BIDS = """
    phase bids
    undealt *
    display s01 s02 s47 d1
    1 board 52 chips 2 {seat}
    2 board 53 chips 2
    3 board 54 chips 2"""


def computed(state, seat=0):
    """The expectations of each legal move, by aim and action."""
    found = GAME.odds_of(GAME.observe(state, seat))
    return {
        plan.aim: {
            " ".join(way.actions): {code: one.value for code, one in way.expected.items()}
            for way in plan.options
        }
        for plan in found.aims
    }


def best(state, aim, seat=0):
    """Return the best actions for an aim."""
    (plan,) = [plan for plan in GAME.odds_of(GAME.observe(state, seat)).aims if plan.aim == aim]
    return [" ".join(way.actions) for way in plan.options if way.best]


# ------------------------------------------------------------------------------ cautions


def warned(state, seat):
    """Return the bids of which a seat is warned."""
    return [text.split()[-1] for text in GAME.odds_of(GAME.observe(state, seat)).cautions]


def test_wolle_bid_order_a_bid_that_probably_goes_last_is_warned_of():
    state = at(BIDS.format(seat=""))
    assert warned(state, 0) == ["14", "15", "16", "17", "18"], (
        "it wins ties, and 18 goes last in 9 of 16 cases"
    )


def test_wolle_bid_tie_the_seat_that_loses_ties_is_warned_of_one_more():
    assert warned(at(BIDS.format(seat="")), 2)[-1] == "19"


def test_wolle_two_last_rolls_so_no_bid_is_warned_of():
    state = at("phase bids\nundealt *\ndisplay s01 s02 s03\n1 board 52 chips 2\n2 board 53 chips 2")
    assert warned(state, 0) == []


# ------------------------------------------------------------------------------ known values


@pytest.mark.parametrize("target", range(14, 27))
def test_bids_have_the_known_chances(target):
    expected = computed(at(BIDS.format(seat="").replace("chips 2", "chips 0", 1)))["reach"][f"1 bid {target}"]
    first, any_try, _ = KNOWN[target]
    assert round(float(expected["try-1"]), 4) == first
    assert round(float(expected["reach"]), 4) == any_try
    assert (expected["try-1"], expected["try-2"], expected["try-3"]) == odds.success_by_try(target)
    tries = (expected["try-1"], expected["try-2"], expected["try-3"])
    assert expected["cards"] == 3 * tries[0] + 2 * tries[1] + tries[2]
    assert expected["cards-behind"] == sum(tries)


@pytest.mark.parametrize(("target", "cards"), [(14, 2.6201), (21, 1.3892), (26, 0.3558)])
def test_whoever_plays_for_the_cards_gets_the_known_number(target, cards):
    """With three cards alike, the value of an outcome is the number of its cards."""
    state = at(
        BIDS.format(seat="").replace("chips 2", "chips 0", 1).replace("s01 s02 s47 d1", "s08 s18 s28 s38")
    )
    alike = replace(state, display=tuple(replace_points(card, 12) for card in state.display))
    expected = computed(replace(alike, chips=(0, 13, 12)))["worth"][f"1 bid {target}"]
    assert round(float(expected["cards"]), 4) == cards
    assert expected["worth"] == 12 * expected["cards"]


def replace_points(card, points):
    """Return the card with other points."""
    return type(card)(**{**asdict(card), "points": points})


@pytest.mark.parametrize(("herd", "shift"), [("herd s13", 3), ("herd s22", -2), ("herd s31", 0)])
def test_the_corner_and_the_chips_move_what_is_needed(herd, shift):
    for chips in (0, 2):
        state = at(BIDS.format(seat=herd).replace("chips 2", f"chips {chips}", 1))
        for target in (15, 21, 26):
            expected = computed(state)["reach"][f"1 bid {target}"]
            assert expected["reach"] == odds.success_chance(target + shift - chips)


def test_the_bid_above_26_costs_a_chip_that_helps_no_more():
    ways = computed(at(BIDS.format(seat="")))["reach"]
    assert ways["1 bid 26+"]["reach"] == odds.success_chance(25) < ways["1 bid 26"]["reach"]
    assert ways["1 bid 26+"]["worth"] < ways["1 bid 26"]["worth"] - 1


def test_the_two_aims_differ_where_a_prize_is_not_worth_its_price():
    """The bid could be reached for two chips, but it earns only a black sheep."""
    state = at(turn("chips 2 bid 22", "s47", dice="6 7 7", kept="d12 d10"))
    assert best(state, "reach") == ["1 claim"]
    assert best(state, "worth") == ["1 miss"]
    ways = computed(state)["worth"]
    assert (ways["1 claim"]["worth"], ways["1 miss"]["worth"]) == (-4, 1)


def test_a_rescue_is_weighed_against_the_black_sheep():
    state = at(turn("chips 2 bid 26", "s47 s49", dice="4 4 4", kept="d12 d10"))
    ways = computed(state)["worth"]
    assert ways["1 rescue"] | {"worth": -1, "below-14": 0} == ways["1 rescue"]
    assert ways["1 miss"] | {"worth": 1 - 6, "below-14": 1} == ways["1 miss"]
    assert best(state, "worth") == ["1 rescue"]


# ------------------------------------------------------------------------------ what is computed, for whom


def test_nothing_is_computed_where_no_dice_are_to_come():
    for position in (
        turn("chips 2 bid 14", dice="12 10 8", phase="take"),
        "phase boards\nundealt *\n1 chips 2\n2 chips 2",
    ):
        assert GAME.odds_of(GAME.observe(at(position), 0)) is None
    assert GAME.odds_of(GAME.observe(at(BIDS.format(seat="")), None)) is None


def test_the_others_get_the_same_odds_of_a_turn():
    state = at(turn("chips 2 bid 21", dice="7 4 5"))
    assert computed(state, 0) == computed(state, 2) == computed(state, None)


@pytest.mark.parametrize("dice", ["", "12 8 2", "7 4 5"])
def test_every_aim_has_the_same_options_in_the_same_order(dice):
    for state in (at(BIDS.format(seat="")), at(turn("chips 2 bid 21", dice=dice))):
        first, *others = [
            [way.actions for way in plan.options] for plan in GAME.odds_of(GAME.observe(state, 0)).aims
        ]
        assert others == [first]


def test_other_bids_make_no_difference():
    state = at(BIDS.format(seat=""))
    other = replace(state, bids=(None, Bid(14), None))
    assert computed(state) == computed(other)


@pytest.mark.cpython
@pytest.mark.parametrize(
    "seats", [2, 4, *(pytest.param(seats, marks=pytest.mark.sweep) for seats in (3, 5, 6))]
)
def test_no_bid_is_called_best_unless_advice_calls_it_best_or_about_equal(seats):
    for variant in range(kit.VARIANTS):
        match = played("wolle", seats, variant)
        rounds = [
            step.state for step in match.steps if step.state.phase == "bids" and 0 in to_act(step.state)
        ]
        for state in rounds[:: len(rounds) // 4]:
            called_best = {actions for aim in AIMS for actions in best(state, aim)}
            advised = GAME.advise(GAME.known_to(state, 0)).options if called_best else ()
            good = {" ".join(choice.actions) for choice in advised if choice.best or choice.equal}
            assert called_best <= good, GAME.format_position(state)


def test_bids_come_with_what_their_numbers_leave_out_and_turns_with_what_they_assume():
    found = GAME.odds_of(GAME.observe(at(BIDS.format(seat="")), 0))
    assert (found.caveat, found.remarks) == ("bids-first", ("bids-last", "worth-table"))
    assert not any(way.best for plan in found.aims for way in plan.options)
    turned = GAME.odds_of(GAME.observe(at(turn("chips 2 bid 21", dice="7 4 5")), 0))
    assert (turned.caveat, turned.remarks) == (None, ("worth-table",))
    assert all(any(way.best for way in plan.options) for plan in turned.aims)


def test_a_single_option_is_not_the_best_one():
    found = GAME.odds_of(GAME.observe(replace(at(BIDS.format(seat="")), bids=(Bid(21), None, None)), 0))
    assert {way.best for plan in found.aims for way in plan.options} == {False}


def test_who_has_bid_is_told_of_that_bid_alone():
    found = computed(replace(at(BIDS.format(seat="")), bids=(Bid(21), None, None)))
    assert found["reach"] == {"": computed(at(BIDS.format(seat="")))["reach"]["1 bid 21"]}
