"""A third game beside the two: Pig goes through everything above the games, and every game still works.

Pig has an option of the same name as another game. It is tried with rules and notation alone, and with
capabilities.
"""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import MISSING, fields, replace
from pathlib import Path

import pytest
from matches import HELD
from pig import CAPABLE, PIG, Roll

from volle import games
from volle.arena import processes
from volle.cli import arguments
from volle.cli import main as command_line
from volle.cli.arguments import parser
from volle.core import match as matches
from volle.core.game import Game
from volle.core.record import format_record, parse_record
from volle.games import GAMES, begin
from volle.web import bridge

NEW = {"game": "pig", "seats": ["Anna", "bot:random"], "options": {}, "seed": "00" * 16}
COMMANDS = ("play", "simulate", "arena", "odds", "advise")
"""The commands that take the options of games."""
PAGE = Path(__file__).resolve().parent.parent / "docs" / "adding-a-game.md"


@pytest.fixture(autouse=True)
def _three_games(monkeypatch):
    """Register Pig beside the games of the registry; workers are threads, so that they have it too."""
    monkeypatch.setitem(games.GAMES.loaders, "pig", lambda: PIG)
    monkeypatch.setattr(processes, "ProcessPoolExecutor", threads)


@pytest.fixture
def capable(monkeypatch):
    """Register Pig with capabilities in place of the smallest Pig."""
    monkeypatch.setitem(games.GAMES.loaders, "pig", lambda: CAPABLE)


def threads(jobs, **_of_processes):
    return ThreadPoolExecutor(jobs)


def run(capsys, *arguments):
    """Run a command; return its exit code and what it prints on standard output."""
    code = command_line.main([*map(str, arguments)])
    return code, capsys.readouterr().out


def started(folder):
    """Write a record of a match of Pig that has just begun; return its path."""
    path = folder / "start.volle"
    path.write_text("volle 1\ngame: pig\nrules: 1\nseats: A | B\noptions: {}\n\nroll 6\n", encoding="utf-8")
    return path


def test_it_shares_the_name_of_an_option_with_another_game():
    names = {name: {option.name for option in game.options} for name, game in GAMES.items()}
    assert any(names["pig"] & names[other] for other in GAMES if other != "pig")


@pytest.mark.parametrize("command", COMMANDS)
def test_games_that_share_the_name_of_an_option_share_its_argument(capsys, command):
    with pytest.raises(SystemExit) as done:
        parser().parse_args([command, "--help"])
    assert done.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "lotte: 500 to 20000, in steps of 50; " in said
    assert "; pig: 10 to 100, in steps of 10" in said


@pytest.mark.parametrize(("game", "fits", "does_not"), [("pig", 30, 550), ("lotte", 550, 30)])
def test_each_game_parses_the_value_of_a_shared_option_itself(capsys, tmp_path, game, fits, does_not):
    arguments = ("simulate", game, "--seats", 2, "--jobs", 1, "--out", tmp_path, "--target")
    assert run(capsys, *arguments, does_not)[0] == 1
    assert run(capsys, *arguments, fits)[0] == 0
    assert f'"target": {fits}' in (tmp_path / f"{game}-2-00001.volle").read_text("utf-8")


@pytest.mark.parametrize("game", HELD)
def test_every_game_is_simulated_and_verified_beside_the_others(capsys, tmp_path, game):
    level = next(iter(GAMES[game].bots))
    arguments = ("--seats", 2, "--games", 2, "--seed", "x", "--bots", level, "--out", tmp_path)
    assert run(capsys, "simulate", game, *arguments)[0] == 0
    records = sorted(tmp_path.iterdir())
    assert len(records) == 2
    code, said = run(capsys, "replay", "--verify", *records)
    assert (code, said.count("Everything checks out:")) == (0, 2)


@pytest.mark.parametrize("game", HELD)
def test_every_game_is_played_in_the_terminal_beside_the_others(capsys, monkeypatch, game):
    answers = iter(["1", "?", "back", "quit"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers, None) or "quit")
    code, said = run(capsys, "play", game, "Anna", "Ben", "--seed", "a")
    assert code == 0
    assert "Anna" in said


def test_the_terminal_renders_its_events_as_codes_until_it_has_words(capsys, monkeypatch):
    answers = iter(["1", "?", "stop", "back", "quit"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    code, said = run(capsys, "play", "pig", "Anna", "Ben", "--seed", "a", "--target", "40")
    assert code == 0
    assert "dice.rolled" in said


def test_its_sentences_use_the_words_that_it_declares():
    from fluent.runtime import FluentResource  # noqa: PLC0415 - of the extra for words

    from volle.cli.localization import FluentLocalization  # noqa: PLC0415
    from volle.cli.sentences import event_sentence  # noqa: PLC0415

    l10n = FluentLocalization("en")
    l10n._bundle.add_resource(FluentResource("event-pig-dice-rolled = { $name } rolls a { $pips }."))
    match = matches.play(matches.begin(CAPABLE, ("Anna", "Ben"), {}), Roll(6))
    [event] = match.steps[0].events
    assert event_sentence(match, event, l10n) == "Anna rolls a 6."


@pytest.mark.parametrize("game", HELD)
def test_every_game_is_played_in_the_arena_beside_the_others(capsys, game):
    level = next(iter(GAMES[game].bots))
    bots = ",".join(dict.fromkeys((level, "random")))
    arguments = ("--bots", bots, "--seats", 2, "--blocks", 2, "--seed", "x", "--jobs", 1)
    code, said = run(capsys, "arena", game, *arguments, "--json")
    assert code == 0
    assert json.loads(said)["blocks"] == 2


@pytest.mark.usefixtures("capable")
def test_the_command_line_knows_its_odds_and_prints_its_records(capsys, tmp_path):
    code, said = run(capsys, "replay", started(tmp_path))
    assert (code, "Moves so far: 1" in said) == (0, True)
    code, said = run(capsys, "odds", "pig", "--json")
    assert (code, json.loads(said)) == (0, {"nothing": {"exact": "1/6", "value": 1 / 6}})
    assert run(capsys, "deck", "pig") == (0, "")


@pytest.mark.parametrize("command", ["odds", "advise"])
def test_a_game_without_odds_of_positions_and_coach_refuses_to_give_them(capsys, tmp_path, command):
    (tmp_path / "position").write_text("scores=0,0 seat=1 points=6 due=choice", encoding="utf-8")
    for file in (started(tmp_path), tmp_path / "position"):
        assert run(capsys, command, "pig", file) == (1, "")


def test_its_review_has_no_advice_in_it(capsys, tmp_path):
    run(capsys, "simulate", "pig", "--seats", 2, "--jobs", 1, "--out", tmp_path)
    code, said = run(capsys, "review", tmp_path / "pig-2-00001.volle", "--json")
    assert code == 0
    assert [seat["decisions"] for seat in json.loads(said)["seats"]] == [0, 0]


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


def test_the_bridge_answers_every_question_about_it(ask):
    ask("new", **NEW, **{"as": None})
    ask("step", ply=0)
    assert ask("odds", **{"as": 0})["odds"] is None
    assert ask("advice", **{"as": 0})["advice"] is None
    assert ask("why", action="1 roll")["refusal"] is None
    record = ask("record")["record"]
    assert ask("ask", record=record)["ok"]
    assert ask("verify", record=record)["verdict"] == "running"
    match = matches.advance(begin(GAMES["pig"], ["bot:random"] * 2, {}, "x"))
    over = format_record(match)
    assert ask("verify", record=over)["verdict"] == "fair"
    assert ask("watch", record=over, everything=True)["ok"]
    summary = ask("summary", record=over)["summary"]
    assert ask("statistics", game="pig", summaries=[summary], when=["2026-01-02T03:04:05Z"])["ok"]


def test_the_engine_of_the_page_warms_up_with_it():
    bridge.warm_up()


@pytest.mark.usefixtures("capable")
def test_its_die_can_be_chosen(ask):
    ask("new", **NEW | {"seats": ["Anna", "bot:piglet"]}, **{"as": None})
    assert ask("chance", ply=0)["choices"] == [{"name": "die", "values": list("123456")}]
    assert ask("choose-chance", ply=0, values=["6"])["record"].endswith("\nroll 6\n")
    assert ask("choose-chance", ply=1, values=["6"])["error"]["code"] == "chance.nothing-due"


def test_its_records_replay_and_verify():
    match = matches.advance(begin(GAMES["pig"], ["bot:random"] * 3, {"target": 30}, "x"))
    assert parse_record(format_record(match), GAMES, verify=True) == match


# ------------------------------------------------------------------------------ what the docs list

FIELDS = {field.name: field.default is MISSING and field.default_factory is MISSING for field in fields(Game)}
"""Every field of a game, with True if it has no default."""


def listed(head):
    """Return the names in the first column of a table of docs/adding-a-game.md, by its head."""
    _, _, table = PAGE.read_text("utf-8").partition(f"\n| {head} |")
    rows = table.partition("\n\n")[0].splitlines()[2:]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]


def test_the_docs_list_every_field_of_a_game_as_compulsory_or_optional():
    assert set(listed("fields without a default")) == {name for name, needed in FIELDS.items() if needed}
    assert set(listed("optional fields")) == {name for name, needed in FIELDS.items() if not needed}


def test_a_game_is_rules_and_notation():
    needed = [name for name, is_needed in FIELDS.items() if is_needed]
    assert len(needed) <= 16
    smallest = Game(**{name: getattr(PIG, name) for name in needed})
    assert replace(smallest, accounted=PIG.accounted) == PIG


@pytest.mark.parametrize("game", HELD)
def test_no_option_has_the_name_of_an_argument(monkeypatch, game):
    monkeypatch.setattr(arguments, "_add_options", lambda _command: None)
    [commands] = (one for one in parser()._actions if one.choices)
    taken = {name for command in commands.choices.values() for name in command._option_string_actions}
    # The adapters have names of their own beside the options of a game.
    taken |= {"--players", "--name", "--render-mode"}
    found = {f"--{option.name.replace('_', '-')}" for option in HELD[game].options}
    assert not found & taken, "rename the option"
