"""The rules of the material and of the setup."""

from collections import Counter

import pytest
from builders import legal, play, refused, the

from volle.core.errors import IllegalAction
from volle.core.game import CHANCE
from volle.wolle import GAME, events
from volle.wolle.cards import HOUSE_DECK
from volle.wolle.types import Deal
from wolle.builders import at, options_for, turn

TO_DEAL = """
    phase deal
    undealt *
    1 board 52 chips 2 herd s01
    2 board 53 chips 2
    3 board 54 chips 2
"""


def test_wolle_deck_has_8_dogs_a_bone_and_51_sheep():
    kinds = Counter("sheep" if card.is_sheep else card.kind for card in HOUSE_DECK.cards)
    assert kinds == {"sheep": 51, "dog": 8, "bone": 1}


def test_wolle_deck_has_each_card_once():
    assert refused(at(TO_DEAL), "deal s01 s02 s03 d1") == ("deal.dealt", "wolle.deck")


@pytest.mark.parametrize("cards", [("s02", "s04", "s03", "d1"), ("s02", "s02", "s03", "s04")])
def test_wolle_deck_order_gives_each_set_of_cards_one_action(cards):
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(at(TO_DEAL), Deal(cards))
    assert (refusal.value.code, refusal.value.rule) == ("cards.order", "wolle.deck")


@pytest.mark.parametrize("dice", ["13 1 1", "1 11 1", "1 1 9"])
def test_wolle_dice_have_12_10_and_8_sides(dice):
    assert refused(at(turn("chips 2 bid 24")), f"roll {dice}") == ("roll.no-such-number", "wolle.dice")


@pytest.mark.parametrize(("dice", "total"), [("1 1 1", 3), ("12 10 8", 30)])
def test_wolle_dice_come_to_3_at_least_and_30_at_most(dice, total):
    assert the(play(at(turn("chips 0 bid 24")), f"roll {dice}"), "dice.rolled").total == total


@pytest.mark.parametrize("seats", GAME.seats)
def test_wolle_chips_two_for_each_seat_and_the_rest_of_25_in_the_stock(seats):
    view = GAME.observe(GAME.start(options_for(seats)), None)
    assert [seat.chips for seat in view.seats] == [2] * seats
    assert view.stock == 25 - 2 * seats


def test_wolle_boards_go_one_to_each_seat():
    step = play(GAME.start(options_for(3)), "boards 57 52 54")
    assert step.events == (events.BoardsDealt((57, 52, 54), "wolle.boards"),)
    assert [seat.board for seat in GAME.observe(step.state, None).seats] == [57, 52, 54]


@pytest.mark.parametrize("boards", ["52 53", "52 53 54 55", "52 53 52", "51 52 53", "52 53 58"])
def test_wolle_boards_are_six_and_each_is_dealt_once(boards):
    assert refused(GAME.start(options_for(3)), f"boards {boards}") == ("boards.wrong", "wolle.boards")


def test_wolle_boards_cannot_be_chosen_by_a_seat():
    state = GAME.start(options_for(3))
    assert GAME.to_act(state) == (CHANCE,)
    assert [legal(state, seat) for seat in range(3)] == [[], [], []]
