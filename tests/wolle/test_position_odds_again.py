"""The odds of random positions, computed independently: dice by dice, and by the rules."""

import random
from itertools import islice

import pytest

from volle.core.chance import Stream
from volle.core.fast_dataclass import replace
from volle.core.game import CHANCE
from volle.wolle import GAME, events
from volle.wolle.types import DIE_NAMES
from wolle import brute
from wolle.builders import options_for
from wolle.test_position_odds import computed


def positions(seed):
    """Positions with bids or rolls to come, with random chips, and the viewing seat."""
    rng = random.Random(seed)
    while True:
        state = GAME.start(options_for(rng.randint(2, 6)))
        while GAME.to_act(state):
            seat = rng.choice(GAME.to_act(state))
            if state.phase in ("bids", "roll", "try") and rng.random() < 1 / 8:
                chips = tuple(rng.randint(0, 4) for _ in state.chips)
                yield replace(state, chips=chips), max(seat, 0)
            if seat == CHANCE:
                action = GAME.draw(state, Stream(rng.randbytes(16)))
            else:
                action = rng.choice(GAME.legal_actions(state, seat))
            state = GAME.apply(state, action).state


def second_computation(state, seat):
    """Brute force for a position, by aim and action; None if no seat rolls."""
    seen = GAME.observe(state, seat)
    if state.phase == "bids":
        return {aim: of_bids(seen, aim) for aim in brute.ROWS}
    return {aim: of_turn(seen, aim) for aim in brute.ROWS} if seen.turn.rolls else None


def of_bids(seen, aim):
    """Brute force for each bid that the seat can pay."""
    own, found = seen.seats[seen.seat], {}
    for target, plus in [*((target, 0) for target in range(14, 27)), *([(26, 1)] if own.chips else [])]:
        brute_turn = brute.Turn(seen, own, (target, own.chips - plus, seen.stock + plus), aim)
        expected = brute_turn.averages(brute_turn.first())
        expected["worth"] -= plus
        tries = zip(("try-1", "try-2", "try-3"), (3, 2, 1), strict=True)
        if (left := len(seen.display) - 3) > 0:
            expected["cards-behind"] = sum(expected[code] * min(cards, left) for code, cards in tries)
        found[f"{seen.seat + 1} bid {target}{'+' * plus}"] = expected
    return found


def of_turn(seen, aim):
    """Brute force for the current turn."""
    turn, own = seen.turn, seen.seats[seen.turn.seat]
    brute_turn = brute.Turn(seen, own, (turn.target, own.chips, seen.stock), aim)
    kept = tuple(map(DIE_NAMES.index, turn.kept))
    if not turn.tries:
        return {"": brute_turn.averages(brute_turn.first())}
    tries = turn.tries - 1
    if seen.phase == "roll":
        return {"": brute_turn.averages(brute_turn.keeps(tries, turn.dice, kept[:-1])[kept[-1]])}
    number, total, found = turn.seat + 1, sum(turn.dice), {}
    if claim := brute_turn.claim(tries, total):
        found[f"{number} claim"] = claim
    if tries == 2:
        names = ("miss", "rescue")
        ends = brute_turn.miss(total)
        found |= {f"{number} {name}": row for name, row in zip(names, ends, strict=False)}
    else:
        keeps = brute_turn.keeps(tries, turn.dice, kept)
        found |= {f"{number} keep {DIE_NAMES[die]}": row for die, row in keeps.items()}
    return {action: brute_turn.averages(row) for action, row in found.items()}


def check(found):
    """Compare positions with the second computation; return the number of bids, rolls and choices."""
    counts = dict.fromkeys(("bids", "roll", "try"), 0)
    for state, seat in found:
        again = second_computation(state, seat)
        if again is not None:
            counts[state.phase] += 1
            assert computed(state, seat) == again, GAME.format_position(state)
    return counts


def after_try(seed, *tries):
    """Random positions after one of these tries; 0 is while bids are made."""
    return (found for found in positions(seed) if found[0].tries in tries)


def test_positions_at_random_are_worked_out_alike():
    counts = check(islice(after_try(1, 1, 2, 3), 100))
    assert min(counts["roll"], counts["try"]) > 4


@pytest.mark.sweep
def test_thousands_of_positions_at_random_are_worked_out_alike():
    """Slow, because it plays out every turn dice by dice."""
    counts = [check(islice(after_try(2, *tries), most)) for tries, most in (((2, 3), 2000), ((1,), 150))]
    assert sum(count["roll"] + count["try"] for count in counts) > 2000
    assert check(islice(after_try(3, 0), 12))["bids"] >= 3


def by_the_rules(state, seat, key, prizes, before):
    """The best (reached, value in tenths) of a position after its second try, by the rules alone.

    `prizes` are the values of each try, `before` is the display before the turn.
    """

    def after(step):
        ended = any(isinstance(event, (events.BidReached, events.BidMissed)) for event in step.events)
        if not ended:
            return by_the_rules(step.state, seat, key, prizes, before)
        return sum(reached for reached, _ in map(value_of, step.events)), sum(
            w for _, w in map(value_of, step.events)
        )

    def value_of(event):
        """The effect of an event."""
        match event:
            case events.BidReached():
                return 1, prizes[event.try_ - 1] - 10 * event.chips
            case events.ChipGained():
                return 0, 10
            case events.ResultRescued():
                return 0, -10 * event.chips
            case events.CardsTaken(way="below-14"):
                own = before.seats[seat]
                return 0, brute.cards_value(own, [card for card in before.display if card.id in event.cards])
        return 0, 0

    if state.phase == "try":
        ways = GAME.legal_actions(state, seat)
        return max((after(GAME.apply(state, action)) for action in ways), key=key)
    outcomes = [(after(GAME.apply(state, action)), chance) for action, chance in GAME.chance_outcomes(state)]
    return tuple(sum(numbers[n] * chance for numbers, chance in outcomes) for n in range(2))


KEYS = {"reach": lambda numbers: numbers, "worth": lambda numbers: numbers[::-1]}
"""The sort key of legal moves, for each aim."""


def test_positions_before_the_third_try_come_to_what_the_rules_say():
    found = (state for state, _ in positions(4) if (state.phase, state.tries) in (("roll", 2), ("try", 3)))
    for state in islice(found, 60):
        seat = GAME.turn_of(state)
        before = GAME.observe(state, None)
        prizes = brute.Turn(before, before.seats[seat], (14, 0, 0), "reach").prizes
        for aim, ways in computed(state, seat).items():
            best = max(((way["reach"], way["worth"] * 10) for way in ways.values()), key=KEYS[aim])
            assert best == by_the_rules(state, seat, KEYS[aim], prizes, before), GAME.format_position(state)
