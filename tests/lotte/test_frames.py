"""The state right after each event of an action, before the next one."""

import pytest
from builders import play, refused
from matches import KITS, played

from lotte.builders import at, before_a_card, turn
from volle.lotte import GAME

FULL = "roll 1 1 1 5 5 5"
TUTTO = {"preset": "tutto"}
EQUAL = {"end": "equal-turns"}


def after(step, code):
    """The only state with an event of that code."""
    (state,) = (frame.state for frame in step.frames if frame.event.code == code)
    return state


def codes(step):
    """The codes of the events, in order."""
    return [event.code for event in step.events]


# ------------------------------------------------------------------------------ at any time


@pytest.mark.parametrize("seats", [2, 3, 6, 10])
@pytest.mark.parametrize("variant", range(KITS["lotte"].VARIANTS))
def test_every_table_on_the_way_can_be_shown_and_keeps_all_it_began_with(seats, variant):
    match = played("lotte", seats, variant)
    for step in match.steps:
        for frame in step.frames:
            KITS["lotte"].check_conserved(frame.state)
            for seat in (*range(seats), None):
                assert GAME.observe(frame.state, seat).seat == seat


@pytest.mark.parametrize("variant", range(KITS["lotte"].VARIANTS))
def test_no_seat_is_asked_on_the_way(variant):
    match = played("lotte", 4, variant)
    for step in match.steps:
        assert step.frames
        for _, state in step.frames:
            assert state is step.state or state.phase in ("card", "roll")
            assert state is step.state or state != step.state


@pytest.mark.parametrize("variant", range(KITS["lotte"].VARIANTS))
def test_the_last_event_is_reported_with_what_it_led_to_unless_a_turn_has_ended(variant):
    for step in played("lotte", 4, variant).steps:
        ends_turn = {"turn.lost", "turn.scored"} & set(codes(step)) and "game.won" not in codes(step)
        by_clover = step.state.clover is not None
        assert (step.frames[-1].state is step.state) is not bool(ends_turn or by_clover)


@pytest.mark.parametrize("variant", range(KITS["lotte"].VARIANTS))
def test_each_die_of_the_tray_may_be_set_aside_with_its_like_or_says_why_not(variant):
    said = set()
    for step in played("lotte", 4, variant).steps:
        turn_shown = GAME.observe(step.state, None).turn
        for text in turn_shown.alike if turn_shown else ():
            action = GAME.parse_action(text)
            if action not in GAME.legal_actions(step.state, action.seat):
                code, rule = refused(step.state, text)
                assert code.startswith("keep.")
                said.add((step.state.phase, rule))
    assert {phase for phase, _ in said} >= {"roll", "go"}
    assert "lotte.turn.start" not in {rule for _, rule in said}


# ------------------------------------------------------------------------------ event by event


def test_a_deck_is_whole_again_before_its_first_card():
    step = play(at(before_a_card(left=" ".join("0" * 11))), "card bonus-300")
    assert codes(step) == ["deck.shuffled", "card.turned"]
    assert GAME.observe(after(step, "deck.shuffled"), None).cards_left == 56
    assert after(step, "deck.shuffled").card is None
    assert GAME.observe(after(step, "card.turned"), None).cards_left == 55


def test_dice_lie_in_the_tray_before_they_lie_aside():
    step = play(at(turn("bonus-300", points=400, cards=2)), "roll 1 2 2 2 4 6")
    rolled, aside = (after(step, code) for code in ("dice.rolled", "dice.aside"))
    assert (rolled.dice, rolled.set_aside, rolled.points) == ((1, 2, 2, 2, 4, 6), (), 400)
    assert (aside.dice, aside.set_aside, aside.points) == ((4, 6), (1, 2, 2, 2), 700)


def test_a_roll_to_choose_from_is_reported_with_the_choice():
    step = play(at(turn("bonus-300"), **TUTTO), "roll 1 2 2 2 4 6")
    assert len(GAME.observe(after(step, "dice.rolled"), 0).turn.previews) == 3


def test_dice_of_a_full_roll_are_gone_with_the_next_roll():
    step = play(at(turn("fireworks", aside="1 1 1 5 5 5", full_rolls=1, phase="roll")), "roll 1 2 3 4 4 6")
    assert after(step, "dice.rolled").set_aside == ()
    assert after(step, "dice.aside").set_aside == (1,)


def test_a_full_roll_counts_before_its_reward_and_the_reward_before_the_leaders_loss():
    step = play(at(turn("plus-minus", scores="0 3000 3000")), FULL)
    assert codes(step)[1:] == ["dice.aside", "full-roll.made", "reward.given", "leader.lost", "leader.lost"]
    tables = [(state.full_rolls, state.points, state.scores) for _, state in step.frames[1:]]
    assert tables == [
        (0, 0, (0, 3000, 3000)),
        (1, 0, (0, 3000, 3000)),
        (1, 1000, (0, 3000, 3000)),
        (1, 1000, (0, 2000, 3000)),
        (1, 1000, (0, 2000, 2000)),
    ]
    assert step.frames[-1].state.phase == "go"


def test_a_turn_that_is_lost_is_still_shown_with_what_is_lost():
    step = play(at(turn("bonus-300", points=1450, cards=2)), "roll 2 2 3 3 4 6")
    shown = GAME.observe(after(step, "turn.lost"), None)
    assert (shown.turn.seat, shown.turn.card, shown.turn.points) == (0, "bonus-300", 1450)
    assert shown.turn.dice == (2, 2, 3, 3, 4, 6)
    assert GAME.observe(step.state, None).turn.seat == 1


def test_a_stop_card_lies_there_when_it_costs_the_turn():
    step = play(at(turn("bonus-300", aside="1 1 1 5 5 5", points=1800)), "1 draw", "card stop")
    for code in ("card.turned", "turn.lost"):
        shown = GAME.observe(after(step, code), None)
        assert (shown.phase, shown.turn.card, shown.turn.points, shown.turn.set_aside) == (
            "card",
            "stop",
            1800,
            (),
        )


def test_points_that_are_written_down_are_at_risk_no_more_while_their_turn_is_still_shown():
    step = play(at(turn("bonus-300", scores="50 0", aside="1", dice="2 3 4 6 6", points=100)), "1 stop")
    shown = GAME.observe(after(step, "turn.scored"), None)
    assert (shown.seats[0].score, shown.turn.seat, shown.turn.points) == (150, 0, 0)
    assert (shown.turn.set_aside, shown.turn.previews) == ((1,), ())


@pytest.mark.parametrize(
    ("options", "left"), [({}, [3, 2]), (EQUAL, [2, 1])], ids=["one-turn", "equal-turns"]
)
def test_the_finale_begins_in_the_turn_that_reaches_the_target(options, left):
    """The remaining turns include the one that is shown."""
    lines = {"scores": "0 5900 0", "turn": 1, "aside": "1", "dice": "2 3 4 6 6", "points": 100}
    step = play(at(turn("bonus-300", **lines), **options), "2 stop")
    begun = GAME.observe(after(step, "finale.begun"), None)
    assert (begun.turn.seat, begun.finale.seat, begun.seats[1].score) == (1, 1, 6000)
    assert GAME.observe(after(step, "turn.scored"), None).finale is None
    assert [begun.finale.turns_left, GAME.observe(step.state, None).finale.turns_left] == left


def test_a_finale_that_is_off_is_shown_no_more_while_its_turn_is():
    state = at(turn("plus-minus", scores="100 6000 0", turn=5, reached=5), **EQUAL)
    step = play(state, FULL, "3 stop")
    assert GAME.observe(after(step, "turn.scored"), None).finale.in_doubt
    off = GAME.observe(after(step, "finale.off"), None)
    assert (off.finale, off.turn.seat, off.turn.points) == (None, 2, 0)


def test_a_win_by_the_clover_is_reported_in_its_turn():
    step = play(at(turn("clover")), FULL)
    won = after(step, "game.won")
    assert (won.clover, GAME.observe(won, None).turn.set_aside) == (0, (1, 1, 1, 5, 5, 5))
    assert GAME.observe(step.state, None).turn is None


def test_a_win_by_points_is_reported_with_the_result():
    step = play(at(before_a_card(scores="6000 0", turn=1, reached=1)), "card stop")
    assert after(step, "turn.lost").turn == 1
    assert GAME.observe(after(step, "game.won"), None).result.winners == (0,)
