"""The contract of every game, in every match, at every position."""

import json
from dataclasses import FrozenInstanceError, fields
from typing import get_args

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from matches import HELD, KITS, match_positions, played, whole_matches
from parts import text_of

from volle.core import chance
from volle.core.errors import IllegalAction, RequestRefused
from volle.core.game import CHANCE, Difficulty
from volle.core.match import public
from volle.core.names import bot_level
from volle.core.record import format_record, parse_record
from volle.core.serialization import plain
from volle.games import GAMES

EVERY_MATCH = [
    (name, seats, variant)
    for name in HELD
    for seats in HELD[name].seats
    for variant in range(KITS[name].VARIANTS)
]
DRAWN = (*HELD, *(name for name in HELD if name in GAMES))
"""The games of random matches: the smallest one is drawn less often, because it has less to fail."""


def kit(match):
    """Return the game's kit for these tests."""
    return KITS[match.game.name]


def seats_of(match):
    """Return every seat at the table."""
    return range(len(match.names))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_kit(name):
    assert KITS[name].VARIANTS >= 1


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_rulebook(name):
    assert text_of(f"rulebook/{name}.toml")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_bot(name):
    assert GAMES[name].bots, f"add a bot to py/volle/{name}: a function of its GAME.bots"


@pytest.mark.parametrize(("name", "seats", "variant"), EVERY_MATCH)
def test_a_match_ends_within_its_bound_and_keeps_all_it_began_with(name, seats, variant):
    match = played(name, seats, variant)
    assert match.ply <= KITS[name].longest(seats)
    assert match.game.result(match.state) is not None
    for step in match.steps:
        KITS[name].check_conserved(step.state)


@pytest.mark.parametrize(("name", "seats", "variant"), EVERY_MATCH)
def test_a_seat_is_asked_only_where_it_has_a_choice(name, seats, variant):
    match = played(name, seats, variant)
    for ply in range(match.ply):
        state = match.before(ply)
        assert match.game.result(state) is None
        for seat in set(match.game.to_act(state)) - {CHANCE}:
            assert len(match.game.legal_actions(state, seat)) >= 2


@pytest.mark.parametrize(("name", "seats", "variant"), EVERY_MATCH)
def test_replaying_a_record_gives_the_same_match(name, seats, variant):
    match = played(name, seats, variant)
    assert parse_record(format_record(match), HELD) == match


@given(match_positions(*DRAWN))
def test_legal_actions_all_apply_and_leave_their_state_alone(match):
    before = hash(match.state)
    for seat in seats_of(match):
        for action in match.game.legal_actions(match.state, seat):
            assert action.seat == seat
            KITS[match.game.name].check_conserved(match.game.apply(match.state, action).state)
    assert hash(match.state) == before


@pytest.mark.parametrize(("name", "seats", "variant"), EVERY_MATCH)
def test_an_unchecked_action_leads_where_a_checked_one_does(name, seats, variant):
    match = played(name, seats, variant)
    for ply, action in enumerate(match.log):
        assert match.game.follow(match.before(ply), action) == match.steps[ply]


@given(match_positions(*DRAWN))
def test_every_legal_action_leads_to_the_same_when_it_is_not_checked(match):
    for seat in seats_of(match):
        for action in match.game.legal_actions(match.state, seat):
            assert match.game.follow(match.state, action) == match.game.apply(match.state, action)


@pytest.mark.parametrize("name", ["wolle", "lotte"])
def test_search_in_the_large_games_skips_the_check(name):
    assert HELD[name].shortcuts.apply_unchecked not in {None, HELD[name].apply}


@given(match_positions(*DRAWN))
def test_legal_actions_are_distinct_and_only_for_seats_that_owe_one(match):
    for seat in (*seats_of(match), CHANCE):
        actions = match.game.legal_actions(match.state, seat)
        assert len(set(actions)) == len(actions)
        assert bool(actions) is (seat != CHANCE and seat in match.to_act)


@given(match_positions(*DRAWN))
def test_every_other_action_of_the_alphabet_is_refused(match):
    game, state = match.game, match.state
    legal = {action for seat in seats_of(match) for action in game.legal_actions(state, seat)}
    is_outcome = kit(match).outcome_test(state)
    for text in kit(match).alphabet(state):
        action = game.parse_action(text)
        if action in legal or is_outcome(action):
            game.apply(state, action)
            continue
        with pytest.raises(IllegalAction) as refusal:
            game.apply(state, action)
        assert refusal.value.code
        assert refusal.value.rule


@given(match_positions(*DRAWN))
def test_nothing_can_be_changed_in_place(match):
    for value in (match.state, match.game.observe(match.state, 0), *match.log[-1:]):
        assert not hasattr(value, "__dict__")
        for field in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, field.name, None)


@given(match_positions(*DRAWN))
def test_chance_adds_up_to_exactly_one(match):
    game, state = match.game, match.state
    if match.to_act != (CHANCE,):
        assert list(game.chance_outcomes(state)) == []
        return
    assume(kit(match).outcome_count(state) <= 5000)
    outcomes = dict(game.chance_outcomes(state))
    assert sum(outcomes.values()) == 1
    for outcome in list(outcomes)[::7]:
        game.apply(state, outcome)


@given(match_positions(*DRAWN), st.binary(min_size=16, max_size=16))
def test_what_chance_draws_is_one_of_its_outcomes(match, seed):
    assume(match.to_act == (CHANCE,))
    drawn = match.game.draw(match.state, chance.stream(seed, match.ply, CHANCE))
    assert kit(match).outcome_test(match.state)(drawn)
    match.game.apply(match.state, drawn)


@given(match_positions(*DRAWN), st.data())
def test_chance_comes_to_whatever_is_chosen_of_its_lots(match, data):
    choices = match.game.chance_choices(match.state)
    assume(choices)
    values = tuple(data.draw(st.sampled_from(lot.values)) for lot in choices)
    chosen = match.game.choose_chance(match.state, values)
    assert kit(match).outcome_test(match.state)(chosen)
    match.game.apply(match.state, chosen)


@given(match_positions(*DRAWN))
def test_nothing_can_be_chosen_where_chance_has_no_lots(match):
    assume(match.game.chance and not match.game.chance_choices(match.state))
    with pytest.raises(IllegalAction) as refusal:
        match.game.choose_chance(match.state, ("1",))
    assert refusal.value.rule
    is_due = match.to_act == (CHANCE,)
    assert refusal.value.code == ("chance.not-yours" if is_due else "chance.nothing-due")


@given(match_positions(*DRAWN))
def test_chance_draws_nothing_where_nothing_is_due(match):
    assume(match.to_act != (CHANCE,))
    with pytest.raises((IllegalAction, RequestRefused)) as refusal:
        match.game.draw(match.state, chance.stream(bytes(16), 0, CHANCE))
    assert refusal.value.code == "chance.nothing-due"


@given(match_positions(*DRAWN))
def test_actions_equal_their_text(match):
    game = match.game
    legal = [action for seat in seats_of(match) for action in game.legal_actions(match.state, seat)]
    for action in (*legal, *match.log):
        assert game.parse_action(game.format_action(action)) == action


@given(match_positions(*DRAWN))
def test_positions_equal_their_text(match):
    text = match.game.format_position(match.state)
    assert match.game.parse_position(text, match.options) == match.state


@given(match_positions(*DRAWN))
def test_records_equal_their_text(match):
    assert parse_record(format_record(match, private=True), HELD) == match
    shown = parse_record(format_record(match), HELD)
    assert shown.log == public(match).log
    assert format_record(shown) == format_record(match)


@given(match_positions(*DRAWN))
def test_a_view_is_the_same_after_a_journey_through_json(match):
    for seat in (*seats_of(match), None):
        shown = plain(match.game.observe(match.state, seat))
        assert json.loads(json.dumps(shown, allow_nan=False)) == shown


@given(match_positions(*DRAWN), st.data())
def test_a_view_does_not_change_with_what_the_seat_cannot_see(match, data):
    seat = data.draw(st.sampled_from([None, *seats_of(match)]))
    other = kit(match).swapped(match.state, seat, data.draw(st.randoms(use_true_random=False)))
    assert match.game.observe(other, seat) == match.game.observe(match.state, seat)


@pytest.mark.slow
@given(match_positions(*DRAWN), st.randoms(use_true_random=False), st.binary(min_size=16, max_size=16))
def test_a_bots_choice_does_not_change_with_what_it_cannot_see(match, random, seed):
    assume(match.to_act and match.to_act != (CHANCE,))
    seat = random.choice(match.to_act)
    bot = match.game.bots[bot_level(match.names[seat])].choose
    states = (match.state, kit(match).swapped(match.state, seat, random))
    first, second = (
        bot(match.game.observe(state, seat), chance.stream(seed, match.ply, seat)) for state in states
    )
    assert first == second
    assert first in match.game.legal_actions(match.state, seat)


@pytest.mark.slow
@given(match_positions(*DRAWN), st.randoms(use_true_random=False))
def test_events_reveal_nothing_of_what_the_seat_cannot_see(match, random):
    game, seats = match.game, match.to_act
    assume(seats and seats != (CHANCE,))
    acting = random.choice(seats)
    watching = random.choice([None, *(seat for seat in seats_of(match) if seat != acting)])
    state, other = match.state, kit(match).swapped(match.state, watching, random)
    first = random.choice(game.legal_actions(state, acting))
    second = random.choice(game.legal_actions(other, acting)) if len(seats) > 1 else first
    steps = game.apply(state, first), game.apply(other, second)
    # A reveal and the final count show hidden information by design.
    assume(len(seats) > 1 or not (set_of_codes(steps[0]) & {"bids.revealed", "game.ended"}))
    assert emit(game, steps[0], watching) == emit(game, steps[1], watching)


def set_of_codes(step):
    """Return the codes of the events of a step."""
    return {event.code for event in step.events}


def emit(game, step, seat):
    """All that a seat learns from a step."""
    return [game.redact(event, step.state, seat) for event in step.events], game.observe(step.state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_each_bot_is_harder_to_beat_than_the_one_before(game):
    ranks = [get_args(Difficulty).index(bot.difficulty) for bot in GAMES[game].bots.values()]
    assert ranks == sorted(set(ranks)) and ranks[0] == 0


@given(whole_matches(*DRAWN))
def test_events_know_their_rule(match):
    for step in match.steps:
        for event in step.events:
            assert event.rule.startswith(f"{match.game.name}.")
            assert event.code == type(event).code
