"""Exact probabilities: known values, and brute force."""

from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from volle.core.game import CHANCE
from volle.wolle import GAME, endings, odds
from volle.wolle.types import DIE_SIDES, Keep
from wolle.builders import at, turn

ROLLS = list(product(*(range(1, sides + 1) for sides in DIE_SIDES)))
KNOWN = {
    # total needed: probability of the first try, of any of three, and the maximum of expected cards
    11: (0.8750, 0.9955, 2.8543),
    12: (0.8292, 0.9916, 2.7932),
    13: (0.7750, 0.9850, 2.7157),
    14: (0.7135, 0.9748, 2.6201),
    15: (0.6458, 0.9594, 2.5045),
    16: (0.5740, 0.9373, 2.3679),
    17: (0.5000, 0.9067, 2.2100),
    18: (0.4260, 0.8658, 2.0306),
    19: (0.3542, 0.8133, 1.8314),
    20: (0.2865, 0.7484, 1.6157),
    21: (0.2250, 0.6715, 1.3892),
    22: (0.1708, 0.5840, 1.1582),
    23: (0.1250, 0.4891, 0.9310),
    24: (0.0875, 0.3909, 0.7159),
    25: (0.0583, 0.2954, 0.5222),
    26: (0.0365, 0.2078, 0.3558),
    27: (0.0208, 0.1328, 0.2209),
    28: (0.0104, 0.0738, 0.1196),
    29: (0.0042, 0.0326, 0.0516),
    30: (0.0010, 0.0090, 0.0139),
}


def brute_force(need, worth):
    """The best value of a dice turn that earns worth[try], over every die and every roll."""

    @cache
    def before(lying):
        """The value of rolling the free dice; `lying` is the number of each die, or None."""
        sides = [range(1, s + 1) if v is None else [v] for s, v in zip(DIE_SIDES, lying, strict=True)]
        rolls = list(product(*sides))
        return sum((after(dice, lying) for dice in rolls), Fraction(0)) / len(rolls)

    def after(dice, lying):
        """The value of a try."""
        tries = 3 - lying.count(None)
        if sum(dice) >= need:
            return worth[tries]
        free = [die for die, value in enumerate(lying) if value is None]
        keeps = (tuple(v if d == die else lying[d] for d, v in enumerate(dice)) for die in free)
        return max(map(before, keeps)) if tries < 2 else Fraction(0)

    return before((None, None, None))


@pytest.mark.parametrize("need", KNOWN)
def test_known_chances(need):
    first, any_try, cards = KNOWN[need]
    by_try = odds.success_by_try(need)
    assert round(float(by_try[0]), 4) == first
    assert round(float(odds.success_chance(need)), 4) == any_try
    assert round(float(by_try[0] * 3 + by_try[1] * 2 + by_try[2]), 4) == cards


@pytest.mark.cpython
@pytest.mark.parametrize("need", range(1, 34))
def test_chances_are_those_of_brute_force(need):
    assert odds.success_chance(need) == brute_force(need, (1, 1, 1))
    first, second, third = odds.success_by_try(need)
    assert 3 * first + 2 * second + third == brute_force(need, (3, 2, 1))
    assert first == Fraction(sum(sum(dice) >= need for dice in ROLLS), len(ROLLS))


def test_chances_below_14_after_the_first_roll():
    assert round(sum(sum(dice) < 14 for dice in ROLLS) / len(ROLLS), 5) == 0.28646


@pytest.mark.parametrize(("need", "chance"), [(3, 1), (31, 0), (-5, 1)])
def test_chances_at_the_edges(need, chance):
    assert odds.success_chance(need) == chance


@pytest.mark.parametrize("need", [3, 14, 21, 30])
def test_chances_by_try_of_the_most_cards_never_beat_the_best_chance(need):
    assert sum(odds.success_by_try(need)) <= odds.success_chance(need)


@pytest.mark.parametrize(("bid", "top"), [(14, ""), (21, ""), (26, ""), (20, "herd s13 ")])
def test_chances_are_those_of_the_rules(bid, top):
    """Compare with the rules, over every action and chance outcome, without a chip."""

    @cache
    def best(state):
        if state.place or state.phase == "take":
            return Fraction(state.phase == "take")
        if GAME.to_act(state) == (CHANCE,):
            outcomes = GAME.chance_outcomes(state)
            return sum((p * best(GAME.apply(state, action).state) for action, p in outcomes), Fraction(0))
        actions = GAME.legal_actions(state, 0)
        assert all(isinstance(action, Keep) for action in actions)
        return max(best(GAME.apply(state, action).state) for action in actions)

    malus = 3 if top else 0
    lying = at(turn(f"chips 0 {top}bid {bid}", dice="7 4 5", kept="d12", phase="roll"))
    tries = success_tries(bid + malus)
    assert best(lying) == value_from(tries, (7, 4, 5), (), 0)
    lying = at(turn(f"chips 0 {top}bid {bid}", dice="7 4 5", kept="d12 d8", phase="roll"))
    assert best(lying) == value_from(tries, (7, 4, 5), (0,), 2)


def value_from(tries, dice, kept, die):
    """Return the value of another roll, with one more die kept."""
    again = endings.again(dice, kept, die)
    return Fraction(again.value(odds.solve(tries)), again.scale)


def success_tries(need):
    """Tries with the value 1 if they reach `need`."""
    totals = range(odds.HIGHEST + 1)
    hits = [1 if total >= need else odds.NEVER for total in totals]
    return (
        odds.Try(hits, need),
        odds.Try(hits, need),
        odds.Try([int(total >= need) for total in totals], need),
    )


def test_a_turn_may_be_worth_ending_early():
    """Ending with 20 or more has the value 5; a third try of 29 or more would have 100."""
    totals = range(odds.HIGHEST + 1)
    choice = [5 if total >= 20 else odds.NEVER for total in totals]
    last = [100 if total >= 29 else 0 for total in totals]
    tries = (odds.Try(choice, 31), odds.Try(choice, 31), odds.Try(last, 31))

    def third(kept, free):
        return Fraction(sum(last[kept + v] for v in range(1, DIE_SIDES[free] + 1)), DIE_SIDES[free])

    assert value_from(tries, (12, 10, 1), (0,), 1) == third(22, 2) == Fraction(200, 8)
    kept = 12
    second = Fraction(0)
    for b, c in product(range(1, 11), range(1, 9)):
        end = choice[kept + b + c]
        second += Fraction(max(end, third(kept + b, 2), third(kept + c, 1)), 80)
    assert value_from(tries, (kept, 1, 1), (), 0) == second


@pytest.mark.parametrize("number", range(8))
def test_the_best_play_has_the_value_of_the_turn_in_every_position(number):
    """Values and the totals at which a turn may and must end are random; few values make many ties."""
    rng, totals = Random(number), range(odds.HIGHEST + 1)
    forced_from, most = rng.randint(3, 31), rng.choice([2, 10**6])
    first, second, third = ([rng.randrange(most) for _ in totals] for _ in range(3))
    for row in (first, second):
        for total in totals[:forced_from]:
            if rng.random() < 0.5:
                row[total] = odds.NEVER
    tries = tuple(odds.Try(row, forced_from) for row in (first, second, third))
    best = odds.solve(tries)
    assert odds.Play(tries, best).mean(first, second, third) == best


@pytest.mark.parametrize("need", [14, 20, 27])
def test_chances_by_try_add_up_to_the_cards_of_the_best_play(need):
    first, second, third = odds.success_by_try(need)
    assert round(float(3 * first + 2 * second + third), 4) == KNOWN[need][2]
