"""Compare the engine with other game libraries: random play through their checked APIs, in one run.

OpenSpiel's games in Python and in C++, PettingZoo's classic ones with their default wrappers, and the engine
on CPython and in Pyodide under Node. Contestants take turns, so that a busy machine slows all of them alike,
and the best round of each counts, because only other work makes a round slower. A step is an action of a
player or of chance; a decision is one of a player. `ratio` is the number of steps of the slower of our games
on CPython per step of the other.

Writes bench/out/peers.json. Needs the optional extra `peers`, which `make bench-peers` installs.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, NamedTuple

from engine import SEATS, play_at_random
from reports import write_report

from setup import ROOT
from volle.core import chance
from volle.core.game import CHANCE, AnyGame
from volle.games import GAMES

OUT = ROOT / "bench" / "out" / "peers.json"
IN_CPP = ("pig", "goofspiel", "tic_tac_toe", "dominoes")
IN_PYTHON = ("python_tic_tac_toe", "python_block_dominoes", "python_team_dominoes")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "rps_v2")
OURS = "volle"


class Count(NamedTuple):
    """The steps and decisions of one match."""

    steps: int
    decisions: int


Play = Callable[[int], Count]
"""Plays match number N at random."""


class Speed(NamedTuple):
    """The speed per second of processor time."""

    steps: float
    decisions: float
    games: float


def contestants() -> dict[str, Play]:
    """Return all contestants by name."""
    import pyspiel  # noqa: PLC0415 - an optional extra
    from open_spiel.python.games import (  # noqa: F401, PLC0415 - they register themselves
        block_dominoes,
        team_dominoes,
        tic_tac_toe,
    )

    found = {f"{OURS} {game.name}": ours(game) for game in GAMES.values()}
    for name in (*IN_CPP, *IN_PYTHON):
        if name in pyspiel.registered_names():
            kind = "Python" if name in IN_PYTHON else "C++"
            found[f"OpenSpiel {kind} {name.removeprefix('python_')}"] = spiel(pyspiel.load_game(name))
        else:
            print(f"  this release of OpenSpiel has no game {name}", file=sys.stderr)
    for name in CLASSIC:
        env = import_module(f"pettingzoo.classic.{name}").env()
        found[f"PettingZoo {name}"] = zoo(env)
    return found


def ours(game: AnyGame) -> Play:
    """Return a function that plays matches of our game with four seats."""

    def play(number: int) -> Count:
        rng = chance.stream(chance.derive_seed("peers", game.name), number, CHANCE)
        seats = [action.seat for action in play_at_random(game, SEATS, rng)]
        return Count(len(seats), len(seats) - seats.count(CHANCE))

    return play


def spiel(game: Any) -> Play:
    """Return a function that plays matches of an OpenSpiel game."""

    def play(number: int) -> Count:
        rng = random.Random(number)  # noqa: S311 - as users of these libraries play
        state, steps, by_chance = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                by_chance += 1
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            elif state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
                steps += len(players) - 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return Count(steps, steps - by_chance)

    return play


def zoo(env: Any) -> Play:
    """Return a function that plays matches of a PettingZoo environment."""

    def play(number: int) -> Count:
        rng = random.Random(number)  # noqa: S311 - as users of these libraries play
        env.reset(seed=number)
        steps = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, about = env.last()
            action = None
            if not (terminated or truncated):
                steps += 1
                mask = seen.get("action_mask") if isinstance(seen, dict) else about.get("action_mask")
                free = range(env.action_space(agent).n) if mask is None else mask.nonzero()[0]
                action = int(rng.choice(free))
            env.step(action)
        return Count(steps, steps)

    return play


def speed_of(play: Play, first: int, seconds: float) -> Speed:
    """Return the speed of matches from number `first` on, played for this many seconds."""
    began, number, steps, decisions = process_time(), first, 0, 0
    while (taken := process_time() - began) < seconds or number == first:
        count = play(number)
        steps, decisions, number = steps + count.steps, decisions + count.decisions, number + 1
    return Speed(steps / taken, decisions / taken, (number - first) / taken)


def in_pyodide(seconds: float) -> dict[str, Speed]:
    """Return the speeds of our games in Pyodide, under Node."""
    command = ["node", "bench/peers.mjs", str(seconds)]
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    return {f"{OURS} {name} in Pyodide": Speed(*speed) for name, speed in found.items()}


def speeds_of_ours(seconds: float) -> str:
    """Return the speeds of our games as JSON, for peers.mjs."""
    played = {game.name: ours(game) for game in GAMES.values()}
    return json.dumps({name: speed_of(play, 0, seconds) for name, play in played.items()})


def measure(rounds: int, seconds: float) -> dict[str, Speed]:
    """Return the best speeds of all contestants, measured in turns."""
    players = contestants()
    found: dict[str, list[Speed]] = {name: [] for name in players}
    for play in players.values():
        play(0)
    for number in range(rounds):
        for name, play in players.items():
            found[name].append(speed_of(play, 1_000_000 * number, seconds))
        for name, speed in in_pyodide(seconds).items():
            found.setdefault(name, []).append(speed)
    return {name: max(speeds) for name, speeds in found.items()}


def report(found: dict[str, Speed]) -> dict[str, Any]:
    """Return all speeds, and the ratios to our slower game on CPython."""
    slower = min(found[f"{OURS} {name}"].steps for name in GAMES)
    return {
        "python": platform.python_version(),
        "openspiel": import_module("importlib.metadata").version("open_spiel"),
        "pettingzoo": import_module("importlib.metadata").version("pettingzoo"),
        "seats": SEATS,
        "contestants": {
            name: {
                "steps_per_second": round(speed.steps),
                "decisions_per_second": round(speed.decisions),
                "games_per_second": round(speed.games, 1),
                "ratio": round(slower / speed.steps, 3),
            }
            for name, speed in found.items()
        },
    }


def row(name: str, about: dict[str, Any]) -> str:
    """Return a row of the table."""
    speeds = f"{about['steps_per_second']:11,} {about['decisions_per_second']:11,}"
    return f"  {name:36} {speeds} {about['games_per_second']:10,.1f} {about['ratio']:8.3f}"


def main() -> None:
    """Play, print a table and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=0.5, help="of each contestant in each round")
    given = options.parse_args()
    found = report(measure(given.rounds, given.seconds))
    print(f"  {'':36} {'steps/s':>11} {'decisions/s':>11} {'games/s':>10} {'ratio':>8}")
    print("\n".join(row(name, about) for name, about in found["contestants"].items()))
    write_report(OUT, found)


if __name__ == "__main__":
    main()
