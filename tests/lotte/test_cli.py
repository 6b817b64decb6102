"""The command line with Volle Lotte: options and output."""

import json
import re
from pathlib import Path

import pytest
from builders import play
from command_line import refused, run, run_program

from lotte.builders import at, turn
from volle.cli.layout import format_rows
from volle.cli.localization import FluentLocalization
from volle.core.errors import BadOptions
from volle.core.record import parse_record
from volle.games import GAMES
from volle.lotte.cards import DECK

RECORDS = Path(__file__).resolve().parent.parent / "records"
SMALL = ("--seats", 2, "--games", 2, "--seed", "x", "--bots", "steady,cautious", "--target", 1000)


def test_deck_prints_a_line_for_each_face():
    lines = [" ".join(line.split()) for line in run("deck", "lotte").stdout.splitlines()]
    assert len(lines) == 11
    assert (lines[0], lines[3], lines[-1]) == (
        "Stop 10 cards",
        "Bonus 300 5 cards",
        "Four-Leaf Clover 1 card",
    )


def test_deck_prints_the_faces_as_json():
    faces = json.loads(run("deck", "lotte", "--json").stdout)
    assert faces[3] == {"name": "bonus-300", "kind": "bonus", "points": 300, "count": 5}
    assert [face["name"] for face in faces] == [card.name for card in DECK]


def test_odds_prints_a_table_for_each_question():
    tables = run("odds", "lotte").stdout.split("\n\n")
    heads = [table.split("\n")[0] for table in tables]
    assert heads[:3] == [
        "Chance that nothing scores in a roll",
        "Chance of a Full Roll by rolling on until it is there",
        "Chance that the Four-Leaf Clover wins",
    ]
    assert "  6 dice   3.1%\n" in tables[0]
    assert re.search(r"^  6 dice +26\.5% +27\.1%$", tables[1], re.M)
    assert tables[-1] == "Points with Fireworks, on average: 622.6\n"


def test_odds_as_json_are_exact():
    known = json.loads(run("odds", "lotte", "--json").stdout)
    assert known["nothing 6"]["exact"] == "5/162"
    assert round(known["fireworks points"]["value"], 2) == 622.64


@pytest.mark.parametrize("preset", ["cabinet", "tutto"])
def test_simulate_plays_by_a_preset_up_to_a_target(tmp_path, preset):
    done = run_program("simulate", "lotte", *SMALL, "--preset", preset, "--json", "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["seats"] == ["bot:steady", "bot:cautious"]
    records = sorted(tmp_path.iterdir())
    assert [path.name for path in records] == ["lotte-2-00001.volle", "lotte-2-00002.volle"]
    for path in records:
        match = parse_record(path.read_text(encoding="utf-8"), GAMES, verify=True)
        assert (match.options.preset, match.options.target) == (preset, 1000)
        assert match.to_act == ()
    assert run("replay", "--verify", *records).returncode == 0


def test_simulate_plays_by_single_options(tmp_path):
    single = (
        "--aside",
        "choice",
        "--clover",
        2,
        "--floor",
        "true",
        "--straight",
        "1-6",
        "--end",
        "equal-turns",
    )
    done = run_program("simulate", "lotte", *SMALL, *single, "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "lotte-2-00001.volle").read_text(encoding="utf-8")
    options = parse_record(text, GAMES).options
    assert (options.preset, options.aside, options.clover, options.floor) == ("cabinet", "choice", 2, True)
    assert (options.straight, options.end) == ("1-6", "equal-turns")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--preset", "house"), BadOptions("options.preset")),
        (("--target", "100"), BadOptions("options.target", "lotte.end.target")),
        (("--clover", "3"), BadOptions("options.clover", "lotte.card.clover")),
        (("--open-herd", "true"), BadOptions("options.unknown", options=("open_herd",))),
        (("--seats", "11"), BadOptions("seats.count", least=2, most=10)),
        (
            ("--bots", "ram"),
            BadOptions("name.no-such-bot", level="ram", levels=("cautious", "steady", "racer")),
        ),
    ],
    ids=lambda given: getattr(given, "code", ""),
)
def test_simulate_refuses_invalid_arguments(tmp_path, arguments, error):
    done = run("simulate", "lotte", *arguments, "--out", tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr == refused(error)


def test_replay_prints_the_final_scores():
    path = RECORDS / "fireworks.volle"
    said = run("replay", path).stdout
    assert said == f"{path}: Baabara (2,000), Lambert (1,450) and Ewegene (2,350) · Victory for Ewegene!\n"


def test_play_goes_on_until_a_player_quits():
    typed = "what\nkeep 6\n1 stop\nkeep 4 4 4\nback\n1\nroll\nquit\n"
    names = ("Anna", "bot:steady", "--seed", "z", "--preset", "tutto")
    done = run("play", "lotte", *names, "--codes", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "the choice with this number" in done.stdout
    assert "One 6 scores nothing.  (lotte.score.single)\n" in done.stdout
    assert "that scores.  (lotte.roll.aside)\n" in done.stdout
    assert "Set aside: 1, 4, 4, 4 and 5 · 550 at risk  (1 keep 1 4 4 4 5)" in done.stdout
    assert "Anna rolls again.  (lotte.roll.aside)\n" in done.stdout


def test_play_shows_where_choices_lead_without_a_choice_of_dice():
    done = run("play", "lotte", "Anna", "bot:steady", "--seed", "z", typed="stop\nquit\n")
    assert "  1) Roll the last die · 550 at risk\n" in done.stdout
    assert "  2) Stop: write down 550 · new score: 550\n" in done.stdout
    assert "Anna writes down 550 points and now has 550.\n" in done.stdout


def test_play_ends_with_the_scores_and_writes_its_record(tmp_path):
    path = tmp_path / "mine.volle"
    arguments = ("bot:steady", "bot:cautious Coco", "--seed", "z", "--target", 1000, "--record", path)
    done = run("play", "lotte", *arguments)
    assert done.returncode == 0, done.stderr
    assert "Victory for Baabara!\n" in done.stdout
    assert run("replay", "--verify", path).returncode == 0


def test_play_goes_on_with_a_record():
    done = run("play", "lotte", "--from", RECORDS / "called-off.volle", typed="stop\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Anna writes down 100 points and now has 100.\n" in done.stdout


def test_a_card_asks_for_nothing_more_after_a_full_roll():
    """Rule lotte.card.plus-minus: then the seat may stop."""
    game, english = GAMES["lotte"], FluentLocalization("en")
    first = at(turn("plus-minus"))
    task = english.say("ask-plus-minus", reward="1,000")
    told = [
        format_rows(game.words.table().table(game.observe(state, 0), ("Anna", "Ben", "Cleo"), english))
        for state in (first, play(first, "roll 1 1 1 5 5 5").state)
    ]
    assert [task in text for text in told] == [True, False]
    assert "Plus-Minus" in told[1]
