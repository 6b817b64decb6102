"""Highlights of a match, from positions shortly before its end."""

import pytest
from builders import play
from matches import played, up_to

from volle.core import match as matches
from volle.core.game import worth_telling
from volle.wolle import GAME, highlights
from volle.wolle.types import Bid
from wolle.builders import at

LAST_ROUND = """
    phase bids
    display s08 s38 s48 s49
    1 board 52 chips 2 herd s01 dogs d1 d2 d3
    2 board 53 chips 2 herd s05 s07 dogs d4 d5 d6 bone
    3 board 54 chips 2 herd s06 s50 s47 dogs d7 d8
"""
BIDS = ("1 bid 26", "2 bid 20", "3 bid 14")
WITH_THE_BONE = (*BIDS, "roll 12 10 5", "1 take s08 s38 s49", "1 steal", "1 top s38")
WITHOUT_IT = (*BIDS, "roll 12 10 5", "1 take s08 s48 s49", "1 top s08")
MISS = ("roll 1 1 1", "2 keep d12", "roll 1 9 1", "2 keep d10", "roll 1 9 8", "2 miss")
LEAVE = ("3 leave",)


def highlights_of(*actions, position=LAST_ROUND):
    """The highlights of a match that ends with these actions, by code."""
    step = play(at(position), *actions)
    assert GAME.to_act(step.state) == ()
    return {one.code: one for one in GAME.highlights(step.events, step.state)}


def test_the_boldest_bid_is_the_highest_that_was_reached():
    bold = highlights_of(*WITH_THE_BONE, *MISS)["boldest-bid"]
    assert bold == highlights.BoldestBid((0,), Bid(26), 1)


def test_the_luckiest_roll_is_the_least_likely_one_of_the_dice_that_were_rolled():
    lucky = highlights_of(*WITH_THE_BONE, *MISS)["luckiest-roll"]
    assert lucky == highlights.LuckiestRoll((0,), 27, 48)


def test_dice_that_were_left_lying_are_no_luck():
    kept = highlights_of(
        *(*BIDS, "roll 12 1 1", "1 keep d12", "roll 12 10 1", "1 keep d10", "roll 12 10 8", "1 take s48"),
        *("roll 1 10 8", "2 keep d10", "roll 1 10 8", "2 keep d8", "roll 1 10 8", "2 miss"),
        *("3 leave", "3 top s08"),
    )
    assert "luckiest-roll" not in kept


def test_the_most_black_sheep_name_all_seats_with_as_many():
    black = highlights_of(*WITH_THE_BONE, *MISS)["most-black-sheep"]
    assert black == highlights.MostBlackSheep((2,), 3)


def test_a_single_black_sheep_is_not_worth_reporting():
    calm = LAST_ROUND.replace(" s50 s47", "").replace("s38 s48 s49", "s28 s38 s48")
    taken = (*BIDS, "roll 12 10 5", "1 take s08 s28 s48", "1 top s08")
    assert "most-black-sheep" not in highlights_of(*taken, *MISS, *LEAVE, position=calm)


def test_wolle_bone_steal_names_the_thief_who_stole_again():
    stolen = play(at(LAST_ROUND), *WITH_THE_BONE, *MISS)
    twice = GAME.highlights(stolen.events * 2, stolen.state)
    assert highlights.BoneThief((0,), 2) in twice
    assert "bone-thief" not in highlights_of(*WITH_THE_BONE, *MISS)


def test_the_richest_take_is_by_printed_points():
    assert highlights_of(*WITH_THE_BONE, *MISS)["richest-take"] == highlights.RichestTake((0,), 8 + 8 - 4)


def test_the_closest_miss_is_the_highest_bid_of_those_that_were_short_by_as_much():
    missed = highlights_of(*WITHOUT_IT, *MISS, *LEAVE, position=LAST_ROUND.replace(" s50 s47", ""))
    assert missed["closest-miss"] == highlights.ClosestMiss((1,), 2, 20)


def test_no_more_highlights_than_a_page_can_show_and_the_best_first():
    stolen = play(at(LAST_ROUND), *WITH_THE_BONE, *MISS)
    everything = [one.code for one in GAME.highlights(stolen.events * 2, stolen.state)]
    assert everything == ["boldest-bid", "luckiest-roll", "most-black-sheep", "bone-thief", "richest-take"]


def test_a_highlight_of_most_seats_praises_no_one():
    two, three = highlights.MostBlackSheep((0, 1), 3), highlights.MostBlackSheep((0, 1, 2), 3)
    assert worth_telling((three, None, two), seats=4) == (two,)
    assert worth_telling((two,), seats=3) == ()


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_reported_before_the_match_is_over(seats):
    match = played("wolle", seats, 0)
    assert matches.highlights(up_to(match, match.ply - 1)) == ()
    assert len(matches.highlights(match)) >= 3


def test_equal_highlights_name_all_seats():
    match = played("wolle", 6, 0)
    for one in matches.highlights(match):
        assert one.seats == tuple(sorted(set(one.seats)))
        assert set(one.seats) <= set(range(6))
