"""The command line, run as a user runs it."""

import json
import os
from pathlib import Path

import pytest
from command_line import ENGINE, refused, run, run_in_terminal, run_program

import volle
from volle.arena import processes
from volle.cli.arguments import OPTIONS
from volle.cli.main import main
from volle.core.errors import BadNotation, BadOptions, BadRecord, GameError
from volle.core.record import parse_record
from volle.games import GAMES
from volle.wolle.cards import HOUSE_DECK, format_card

RECORDS = Path(__file__).parent / "records"


COMMANDS = ("play", "link", "simulate", "arena", "replay", "deck", "odds", "advise", "review")


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)], ids=" ".join)
def test_help_explains_each_command(command):
    done = run(*command, "--help")
    assert done.returncode == 0
    assert "usage: volle" in done.stdout


def test_help_explains_the_exit_codes():
    assert "Exit codes: 0 for success" in " ".join(run("--help").stdout.split())


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_help_lists_the_bots_of_each_game(command):
    said = " ".join(run(command, "--help").stdout.split())
    for name, game in GAMES.items():
        assert f"{name}: {', '.join(game.bots)}" in said


def test_help_says_what_each_option_of_a_game_decides():
    said = " ".join(run("play", "--help").stdout.split())
    for option in {option.name for game in GAMES.values() for option in game.options}:
        assert f"--{option.replace('_', '-')} VALUE {OPTIONS[option]}. " in said


def test_version():
    assert run_program("--version").stdout == f"volle {volle.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("resign",),
        ("deck", "chess"),
        ("simulate", "wolle", "--games", "0"),
        ("arena", "lotte", "--bots", "random", "--limit", "-1"),
    ],
)
def test_a_wrong_call_exits_with_2(arguments):
    done = run(*arguments)
    assert done.returncode == 2
    usage, error, *more = done.stderr.splitlines()
    assert usage.startswith("usage: volle")
    assert error.startswith("volle")
    assert not more


def test_deck_prints_the_house_deck_as_json():
    done = run("deck", "wolle", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout) == [format_card(card) for card in HOUSE_DECK.cards]


def test_deck_prints_a_line_for_each_card():
    lines = run("deck", "wolle").stdout.splitlines()
    assert lines[:2] == ["31 ordinary sheep", "  8 points, minus 3, sheep number 1"]
    assert lines[-2:] == ["8 sheepdogs", "The bone"]
    assert len(lines) == 51 + 6


# ------------------------------------------------------------------------------ simulate


def test_simulate_writes_records_that_replay_and_verify(tmp_path):
    done = run_program(
        "simulate",
        "wolle",
        "--seats",
        3,
        "--games",
        2,
        "--seed",
        "x",
        "--bots",
        "lamb,ram Wanda",
        "--short",
        "true",
        "--json",
        "--out",
        tmp_path,
    )
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert (summary["games"], summary["seed"]) == (2, "x")
    assert summary["seats"] == ["bot:lamb", "bot:ram Wanda", "bot:lamb"]
    records = sorted(tmp_path.iterdir())
    assert [path.name for path in records] == ["wolle-3-00001.volle", "wolle-3-00002.volle"]
    matches = [parse_record(path.read_text(encoding="utf-8"), GAMES) for path in records]
    results = [match.game.result(match.state) for match in matches]
    assert summary["wins"] == [sum(seat in one.winners for one in results) for seat in range(3)]
    assert summary["mean"] == [sum(one.totals[seat] for one in results) / 2 for seat in range(3)]
    assert run("replay", "--verify", *records).returncode == 0
    assert summary["records"] == str(tmp_path)


def test_simulate_prints_where_it_writes(tmp_path):
    done = run_program("simulate", "lotte", "--seats", 2, "--bots", "cautious", "--out", tmp_path / "out")
    assert done.stdout.splitlines()[-1].endswith(f" {tmp_path / 'out'}")
    assert (tmp_path / "out" / "lotte-2-00001.volle").exists()


def test_simulate_needs_no_processes(tmp_path, monkeypatch):
    written = []
    for exist in (processes.exist(), False):
        monkeypatch.setattr(processes, "exist", lambda exist=exist: exist)
        folder = tmp_path / str(exist)
        done = run("simulate", "lotte", "--games", 3, "--bots", "cautious", "--seed", "y", "--out", folder)
        assert done.returncode == 0, done.stderr
        written.append([file.read_text("utf-8") for file in sorted(folder.iterdir())])
    assert written[0] == written[1]
    assert len(written[0]) == 3


def test_simulate_repeats_itself_with_the_same_seed(tmp_path):
    texts = []
    for folder, jobs in (("one", 1), ("two", 2)):
        run_program(
            "simulate",
            "wolle",
            "--seats",
            2,
            "--games",
            2,
            "--seed",
            "y",
            "--bots",
            "lamb",
            "--jobs",
            jobs,
            "--out",
            tmp_path / folder,
        )
        texts.append([path.read_text(encoding="utf-8") for path in sorted((tmp_path / folder).iterdir())])
    assert texts[0] == texts[1]
    assert texts[0][0] != texts[0][1]


@pytest.mark.slow
def test_simulate_does_not_depend_on_how_python_hashes(tmp_path):
    arguments = ("simulate", "wolle", "--seats", 2, "--short", "true", "--seed", "h", "--out")
    for hash_seed in ("1", "2"):
        run_program(*arguments, tmp_path / hash_seed, hash_seed=hash_seed)
    one, two = (path.read_text(encoding="utf-8") for path in sorted(tmp_path.rglob("*.volle")))
    assert one == two


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--seats", 7), BadOptions("seats.count", least=2, most=6)),
        (("--bots", "ram,ram,ram,ram,ram"), BadOptions("simulate.bots", seats=4)),
        (
            ("--bots", "wolf"),
            BadOptions("name.no-such-bot", level="wolf", levels=("lamb", "ewe", "ram", "roger")),
        ),
        (("--bots", "ram bot:lamb"), BadOptions("name.bot")),
    ],
    ids=lambda given: getattr(given, "code", ""),
)
def test_simulate_refuses_invalid_arguments(tmp_path, arguments, error):
    done = run("simulate", "wolle", *arguments, "--out", tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr == refused(error)
    assert not (tmp_path / "out").exists()


def test_simulate_plays_with_a_deck_from_a_file(tmp_path):
    deck = tmp_path / "deck.json"
    deck.write_text(run("deck", "wolle", "--json").stdout, encoding="utf-8")
    done = run_program(
        "simulate", "wolle", "--seats", 2, "--bots", "lamb", "--deck", f"@{deck}", "--out", tmp_path / "out"
    )
    assert done.returncode == 0, done.stderr
    assert '"corner"' in (tmp_path / "out" / "wolle-2-00001.volle").read_text(encoding="utf-8")


def test_simulate_refuses_a_bad_deck(tmp_path):
    deck = tmp_path / "deck.json"
    deck.write_text("[]", encoding="utf-8")
    done = run("simulate", "wolle", "--deck", f"@{deck}", "--out", tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr == refused(BadOptions("deck.count", "wolle.house.deck", cards=0, needed=60))


def test_simulate_refuses_a_file_without_json_by_its_name(tmp_path):
    deck = tmp_path / "deck.json"
    deck.write_text("{", encoding="utf-8")
    done = run("simulate", "wolle", "--deck", f"@{deck}", "--out", tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr == refused(GameError("options.file"), file=deck)


# ------------------------------------------------------------------------------ replay


def test_replay_prints_the_final_scores():
    path = RECORDS / "two-seats.volle"
    done = run("replay", path)
    assert (done.returncode, done.stdout) == (0, f"{path}: Anna (103) and Ben (47) · Victory for Anna!\n")


def test_replay_reports_the_position_of_an_unfinished_match():
    path = RECORDS / "secret-bid.volle"
    assert run("replay", path).stdout == f"{path}: The game isn’t over. Moves so far: 3\n"


def test_replay_as_json():
    done = run("replay", "--json", RECORDS / "two-seats.volle", RECORDS / "steal.volle")
    whole, part = json.loads(done.stdout)
    assert (whole["over"], whole["scores"], whole["winners"]) == (True, [103, 47], [1])
    assert (part["over"], part["actions"]) == (False, 20)


def refused_in(path, error, language="en"):
    """Return the line of `volle replay` for a refused file."""
    return refused(error, language, path).removeprefix("volle: ")


@pytest.fixture
def corrupt(tmp_path):
    """Write the record of the theft with one part replaced; return its path."""

    def write(old, new):
        path = tmp_path / "corrupt.volle"
        text = (RECORDS / "steal.volle").read_text(encoding="utf-8").replace(old, new)
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_replay_names_line_code_and_rule_of_a_bad_record(corrupt):
    path = corrupt("2 bid 18", "1 bid 18")
    done = run("replay", path)
    assert done.returncode == 1
    assert done.stdout == refused_in(path, BadRecord("bid.twice", 10, "wolle.bid.secret"))
    [report] = json.loads(run("replay", "--json", path).stdout)
    assert report["error"]["text"] == "line 10: bid.twice wolle.bid.secret"


def test_replay_reads_the_other_files_too(corrupt):
    done = run("replay", "--json", corrupt("2 bid 18", "2 bid 99"), RECORDS / "two-seats.volle")
    bad, good = json.loads(done.stdout)
    assert done.returncode == 1
    assert (bad["error"]["line"], bad["error"]["code"], bad["error"]["rule"]) == (10, "notation.action", None)
    assert good["over"]


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("two-seats", 0, "Anna (103) and Ben (47) · Victory for Anna! · Everything checks out: "),
        ("secret-bid", 0, "The game isn’t over. Moves so far: 3 · Everything checks out so far: "),
        ("steal", 1, "Line 6: This game has no seal"),
    ],
)
def test_replay_verifies_seed_and_seal(name, code, said):
    path = RECORDS / f"{name}.volle"
    done = run("replay", "--verify", path)
    assert done.returncode == code
    assert done.stdout.startswith(f"{path}: {said}")


def test_replay_takes_carriage_returns(tmp_path):
    path = tmp_path / "crlf.volle"
    path.write_bytes((RECORDS / "steal.volle").read_bytes().replace(b"\n", b"\r\n"))
    assert run("replay", path).returncode == 0


def test_replay_says_where_a_file_is_no_utf_8(tmp_path):
    path = tmp_path / "latin.volle"
    path.write_bytes("volle 1\ngame: wolle\nseats: Åsa".encode("latin-1"))
    done = run("replay", path)
    assert (done.returncode, done.stdout) == (1, refused_in(path, BadRecord("record.encoding", 3)))


def test_replay_says_which_file_is_missing_and_goes_on(tmp_path):
    done = run("replay", tmp_path / "nothing.volle", RECORDS / "two-seats.volle")
    assert done.returncode == 1
    missing, read = done.stdout.splitlines()
    assert f"{missing}\n" == refused_in(tmp_path / "nothing.volle", GameError("file.unreadable"))
    assert "Victory for Anna!" in read


def test_replay_takes_no_lone_carriage_return_for_a_line_end(tmp_path):
    path = tmp_path / "old.volle"
    path.write_bytes((RECORDS / "two-seats.volle").read_bytes().replace(b"\n", b"\r"))
    assert run("replay", path).stdout == refused_in(path, BadRecord("record.magic", 1))


def test_replay_writes_no_control_characters_of_a_record(tmp_path):
    path = tmp_path / "loud.volle"
    path.write_text(
        (RECORDS / "two-seats.volle").read_text("utf-8").replace("roll", "\x1b[31mroll", 1), "utf-8"
    )
    done = run("replay", path)
    assert (done.returncode, "\x1b" in done.stdout) == (1, False)


# ------------------------------------------------------------------------------ play


def test_play_goes_on_until_a_player_quits():
    typed = "what\n1 keep d12\nbid 24\nquit\n"
    done = run("play", "wolle", "Anna", "bot:lamb", "--seed", "z", "--codes", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "the choice with this number" in done.stdout
    assert "now.  (wolle.round.order)\n" in done.stdout
    assert "Anna goes first with a bid of 24.  (wolle.bid.order)\n" in done.stdout


def test_play_writes_its_record(tmp_path):
    path = tmp_path / "mine.volle"
    done = run("play", "wolle", "bot:lamb", "bot:lamb", "--seed", "z", "--record", path)
    assert done.returncode == 0, done.stderr
    assert "Final scores" in done.stdout
    assert run("replay", "--verify", path).returncode == 0


# ------------------------------------------------------------------------------ refusals

NO_SEAT = BadOptions("turn.no-such-seat", seats=3)
REFUSALS = {
    "play": (("play", "wolle", "--seed", " "), GameError("seed.empty"), None),
    "simulate": (("simulate", "wolle", "--seed", ""), GameError("seed.empty"), None),
    "arena": (("arena", "wolle", "--bots", "ram,ram"), BadOptions("arena.twice"), None),
    "arena-seed": (("arena", "wolle", "--bots", "ram", "--seed", ""), GameError("seed.empty"), None),
    "odds": (("odds", "lotte", "missing.txt"), GameError("file.unreadable"), "missing.txt"),
    "odds-seat": (("odds", "wolle", RECORDS / "secret-bid.volle", "--seat", 7), NO_SEAT, None),
    "advise": (("advise", "wolle", RECORDS / "two-seats.volle"), GameError("advice.none"), None),
    "advise-seat": (("advise", "wolle", RECORDS / "secret-bid.volle", "--seat", 7), NO_SEAT, None),
    "review": (("review", RECORDS / "steal.volle"), GameError("review.not-over"), None),
}


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("case", REFUSALS)
def test_every_command_refuses_in_a_sentence_of_the_language(capsys, case, language):
    arguments, error, file = REFUSALS[case]
    assert main([*map(str, arguments), "--lang", language]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", refused(error, language, file))
    assert error.code not in said.err


def test_replay_refuses_in_a_sentence_of_the_language(tmp_path):
    done = run("replay", tmp_path / "nothing.volle", LANG="de_DE.UTF-8")
    assert done.stdout == refused_in(tmp_path / "nothing.volle", GameError("file.unreadable"), "de")


def test_a_file_that_cannot_be_written_is_refused_by_its_name(tmp_path):
    path = tmp_path / "no" / "such" / "folder.volle"
    done = run("play", "wolle", "Anna", "Ben", "--record", path)
    assert (done.returncode, done.stderr) == (1, refused(GameError("file.closed"), file=path))


@pytest.fixture
def no_library(tmp_path):
    """Return an environment in which the library for sentences cannot be imported."""
    (tmp_path / "fluent").mkdir()
    (tmp_path / "fluent" / "__init__.py").touch()
    return {"PYTHONPATH": os.pathsep.join((str(tmp_path), ENGINE))}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("arena", "wolle", "--bots", "ram,ram"), "Choose two different bots."),
        (
            ("simulate", "lotte", "--bots", "rma"),
            "There’s no bot called “rma” in this game. The bots are: cautious, steady, racer.",
        ),
        (("simulate", "lotte", "--target", 1), "The target has to be between 500 and 20000, in steps of 50."),
    ],
)
def test_without_the_library_refusals_are_sentences_too(no_library, arguments, said):
    done = run_program(*arguments, **no_library)
    assert done.returncode == 1
    assert done.stderr.startswith(f"volle: {said}")


def test_without_the_library_a_message_with_a_choice_is_shown_as_its_code(no_library):
    done = run_program("odds", "wolle", RECORDS / "secret-bid.volle", "--seat", 7, **no_library)
    assert (done.returncode, done.stderr) == (1, "volle: turn.no-such-seat seats=3\n")


# ------------------------------------------------------------------------------ seats

BIDS = RECORDS / "secret-bid.volle"
"""Three seats bid; the first has not bid yet."""


@pytest.mark.parametrize("command", ["odds", "advise"])
def test_the_first_seat_that_owes_a_bid_is_meant_unless_another_is_named(command):
    first = json.loads(run(command, "wolle", BIDS, "--json").stdout)
    assert first == json.loads(run(command, "wolle", BIDS, "--seat", first["seat"] + 1, "--json").stdout)


# ------------------------------------------------------------------------------ input during play

PLAY = ("play", "lotte", "Anna", "bot:steady", "--seed", "z")


def test_an_unknown_line_is_quoted_before_the_help():
    typed = ["foo", "roll ten", "2 foo", "x" * 90]
    done = run(*PLAY, typed="\n".join((*typed, "quit\n")))
    for text in typed:
        quoted = refused(BadNotation("notation.action", text=text[:80])).removeprefix("volle: ")
        assert f"  {quoted}  NUMBER" in done.stdout


def test_a_question_mark_and_an_empty_line_ask_for_the_help_alone():
    done = run(*PLAY, typed="?\n\nquit\n")
    assert done.stdout.count("Anna>   NUMBER") == 2


@pytest.mark.parametrize("columns", [44, 72])
def test_lines_break_between_words_where_the_terminal_is_narrow(columns):
    shown = run_in_terminal(*PLAY, "--lang", "de", columns=columns, typed="foo\n2 stop\nquit\n")
    whole = run(*PLAY, "--lang", "de", typed="foo\n2 stop\nquit\n").stdout.replace("Anna> ", "\n")
    lines = shown.replace("Anna> ", "\n").splitlines()
    assert max(map(len, lines)) <= columns < max(map(len, whole.splitlines()))
    assert set(" ".join(lines).split()) >= set(whole.split())
