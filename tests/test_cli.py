"""The command line, run as people run it."""

import json
from pathlib import Path

import pytest
from command_line import run

import volle
from volle.core.record import parse_record
from volle.games import GAMES
from volle.wolle.cards import HOUSE_DECK, format_card

pytestmark = pytest.mark.cpython

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("command", [(), ("play",), ("simulate",), ("arena",), ("replay",), ("deck",)])
def test_help_explains_each_command(command):
    done = run(*command, "--help")
    assert done.returncode == 0
    assert "usage: volle" in done.stdout


def test_version():
    assert run("--version").stdout == f"volle {volle.__version__}\n"


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
    assert "usage: volle" in done.stderr


def test_deck_prints_the_house_deck_as_json():
    done = run("deck", "wolle", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout) == [format_card(card) for card in HOUSE_DECK.cards]


def test_deck_prints_a_line_for_each_card():
    lines = run("deck", "wolle").stdout.splitlines()
    assert len(lines) == 60
    assert lines[0] == "s01 plain 8 1 -3"
    assert lines[-1] == "k bone"


# ------------------------------------------------------------------------------ simulate


def test_simulate_writes_records_that_replay_and_verify(tmp_path):
    done = run(
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


def test_simulate_repeats_itself_with_the_same_seed(tmp_path):
    texts = []
    for folder, jobs in (("one", 1), ("two", 2)):
        run(
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
    arguments = ("simulate", "wolle", "--seats", 3, "--seed", "h", "--out")
    for hash_seed in ("1", "2"):
        run(*arguments, tmp_path / hash_seed, hash_seed=hash_seed)
    one, two = (path.read_text(encoding="utf-8") for path in sorted(tmp_path.rglob("*.volle")))
    assert one == two


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--seats", 7), "seats.count"),
        (("--bots", "ram,ram,ram,ram,ram"), "simulate.bots"),
        (("--bots", "wolf"), "name.no-such-bot"),
        (("--bots", "ram bot:lamb"), "name.bot"),
    ],
)
def test_simulate_refuses_what_cannot_be_played(tmp_path, arguments, code):
    done = run("simulate", "wolle", *arguments, "--out", tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr.startswith(f"volle: {code}")
    assert not (tmp_path / "out").exists()


def test_simulate_plays_with_a_deck_from_a_file(tmp_path):
    deck = tmp_path / "deck.json"
    deck.write_text(run("deck", "wolle", "--json").stdout, encoding="utf-8")
    done = run(
        "simulate", "wolle", "--seats", 2, "--bots", "lamb", "--deck", f"@{deck}", "--out", tmp_path / "out"
    )
    assert done.returncode == 0, done.stderr
    assert '"corner"' in (tmp_path / "out" / "wolle-2-00001.volle").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"), [("[]", "deck.count wolle.house.deck"), ("{", "options.file")], ids=["count", "no JSON"]
)
def test_simulate_refuses_a_bad_deck(tmp_path, text, said):
    deck = tmp_path / "deck.json"
    deck.write_text(text, encoding="utf-8")
    done = run("simulate", "wolle", "--deck", f"@{deck}", "--out", tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr.startswith(f"volle: {said}")


# ------------------------------------------------------------------------------ replay


def test_replay_prints_the_final_scores():
    path = RECORDS / "two-seats.volle"
    done = run("replay", path)
    assert (done.returncode, done.stdout) == (0, f"{path}: result 103 47 winner 1\n")


def test_replay_tells_of_an_unfinished_match_how_far_it_came():
    path = RECORDS / "secret-bid.volle"
    assert run("replay", path).stdout == f"{path}: unfinished after 3 actions\n"


def test_replay_as_json():
    done = run("replay", "--json", RECORDS / "two-seats.volle", RECORDS / "steal.volle")
    whole, part = json.loads(done.stdout)
    assert (whole["over"], whole["scores"], whole["winners"]) == (True, [103, 47], [1])
    assert (part["over"], part["actions"]) == (False, 20)


@pytest.fixture
def spoilt(tmp_path):
    """Writes the record of the theft with one part replaced; gives its path."""

    def write(old, new):
        path = tmp_path / "spoilt.volle"
        text = (RECORDS / "steal.volle").read_text(encoding="utf-8").replace(old, new)
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_replay_names_line_code_and_rule_of_a_bad_record(spoilt):
    path = spoilt("2 bid 18", "1 bid 18")
    done = run("replay", path)
    assert done.returncode == 1
    assert done.stdout == f"{path}: line 10: bid.twice wolle.bid.secret\n"


def test_replay_reads_the_other_files_too(spoilt):
    done = run("replay", "--json", spoilt("2 bid 18", "2 bid 99"), RECORDS / "two-seats.volle")
    bad, good = json.loads(done.stdout)
    assert done.returncode == 1
    assert (bad["error"]["line"], bad["error"]["code"], bad["error"]["rule"]) == (10, "notation.action", None)
    assert good["over"]


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [("two-seats", 0, "result"), ("secret-bid", 0, "unfinished"), ("steal", 1, "line 6: verify.no-seal")],
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
    assert (done.returncode, done.stdout) == (1, f"{path}: line 3: record.encoding\n")


def test_replay_says_which_file_is_missing_and_goes_on(tmp_path):
    done = run("replay", tmp_path / "nothing.volle", RECORDS / "two-seats.volle")
    assert done.returncode == 1
    missing, read = done.stdout.splitlines()
    assert missing.startswith(f"{tmp_path / 'nothing.volle'}: file.unreadable")
    assert "result" in read


def test_replay_takes_no_lone_carriage_return_for_a_line_end(tmp_path):
    path = tmp_path / "old.volle"
    path.write_bytes((RECORDS / "two-seats.volle").read_bytes().replace(b"\n", b"\r"))
    assert run("replay", path).stdout == f"{path}: line 1: record.magic\n"


def test_replay_writes_no_control_characters_of_a_record(tmp_path):
    path = tmp_path / "loud.volle"
    path.write_text(
        (RECORDS / "two-seats.volle").read_text("utf-8").replace("roll", "\x1b[31mroll", 1), "utf-8"
    )
    done = run("replay", path)
    assert (done.returncode, "\x1b" in done.stdout) == (1, False)


# ------------------------------------------------------------------------------ play


def test_play_goes_on_until_somebody_quits():
    done = run("play", "wolle", "Anna", "bot:lamb", "--seed", "z", typed="what\n1 keep d12\nbid 24\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "one of the choices listed" in done.stdout
    assert "now.  (wolle.round.order)\n" in done.stdout
    assert "Anna goes first with a bid of 24.  (wolle.bid.order)\n" in done.stdout


def test_play_writes_its_record(tmp_path):
    path = tmp_path / "mine.volle"
    done = run("play", "wolle", "bot:lamb", "bot:lamb", "--seed", "z", "--record", path)
    assert done.returncode == 0, done.stderr
    assert "(wolle.score." in done.stdout.split("total")[0]
    assert run("replay", "--verify", path).returncode == 0
