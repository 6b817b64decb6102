"""The brain of the bots: positions follow the rules, values add up, and nothing forgotten is known."""

from itertools import pairwise, product
from operator import mul

import pytest
from matches import played

from volle.core import chance
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE
from volle.core.thinking import at_once
from volle.wolle import GAME
from volle.wolle.brain import bids
from volle.wolle.brain.equilibrium import Estimate, equilibrium, in_proportion, of_matrix
from volle.wolle.brain.judge import judged, turn_of, utilities
from volle.wolle.brain.position import BEFORE_BIDS, IN_ROUND, corner_of, given, must_take_rest, position_of
from volle.wolle.brain.turn import followed
from volle.wolle.brain.values import ONE, mean_of, mixes, value_of
from volle.wolle.types import BIDS, DIE_SIDES, Leave, Steal, Top
from wolle.builders import at, turn

ROLLS = tuple(product(*(range(1, sides + 1) for sides in DIE_SIDES)))
ROUNDED = ONE // 50_000
"""The error of a mean by rounding, and by choices that are equal to the seat but not to the others."""


def between(match):
    """Yield the states of a match before each deal, before the bids, before each turn, and at the end."""
    for ply in range(match.ply + 1):
        state = match.before(ply) if ply < match.ply else match.state
        is_first = not any(state.bids) if state.phase == "bids" else not state.tries
        if state.phase in ("deal", "over") or (state.phase in ("bids", "roll") and is_first):
            yield state


def position(state, seat=0, remembered=range(6)):
    """The position that a seat knows."""
    return position_of(GAME.known_to(state, seat), remembered)


def solved(gains):
    """Return the equilibrium of a game of two seats."""
    start = [in_proportion([0] * len(gains)), in_proportion([0] * len(gains[0]))]
    return equilibrium(start, of_matrix(gains), 100)


def comparable(p):
    """Return a position with the names of its cards in place of its layout."""
    return p._replace(layout=None, display=sorted(card.id for card in p.layout.chosen(p.display)))


def moved(before, after):
    """The position after the turns between two states, by the brain's copy of the rules."""
    p = position(before)
    while comparable(p) != comparable(position(after)):
        seat = must_take_rest(p)
        seat = p.order[0] if seat is None else seat
        new = after.herds[seat][len(before.herds[seat]) :] + after.dogs[seat][len(before.dogs[seat]) :]
        ids = [card.id for card in new]
        part = p.layout.named(ids) & p.display
        if after.bone == seat != before.bone:
            part |= p.layout.bone & p.display
        steals = after.bone == seat and before.bone not in (None, seat)
        top = after.herds[seat][-1] if part & p.layout.sheep else None
        p = given(p.paid(seat, before.chips[seat] - after.chips[seat]), seat, part, top, steals=steals)
        if p.stage != IN_ROUND:
            break
    return p


@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_change_a_position_as_the_rules_do(seats):
    for number in range(3):
        for before, after in pairwise(between(played("wolle", seats, number))):
            if before.phase == "roll":
                assert comparable(moved(before, after)) == comparable(position(after))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_reveal_changes_a_position_as_the_rules_do(seats):
    """Rules wolle.bid.order, wolle.bid.tie, wolle.bid.plus-cost."""
    for number in range(3):
        for before, after in pairwise(between(played("wolle", seats, number))):
            if before.phase == "bids":
                made = [BIDS.index(bid) for bid in after.bids]
                assert comparable(bids.revealed(position(before), made)) == comparable(position(after))


@pytest.mark.parametrize("seats", range(2, 7))
def test_chances_add_up_and_the_end_is_exact(seats):
    match = played("wolle", seats, 0)
    for state in between(match):
        chances = value_of(position(state)).chances
        assert ONE - seats <= sum(chances) <= ONE
        assert min(chances) >= 0
    winners = match.game.result(match.state).winners
    assert chances == tuple(ONE // len(winners) * (seat in winners) for seat in range(seats))


def test_a_seat_without_a_chip_never_bids_26_plus():
    """Rule wolle.bid.plus-needs-chip."""
    for state in between(played("wolle", 4, 1)):
        p = position(state)
        if p.stage == BEFORE_BIDS:
            for mix, chips in zip(mixes(p), p.chips, strict=True):
                assert ONE - len(BIDS) <= sum(mix) <= ONE
                assert chips or not mix[-1]


@pytest.mark.parametrize("sizes", [(2, 2), (3, 5), (14, 13), (14, 14)])
def test_no_choice_gains_by_knowing_an_equilibrium(sizes):
    """In games of random numbers, of which the first gains what the second loses."""
    rng = chance.stream(bytes(chance.SEED_BYTES), *sizes)
    for _ in range(10):
        gains = [[rng.below(2 * ONE) - ONE for _ in range(sizes[1])] for _ in range(sizes[0])]
        first, second = solved(gains)
        most = max(sum(map(mul, row, second)) for row in gains)
        least = min(sum(map(mul, column, first)) for column in zip(*gains, strict=True))
        assert 0 <= most - least < ONE * ONE // 20
        assert all(ONE - 14 <= sum(mix) <= ONE and min(mix) >= 0 for mix in (first, second))


def test_equilibria_that_one_can_compute_in_the_head():
    """A choice that is better than the other whatever happens, and scissors, paper and stone."""
    assert solved([[ONE, ONE // 2], [0, 0]]) == [[ONE, 0], [0, ONE]]
    for mix in solved([[0, ONE, -ONE], [-ONE, 0, ONE], [ONE, -ONE, 0]]):
        assert all(abs(often - ONE // 3) < ONE // 100 for often in mix)


def test_two_seats_cannot_be_read():
    """No bid is better than their mix by more than 0.4 percentage points, even for a seat that knows it."""
    bid = [state for state in between(played("wolle", 2, 1)) if not any(state.bids) and state.phase == "bids"]
    assert len(bid) > 10
    for p in map(position, bid):
        for seat in range(2):
            mix, found = bids.weighed(p, seat, range(len(BIDS) if p.chips[seat] else len(BIDS) - 1))
            made = mean_of([(found[bid], often) for bid, often in enumerate(mix) if often])
            assert max(value.utility(seat) for value in found.values()) < made.utility(seat) + bids.NEAR


@pytest.mark.parametrize("number", range(3))
def test_three_seats_can_hardly_be_read(number):
    """No bid is better than their mix by more than 1.5 percentage points, even for a seat that knows it."""
    states = between(played("wolle", 3, number))
    p = position([state for state in states if not any(state.bids) and state.phase == "bids"][3 * number])
    mixed = bids.bidding_of(p).mixes
    made = [[bid for bid, chips in enumerate(BIDS) if chips.plus <= own] for own in p.chips]
    gains = [[0] * len(each) for each in made]
    for profile in product(*made):
        value = followed(bids.revealed(p, profile))
        for seat, bid in enumerate(profile):
            first, second = (mixed[other][profile[other]] for other in range(3) if other != seat)
            gains[seat][bid] += value.utility(seat) * first * second // ONE**2
    for found, mix in zip(gains, mixed, strict=True):
        own = sum(map(mul, found, mix)) // sum(mix)
        assert max(found) - own < 15 * ONE // 1000


def test_payoffs_of_the_kind_that_is_estimated_are_found():
    """From 101 of 2,744 profiles of three seats; of equal choices, that of the third seat goes first."""
    order, count, rng = (2, 0, 1), len(BIDS), chance.stream(bytes(chance.SEED_BYTES), 0, 0)
    by_own = [[1000 * rng.below(90) for _ in range(2)] for _ in range(3)]
    ahead, behind = ([100 * rng.below(90) for _ in range(3)] for _ in range(2))

    def gain(profile):
        goes = [
            key for key in range(1, 3) if (-profile[key], order.index(key)) < (-profile[0], order.index(0))
        ]
        base, slope = by_own[len(goes)]
        others = sum((ahead if key in goes else behind)[key] * (profile[key] - 8) for key in (1, 2))
        return base + slope * profile[0] // 10 + others

    even = [in_proportion([0] * count)] * 3
    profiles = bids.drawn(even, 101)
    estimate = Estimate(0, [order.index(seat) for seat in range(3)], count)
    estimate.fit(profiles, [gain(profile) for profile in profiles])
    mixed = [in_proportion([rng.below(9) for _ in range(count)]) for _ in range(3)]
    exact = [
        sum(
            gain((own, *rest)) * mixed[1][rest[0]] * mixed[2][rest[1]]
            for rest in product(range(count), repeat=2)
        )
        // ONE**2
        for own in range(count)
    ]
    found = estimate.gains(mixed)
    constant = sum(exact) - sum(found)
    errors = [one - other - constant // count for one, other in zip(exact, found, strict=True)]
    assert max(map(abs, errors)) < (max(exact) - min(exact)) // 100


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_value_before_a_roll_is_the_mean_over_all_rolls(seats):
    """So the luck of a roll is nothing on average."""
    states = [state for state in between(played("wolle", seats, 2)) if state.phase == "roll"]
    for state in states[:: len(states) // 3]:
        turn = turn_of(position(state))
        at_once(turn.think())
        after = [turn.worth(turn.way(dice, ())) for dice in ROLLS]
        for seat, before in enumerate(turn.before().chances):
            assert abs(sum(value.chances[seat] for value in after) / len(ROLLS) - before) < ROUNDED


def test_the_value_of_a_choice_is_the_best_that_a_roll_can_lead_to():
    """The values of choices and of rolls are one: what the seat maximizes."""
    for dice in ((12, 5, 1), (3, 3, 3), (7, 8, 4)):
        state = at(turn("chips 2 bid 21", dice=" ".join(map(str, dice))))
        view = GAME.known_to(state, 0)
        p = position_of(view)
        best = max(utilities(at_once(judged(view, p)), 0))
        assert best == turn_of(p).worth(turn_of(p).way(dice, ())).utility(0)


def test_stealing_the_bone_is_never_worse_than_leaving_it():
    """Rules wolle.bone.steal, wolle.score.bone: it costs its owner no points."""
    views = [
        (ply, match.game.known_to(match.before(ply), match.log[ply].seat))
        for match in (played("wolle", seats, number) for seats in (2, 3, 4) for number in range(3))
        for ply in range(match.ply)
        if isinstance(match.log[ply], Steal | Leave)
    ]
    assert len(views) > 3
    for ply, view in views:
        by_action = dict(zip(map(type, view.legal), at_once(judged(view, position_of(view))), strict=True))
        seat = view.legal[0].seat
        assert by_action[Steal].utility(seat) >= by_action[Leave].utility(seat), ply


def test_a_top_card_worse_in_corner_and_number_is_never_best():
    """Rules wolle.corner.top-only, wolle.bid.tie: it lifts bids by less and loses ties."""
    compared = 0
    for match in (played("wolle", seats, number) for seats in (2, 4) for number in range(3)):
        for ply, action in enumerate(match.log):
            if not isinstance(action, Top):
                continue
            view = match.game.known_to(match.before(ply), action.seat)
            values = utilities(at_once(judged(view, position_of(view))), action.seat)
            new = {card.id: card for card in view.taking.new_sheep}
            cards = [new[each.card] for each in view.legal]
            worse = [
                any(corner_of(card) <= corner_of(one) and card.number > one.number for one in cards)
                for card in cards
            ]
            assert max(values) in [
                value for value, is_worse in zip(values, worse, strict=True) if not is_worse
            ]
            compared += any(worse)
    assert compared > 10


def test_herds_that_are_forgotten_cannot_be_told_apart():
    """Rule wolle.herd.closed: who remembers nothing knows no more than the table shows."""
    state = next(
        state
        for state in between(played("wolle", 3, 0))
        if state.phase == "bids" and min(map(len, state.herds)) > 2
    )
    first, second, third = state.herds
    swapped = ((*second[:-1], first[-1]), (*first[:-1], second[-1]), third)
    other = replace(state, herds=swapped)
    if len(first) == len(second):
        assert comparable(position(other, 0, ())) == comparable(position(state, 0, ()))
    reordered = replace(state, herds=((*first[:-1][::-1], first[-1]), second, third))
    assert comparable(position(reordered, 0)) == comparable(position(state, 0))
    assert comparable(position(other, 0)) != comparable(position(state, 0))


def test_values_are_the_same_everywhere():
    """On CPython, in Pyodide, and with any seed of hashes."""
    values = [value_of(position(state)) for state in between(played("wolle", 4, 0))]
    chances = [(place + 1) * value.chances[0] for place, value in enumerate(values)]
    assert (len(values), sum(chances), sum(sum(value.points) for value in values)) == (
        60,
        57127297,
        44077272,
    )


def test_bids_of_others_are_not_known_before_the_reveal():
    """Rule wolle.bid.secret."""
    state = next(state for state in between(played("wolle", 3, 0)) if state.phase == "bids")
    hidden = replace(state, bids=(None, BIDS[3], BIDS[9]))
    assert position(hidden) == position(state)
    assert GAME.to_act(hidden) != (CHANCE,)
