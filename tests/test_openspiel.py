"""OpenSpiel's own tests on the games, and the example in the docs. `make test-adapters` installs it."""

import random
import re
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="not run without OpenSpiel: make test-adapters")

from volle.adapters import openspiel  # noqa: E402
from volle.games import GAMES  # noqa: E402

PAGE = Path(__file__).resolve().parent.parent / "docs" / "openspiel.md"


@pytest.mark.parametrize(
    "name", ["volle_wolle", "volle_wolle(players=6)", "volle_lotte(target=1000)", "volle_lotte(players=10)"]
)
def test_it_passes_the_random_simulation_of_openspiel(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_parameters_are_options_and_what_is_left_follows_the_preset():
    playing = pyspiel.load_game("volle_lotte(players=3,preset=tutto,target=1000)").new_initial_state().playing
    agreed = playing.game.format_options(playing.state.options)
    preset = playing.game.parse_options({"preset": "tutto", "target": 1000}, 3)
    assert agreed == playing.game.format_options(preset)
    assert openspiel.TYPES.keys() == set(GAMES)


def every_value():
    """Return each value of each option that has a list or a range of them."""
    for name, game in GAMES.items():
        for option in game.options:
            ends = (option.range.least, option.range.most) if option.range else ()
            yield from ((name, option.name, value) for value in (*option.values, *ends))


@pytest.mark.parametrize(("name", "option", "value"), [*every_value()])
def test_every_value_of_an_option_is_a_parameter(name, option, value):
    written = f"'{value}'" if str(value)[0].isdigit() and isinstance(value, str) else value
    by_text = pyspiel.load_game(f"volle_{name}({option}={written})")
    by_name = pyspiel.load_game(f"volle_{name}", {option: value})
    for game in (by_text, by_name, pyspiel.load_game(str(by_text)), pyspiel.load_game(str(by_name))):
        playing = game.new_initial_state().playing
        parsed = playing.game.parse_options({option: value}, playing.game.seats[0])
        assert playing.state == playing.game.start(parsed)


def test_a_player_gets_the_table_and_not_hidden_information():
    state = pyspiel.load_game("volle_wolle(players=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    low, high = state.child(0), state.child(9)
    assert low.observation_string(0) != high.observation_string(0)
    assert low.observation_string(1) == high.observation_string(1)


def test_the_example_of_the_page_runs(capsys):
    [example] = re.findall(r"```python\n(.+?)```", PAGE.read_text("utf-8"), re.S)
    random.seed(1)  # a match without a shared win
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 - it is our own page
    assert "1.0" in capsys.readouterr().out
