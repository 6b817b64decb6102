"""Rescues, checked independently: a result that reaches the bid is a success, not a miss."""

from itertools import product

import pytest

from volle.core import chance
from volle.core.errors import BadRecord, IllegalAction
from volle.core.game import CHANCE
from volle.core.record import parse_record
from volle.games import GAMES
from volle.wolle import GAME
from volle.wolle.table import payment_to_safety
from volle.wolle.types import Bid, MakeBid, Miss, Rescue
from wolle.builders import PRACTICE, options_for

LOW_BIDS = tuple(Bid(target) for target in (14, 15, 16, 17))
"""Random bids here, so low that a bonus often lifts a result below 14 to the bid."""


def ways(result, target, corner, chips):
    """Every (bonus, chips) that lifts a result to 14 but not to the bid, without a chip too many."""
    for bonus in sorted({0, max(corner, 0)}, reverse=True):
        least = max(14 - result - bonus, 0)
        if least <= chips and result + bonus + least < target:
            yield bonus, least


def test_a_rescue_takes_the_first_way_there_is_and_is_offered_exactly_where_there_is_one():
    tried = 0
    for result, target, corner, chips in product(range(2, 14), range(14, 27), range(-3, 6), range(7)):
        expected = next(ways(result, target, corner, chips), None)
        assert payment_to_safety(result, target, corner, chips) == expected
        tried += expected is not None
    assert tried > 1000


def moves(state):
    """Actions that may come next, with low bids only."""
    seat = GAME.to_act(state)[0]
    legal = GAME.legal_actions(state, seat)
    return [move for move in legal if not isinstance(move, MakeBid) or move.bid in LOW_BIDS]


def reach_of(state):
    """(result, target, corner, chips, black sheep on the display) of the seat to act."""
    seat = state.order[state.place]
    herd = state.herds[seat]
    corner = herd[-1].corner if herd and herd[-1].corner != "bone" else 0
    blacks = sum(card.kind == "black" for card in state.display)
    return sum(state.dice) + min(corner, 0), state.bids[seat].target, corner, state.chips[seat], blacks


def check_rescue(state):
    """Check that a rescue is offered exactly if possible, refused otherwise, and stays below the bid."""
    result, target, corner, chips, blacks = reach_of(state)
    seat = GAME.to_act(state)[0]
    due = result < 14 and blacks > 0 and any(ways(result, target, corner, chips))
    assert (Rescue(seat) in GAME.legal_actions(state, seat)) is due
    if not due:
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(state, Rescue(seat))
        assert (refusal.value.code, refusal.value.rule) == ("rescue.not-possible", "wolle.result.rescue-14")
        return False
    (rescued,) = (event for event in GAME.apply(state, Rescue(seat)).events if event.code == "result.rescued")
    assert 14 <= rescued.result == result + rescued.bonus + rescued.chips < target
    return True


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_rescue_reaches_the_bid_in_matches_at_random(seats):
    offered = refused = 0
    for number in range(12):
        rng = chance.stream(chance.derive_seed("rescue", seats, number), 0, 0)
        state = GAME.start(options_for(seats, PRACTICE))
        while GAME.to_act(state):
            if state.phase == "try" and state.tries == 3:
                found = check_rescue(state)
                offered, refused = offered + found, refused + (not found)
            at_random = GAME.to_act(state) == (CHANCE,)
            move = GAME.draw(state, rng) if at_random else rng.choice(moves(state))
            state = GAME.apply(state, move).state
    assert refused > 0
    assert offered > 0


RECORD = """\
volle 1
game: wolle
rules: 1
seats: Anna | Ben | Cleo
options: {"deck": "house"}

boards 54 52 57
deal s01 s02 s17 s19
1 bid BID
2 bid 14
3 bid 14
roll 1 4 7
1 keep d12
roll 1 4 7
1 keep d10
roll 1 4 8
1 rescue
"""


def test_a_record_with_a_rescue_that_reaches_its_bid_is_refused():
    text = RECORD.replace("BID", "14").replace("boards 54 52 57", "boards 52 53 54")
    with pytest.raises(BadRecord) as refusal:
        parse_record(text, GAMES)
    error = refusal.value
    assert (error.line, error.code, error.rule) == (17, "rescue.not-possible", "wolle.result.rescue-14")


def test_the_same_record_with_a_higher_bid_is_read():
    match = parse_record(RECORD.replace("BID", "15"), GAMES)
    assert match.state.place == 1
    assert isinstance(match.log[-1], Rescue)
    assert Miss(0) in GAME.legal_actions(match.before(match.ply - 1), 0)
