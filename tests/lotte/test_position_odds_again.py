"""The odds of random positions, computed independently from the consequences of each legal move."""

import random
from fractions import Fraction
from functools import cache
from itertools import islice

import pytest

from lotte import brute
from lotte.brute_turn import Turns
from lotte.builders import options_for
from volle.core.chance import Stream
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE
from volle.lotte import GAME, table
from volle.lotte.cards import DECK

turns = cache(Turns)


def positions(seed, **options):
    """Positions of random matches, half of them with part of the deck and other points at risk."""
    rng = random.Random(seed)
    while True:
        changes = options or random_options(rng)
        state = GAME.start(options_for(rng.randint(2, 4), **changes))
        while GAME.to_act(state):
            (seat,) = GAME.to_act(state)
            if rng.random() < 1 / 4:
                yield changed(rng, state) if rng.random() < 1 / 2 else state
            if seat == CHANCE:
                action = GAME.draw(state, Stream(rng.randbytes(16)))
            else:
                action = rng.choice(GAME.legal_actions(state, seat))
            state = GAME.apply(state, action).state


def random_options(rng):
    """Return one of the presets, or a mixture of them."""
    if rng.random() < 2 / 3:
        return {"preset": rng.choice(("cabinet", "tutto"))}
    return {"aside": "choice", "straight": "1-5", "clover": rng.choice((1, 2))}


def changed(rng, state):
    """The position with part of the deck, and with other points at risk if there are any."""
    left = tuple(rng.randint(0, card.count) for card in DECK)
    points = 50 * rng.randint(1, 60) if state.points else 0
    return replace(state, left=left if any(left) else state.left, points=points)


def legal_moves(state):
    """Each legal move: its actions, and the state after them."""
    (seat,) = GAME.to_act(state)
    if seat == CHANCE:
        yield (), state
        return
    for action in GAME.legal_actions(state, seat):
        after = GAME.apply(state, action).state
        then = GAME.legal_actions(after, seat) if after.turn == state.turn else ()
        first = (GAME.format_action(action),)
        if not then:
            yield first, after
        for second in then:
            yield (*first, GAME.format_action(second)), GAME.apply(after, second).state


def second_computation(state, after):
    """(value, chances) of a legal move from one state to another."""
    seat = table.acting_seat(state)
    if after.clover is not None:
        return 6000, {}
    if after.turn != state.turn:
        return after.scores[seat] - state.scores[seat], {}
    agreed = state.options
    rules = turns(agreed.aside == "choice", int(agreed.straight[-1]), agreed.clover)
    left = tuple(zip((card.name for card in DECK), after.left, strict=True)) if any(after.left) else ()
    if after.phase == "card":
        counts = dict(left) or {card.name: card.count for card in DECK}
        return rules.drawn(after.points, left), {"stop-card": Fraction(counts["stop"], sum(counts.values()))}
    count = 6 if len(after.set_aside) == 6 else 6 - len(after.set_aside)
    missing = set(range(1, rules.last + 1)) - set(after.set_aside) if after.card == "straight" else set()
    needed = rules.clover - after.full_rolls
    worth = rules.rolling(after.card, after.points, (count, tuple(missing), needed), left)
    return worth, chances(rules, after.card, count, missing, needed)


def chances(rules, card, count, missing, needed):
    """Return the probabilities of a roll."""
    scoring = missing if card == "straight" else None
    missed = sum(
        ways
        for dice, ways in brute.throws(count).items()
        if not (brute.set_aside_options(dice, False) if scoring is None else scoring & set(dice))
    )
    found = {"nothing": Fraction(missed, 6**count)}
    if card == "straight":
        return found | {"straight": rules.straight(missing, count)}
    found["full-roll"] = brute.full_roll(count, rules.choice and card != "fireworks")
    return found | ({"win": rules.wins(count, needed)} if card == "clover" else {})


def check(states):
    """Compare positions with the second computation; return the number of legal moves."""
    count = 0
    for state in states:
        found = GAME.odds_of(GAME.observe(state, None)).aims[0].options
        again = {actions: second_computation(state, after) for actions, after in legal_moves(state)}
        assert {way.actions for way in found} == set(again), GAME.format_position(state)
        best = max(worth for worth, _ in again.values())
        for way in found:
            expected = {code: one.value for code, one in way.expected.items()}
            worth, exact = again[way.actions]
            assert float(expected.pop("worth")) == pytest.approx(worth, rel=1e-12, abs=1e-12)
            assert expected == exact, GAME.format_position(state)
            is_best = len(found) > 1 and best - worth <= 1e-9 * max(best, 1)
            assert way.best == is_best, GAME.format_position(state)
            count += 1
    return count


def test_positions_at_random_are_worked_out_alike():
    plays = positions(1, preset="cabinet")
    short = (state for state in plays if state.phase == "roll" and len(state.set_aside) in (3, 4, 5))
    assert check(islice(short, 12)) == 12
    assert check(islice(positions(2), 200)) > 200


@pytest.mark.sweep
def test_thousands_of_positions_at_random_are_worked_out_alike():
    """Slow, because it computes full turns under several sets of rules."""
    assert check(islice(positions(2), 2000)) > 2000
