"""OpenSpiel's own tests on the games, and the example in the docs. `make test-adapters` installs it."""

import copy
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="not run without OpenSpiel: make test-adapters")

import volle  # noqa: E402
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


ENGINE = Path(volle.__file__).parent.parent
LOADED = "import pickle, sys; print(*pickle.load(sys.stdin.buffer), sep='\\n')"


@pytest.mark.parametrize("name", ["volle_lotte(players=3,target=1000)", "volle_wolle(actions=id)"])
def test_games_and_states_are_pickled_also_into_processes_that_start_empty(name):
    game = pyspiel.load_game(name)
    state = random_state(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert (str(again), again.history()) == (str(state), state.history())
    done = subprocess.run(
        [sys.executable, "-c", LOADED],
        input=pickle.dumps((game, state)),
        cwd=ENGINE,
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode() == f"{game}\n{state}\n"


@pytest.mark.parametrize("duplicate", [lambda state: state.clone(), copy.deepcopy], ids=["clone", "deepcopy"])
def test_a_copy_of_a_state_is_played_on_apart(duplicate):
    state = random_state(pyspiel.load_game("volle_lotte"))
    before = str(state)
    other = duplicate(state)
    assert str(other) == before
    for _ in range(5):
        other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def random_state(game):
    """Return a state after some random actions, at which a player is to act."""
    state, rng = game.new_initial_state(), random.Random(3)
    while state.move_number() < 40 or state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "parameters",
    [
        *({"players": players} for players in (0, 1, 11, -1)),
        *({"target": target} for target in (1001, -5)),
        {"preset": "none"},
        {"actions": "ids"},
        {"goal": 3},
    ],
    ids=str,
)
def test_parameters_that_mean_nothing_are_refused_when_the_game_is_loaded(parameters):
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("volle_lotte", parameters)


@pytest.mark.parametrize("action", [-3, 64, 5])
def test_an_action_that_is_not_legal_is_refused(action):
    state = random_state(pyspiel.load_game("volle_lotte"))
    before = str(state)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(action)
    assert str(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_tensor_has_the_numbers_of_the_view(name):
    game = pyspiel.load_game(f"volle_{name}")
    state = random_state(game)
    encoding = GAMES[name].encoding()
    assert game.observation_tensor_size() == encoding.size
    for player in range(2):
        assert state.observation_tensor(player) == state.playing.numbers(player)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert [*observer.dict] == [field.name for field in encoding.fields]
    assert [*observer.tensor] == state.playing.numbers(0)


def test_agents_learn_in_the_environment_of_openspiel():
    from open_spiel.python import rl_environment  # noqa: PLC0415

    table = rl_environment.Environment(
        pyspiel.load_game("volle_lotte(target=500,actions=id)"),
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == GAMES["lotte"].encoding().size
        step = table.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(1)


def test_bots_of_the_engine_play_for_players():
    game = pyspiel.load_game("volle_lotte(target=1000)")
    bots = [openspiel.VolleBot(game, player, level, 7) for player, level in enumerate(("racer", "cautious"))]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)
    assert sum(returns) == pytest.approx(1)
    for arguments in ((2, "racer"), (0, "unknown"), ("0", "racer")):
        with pytest.raises(volle.BadOptions) as refused:
            openspiel.VolleBot(game, *arguments)
        assert isinstance(refused.value, pyspiel.SpielError)


def test_a_state_is_short_at_a_prompt():
    for name in GAMES:
        game = pyspiel.load_game(f"volle_{name}")
        assert len(repr(random_state(game))) < 300
        assert len(repr(game)) < 300


def test_the_example_of_the_page_runs(capsys):
    [example] = re.findall(r"```python\n(.+?)```", PAGE.read_text("utf-8"), re.S)
    random.seed(1)  # a match without a shared win
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 - it is our own page
    assert "1.0" in capsys.readouterr().out
