"""A third game needs one word in games.py: Pig, played by everything above the games."""

import json
import sys
from types import SimpleNamespace

import pytest
from pig import PIG

from volle import __main__ as command_line
from volle import games, simulate
from volle.core.record import format_record, parse_record

GAMES = {"pig": PIG}
NEW = {"game": "pig", "seats": ["Anna", "bot:piglet"], "options": {}, "seed": "00" * 16}


@pytest.fixture(autouse=True)
def _only_pig(monkeypatch):
    """Pig in the place of all games: each part holds the same mapping."""
    monkeypatch.setitem(sys.modules, "volle.pig", SimpleNamespace(GAME=PIG))
    monkeypatch.setattr(games.GAMES, "_names", ("pig",))


def test_the_bridge_plays_it_to_its_end(ask):
    answer = ask("new", **NEW, **{"as": None})
    while answer["view"]["next"]:
        view = answer["view"]
        if view["next"]["by"] == "person":
            choice = ask("view", **{"as": 0})["view"]["legal"][-1]
            answer = ask("act", action=choice["text"], ply=view["ply"], **{"as": None})
        else:
            answer = ask("step", ply=view["ply"], **{"as": None})
        assert answer["ok"]
    assert answer["view"]["result"]["winners"]
    assert ask("load", record=ask("record")["record"], **{"as": None})["view"]["seed"] == NEW["seed"]


def test_its_die_can_be_chosen(ask):
    ask("new", **NEW, **{"as": None})
    assert ask("chance", ply=0)["lots"] == [{"name": "die", "values": list("123456")}]
    assert ask("choose-chance", ply=0, values=["6"])["record"].endswith("\nroll 6\n")
    assert ask("choose-chance", ply=1, values=["6"])["error"]["code"] == "chance.nothing-due"


def test_its_records_replay_and_verify():
    match = simulate.play_out(simulate.begin_seeded("pig", ["bot:piglet"] * 3, {"target": 30}, "x"))
    assert parse_record(format_record(match), GAMES, verify=True) == match


def test_the_command_line_knows_its_option_and_its_odds(capsys, tmp_path):
    (tmp_path / "start.volle").write_text(
        "volle 1\ngame: pig\nrules: 1\nseats: A | B\noptions: {}\n\nroll 6\n", encoding="utf-8"
    )
    assert command_line.main(["replay", str(tmp_path / "start.volle")]) == 0
    assert command_line.main(["odds", "pig", "--json"]) == 0
    said = capsys.readouterr().out
    assert "unfinished after 1 actions" in said
    assert json.loads(said[said.index("{") :]) == {"nothing": {"exact": "1/6", "value": 1 / 6}}


def test_the_terminal_plays_it(capsys, monkeypatch):
    answers = iter(["1", "?", "stop", "back", "quit"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    assert command_line.main(["play", "pig", "Anna", "Ben", "--seed", "a", "--target", "40"]) == 0
    assert "dice.rolled" in capsys.readouterr().out
