"""The odds of a position: published chances and points, and the effect of deck, rules and choices."""

from fractions import Fraction

import pytest

from lotte.builders import before_a_card, shown, turn
from volle.lotte import GAME
from volle.lotte.cards import DECK

TUTTO = {"preset": "tutto"}


def computed(position, **options):
    """The expectations of each legal move, by its actions without the seat."""
    (plan,) = GAME.odds_of(shown(position, **options)).aims
    return {
        ", ".join(text[2:] for text in way.actions): {code: one.value for code, one in way.expected.items()}
        for way in plan.options
    }


def best(position, **options):
    """The best legal moves, as actions without the seat."""
    (plan,) = GAME.odds_of(shown(position, **options)).aims
    return [", ".join(text[2:] for text in way.actions) for way in plan.options if way.best]


def only(position, **options):
    """The expectations of the only legal move."""
    (expected,) = computed(position, **options).values()
    return expected


def deck(**counts):
    """A line of a deck with given counts of some faces."""
    return " ".join(str(counts.get(card.kind, 0)) for card in DECK)


def test_a_single_option_is_not_the_best_one():
    assert len(computed(turn("clover"))) == 1
    assert best(turn("clover")) == []


@pytest.mark.parametrize(
    ("card", "code", "known"),
    [
        ("bonus-200", "nothing", 0.03086),
        ("bonus-200", "full-roll", 0.27100),
        ("straight", "straight", 0.19690),
        ("clover", "win", 0.07344),
        ("clover", "full-roll", 0.27100),
    ],
)
def test_chances_of_a_first_roll_are_those_published(card, code, known):
    assert round(float(only(turn(card), **TUTTO)[code]), 5) == known


@pytest.mark.parametrize(
    ("card", "known"), [("fireworks", 622.64), ("plus-minus", 271.0), ("straight", 393.8), ("clover", 440.6)]
)
def test_worth_of_a_card_is_that_published(card, known):
    """With a whole deck and 1,000 at risk a seat stops, so the time after a success changes nothing."""
    assert float(only(turn(card), **TUTTO)["worth"]) == pytest.approx(known, abs=0.05)


@pytest.mark.parametrize(("dice", "known"), [(1, 232.55), (2, 222.54), (3, 271.98), (4, 363.35), (5, 484.04)])
def test_fireworks_go_on_from_the_points_at_risk(dice, known):
    aside = " ".join("5" * (6 - dice))
    position = turn("fireworks", phase="roll", points=700, dice=" ".join("6" * dice), aside=aside)
    assert float(only(position)["worth"]) == pytest.approx(700 + known, abs=0.005)


def test_without_a_choice_of_dice_full_rolls_are_rarer():
    assert round(float(only(turn("bonus-200"))["full-roll"]), 5) == 0.26456


def test_the_next_card_comes_from_the_rest_of_the_deck():
    safe, doomed = deck(fireworks=1), deck(stop=3)
    assert float(only(before_a_card(left=safe))["worth"]) == pytest.approx(622.64, abs=0.005)
    assert only(before_a_card(left=doomed)) == {"stop-card": 1, "worth": 0}
    assert (
        only(before_a_card())["stop-card"]
        == only(before_a_card(left=deck()))["stop-card"]
        == Fraction(10, 56)
    )


def test_the_rest_of_the_deck_decides_whether_to_draw():
    made = {"phase": "go", "points": 1200, "aside": "1 1 1 2 2 2"}
    assert best(turn("bonus-200", **made)) == ["stop"]
    assert best(turn("bonus-200", left=deck(fireworks=2, stop=1), **made)) == ["draw"]


def test_stopping_is_worth_what_is_at_risk():
    ways = computed(turn("bonus-300", points=350, dice="2 3 4 6", aside="1 1"))
    assert ways["stop"] == {"worth": 350}
    assert best(turn("bonus-300", points=350, dice="2 3 4 6", aside="1 1")) == ["roll"]
    assert best(turn("bonus-300", points=1350, dice="2 3", aside="1 1 5 5")) == ["stop"]


def test_choices_of_dice_are_told_with_what_follows_them():
    ways = computed(turn("plus-minus", phase="keep", dice="1 5 6", aside="1 1 5"), **TUTTO)
    chances = {actions: expected["full-roll"] for actions, expected in ways.items()}
    third, two = Fraction(1, 3), Fraction(28, 108)
    assert chances == {"keep 1 5": third, "keep 1": two, "keep 5": two}


def test_once_it_is_over_nothing_is_computed():
    assert GAME.odds_of(shown("phase over\nleft *\nscores 6000 0\nturn 2\nreached 1")) is None
