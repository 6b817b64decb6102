"""The state after each event, while the turn is still in progress."""

import pytest
from builders import play
from hypothesis import assume, given
from hypothesis import strategies as st
from matches import match_positions, played

from volle.wolle import GAME
from volle.wolle.types import Payment
from wolle import kit
from wolle.builders import at, turn

BLACK = "s01 s02 s47 s48"
EVERY_MATCH = [(seats, variant) for seats in GAME.seats for variant in range(kit.VARIANTS)]


def after(step, code):
    """The state right after the last event with this code."""
    return [frame.state for frame in step.frames if frame.event.code == code][-1]


def shown(step, code):
    """The view of an observer right after the last event with this code."""
    return GAME.observe(after(step, code), None)


@pytest.mark.parametrize(("seats", "variant"), EVERY_MATCH)
def test_every_frame_is_a_whole_table_that_every_seat_can_be_shown(seats, variant):
    for step in played("wolle", seats, variant).steps:
        for _, state in step.frames:
            kit.check_conserved(state)
            for seat in (None, *range(seats)):
                view = GAME.observe(state, seat)
                assert (view.seat, view.display, len(view.seats)) == (seat, state.display, seats)


@pytest.mark.parametrize(("seats", "variant"), EVERY_MATCH)
def test_a_frame_that_shows_the_final_table_carries_the_final_state(seats, variant):
    match = played("wolle", seats, variant)
    frames = [(state, step.state) for step in match.steps for _, state in step.frames]
    assert all(state is final for state, final in frames if state == final)
    assert sum(state is not final for state, final in frames) > match.ply // 4


@pytest.mark.parametrize(("seats", "variant"), EVERY_MATCH)
def test_events_of_a_seat_in_its_turn_are_shown_in_that_turn(seats, variant):
    turn_codes = {"dice.rolled", "bid.reached", "bid.missed", "chip.gained", "cards.taken", "herd.topped"}
    for step in played("wolle", seats, variant).steps:
        for event, state in step.frames:
            if event.code in turn_codes | {"turn.skipped", "die.kept", "bone.stolen", "result.rescued"}:
                assert GAME.observe(state, None).turn.seat == event.seat


@given(match_positions("wolle"), st.data())
def test_a_frame_shows_nothing_that_the_seat_cannot_see(match, data):
    assume(match.log and match.steps[-1].frames)
    seat = data.draw(st.sampled_from([None, *range(len(match.names))]))
    state = data.draw(st.sampled_from(match.steps[-1].frames)).state
    other = kit.swapped(state, seat, data.draw(st.randoms(use_true_random=False)))
    assert GAME.observe(other, seat) == GAME.observe(state, seat)


def test_bids_are_turned_over_before_any_seat_pays_for_them():
    step = play(
        at("""
            phase bids
            undealt *
            display s01 s02 s03 d1
            1 board 57 chips 2 bid 20
            2 board 53 chips 2 bid 26+
            3 board 54 chips 2
        """),
        "3 bid 26+",
    )
    assert [seat.bid for seat in shown(step, "bid.marked").seats] == [None, None, None]
    view = shown(step, "bids.revealed")
    assert [str(seat.bid) for seat in view.seats] == ["20", "26+", "26+"]
    assert [seat.chips for seat in view.seats] == [2, 2, 2]
    chips = [state.chips for event, state in step.frames if event.code == "plus.paid"]
    assert chips == [(2, 1, 2), (2, 1, 1)]
    assert [one.seat for one in view.reveal] == [1, 2, 0]
    assert after(step, "order.placed") is step.state


def test_success_is_shown_with_the_dice_then_paid_then_with_the_cards():
    step = play(at(turn("chips 3 herd s22 bid 24", "s01 d1", dice="12 8 1")), "1 claim")
    reached = shown(step, "bid.reached")
    assert (reached.turn.outcome, reached.turn.paid) == ("reached", Payment(2, 1))
    assert (reached.turn.result, reached.seats[0].chips, len(reached.display)) == (24, 2, 2)
    taken = shown(step, "cards.taken")
    assert (taken.display, len(taken.seats[0].dogs)) == ((), 1)
    assert [card.id for card in taken.taking.new_sheep] == ["s01"]
    topped = shown(step, "herd.topped")
    assert (topped.seats[0].top.id, topped.turn.dice, topped.turn.seat) == ("s01", (12, 8, 1), 0)


@pytest.mark.parametrize(
    ("display", "actions", "entitled", "earns"),
    [
        ("s01 d1", ["roll 12 7 1"], 2, (2, 2, 1)),
        ("s01 d1 d2", ["roll 12 7 1"], 3, (3, 2, 1)),
        ("s01 s02 s03 s04", ["roll 12 7 1", "1 take s01 s02 s03", "1 top s01"], 3, (3, 2, 1)),
        ("s01 s02 d1 d2", ["roll 1 2 1", "1 keep d12", "roll 1 10 8", "1 take s01 d1"], 2, (3, 2, 1)),
    ],
)
def test_what_the_tries_earn_stays_as_it_was_when_the_dice_were_settled(display, actions, entitled, earns):
    step = play(at(turn("chips 0 bid 18", display)), *actions)
    settled = [event.code for event in step.events].index("bid.reached")
    view = [GAME.observe(state, None).turn for _, state in step.frames[settled:]]
    own = [(one.entitled, one.earns) for one in view if one.seat == 0]
    assert own == [(entitled, earns)] * len(own)
    assert {"cards.taken", "herd.topped"} <= {event.code for event in step.events[settled:]}


def test_the_dice_lie_there_before_they_are_judged():
    rolled = shown(play(at(turn("chips 3 bid 20")), "roll 12 7 1"), "dice.rolled")
    assert (rolled.phase, rolled.turn.dice, rolled.turn.result) == ("try", (12, 7, 1), 20)
    assert (rolled.turn.outcome, rolled.turn.claim, rolled.turn.rescue) == (None, None, None)


def test_the_corner_of_a_turn_holds_until_its_last_event():
    step = play(at(turn("chips 0 herd s12 bid 18", "s23", dice="")), "roll 12 7 1")
    view = shown(step, "herd.topped")
    assert (view.seats[0].top.id, view.turn.corner, view.turn.result) == ("s23", -2, 18)


def test_a_miss_is_reported_in_its_turn_and_the_next_turn_begins_without_an_event():
    state = at(turn("chips 0 bid 20", "s01 s02 s03 s47", dice="1 4 8", kept="d10"))
    step = play(state, "1 keep d8", "roll 1 4 8")
    view = shown(step, "bid.missed")
    assert (view.turn.outcome, view.turn.dice, view.seats[0].chips) == ("missed", (1, 4, 8), 0)
    assert shown(step, "chip.gained").seats[0].chips == 1
    assert [card.id for card in shown(step, "cards.taken").display] == ["s01", "s02", "s03"]
    last = shown(step, "herd.topped")
    assert (last.turn.seat, last.turn.outcome, last.turn.dice) == (0, "missed", (1, 4, 8))
    final = GAME.observe(step.state, None)
    assert (final.turn.seat, final.turn.outcome, final.turn.dice) == (1, None, None)


def test_a_rescue_lifts_the_result_and_is_paid_before_the_chip_comes():
    step = play(at(turn("chips 2 bid 20", BLACK, dice="1 4 7", kept="d10 d8")), "1 rescue")
    assert (shown(step, "bid.missed").turn.result, shown(step, "bid.missed").seats[0].chips) == (12, 2)
    view = shown(step, "result.rescued")
    assert (view.turn.outcome, view.turn.paid, view.turn.result) == ("missed", Payment(0, 2), 14)
    assert (view.seats[0].chips, shown(step, "chip.gained").seats[0].chips) == (0, 1)


def test_each_turn_that_is_skipped_is_shown_as_its_own():
    state = at(turn("chips 0 bid 20", "s01 s02 s03", seats=4))
    step = play(state, "roll 12 7 1", "1 top s01")
    skipped = [frame for frame in step.frames if frame.event.code == "turn.skipped"]
    assert [frame.event.seat for frame in skipped] == [1, 2, 3]
    assert [frame.event.seats for frame in skipped] == [(1,), (1, 2), (1, 2, 3)]
    assert [GAME.observe(frame.state, None).turn.dice for frame in skipped] == [None] * 3
    assert step.state.phase == "deal"
