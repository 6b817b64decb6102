"""The rules of the material, and of the start of a turn."""

from fractions import Fraction

import pytest
from builders import codes_and_rules, legal, play, refused, the

from lotte.builders import at, before_a_card, options_for, turn
from volle.core.errors import IllegalAction
from volle.core.game import CHANCE
from volle.lotte import GAME, events
from volle.lotte.cards import FULL
from volle.lotte.rule_index import RULE_INDEX
from volle.lotte.types import Roll

LAST = "0 0 0 0 1 0 0 0 0 0 0"
"""A deck with one bonus card of 400."""
NOTHING = "2 2 3 3 4 6"


def test_lotte_deck_has_56_cards_of_eleven_faces():
    assert {card.name: card.count for card in GAME.reference.deck} == {
        "stop": 10,
        "fireworks": 5,
        "bonus-200": 5,
        "bonus-300": 5,
        "bonus-400": 5,
        "bonus-500": 5,
        "bonus-600": 5,
        "double": 5,
        "plus-minus": 5,
        "straight": 5,
        "clover": 1,
    }
    assert sum(FULL) == 56


def test_lotte_deck_has_a_rule_for_each_kind_of_card():
    assert {f"sign-{card.kind}" for card in GAME.reference.deck} <= set(RULE_INDEX)


def test_lotte_deck_says_what_each_card_is():
    assert {card.kind for card in GAME.reference.deck if not card.points} == {
        "stop",
        "fireworks",
        "double",
        "plus-minus",
        "straight",
        "clover",
    }
    assert {card.name: card.points for card in GAME.reference.deck if card.kind == "bonus"} == {
        f"bonus-{points}": points for points in (200, 300, 400, 500, 600)
    }


def test_lotte_deck_loses_each_card_that_is_turned_over():
    step = play(GAME.start(options_for(2)), "card stop", "card stop", "card clover")
    assert step.state.left == (8, *FULL[1:-1], 0)


def test_lotte_deck_has_no_card_twice_that_has_been_turned_over():
    state = play(GAME.start(options_for(2)), "card clover", f"roll {NOTHING}").state
    assert refused(state, "card clover") == ("card.none-left", "lotte.deck")


def test_lotte_deck_gives_each_card_that_is_left_the_same_chance():
    state = at(before_a_card(left="1 0 0 0 0 0 2 0 0 0 1"))
    assert [(GAME.format_action(card), chance) for card, chance in GAME.chance_outcomes(state)] == [
        ("card stop", Fraction(1, 4)),
        ("card bonus-600", Fraction(1, 2)),
        ("card clover", Fraction(1, 4)),
    ]


def test_lotte_deck_exhausted_is_shuffled_when_the_next_card_is_due():
    step = play(at(before_a_card(left=LAST)), "card bonus-400")
    assert codes_and_rules(step) == [("card.turned", "lotte.turn.start")]
    assert step.state.left == (0,) * 11
    step = play(step.state, f"roll {NOTHING}", "card stop")
    assert codes_and_rules(step)[-3:] == [
        ("deck.shuffled", "lotte.deck.exhausted"),
        ("card.turned", "lotte.turn.start"),
        ("turn.lost", "lotte.card.stop"),
    ]
    assert step.state.left == (FULL[0] - 1, *FULL[1:])


def test_lotte_deck_exhausted_counts_all_56_cards_again():
    state = at(before_a_card(left=" ".join("0" * 11)))
    chances = [chance for _, chance in GAME.chance_outcomes(state)]
    assert chances == [Fraction(count, 56) for count in FULL]


def test_lotte_deck_exhausted_within_a_turn_shuffles_the_card_that_lies_there_too():
    empty = " ".join("0" * 11)
    state = at(turn("clover", aside="1 1 1 5 5 5", points=1800, phase="card", left=empty, full_rolls=1))
    step = play(state, "card clover")
    assert codes_and_rules(step) == [
        ("deck.shuffled", "lotte.deck.exhausted"),
        ("card.turned", "lotte.full-roll"),
    ]
    assert step.state.points == 1800


def test_lotte_deck_with_cards_left_is_not_shuffled():
    step = play(at(before_a_card(left="0 0 0 0 1 0 0 0 0 0 1")), "card bonus-400")
    assert "deck.shuffled" not in dict(codes_and_rules(step))


@pytest.mark.parametrize("dice", ["1 1 1 1 1", "1"])
def test_lotte_dice_are_six(dice):
    state = at(turn("bonus-300"))
    assert refused(state, f"roll {dice}")[0] == "roll.count"
    assert len(play(state, "roll 1 2 2 3 4 6").state.dice) == 5


@pytest.mark.parametrize("dice", [(0, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 7), (2, 1, 1, 1, 1, 1)])
def test_lotte_dice_have_six_sides_and_one_order(dice):
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(at(turn("bonus-300")), Roll(dice))
    assert (refusal.value.code, refusal.value.rule) == ("dice.wrong", "lotte.dice")


@pytest.mark.parametrize("seats", GAME.seats)
def test_lotte_turn_start_is_the_first_seats_with_nothing_written_down(seats):
    state = GAME.start(options_for(seats))
    assert GAME.turn_of(state) == 0
    assert GAME.to_act(state) == (CHANCE,)
    assert state.scores == (0,) * seats


def test_lotte_turn_start_turns_a_card_over_and_then_rolls_all_six_dice():
    step = play(GAME.start(options_for(2)), "card bonus-300", "roll 1 2 2 3 4 6")
    assert step.events[0] == events.CardTurned(0, "bonus-300", 1, "lotte.turn.start")
    assert step.events[1] == events.DiceRolled(0, (1, 2, 2, 3, 4, 6), "lotte.turn.start")


def test_lotte_turn_start_needs_the_card_before_the_dice():
    state = GAME.start(options_for(2))
    assert refused(state, f"roll {NOTHING}") == ("action.not-now", "lotte.turn.start")
    state = play(state, "card bonus-300").state
    assert refused(state, "card bonus-300")[0] == "action.not-now"


def test_lotte_turn_start_is_chances_and_not_the_seats():
    state = GAME.start(options_for(2))
    assert [legal(state, seat) for seat in range(2)] == [[], []]
    assert refused(state, "1 draw") == ("turn.chance", "lotte.turn.start")


def test_lotte_turn_start_goes_round_clockwise():
    state, seats = GAME.start(options_for(3)), []
    for _ in range(4):
        seats.append(GAME.turn_of(state))
        state = play(state, "card stop").state
    assert seats == [0, 1, 2, 0]


def test_lotte_turn_start_leaves_nothing_of_the_turn_before():
    state = play(GAME.start(options_for(2)), "card bonus-300", "roll 1 2 2 3 4 6", "1 stop").state
    assert state == at(before_a_card(scores="100 0", left="10 5 5 4 5 5 5 5 5 5 1", turn=1))


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("2 stop", ("turn.not-yours", "lotte.turn.start")),
        ("4 stop", ("turn.no-such-seat", "lotte.roll.stop")),
    ],
)
def test_lotte_turn_start_lets_only_the_roller_decide(action, refusal):
    state = at(turn("bonus-300", aside="1", dice="2 2 3 4 6", points=100))
    assert refused(state, action) == refusal
    assert the(play(state, "1 stop"), "turn.scored").seat == 0
