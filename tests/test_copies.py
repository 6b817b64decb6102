"""Copies and pickles, also in processes that start without anything: equal, played on alike, and apart."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from hypothesis import given, settings
from matches import NAMES, match_positions, to_its_end

import volle
from volle.games import GAMES

COPYING = {"deepcopy": copy.deepcopy, "pickle": lambda value: pickle.loads(pickle.dumps(value))}  # noqa: S301


@settings(max_examples=15)
@given(match_positions(*NAMES))
def test_what_belongs_to_a_match_is_equal_when_it_is_copied(match):
    view = match.game.observe(match.state, 0)
    for duplicate in COPYING.values():
        for value in (match, match.state, match.options, view, *match.log[-2:], *match.steps[-2:]):
            assert duplicate(value) == value
        assert duplicate(match.game) is match.game


@pytest.mark.parametrize("duplicate", COPYING.values(), ids=COPYING)
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_played_to_the_same_end_and_leaves_the_first_alone(name, duplicate):
    level = next(iter(GAMES[name].bots))
    match = volle.begin(volle.load(name), [f"bot:{level}"] * 2, seed="x")
    for _ in range(9):
        match = volle.play(match, volle.automatic_action(match))
    before = volle.format_record(match, private=True)
    other = duplicate(match)
    assert all(one is not another for one, another in zip(match.steps, other.steps, strict=True))
    assert to_its_end(other) == to_its_end(match)
    assert volle.format_record(match, private=True) == before


@pytest.mark.slow
@pytest.mark.cpython
def test_a_match_is_played_to_the_same_end_in_a_process_that_starts_empty():
    begun = [
        volle.advance(volle.begin(volle.load(name), [f"bot:{next(iter(game.bots))}", "Anna"], seed="x"))
        for name, game in GAMES.items()
    ]
    played = [volle.play(match, match.game.legal_actions(match.state, 1)[0]) for match in begun]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert [*pool.map(volle.advance, played)] == [*map(volle.advance, played)]
