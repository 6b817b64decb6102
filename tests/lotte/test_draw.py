"""Random draws: cards without replacement, each by its count, and dice one by one."""

from collections import Counter
from fractions import Fraction

import pytest
from builders import play

from lotte.builders import at, before_a_card, options_for, turn
from volle.core import chance
from volle.core.errors import IllegalAction
from volle.core.game import CHANCE
from volle.lotte import GAME
from volle.lotte.cards import DECK, FULL
from volle.lotte.types import Roll, TurnCard

CHI_SQUARE_99_99 = {11: 35.6, 21: 51.2}
"""The bound that fair counts exceed once in ten thousand times, by number of outcomes."""
EMPTY = (0,) * len(FULL)
SEED = chance.derive_seed("lotte draws")


def drawn(state, ply):
    """The chance action in a match with this seed."""
    return GAME.draw(state, chance.stream(SEED, ply, CHANCE))


def turned(count, first=0):
    """The names of cards drawn one after the other without a score, and the state after them."""
    state, names = GAME.start(options_for(2)), []
    for ply in range(first, first + count):
        card = drawn(state, ply)
        names.append(card.card)
        state = GAME.apply(state, card).state
        if state.phase == "roll":
            state = play(state, "roll 2 2 3 3 4 6").state
        while state.phase == "roll":
            state = play(state, f"roll{' 6' * (6 - len(state.set_aside))}").state
    return names, state


def chi_square(counts, chances):
    """The distance of counts from their chances."""
    total = sum(counts)
    return sum(
        (count - total * part) ** 2 / (total * part) for count, part in zip(counts, chances, strict=True)
    )


@pytest.mark.parametrize("first", [0, 1000])
def test_56_draws_are_the_whole_deck(first):
    names, state = turned(56, first)
    assert Counter(names) == {card.name: card.count for card in DECK}
    assert state.left == EMPTY


def test_the_57th_draw_is_from_all_cards_again():
    names, state = turned(57)
    last = names[-1]
    assert state.left == tuple(card.count - (card.name == last) for card in DECK)


def test_112_draws_are_the_deck_twice_in_another_order():
    names, state = turned(112)
    assert Counter(names[56:]) == Counter(names[:56])
    assert names[56:] != names[:56]
    assert state.left == EMPTY


def test_each_draw_is_one_of_the_cards_that_are_left():
    left = "0 0 1 0 0 0 0 0 2 0 0"
    state = at(before_a_card(left=left))
    assert {drawn(state, ply).card for ply in range(60)} == {"bonus-200", "plus-minus"}


@pytest.mark.parametrize("left", [FULL, (1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 1)], ids=["whole", "part"])
def test_cards_come_as_often_as_their_counts_say(left):
    state = at(before_a_card(left=" ".join(map(str, left))))
    counts = Counter(drawn(state, ply).card for ply in range(6000))
    chances = [count / sum(left) for count in left]
    assert chi_square([counts[card.name] for card in DECK], chances) < CHI_SQUARE_99_99[11]


@pytest.mark.parametrize("left", [FULL, EMPTY, (0, 0, 0, 5, 0, 0, 0, 1, 0, 0, 1)])
def test_chances_of_cards_are_their_exact_counts(left):
    state = at(before_a_card(left=" ".join(map(str, left))))
    counts = left if any(left) else FULL
    expected = {
        TurnCard(card.name): Fraction(count, sum(counts))
        for card, count in zip(DECK, counts, strict=True)
        if count
    }
    assert dict(GAME.chance_outcomes(state)) == expected


def test_dice_come_as_often_as_their_chances_say():
    state = at(turn("bonus-300", aside="1 1 1 5", dice="2 3", phase="roll", points=1050))
    chances = dict(GAME.chance_outcomes(state))
    counts = Counter(drawn(state, ply) for ply in range(6000))
    assert set(counts) <= set(chances)
    found = [counts[roll] for roll in chances]
    assert chi_square(found, [float(part) for part in chances.values()]) < CHI_SQUARE_99_99[21]


@pytest.mark.parametrize(
    ("aside", "dice", "count"), [("", "", 6), ("1", "2 2 3 3 4", 5), ("1 1 1 5 5", "6", 1)]
)
def test_as_many_dice_are_rolled_as_are_due(aside, dice, count):
    state = at(turn("bonus-300", aside=aside, dice=dice, phase="roll"))
    roll = drawn(state, 0)
    assert isinstance(roll, Roll)
    assert len(roll.dice) == count
    assert list(roll.dice) == sorted(roll.dice)


def test_all_numbers_and_no_others_are_rolled():
    state = at(turn("bonus-300"))
    assert {number for ply in range(50) for number in drawn(state, ply).dice} == set(range(1, 7))


def test_the_same_seed_and_ply_draw_the_same_and_others_another():
    state = at(turn("bonus-300"))
    assert drawn(state, 3) == drawn(state, 3)
    assert len({drawn(state, ply) for ply in range(20)}) > 10


@pytest.mark.parametrize("phase", ["go", "over"])
def test_nothing_is_drawn_where_nothing_is_due(phase):
    position = turn("clover", aside="1 1 1 5 5 5", phase=phase, points=500, clover=phase == "over" and 1)
    with pytest.raises(IllegalAction) as refusal:
        drawn(at(position), 0)
    assert refusal.value.code == "chance.nothing-due"


def test_a_word_beyond_the_last_full_multiple_is_thrown_away():
    """The first word of this seed is fffffffb; taken unchanged it would be bonus-400."""
    seed = chance.parse_seed("d97fc495cc059dd9000000000569f584")
    assert GAME.draw(GAME.start(options_for(2)), chance.stream(seed, 0, CHANCE)) == TurnCard("bonus-300")
