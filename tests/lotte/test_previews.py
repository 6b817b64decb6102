"""The preview of each choice of a seat, compared with its consequences."""

from dataclasses import replace
from functools import cache

import pytest
from builders import play
from matches import KITS, played

from lotte.builders import at, before_a_card, shown, the_turn, turn
from volle.lotte import GAME
from volle.lotte.cards import FULL
from volle.lotte.types import Draw, SetAside, Stop
from volle.lotte.view import Choice

TUTTO = {"preset": "tutto"}


def verbs(preview):
    """The verbs of the choices of a preview."""
    return [choice.verb for choice in preview.choices]


@cache
def asked():
    """Yield every state of the random matches in which a seat has a choice."""
    return [
        step.state
        for seats in (2, 3, 5, 8)
        for variant in range(KITS["lotte"].VARIANTS)
        for step in played("lotte", seats, variant).steps
        if step.state.phase in ("keep", "go")
    ]


def check_preview(state, preview):
    """Check a preview against the rules."""
    seat = GAME.turn_of(state)
    step = GAME.apply(state, SetAside(seat, preview.dice)) if state.phase == "keep" else None
    after, told = (step.state, step.events) if step else (state, ())
    codes = [event.code for event in told]
    over = after.phase == "over"
    actions = GAME.legal_actions(after, seat) if not over and GAME.turn_of(after) == seat else ()
    first = [GAME.format_action(SetAside(seat, preview.dice))] if step else []
    then = [[GAME.format_action(action)] for action in actions] or [[]]
    assert [list(choice.actions) for choice in preview.choices] == [first + texts for texts in then]
    for choice in preview.choices:
        assert choice.verb == choice.actions[-1].split()[1]
        play(state, *choice.actions)
    assert preview.wins is over
    assert preview.full is ("full-roll.made" in codes if step else actions[0] == Draw(seat))
    assert preview.points == sum(event.points for event in told if event.code == "dice.aside")
    if not over:
        assert preview.total == after.points
        assert preview.rolls == dice_of_the_next_roll(after, actions)
    if actions:
        scored = GAME.apply(after, Stop(seat)).state.scores[seat]
        assert preview.score == scored
    elif not over:
        assert preview.score is None


def dice_of_the_next_roll(state, actions):
    """The number of dice that chance rolls if the seat goes on."""
    for action in actions[:1]:
        state = GAME.apply(state, action).state
    if state.phase == "card":
        state = play(replace(state, left=FULL), "card bonus-300").state
    (outcome, _), *_ = GAME.chance_outcomes(state)
    return len(outcome.dice)


@pytest.mark.slow
def test_previews_are_what_the_rules_make_of_each_choice():
    checked = set()
    for state in asked():
        seat = GAME.turn_of(state)
        previews = GAME.observe(state, seat).turn.previews
        if state.phase == "keep":
            keeps = [action.dice for action in GAME.legal_actions(state, seat)]
            assert [preview.dice for preview in previews] == keeps
        else:
            assert [preview.dice for preview in previews] == [()]
        for preview in previews:
            check_preview(state, preview)
        checked.add((state.phase, state.card, state.options.aside))
    assert len(checked) > 20


def test_a_preview_has_every_position_of_its_dice_in_the_tray():
    previews = the_turn("bonus-300", "roll 1 1 2 3 4 5", options=TUTTO).previews
    assert {preview.dice: preview.positions for preview in previews} == {
        (1, 1, 5): ((0, 1, 5),),
        (1, 1): ((0, 1),),
        (1, 5): ((0, 5), (1, 5)),
        (1,): ((0,), (1,)),
        (5,): ((5,),),
    }


def test_previews_are_the_same_for_all_players_at_the_table():
    state = play(at(turn("bonus-300"), **TUTTO), "roll 1 2 2 2 5 6").state
    views = [GAME.observe(state, seat) for seat in (0, 1, None)]
    assert len({view.turn for view in views}) == 1
    assert [len(view.legal) for view in views] == [7, 0, 0]


def test_a_prospect_of_a_full_roll_has_the_reward_in_it():
    preview, *_ = the_turn("bonus-300", "roll 1 1 1 5 5 5", options=TUTTO, points=200, cards=2).previews
    assert (preview.points, preview.total, preview.full) == (1500, 2000, True)
    assert (preview.score, preview.rolls) == (2000, 6)
    assert preview.choices == (
        Choice("draw", ("1 keep 1 1 1 5 5 5", "1 draw")),
        Choice("stop", ("1 keep 1 1 1 5 5 5", "1 stop")),
    )


def test_a_prospect_of_less_has_not():
    preview = the_turn("bonus-300", "roll 1 1 1 5 5 5", options=TUTTO, points=200).previews[-1]
    assert (preview.dice, preview.points, preview.total, preview.full) == ((5,), 50, 250, False)
    assert (preview.score, preview.rolls) == (250, 5)
    assert verbs(preview) == ["roll", "stop"]


def test_a_prospect_with_a_card_that_forces_names_no_score():
    preview = the_turn("plus-minus", "roll 1 2 3 4 5 6", options=TUTTO).previews[0]
    assert (preview.points, preview.score, preview.rolls) == (0, None, 4)
    assert preview.choices == (Choice("keep", ("1 keep 1 5",)),)


def test_a_preview_of_the_last_full_roll_of_the_clover_wins():
    lines = {"full_rolls": 1, "aside": "1 1 1 5 5 5"}
    wins = [p.wins for p in the_turn("clover", "roll 1 1 2 2 2 5", options=TUTTO, **lines).previews]
    assert wins == [True] + [False] * (len(wins) - 1)
    first = the_turn("clover", "roll 1 1 2 2 2 5", options=TUTTO).previews[0]
    assert (first.wins, first.full, first.rolls, verbs(first)) == (False, True, 6, ["keep"])


def test_where_nothing_is_chosen_there_is_one_prospect_of_what_lies_there():
    (preview,) = the_turn("bonus-300", "roll 1 2 2 3 4 6").previews
    assert (preview.dice, preview.points, preview.total) == ((), 0, 100)
    assert (preview.rolls, preview.score) == (5, 100)
    assert preview.choices == (Choice("roll", ("1 roll",)), Choice("stop", ("1 stop",)))


@pytest.mark.parametrize("position", [turn("bonus-300"), before_a_card()])
def test_where_chance_goes_on_there_is_no_prospect(position):
    assert shown(position).turn.previews == ()
