"""Bots think in slices: decisions do not depend on the slices, and other requests can come between them."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest
from builders import SEED

from volle import lotte
from volle.core import chance
from volle.core import match as matches
from volle.core.game import BotLevel
from volle.core.record import format_records
from volle.core.thinking import Thinker, at_once
from volle.games import GAMES
from volle.lotte import bots, race, winning
from volle.web import bridge, thinking
from volle.wolle.brain.bids import bidding_of

THINKERS = [
    ("wolle", "ewe", 2),
    ("wolle", "ram", 3),
    ("wolle", "roger", 2),
    ("wolle", "roger", 4),
    ("lotte", "racer", 3),
]
OTHER = chance.format_seed(bytes(16))


def slices_of(match):
    """Return the number of slices of a bot's decision that nothing is known about."""
    bidding_of.cache_clear()
    return len(list(matches.automatic_slices(match)))


def before_a_long_thought(game, level, seats, seed=SEED):
    """Return a match at a bot's first decision with more than one slice."""
    match = matches.begin(GAMES[game], (f"bot:{level}",) * seats, {}, chance.parse_seed(seed))
    while slices_of(match) < 2:
        match = matches.play(match, matches.automatic_action(match))
    return match


@pytest.fixture
def hasty(ask, monkeypatch):
    """Load a match and send requests about it; each answer comes after a single slice."""
    monkeypatch.setattr(thinking, "WHILE", 0)

    def loaded(match):
        bidding_of.cache_clear()
        assert ask("load", record=format_records(match)[0], **{"as": None})["view"]["ply"] == match.ply
        return step

    def step(ply):
        return json.loads(bridge.handle(json.dumps({"do": "step", "ply": ply, "as": None})))

    return loaded


def decided(step, ply):
    """Return the answers to a step until the bot has decided."""
    answers = [step(ply)]
    while answers[-1].get("thinking"):
        answers.append(step(ply))
    return answers


@pytest.mark.parametrize(("game", "level", "seats"), THINKERS)
def test_a_bot_decides_alike_in_slices_and_in_one_go(hasty, game, level, seats):
    match = before_a_long_thought(game, level, seats)
    action = matches.automatic_action(match)
    *thoughts, answer = decided(hasty(match), match.ply)
    assert thoughts
    assert all(thought == {"ok": True, "thinking": True} for thought in thoughts)
    assert answer["save"] == format_records(matches.play(match, action))[0]


def test_a_bot_thinks_on_after_other_questions(hasty, ask):
    match = before_a_long_thought("wolle", "roger", 2)
    slices = slices_of(match)
    step = hasty(match)
    before = ask("view")
    assert step(match.ply)["thinking"]
    for question in ({"do": "view"}, {"do": "odds", "as": 0}, {"do": "record"}):
        assert ask(**question)["ok"]
    assert ask("view") == before
    assert len(decided(step, match.ply)) == slices


def test_another_match_ends_the_thought_and_has_its_own(hasty):
    match, other = (before_a_long_thought("wolle", "roger", 2, seed) for seed in (SEED, OTHER))
    assert match.ply == other.ply, "otherwise a late step would be refused as stale"
    hasty(match)(match.ply)
    answer = decided(hasty(other), other.ply)[-1]
    assert answer["save"] == format_records(matches.play(other, matches.automatic_action(other)))[0]


def test_an_action_taken_back_is_not_thought_about_any_more(hasty, ask):
    match = matches.begin(GAMES["wolle"], ("Anna", "bot:roger", "Ben"), {}, chance.parse_seed(SEED))
    for _ in ("boards", "deal"):
        match = matches.play(match, matches.automatic_action(match))
    match = matches.play(match, match.game.legal_actions(match.state, 0)[0])
    step = hasty(match)
    assert step(match.ply)["thinking"]
    taken = ask("take-back", ply=match.ply, **{"as": None})
    assert taken["view"]["ply"] == match.ply - 1
    assert step(match.ply)["error"]["code"] == "match.stale"
    bid = decided(step, match.ply - 1)[-1]
    assert (bid["view"]["ply"], bid["frames"][0]["event"]["seat"]) == (match.ply, 1)


def test_a_bot_that_fails_while_it_thinks_begins_again(hasty, ask):
    failures = []

    def slices(_view, _rng):
        yield
        failures.append(1)
        raise ValueError("a bug")

    match = before_a_long_thought("wolle", "roger", 2)
    step = hasty(match)
    bridge._engine._match = replace(
        match, game=replace(match.game, bots={"roger": BotLevel(Thinker(slices), "expert")})
    )
    for times in (1, 2):
        assert step(match.ply)["thinking"]
        assert step(match.ply)["error"]["code"] == "engine.failed"
        assert len(failures) == times
    assert ask("view")["view"]["ply"] == match.ply


def test_a_slice_of_a_racer_is_bounded_by_what_it_values():
    match = before_a_long_thought("lotte", "racer", 3)
    view = lotte.GAME.known_to(match.state, match.to_act[0])
    bots._winning_turn.cache_clear()
    turn = bots.winning_turn(view)
    valued = [len(turn._rolling) + len(turn._ends) for _ in matches.automatic_slices(match)]
    grown = [after - before for before, after in pairwise(valued)]
    assert 0 < max(grown) <= winning._SLICE


def test_a_race_looks_up_what_was_prepared():
    match = matches.begin(lotte.GAME, ("bot:racer",) * 3, {}, chance.parse_seed(SEED))
    one, scores = race.Race(match.options, 0, None), (0, 500, 250)
    race._row.cache_clear()
    rows = len(list(race.prepare(one, scores)))
    race.chance(one, scores, 0)
    assert rows < race._row.cache_info().misses <= rows + 2


def test_advice_is_given_in_one_go_while_a_racer_thinks():
    match = before_a_long_thought("lotte", "racer", 3)
    view = lotte.GAME.known_to(match.state, match.to_act[0])
    action = matches.automatic_action(match)
    bots._winning_turn.cache_clear()
    slices = matches.automatic_slices(match)
    next(slices)
    assert lotte.GAME.advise(view) is not None
    assert at_once(slices) == action
