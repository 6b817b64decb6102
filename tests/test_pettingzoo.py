"""PettingZoo's own tests on the games, and the example in the docs. `make test-adapters` installs it."""

import json
import re
import warnings
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="not run without PettingZoo: make test-adapters")

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


def test_options_are_agreed():
    table = raw_env("lotte", target=1000, render_mode="ansi")
    table.reset(seed=1)
    assert table.render().startswith("target 1000")


def test_the_example_of_the_page_runs(capsys):
    [example] = re.findall(r"```python\n(.+?)```", PAGE.read_text("utf-8"), re.S)
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 - it is our own page
    assert "player_" in capsys.readouterr().out
