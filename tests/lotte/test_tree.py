"""The tree of a match, counted: every number stands beside its formula."""

from dataclasses import replace
from functools import cache
from math import comb

import pytest
from builders import legal, play

from lotte.builders import at, before_a_card, turn
from volle.core.game import CHANCE
from volle.lotte import GAME

TUTTO = {"preset": "tutto"}
SINGLE = [
    {"aside": "all", "straight": "1-5"},
    {"aside": "choice", "straight": "1-6"},
]


def moves(state):
    """All actions that may come next."""
    (seat,) = GAME.to_act(state)
    if seat == CHANCE:
        return [action for action, _ in GAME.chance_outcomes(state)]
    return list(GAME.legal_actions(state, seat))


def multisets(dice, numbers=6):
    """The number of rolls of `dice` dice that show only `numbers` numbers."""
    return comb(dice + numbers - 1, dice)


def after_dice(count, card="bonus-300", **options):
    """A position in which `count` dice are due, with the others set aside."""
    lying = {"aside": " ".join("1" * (6 - count)), "dice": " ".join("2" * count)} if count < 6 else {}
    return at(turn(card, phase="roll", scores="0 0", **lying), **options)


@pytest.mark.parametrize("dice", range(1, 7))
def test_rolls_are_multisets_of_six_numbers(dice):
    assert len(moves(after_dice(dice))) == multisets(dice)


def test_rolls_of_six_dice_are_462():
    assert len(moves(after_dice(6))) == comb(11, 5) == 462


@pytest.mark.parametrize(
    ("left", "count"), [("*", 11), ("9 0 0 0 1 0 0 0 0 0 0", 2), (" ".join("0" * 11), 11)]
)
def test_cards_are_as_many_as_faces_are_left(left, count):
    assert len(moves(at(before_a_card(left=left)))) == count


@pytest.mark.parametrize(
    ("dice", "count"),
    [
        ("1 1 2 3 4 6", 3 - 1),
        ("1 1 2 3 5 5", 3 * 3 - 1),
        ("1 1 1 5 5 6", 4 * 3 - 1),
        ("1 2 2 2 5 6", 2 * 2 * 2 - 1),
        ("2 2 2 3 3 3", 2 * 2 - 1),
        ("1 1 1 1 1 1", 7 - 1),
        ("1 1 1 5 5 5", 4 * 4 - 1),
        ("2 2 2 2 2 2", 3 - 1),
        ("1 4 4 4 4 5", 2 * 2 * 2 - 1),
    ],
)
def test_keeps_are_numbers_of_ones_and_fives_and_whole_triples_but_not_none(dice, count):
    assert len(legal(play(at(turn("bonus-300"), **TUTTO), f"roll {dice}").state)) == count


@pytest.mark.parametrize(("dice", "new"), [("1 1 2 2 3 3", 3), ("1 2 3 4 5 6", 6), ("1 1 1 1 1 6", 2)])
def test_keeps_of_a_straight_are_all_sets_of_new_numbers(dice, new):
    assert len(legal(play(at(turn("straight"), **TUTTO), f"roll {dice}").state)) == 2**new - 1


def what_follows(count, **options):
    """The phases after all rolls of `count` dice with a bonus card, counted."""
    state = after_dice(count, **options)
    phases = [play(state, GAME.format_action(move)).state.phase for move in moves(state)]
    return {phase: phases.count(phase) for phase in sorted(set(phases))}


@pytest.mark.parametrize("dice", range(1, 7))
def test_rolls_of_nothing_show_four_numbers_at_most_twice_each(dice):
    pairs = sum(comb(4, twos) * comb(4 - twos, dice - 2 * twos) for twos in range(dice // 2 + 1))
    assert what_follows(dice).get("card", 0) == pairs
    assert what_follows(dice)["go"] == multisets(dice) - pairs


@pytest.mark.parametrize("dice", [1, 2])
def test_one_or_two_dice_leave_a_choice_only_where_both_score(dice):
    """1-1, 1-5 and 5-5."""
    assert what_follows(dice, aside="choice").get("keep", 0) == (3 if dice == 2 else 0)


def lines(state, until):
    """The number of lines from here to states with `until`."""

    @cache
    def count(state):
        if until(state):
            return 1
        found = (GAME.apply(state, move).state for move in moves(state))
        return sum(count(replace(after, points=0, scores=(0, 0))) for after in found)

    return count(state)


def test_turns_with_the_last_die():
    """Four numbers lose; with a 1 or a 5 it is a Full Roll, and the seat stops or draws."""
    state = after_dice(1)
    assert lines(state, lambda state: state.turn or state.phase == "card") == 4 + 2 * 2


def test_turns_with_two_dice():
    """Of 21 rolls 10 lose; 3 complete a Full Roll (stop or draw); 8 score one die (stop or the last die)."""
    state = after_dice(2)
    last = 4 + 2 * 2
    assert lines(state, lambda state: state.turn or state.phase == "card") == 10 + 3 * 2 + 8 * (1 + last)


def test_turns_with_two_dice_of_which_the_roller_chooses():
    """1-1 and 5-5 leave two options, 1-5 three, one of which is a Full Roll."""
    state = after_dice(2, aside="choice")
    last = 4 + 2 * 2
    expected = 10 + 8 * (1 + last) + 3 * 2 + (1 + 1 + 2) * (1 + last)
    assert lines(state, lambda state: state.turn or state.phase == "card") == expected


def straights(missing, spare, choice):
    """Lines of a straight, counted from the dice alone: multisets by missing numbers."""

    @cache
    def count(missing):
        if not missing:
            return 1
        total = 0
        for new in range(missing + 1):
            # Each new number at least once; the rest shows them, numbers set aside, or none of the straight.
            rolls = comb(missing, new) * multisets(missing + spare - new, new + 6 - missing)
            sizes = range(1, new + 1) if choice else [new] * bool(new)
            ways = sum((comb(new, laid) if choice else 1) * count(missing - laid) for laid in sizes)
            total += rolls * (ways if new else 1)
        return total

    return count(missing)


@pytest.mark.parametrize("options", SINGLE, ids=["1-5", "1-6"])
@pytest.mark.parametrize("missing", [1, 2, 3])
def test_lines_of_a_straight(missing, options):
    last = int(options["straight"][-1])
    aside = " ".join(map(str, range(missing + 1, last + 1)))
    rest = 6 - len(aside.split())
    position = turn("straight", scores="0 0", phase="roll", aside=aside, dice=" ".join("6" * rest))
    state = at(position, **options)
    over = lines(state, lambda state: state.turn or state.phase == "go")
    assert over == straights(missing, rest - missing, options["aside"] == "choice")


@pytest.mark.parametrize(("count", "phase"), [(1, "over"), (2, "roll")])
def test_lines_of_the_last_die_of_the_clover(count, phase):
    """Two of six numbers make the Full Roll; six dice follow if a second one is needed."""
    position = turn("clover", scores="0 0", phase="roll", aside="1 1 1 1 1", dice="2")
    state = at(position, clover=count)
    ends = [GAME.apply(state, move).state.phase for move in moves(state)]
    assert ends == [phase, "card", "card", "card", phase, "card"]
