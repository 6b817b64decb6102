"""Highlights of a match, from positions shortly before its end."""

import pytest
from builders import play
from matches import played, up_to

from lotte.builders import at, before_a_card
from volle.core import match as matches
from volle.core.game import MOST_HIGHLIGHTS
from volle.lotte import GAME, highlights

LAST_TURNS = before_a_card(scores="6000 5800 0", turn=4, reached=4)
BIG = ("card bonus-300", "roll 1 1 1 2 3 4", "2 stop")
LOSS = ("card bonus-200", "roll 5 2 3 4 6 6", "3 roll", "roll 2 2 3 4 6")
FULL = ("card bonus-200", "roll 1 1 1 5 5 5")
NOTHING = ("card stop",)


def highlights_of(*actions, position=LAST_TURNS, **options):
    """The highlights of a match that ends with these actions, by code."""
    step = play(at(position, **options), *actions)
    assert GAME.to_act(step.state) == ()
    return {one.code: one for one in GAME.highlights(step.events, step.state)}


def test_the_biggest_turn_has_the_most_points_written_down():
    assert highlights_of(*BIG, *LOSS)["biggest-turn"] == highlights.BiggestTurn((1,), 1000)
    assert "biggest-turn" not in highlights_of(*NOTHING, *LOSS)


def test_the_biggest_loss_is_reported_with_its_card_and_its_rule():
    loss = highlights_of(*BIG, *LOSS)["biggest-loss"]
    assert loss == highlights.BiggestLoss((2,), 50, "bonus-200", "lotte.roll.nothing")
    assert "biggest-loss" not in highlights_of(*BIG, *NOTHING)


def test_a_winner_who_was_far_behind_has_come_back():
    behind = before_a_card(scores="0 0 0", turn=0)
    first = (*FULL, "1 stop", *NOTHING, *NOTHING, *NOTHING)
    back = highlights_of(
        *first, *FULL, "2 draw", *FULL, "2 stop", *NOTHING, *NOTHING, position=behind, target=2000
    )
    assert back["comeback"] == highlights.Comeback((1,), 1700)


def test_a_winner_who_was_never_far_behind_has_not():
    assert "comeback" not in highlights_of(*BIG, *LOSS)


def test_the_most_full_rolls_are_counted_over_the_whole_match():
    twice = highlights_of(*FULL, "2 draw", *FULL, "2 stop", *NOTHING)
    assert twice["most-full-rolls"] == highlights.MostFullRolls((1,), 2)
    assert "most-full-rolls" not in highlights_of(*FULL, "2 stop", *NOTHING)


def test_the_most_rolls_are_those_of_one_turn():
    rolls = ("card fireworks", *("roll 1 1 1 5 5 5",) * 3, "roll 2 2 3 3 4 6")
    assert highlights_of(*rolls, *NOTHING)["most-rolls"] == highlights.MostRolls((1,), 4)
    assert "most-rolls" not in highlights_of(*BIG, *LOSS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_reported_before_the_match_is_over(seats):
    match = played("lotte", seats, 0)
    assert matches.highlights(up_to(match, match.ply - 1)) == ()
    assert 1 <= len(matches.highlights(match)) <= MOST_HIGHLIGHTS
