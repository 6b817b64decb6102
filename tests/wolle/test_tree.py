"""The tree of a match, counted: every number stands beside its formula."""

from dataclasses import replace
from functools import cache
from itertools import product
from math import comb, factorial, perm

import pytest
from builders import play

from volle.core.game import CHANCE
from volle.wolle import GAME
from volle.wolle.types import DIE_SIDES
from wolle.builders import PRACTICE, at, options_for, turn

A, B, C = DIE_SIDES
TURNS = A * B * C * (B * C * (B + C) + A * C * (A + C) + A * B * (A + B))
"""Dice turns without success: all three dice, then for each die kept the other two, then the last one."""


def moves(state):
    """All actions that may come next."""
    (first, *_) = GAME.to_act(state)
    if first == CHANCE:
        return [action for action, _ in GAME.chance_outcomes(state)]
    return [action for seat in GAME.to_act(state) for action in GAME.legal_actions(state, seat)]


def forget(state):
    """The same position with all dice at 1 that no longer matter."""
    if state.dice is None or state.phase not in ("roll", "take", "top"):
        return state
    lying = state.kept if state.phase == "roll" else ()
    return replace(state, dice=tuple(value if die in lying else 1 for die, value in enumerate(state.dice)))


def lines(state, until):
    """The number of lines from here to states with `until`."""

    @cache
    def count(state):
        if until(state):
            return 1
        return sum(count(forget(GAME.apply(state, move).state)) for move in moves(state))

    return count(state)


def bidding(*chips):
    """A position in which seats with these chips bid."""
    seats = [f"{seat} board {51 + seat} chips {have}" for seat, have in enumerate(chips, 1)]
    return at("\n".join(["phase bids", "undealt *", "display s01 s02 s03 s04", *seats]))


@pytest.mark.parametrize("seats", GAME.seats)
def test_boards_are_dealt_in_6_over_seats_orders(seats):
    assert len(moves(GAME.start(options_for(seats)))) == perm(6, seats)


@pytest.mark.parametrize(("undealt", "seats"), [(12, 2), (10, 3), (12, 5), (4, 6), (2, 6)])
def test_deals_are_all_choices_of_seats_and_one_cards(undealt, seats):
    cards = " ".join(f"s{number:02}" for number in range(1, undealt + 1))
    boards = "\n".join(f"{seat} board {51 + seat} chips 2" for seat in range(1, seats + 1))
    state = at(f"phase deal\nundealt {cards}\n{boards}")
    assert len(moves(state)) == comb(undealt, min(seats + 1, undealt))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chips", "profiles"),
    [((2, 2), 14**2), ((0, 2), 13 * 14), ((0, 0), 13**2), ((2, 2, 2), 14**3), ((0, 1, 0), 13**2 * 14)],
)
def test_bids_of_a_round_are_14_a_seat_or_13_without_a_chip(chips, profiles):
    revealed = lines(bidding(*chips), lambda state: bool(state.order))
    # Each combination is reached in every order of the bidding seats.
    assert revealed == factorial(len(chips)) * profiles


def test_first_rolls_are_12_times_10_times_8():
    assert len(moves(at(turn("chips 0 bid 24")))) == A * B * C == 960


@pytest.mark.parametrize(("kept", "count"), [("d12", B * C), ("d10", A * C), ("d8", A * B)])
def test_second_rolls_are_those_of_two_dice(kept, count):
    assert len(moves(at(turn("chips 0 bid 24", dice="5 5 5", kept=kept, phase="roll")))) == count


@pytest.mark.parametrize(
    ("kept", "count"),
    [("d12 d10", C), ("d10 d12", C), ("d12 d8", B), ("d8 d12", B), ("d10 d8", A), ("d8 d10", A)],
)
def test_third_rolls_are_those_of_one_die(kept, count):
    assert len(moves(at(turn("chips 0 bid 24", dice="5 5 5", kept=kept, phase="roll")))) == count


@pytest.mark.parametrize(("kept", "count"), [("", 3), ("d10", 2)])
def test_dice_to_leave_are_three_then_two(kept, count):
    assert len(moves(at(turn("chips 0 bid 24", dice="5 5 5", kept=kept)))) == count


@pytest.mark.parametrize("kept", ["", "d12", "d12 d10"])
@pytest.mark.parametrize("display", ["s01 s02 s03 s04", "s01 s02 s03 s04 s05 s06 s07"])
def test_takes_are_all_choices_of_three_two_or_one(display, kept):
    seats = len(display.split()) - 1
    state = at(turn("chips 0 bid 24", display, dice="8 8 8", kept=kept, phase="take", seats=seats))
    assert len(moves(state)) == comb(seats + 1, 3 - len(kept.split()))


def test_dice_turns_after_one_first_roll_are_6000():
    state = play(at(turn("chips 0 herd s39 bid 26")), "roll 5 5 5").state
    assert lines(state, lambda state: state.place == 1) == TURNS // (A * B * C) == 6000


def turn_lines(need, cards):
    """Lines of a dice turn without chips and black sheep, counted from the dice alone."""

    def tops(count):
        """The number of ways to take `count` sheep and to choose the top one."""
        taken = min(count, cards)
        return comb(cards, taken) * taken

    def third(lying, last):
        hits = sum(lying + value >= need for value in range(1, last + 1))
        return hits * tops(1) + last - hits

    def second(value, x, y):
        total = 0
        for p, q in product(range(1, x + 1), range(1, y + 1)):
            total += tops(2) if value + p + q >= need else third(value + p, y) + third(value + q, x)
        return total

    seconds = [[second(value, *others) for value in range(13)] for others in ((B, C), (A, C), (A, B))]
    total = 0
    for a, b, c in product(range(1, A + 1), range(1, B + 1), range(1, C + 1)):
        total += tops(3) if a + b + c >= need else seconds[0][a] + seconds[1][b] + seconds[2][c]
    return total


@pytest.mark.slow
@pytest.mark.parametrize(("bid", "display"), [(14, "s01 s02 s03 s04"), (21, "s01 s02 s03"), (26, "s01 s02")])
def test_dice_turns_that_may_succeed(bid, display):
    state = at(turn(f"chips 0 bid {bid}", display, seats=5))
    turn_is_over = lines(state, lambda state: state.place == 1 or state.phase == "deal")
    assert turn_is_over == turn_lines(bid, len(display.split()))


def heavy(card):
    """Return the card with a malus of 9, if it is s40."""
    return replace(card, corner=-9) if card.id == "s40" else card


@pytest.mark.slow
def test_last_round_of_two_seats_that_cannot_succeed():
    """Top cards with a malus of 9 put bids from 22 on out of reach: the first seat gets all three sheep."""
    deck = replace(PRACTICE, cards=tuple(map(heavy, PRACTICE.cards)))
    state = at(
        """
            phase bids
            display s01 s02 s03
            1 board 52 chips 0 herd s39
            2 board 53 chips 0 herd s40
        """,
        deck=deck,
    )
    state = play(state, "1 bid 22", "2 bid 26").state
    assert lines(state, lambda state: state.phase == "over") == TURNS * TURNS * comb(3, 1)


def test_last_round_of_two_seats_whose_second_rolls_its_last_die():
    state = at("""
        phase roll
        display s01 s02 s03
        order 2 1
        place 1
        dice 8 6 1
        tries 2
        kept d12 d10
        1 board 52 chips 0 bid 20
        2 board 53 chips 0 bid 21
    """)
    # 6, 7 or 8 on the d8: one of three sheep, and the top of two is left over; 1 to 5: the top of three.
    assert lines(state, lambda state: state.phase == "over") == 3 * comb(3, 1) * comb(2, 1) + 5 * comb(3, 1)
