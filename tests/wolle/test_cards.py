"""The house deck, checked against every requirement, and decks that players enter."""

from collections import Counter

import pytest

from volle.core.errors import BadOptions
from volle.wolle.cards import (
    BOARD_NUMBERS,
    HALF_DECK,
    HOUSE_DECK,
    format_card,
    format_deck,
    in_deck_order,
    parse_deck,
)
from wolle.builders import PRACTICE

SHEEP = [card for card in HOUSE_DECK.cards if card.is_sheep]
PLAIN = [card for card in SHEEP if card.kind == "plain"]
BLACK = [card for card in SHEEP if card.kind == "black"]


def is_bonus(card):
    """True for a bonus."""
    return isinstance(card.corner, int) and card.corner > 0


def is_malus(card):
    """True for a malus."""
    return isinstance(card.corner, int) and card.corner < 0


def test_house_deck_has_60_cards_with_their_ids():
    ids = [*(f"s{number:02}" for number in range(1, 52)), *(f"d{number}" for number in range(1, 9)), "k"]
    assert [card.id for card in HOUSE_DECK.cards] == ids


def test_house_deck_counts_each_kind():
    kinds = Counter(card.kind for card in HOUSE_DECK.cards)
    assert kinds == {"plain": 31, "370": 6, "007": 6, "black": 8, "dog": 8, "bone": 1}


def test_half_the_house_deck_has_half_of_each_kind_and_can_complete_every_set():
    kinds = Counter(card.kind for card in HALF_DECK.cards)
    assert kinds == {"plain": 15, "370": 3, "007": 3, "black": 4, "dog": 4, "bone": 1}
    assert sum(card.points for card in HALF_DECK.cards if card.kind == "black") == -14
    assert sum(card.points for card in HALF_DECK.cards if card.kind == "plain") == 68


def test_house_deck_numbers_are_all_different_and_those_of_the_boards_follow():
    assert [card.number for card in SHEEP] == list(range(1, 52))
    assert tuple(range(52, 58)) == BOARD_NUMBERS


def test_house_deck_has_137_points_on_plain_sheep():
    counts = Counter(card.points for card in PLAIN)
    assert [counts[points] for points in range(1, 9)] == [3, 4, 4, 5, 5, 4, 3, 3]
    assert sum(card.points for card in PLAIN) == 137


def test_house_deck_has_two_black_sheep_of_each_value():
    assert Counter(card.points for card in BLACK) == {-2: 2, -3: 2, -4: 2, -5: 2}


def test_house_deck_prints_no_points_on_other_cards():
    assert {card.points for card in HOUSE_DECK.cards if card.kind not in ("plain", "black")} == {0}


def test_house_deck_counts_each_corner():
    corners = Counter(card.corner for card in SHEEP)
    assert corners == {1: 5, 2: 4, 3: 3, -1: 5, -2: 4, -3: 3, "bone": 5, 0: 22}
    assert {card.corner for card in HOUSE_DECK.cards if not card.is_sheep} == {0}


def test_house_deck_best_sheep_bear_no_bonus_and_most_a_malus():
    best = [card for card in PLAIN if card.points >= 6]
    assert not any(map(is_bonus, best))
    assert sum(map(is_malus, best)) > len(best) / 2


def test_house_deck_bonuses_sit_on_poor_sheep_sets_and_one_black_sheep():
    bearers = [card for card in SHEEP if is_bonus(card)]
    assert {card.points for card in bearers if card.kind == "plain"} <= {1, 2, 3}
    assert [card.corner for card in bearers if card.kind == "black"] == [3]


def test_house_deck_one_black_sheep_bears_a_bone():
    assert [card.corner for card in BLACK if card.corner == "bone"] == ["bone"]


def test_house_deck_low_numbers_go_with_a_malus_and_high_ones_with_a_bonus():
    highest_malus = max(card.number for card in SHEEP if is_malus(card))
    assert highest_malus < min(card.number for card in SHEEP if is_bonus(card))


def test_deck_order_is_sheep_by_number_then_dogs_then_the_bone():
    assert in_deck_order(["k", "d2", "s10", "d1", "s09"]) == ("s09", "s10", "d1", "d2", "k")


# ------------------------------------------------------------------------------ decks of players


@pytest.fixture
def deck():
    """Return the practice deck as JSON."""
    return format_deck(PRACTICE)


def test_own_deck_equals_its_json(deck):
    assert parse_deck(deck) == PRACTICE
    assert parse_deck(deck[::-1]) == PRACTICE
    assert format_deck(parse_deck("house")) == "house"


def test_own_deck_may_have_the_faces_of_the_house_deck():
    own = parse_deck([format_card(card) for card in HOUSE_DECK.cards])
    assert own.cards == HOUSE_DECK.cards
    assert own.name == "own"


CHANGES = [
    (0, {"more": 1}, "deck.card", {"place": 1}),
    (59, {"id": "s52"}, "deck.id", {"place": 60}),
    (0, {"id": 1}, "deck.id", {"place": 1}),
    (0, {"kind": "white"}, "deck.kind", {"card": "s01"}),
    (0, {"kind": "dog"}, "deck.kind", {"card": "s01"}),
    (51, {"kind": "plain"}, "deck.kind", {"card": "d1"}),
    (59, {"kind": "dog"}, "deck.kind", {"card": "k"}),
    (0, {"number": 2}, "deck.number", {"card": "s01"}),
    (0, {"number": None}, "deck.number", {"card": "s01"}),
    (0, {"number": True}, "deck.number", {"card": "s01"}),
    (51, {"number": 52}, "deck.number", {"card": "d1"}),
    (0, {"points": 0}, "deck.points", {"card": "s01"}),
    (0, {"points": 13}, "deck.points", {"card": "s01"}),
    (0, {"points": -1}, "deck.points", {"card": "s01"}),
    (0, {"points": 1.0}, "deck.points", {"card": "s01"}),
    (46, {"points": 2}, "deck.points", {"card": "s47"}),
    (46, {"points": 0}, "deck.points", {"card": "s47"}),
    (46, {"points": -13}, "deck.points", {"card": "s47"}),
    (8, {"points": 7}, "deck.points", {"card": "s09"}),
    (51, {"points": 1}, "deck.points", {"card": "d1"}),
    (0, {"corner": 10}, "deck.corner", {"card": "s01"}),
    (0, {"corner": -10}, "deck.corner", {"card": "s01"}),
    (0, {"corner": "dog"}, "deck.corner", {"card": "s01"}),
    (0, {"corner": True}, "deck.corner", {"card": "s01"}),
    (0, {"corner": None}, "deck.corner", {"card": "s01"}),
    (51, {"corner": 1}, "deck.corner", {"card": "d1"}),
    (59, {"corner": "bone"}, "deck.corner", {"card": "k"}),
]


@pytest.mark.parametrize(("place", "change", "code", "params"), CHANGES)
def test_own_deck_with_a_bad_card_is_refused(deck, place, change, code, params):
    deck[place] |= change
    refused(deck, code, params)


def refused(deck, code, params):
    """Check that the deck is refused with this code, the rule of house decks and these parameters."""
    with pytest.raises(BadOptions) as refusal:
        parse_deck(deck)
    assert (refusal.value.code, refusal.value.rule) == (code, "wolle.house.deck")
    assert refusal.value.params == params


@pytest.mark.parametrize("value", [None, "own", 60, {}, True])
def test_own_deck_is_a_list(value):
    refused(value, "deck.format", {})


@pytest.mark.parametrize("count", [0, 59, 61])
def test_own_deck_has_60_cards(deck, count):
    refused((deck * 2)[:count], "deck.count", {"cards": count, "needed": 60})


def test_own_deck_has_each_card_once(deck):
    deck[3] = dict(deck[4])
    refused(deck, "deck.id", {"card": "s05"})


def test_own_deck_cards_have_all_their_fields(deck):
    del deck[7]["corner"]
    refused(deck, "deck.card", {"place": 8})


@pytest.mark.parametrize("corner", [-9, 9, "bone", 0])
def test_own_deck_may_have_other_corners(deck, corner):
    deck[0]["corner"] = corner
    assert parse_deck(deck).cards[0].corner == corner
