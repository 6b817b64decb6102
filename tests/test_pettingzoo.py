"""PettingZoo's own tests on the games, and the example in the docs. `make test-adapters` installs it."""

import copy
import json
import pickle
import re
import warnings
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="not run without PettingZoo: make test-adapters")

import numpy as np
import pettingzoo

import volle
from volle.adapters.pettingzoo import LENGTH, env, raw_env

PAGE = Path(__file__).resolve().parent.parent / "docs" / "pettingzoo.md"


@pytest.fixture
def official():
    """Import the tests of PettingZoo, which causes warnings about its own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo import test  # noqa: PLC0415
    return test


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("name", "seats"), [("wolle", 2), ("lotte", 3)])
def test_it_passes_the_tests_of_pettingzoo(official, capsys, name, seats):
    official.api_test(env(name, seats=seats), num_cycles=100, verbose_progress=False)
    official.seed_test(lambda: env(name, seats=seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


def test_an_agent_observes_its_view_and_may_do_what_is_legal():
    table = raw_env("wolle", seats=3)
    table.reset(seed=1)
    for agent in table.possible_agents:
        seen = table.observe(agent)
        view = json.loads(bytes(seen["observation"]).rstrip(b"\0"))
        assert view["seat"] == table.possible_agents.index(agent)
        mine = agent == table.agent_selection
        assert seen["action_mask"].sum() == (len(table.playing.legal) if mine else 0)


def opening(table, **seed):
    """Return the first rolls and cards of a match in which each agent takes its first legal action."""
    table.reset(**seed)
    texts = []
    for _ in range(12):
        texts.append(table.playing.view(None))
        table.step(0)
    return texts


def test_fresh_environments_play_different_matches():
    openings = [opening(raw_env("lotte")) for _ in range(4)]
    assert all(openings.count(one) == 1 for one in openings)


def test_a_seed_gives_the_same_matches_in_every_environment():
    first, second = raw_env("lotte"), raw_env("lotte")
    matches = [opening(first, seed=7), opening(first), opening(first)]
    assert [opening(second, seed=7), opening(second), opening(second)] == matches
    assert all(matches.count(one) == 1 for one in matches)
    assert opening(first, seed=8) not in matches
    assert opening(second, seed=first.np_random_seed) == opening(first, seed=8)


def test_the_longest_observation_fits():
    table = raw_env("lotte", seats=10, preset="tutto")
    table.reset(seed=1)
    position = (
        f"phase keep\nleft *\nscores {' '.join(['12000'] * 10)}\ncard straight\ncards 1\ndice 1 2 3 4 5 6\n"
    )
    table.playing.state = table.playing.game.parse_position(position, table.playing.state.options)
    assert len(table.playing.view(0)) < LENGTH


VARIANTS = [
    {},
    {"observation": "numbers"},
    {"actions": "id"},
    {"memory": False},
    {"opponents": {"player_1": "cautious"}, "observation": "numbers", "actions": "id"},
]


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize("more", VARIANTS, ids=str)
def test_every_form_passes_the_tests_of_pettingzoo(official, capsys, more):
    official.api_test(env("lotte", seats=3, **more), num_cycles=60, verbose_progress=False)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", volle.GAMES)
def test_make_passes_seats_and_all_options(name):
    game = volle.load(name)
    for option in game.options:
        value = option.values[-1] if option.values else option.default
        table = pettingzoo.make("aec", f"volle/{name}-v0", seats=game.seats[-1], **{option.name: value})
        expected = game.parse_options({option.name: value}, game.seats[-1])
        assert table.unwrapped.playing.options == expected
        assert len(table.possible_agents) == game.seats[-1]


BAD = [
    *({"seats": seats} for seats in (0, 1, 11, -1, 2.0, "2", True)),
    *({"observation": form} for form in ("text", None)),
    *({"actions": form} for form in ("ids", None, 3)),
    *({"memory": value} for value in (None, 1)),
    *({"render_mode": mode} for mode in ("human", 3)),
    *({"opponents": one} for one in (["cautious"], {"player_0": "cautious", "player_1": "cautious"})),
    *({"opponents": {"player_1": level}} for level in ("unknown", None, 3)),
    *({"opponents": {agent: "cautious"}} for agent in ("player_2", 1)),
    *({"target": target} for target in ("1000", 1001, 1000.0)),
    {"goal": 1},
]


@pytest.mark.parametrize("more", BAD, ids=str)
def test_arguments_that_mean_nothing_are_refused_at_once(more):
    for make in (raw_env, env):
        with pytest.raises(volle.BadOptions):
            make("lotte", **more)


def test_a_game_that_does_not_exist_is_refused_at_once():
    with pytest.raises(volle.GameError):
        env("chess")


@pytest.mark.parametrize("action", [-1, 64, 5, 0.0, 1.5, "0", None, True, np.float64(0), np.array([0, 0])])
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(action):
    table = raw_env("lotte")
    table.reset(seed=1)
    before = table.playing.view(None)
    with pytest.raises(volle.GameError):
        table.step(action)
    assert table.playing.view(None) == before
    table.step(np.int64(0))
    assert table.playing.view(None) != before


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301
@pytest.mark.parametrize("make", [env, raw_env])
def test_a_copy_is_played_on_alike_and_apart(duplicate, make):
    table = make("wolle", seats=3, opponents={"player_2": "lamb"})
    table.reset(seed=3)
    for _ in range(5):
        table.step(0)
    other = duplicate(table)
    before = bytes(table.observe(table.agent_selection)["observation"])
    for _ in range(5):
        other.step(0)
    assert bytes(table.observe(table.agent_selection)["observation"]) == before
    for _ in range(5):
        table.step(0)
    assert bytes(other.observe("player_0")["observation"]) == bytes(table.observe("player_0")["observation"])


def test_opponents_play_for_themselves_and_by_the_seed():
    tables = [
        raw_env("lotte", seats=3, opponents={"player_0": "racer", "player_2": "cautious"}) for _ in "ab"
    ]
    for table in tables:
        table.reset(seed=5)
        assert table.possible_agents == ["player_1"]
        while table.agents and not all(table.terminations.values()):
            assert table.agent_selection == "player_1"
            table.step(0)
    assert tables[0].playing.view(None) == tables[1].playing.view(None)
    assert 0 <= tables[0].rewards["player_1"] <= 1


def test_numbers_are_within_the_space():
    table = raw_env("wolle", seats=6, observation="numbers")
    table.reset(seed=2)
    for _ in range(60):
        seen = table.observe(table.agent_selection)
        assert table.observation_space(table.agent_selection).contains(seen)
        table.step(int(seen["action_mask"].argmax()))


def test_an_environment_is_short_at_a_prompt():
    assert len(repr(raw_env("lotte", seats=10, opponents={"player_3": "racer"}))) < 300
    assert "player_0" in repr(raw_env("lotte"))


def test_options_are_agreed():
    table = raw_env("lotte", target=1000, render_mode="ansi")
    table.reset(seed=1)
    assert table.render().startswith("target 1000")


def test_the_example_of_the_page_runs(capsys):
    [example] = re.findall(r"```python\n(.+?)```", PAGE.read_text("utf-8"), re.S)
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 - it is our own page
    assert "player_" in capsys.readouterr().out
