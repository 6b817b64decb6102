"""Statistics of Volle Wolle matches, from positions shortly before the end."""

from fractions import Fraction

import pytest
from builders import play

from volle.wolle import GAME
from volle.wolle.odds import chance_of, luck_of, success_chance
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
MISS = ("roll 1 1 1", "2 keep d12", "roll 1 9 1", "2 keep d10", "roll 1 9 8", "2 miss")


def tallied(*actions):
    """The tally of each seat in the last round, after these actions."""
    step = play(at(LAST_ROUND), *actions)
    return GAME.statistics.tally(step.frames, step.state)


def need(seat, target):
    """The total that the dice need for a bid, with the corner and all chips of the seat."""
    state = at(LAST_ROUND)
    corner = state.herds[seat][-1].corner
    return target - (corner if isinstance(corner, int) else 0) - state.chips[seat]


def test_a_bid_that_is_chosen_counts_whether_or_not_it_is_rolled_for():
    anna, ben, cleo = tallied(*WITH_THE_BONE, *MISS)
    chosen = [
        {of: row.chosen for of, row in one.tables["bids"].items() if row.chosen} for one in (anna, ben, cleo)
    ]
    assert chosen == [{"26": 1}, {"20": 1}, {"14": 1}]
    assert (cleo.tables["bids"]["14"].tried, cleo.counts["turns"]) == (0, 0)


def test_a_bid_that_was_reached_stands_against_the_chance_that_it_had_before_the_first_roll():
    anna, *_ = tallied(*WITH_THE_BONE, *MISS)
    row = anna.tables["bids"]["26"]
    assert (row.tried, row.hits, row.expected) == (1, 1, success_chance(need(0, 26)))


def test_a_bid_that_was_missed_stands_against_the_chance_that_it_had_before_the_first_roll():
    _, ben, _ = tallied(*WITH_THE_BONE, *MISS)
    row = ben.tables["bids"]["20"]
    assert (row.tried, row.hits, row.expected) == (1, 0, success_chance(need(1, 20)))


def test_chips_that_were_paid_were_there_before_the_first_roll():
    anna, *_ = tallied(*BIDS, "roll 12 8 4", "1 claim", "1 take s08 s38 s49", "1 steal", "1 top s38", *MISS)
    assert anna.tables["bids"]["26"].expected == success_chance(need(0, 26))


def test_dice_that_were_left_lying_are_not_counted_again():
    _, ben, _ = tallied(*WITH_THE_BONE, *MISS)
    assert {die: sum(counts) for die, counts in ben.dice.items()} == {"d12": 1, "d10": 2, "d8": 3}
    assert ben.dice["d8"] == [2, 0, 0, 0, 0, 0, 0, 1]


def test_luck_is_what_the_rolls_have_changed_of_the_chance():
    anna, *_ = tallied(*WITH_THE_BONE, *MISS)
    assert anna.luck == 1 - success_chance(need(0, 26))


def test_bad_play_is_no_bad_luck():
    _, ben, _ = tallied(*WITH_THE_BONE, *MISS)
    assert ben.luck > -success_chance(need(1, 20))


def test_stolen_bones_black_sheep_and_cards_are_counted():
    anna, ben, cleo = tallied(*WITH_THE_BONE, *MISS)
    assert (anna.counts["stolen"], ben.counts["robbed"], anna.counts["cards"]) == (1, 1, 3)
    assert [one.counts["black"] for one in (anna, ben, cleo)] == [1, 0, 3]


def test_the_highest_bid_that_was_reached_is_a_record():
    anna, ben, _ = tallied(*WITH_THE_BONE, *MISS)
    assert (anna.records["highest-bid"], anna.records["most-reached"]) == (26, 1)
    assert "highest-bid" not in ben.records


@pytest.mark.parametrize("target", [14, 20, 26, 29])
def test_before_the_first_roll_the_chance_is_that_of_the_best_play(target):
    rolled = luck_of(target, (12, 10, 8), ())
    assert rolled.gain == 1 - success_chance(target)


def test_the_chance_of_a_last_die_is_that_of_its_numbers():
    rolled = luck_of(24, (10, 8, 6), (0, 1))
    chance = chance_of((2,), 6)
    assert (rolled.gain, rolled.spread) == (1 - chance, chance * (1 - chance))


def test_the_chance_of_two_dice_is_found_by_trying_all_rolls():
    hits = Fraction(0)
    for b in range(1, 11):
        for c in range(1, 9):
            total = 9 + b + c
            keep_b, keep_c = chance_of((2,), 24 - 9 - b), chance_of((1,), 24 - 9 - c)
            hits += 1 if total >= 24 else max(keep_b, keep_c)
    assert luck_of(24, (9, 10, 8), (0,)).gain == 1 - hits / 80


@pytest.mark.parametrize(
    ("options", "preset"), [({}, "usual"), ({"open_herd": True}, "own"), ({"open_herds": True}, "own")]
)
def test_house_rules_are_compared_apart(options, preset):
    assert GAME.statistics.preset(GAME.parse_options(options, 3)) == preset
