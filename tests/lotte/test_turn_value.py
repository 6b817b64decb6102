"""The value of a turn: by published tables, by brute force, and by deck and card."""

from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from lotte import brute
from volle.lotte import odds
from volle.lotte.cards import FACES, FULL
from volle.lotte.odds import Need, Play
from volle.lotte.turn_value import PointsTurn

POINT = 1000
TUTTO = Play(choice=True, straight=6, clover=2)
CABINET = Play(choice=False, straight=5, clover=1)
NO_CLOVER = replace(TUTTO, clover=99)
"""The clover takes 99 Full Rolls in a row, so its value is practically 0."""


def numbers(last):
    """Return the numbers of a straight."""
    return frozenset(range(1, last + 1))


def value(play):
    """Return (expected points of a turn, the most points at risk with which drawing beats stopping)."""
    drawing = [points for points in range(0, 2500, 50) if draws(play, points)]
    return drawing_value(play, 0) / POINT, max(drawing)


@cache
def turn(play):
    """Return a turn, which remembers values."""
    return PointsTurn(play, POINT)


def drawing_value(play, points, left=FULL):
    """Return the value of another card."""
    return turn(play).drawing(points, left)


def draws(play, points):
    """Return True if drawing is better than stopping."""
    return drawing_value(play, points) > points * POINT


@pytest.mark.slow
def test_brute_force_computes_the_published_values():
    """With a free choice and a straight that continues or ends the turn; with all scoring dice set aside."""
    long = [float(brute.straight(numbers(6), 6, choice)) for choice in (True, False)]
    short = float(brute.straight(numbers(5), 6, True))
    clover = float(brute.full_roll(6, False))
    assert rounded(brute.turn_value(True, long[0], 0, goes_on=True)) == (357.7, 850)
    assert rounded(brute.turn_value(True, short, 0, goes_on=False)) == (399.0, 1050)
    assert rounded(brute.turn_value(False, long[1], clover, goes_on=False)) == (355.9, 900)


def rounded(found):
    """Return points to a tenth, and the most to draw on with."""
    return round(found[0], 1), found[1]


def test_value_of_a_turn_is_the_published_one():
    assert rounded(value(NO_CLOVER)) == (357.7, 850)


@pytest.mark.parametrize("play", [TUTTO, CABINET])
def test_value_of_a_turn_is_that_of_brute_force(play):
    whole = play.straight == 6
    expected, most = brute.turn_value(
        play.choice,
        float(brute.straight(numbers(play.straight), 6, whole)),
        float(brute.full_roll(6, play.choice) ** play.clover),
        goes_on=whole,
    )
    points, drawing = value(play)
    assert drawing == most
    assert expected - 0.01 < points <= expected


def test_value_of_a_card_depends_on_the_deck():
    only_stops = (10, *(0,) * 10)
    no_stops = (0, *FULL[1:])
    assert drawing_value(TUTTO, 500, only_stops) == 0
    assert drawing_value(TUTTO, 500, no_stops) > drawing_value(TUTTO, 500)


def test_an_empty_deck_counts_as_a_whole_one():
    assert drawing_value(TUTTO, 500, (0,) * 11) == drawing_value(TUTTO, 500)


def test_value_of_rolling_the_last_die():
    """A 1 or a 5 completes a Full Roll; after it stopping is best."""
    turn, card = PointsTurn(CABINET, POINT), FACES["bonus-600"]
    expected = ((3000 + 100 + 600) + (3000 + 50 + 600)) * POINT // 6
    assert turn.rolling(card, 3000, 1) == expected
    assert turn.rolling(FACES["double"], 3000, 1) == (6200 + 6100) * POINT // 6


@pytest.mark.parametrize("points", [0, 1000, 2500])
def test_value_of_cards_that_force_a_roll(points):
    tutto, cabinet = PointsTurn(TUTTO, POINT), PointsTurn(CABINET, POINT)
    full = odds.full_roll(4, choice=True)
    won = max((points + 1000) * POINT, drawing_value(TUTTO, points + 1000))
    assert tutto.forced(FACES["plus-minus"], points, Need(4)) == int(won * full)
    assert cabinet.forced(FACES["straight"], points, Need(6, missing=5)) == int(
        (points + 2000) * POINT * odds.straight(5, 6, choice=False)
    )
    assert tutto.forced(FACES["clover"], points, Need(4, full_rolls=2)) == int(
        6000 * POINT * full * odds.full_roll(choice=True)
    )


@pytest.mark.parametrize("rules", list(product((True, False), (5, 6), (1, 2))))
def test_a_card_from_a_whole_deck_is_worse_than_stopping_with_much_at_risk(rules):
    """The recursion relies on it above 2,000 points."""
    for points in (2050, 3500, 20_000):
        assert drawing_value(Play(*rules), points) < points * POINT
