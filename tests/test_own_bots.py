"""Bots of one's own: what they do wrong is told where it happened, and a contest goes on."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from pig import PIG

from volle import games
from volle.arena import budget
from volle.arena.contest import Contest, bot_of, check, engine_hash
from volle.arena.journal import Journal
from volle.arena.modules import files_of_module
from volle.arena.play import play_batch
from volle.arena.referee import PRINTED
from volle.arena.session import Session
from volle.arena.summary import summarize
from volle.arena.tally import blocks_of
from volle.core.errors import BadOptions
from volle.core.record import parse_record
from volle.games import GAMES

FIRST = "def bot(view, rng):\n    return view.legal[0]\n"
counts_steps = pytest.mark.skipif(not hasattr(sys, "monitoring"), reason="Python 3.11 counts no steps")


@pytest.fixture
def pig(monkeypatch, tmp_path):
    """Has Pig be the only game, in an empty folder; writes bots there."""
    monkeypatch.setitem(sys.modules, "volle.pig", SimpleNamespace(GAME=PIG))
    monkeypatch.setattr(games.GAMES, "_names", ("pig",))
    monkeypatch.chdir(tmp_path)

    def written(*sources, blocks=1):
        names = tuple(f"bot{number}.py" for number in range(len(sources)))
        for name, source in zip(names, sources, strict=True):
            (tmp_path / name).write_bytes(source.encode() if isinstance(source, str) else source)
        return Contest("pig", 2, blocks, "s", (*names, "random")[:2], {})

    return written


@pytest.mark.parametrize(
    ("source", "code", "line"),
    [
        ("def bot(view, rng)\n    pass\n", "arena.not-python", 1),
        (b"\xff\xfe\x00not a text", "arena.not-python", None),
        ("x = 1\n", "arena.no-bot", None),
        ("bot = 3\n", "arena.no-bot", None),
        ("\n\nimport no_such_library\n", "arena.file-raises", 3),
        ("raise SystemExit(0)\n", "arena.file-raises", 1),
        pytest.param("while True: pass\n", "arena.file-endless", None, marks=counts_steps),
    ],
)
def test_a_file_that_is_no_bot_is_refused_with_its_line(pig, source, code, line):
    contest = pig(source)
    with pytest.raises(BadOptions) as refused:
        bot_of(PIG, contest.bots[0])
    assert refused.value.code == code
    assert refused.value.params["name"] == "bot0.py"
    assert line is None or refused.value.params["line"] == line


def test_a_file_that_is_not_there_is_refused(pig):
    pig()
    with pytest.raises(BadOptions, match=r"arena\.no-file"):
        bot_of(PIG, "nobody.py")


LYING = "class Lie:\n    def __repr__(self): raise KeyError\ndef bot(view, rng):\n    return Lie()\n"
SILENT = "class Sad(Exception):\n    def __str__(self): raise KeyError\ndef bot(view, rng):\n    raise Sad\n"
LOOP = "def bot(view, rng):\n    while True:\n        {}\n"
STUBBORN = LOOP.format("try:\n            pass\n        except:\n            pass")


@pytest.mark.parametrize(
    ("source", "kind", "line"),
    [
        ("def bot(view, rng):\n    return 1 // 0\n", "raised", 2),
        ("def bot(view, rng):\n    raise SystemExit\n", "raised", 2),
        ("def bot(view, rng):\n    return None\n", "illegal", 0),
        ("def bot(view):\n    return None\n", "raised", 0),
        (LYING, "raised", 2),
        (SILENT, "raised", 4),
        ("def bot(view, rng):\n    object.__setattr__(view, 'legal', (1,))\n    return 1\n", "illegal", 0),
        pytest.param(LOOP.format("pass"), "steps", None, marks=counts_steps),
        pytest.param(STUBBORN, "steps", None, marks=counts_steps),
        pytest.param("def bot(view, rng):\n    return bot(view, rng)\n", "raised", None, id="recursion"),
    ],
)
def test_what_a_bot_does_wrong_is_told_and_the_first_legal_action_played(
    pig, monkeypatch, source, kind, line
):
    monkeypatch.setattr(budget, "STEPS", 20_000)
    fault, *_ = play_batch(pig(source), 0).faults
    assert fault.kind == kind
    assert line is None or fault.line == line
    match = parse_record(fault.record, GAMES)
    assert match.ply == fault.ply
    assert fault.seat in match.to_act
    assert fault.played == PIG.format_action(PIG.legal_actions(match.state, fault.seat)[0])


def test_what_a_bot_prints_is_cut(pig):
    contest = pig(FIRST.replace("    return", "    print('x' * 1_000_000)\n    return"))
    assert play_batch(contest, 0).printed == ["x" * PRINTED, ""]


@counts_steps
def test_only_the_steps_of_own_files_are_counted(pig, monkeypatch):
    monkeypatch.setattr(budget, "STEPS", 20)
    contest = pig("def bot(view, rng):\n    sorted(range(9999))\n    return rng.choice(view.legal)\n")
    assert play_batch(contest, 0).faults == []


# ------------------------------------------------------------------------------ in the page


@pytest.fixture
def asked(pig):
    """A session of Pig beside a file and a wheel: asks it, and gives what it tells."""
    pig()
    told, deals = [], []
    hear = {"asked": told.append, "played": deals.append}
    session = Session(lambda what, text: hear[what](text), {"mine.whl": {"pig": "mine:bot"}})
    plan = {"game": "pig", "seats": 2, "blocks": 12, "seed": "s", "engine": "e", "batches": [], "late": []}
    Path("mine.py").write_text(FIRST, "utf-8")

    def ask(do, **more):
        return json.loads(session.handle(json.dumps({"do": do, **(plan if do == "start" else {}), **more})))

    ask.told, ask.deals = told, deals
    return ask


OWN = {"bots": ["mine.py", "random"]}


def test_a_session_comes_to_what_the_command_line_comes_to(asked):
    assert asked("start", **OWN) == {"ok": True}
    stands = [asked("play"), asked("play")]
    assert [one["done"] for one in stands] == [False, True]
    assert [one["point"]["blocks"] for one in stands] == [8, 12]
    assert asked.deals == [str(deal) for deal in range(1, 13)]
    contest = Contest("pig", 2, 12, "s", ("mine.py", "random"), {})
    journal = Journal(contest, None)
    for number in range(2):
        journal.add(play_batch(contest, number))
    blocks = blocks_of(contest, [block for batch in journal.batches for block in batch.blocks])
    expected = summarize(contest, blocks, journal.batches) | {"engine": "e"}
    assert asked("result")["result"] == json.dumps(expected)
    assert len(engine_hash()) == 64


def test_a_session_that_was_interrupted_goes_on_as_if_it_had_not_been(asked):
    asked("start", **OWN)
    first = asked("play")
    last = asked("play")
    asked("start", **OWN, batches=[first["batch"]])
    again = asked("play")
    assert (again["point"], again["bots"]) == (last["point"], last["bots"])


def test_a_decision_that_took_too_long_is_not_asked_for_again(asked):
    asked("start", **OWN)
    before = asked("play")["bots"][0]
    third = [one for one in map(json.loads, asked.told) if one[0] == 0][2]
    asked.told.clear()
    asked("start", **OWN, late=[third])
    stands = asked("play")
    assert third not in map(json.loads, asked.told)
    assert [fault["kind"] for fault in stands["faults"]] == ["late"]
    # It plays the first legal action anyhow.
    assert stands["bots"][0] == before | {"faults": 1}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"bots": ["random", "random"]}, "arena.twice"),
        ({"seed": " "}, "arena.no-seed"),
        ({"bots": ["lost.py", "random"]}, "arena.no-file"),
        ({"bots": ["mine.whl", "mine:bot"]}, "arena.twice"),
        ({"game": "lotte", "bots": ["mine.whl", "random"]}, "arena.wheel-without-bot"),
        ({"seats": 99}, "seats.count"),
    ],
)
def test_a_session_that_cannot_be_is_refused(asked, more, code):
    assert asked("start", **OWN | more)["error"]["code"] == code


# ------------------------------------------------------------------------------ packages


def refusal(function, *arguments):
    """The code with which something is refused."""
    with pytest.raises(BadOptions) as refused:
        function(*arguments)
    return refused.value.code


PACKAGE = {
    "__init__.py": "from my_bots.slow import slow\nseen = []\ndef counts(view, rng):\n"
    "    seen.append(1)\n    print(len(seen))\n    return view.legal[0]\n",
    "slow.py": "def slow(view, rng):\n    for _ in range(200):\n        pass\n    return 1 // 0\n",
    "noisy.py": "print('here I am')\nraise KeyError('lost')\n",
    "endless.py": "while True: pass\n",
}


@pytest.fixture
def package(pig, tmp_path, monkeypatch):
    """A contest of Pig against a function of a package."""
    pig()
    (tmp_path / "my_bots").mkdir()
    for name, source in PACKAGE.items():
        (tmp_path / "my_bots" / name).write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield lambda name: Contest("pig", 2, 16, "s", (name, "random"), {})
    for name in [name for name in sys.modules if name.split(".")[0] == "my_bots"]:
        del sys.modules[name]


def test_a_package_is_imported_anew_for_each_batch(package):
    printed = [play_batch(package("my_bots:counts"), number).printed[0] for number in (0, 1)]
    assert all(text.startswith("1\n2\n") for text in printed)


def test_a_fault_in_a_package_is_told_with_its_file(package):
    fault, *_ = play_batch(package("my_bots:slow"), 0).faults
    assert (fault.kind, fault.file, fault.line) == ("raised", "slow.py", 4)


@counts_steps
def test_steps_are_counted_in_all_files_of_a_package(package, monkeypatch):
    monkeypatch.setattr(budget, "STEPS", 100)
    fault, *_ = play_batch(package("my_bots:slow"), 0).faults
    assert fault.kind == "steps"
    assert refusal(check, package("my_bots.endless:bot")) == "arena.file-endless"


def test_a_module_that_raises_is_refused_and_prints_nothing(package, capsys):
    assert refusal(check, package("my_bots.noisy:bot")) == "arena.module"
    assert refusal(check, package("my_bots.gone:bot")) == "arena.module"
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("name", ["volle.games:GAMES", "no_such_module:bot", "__main__:bot", "sys:exit"])
def test_what_nobody_has_brought_has_no_files(name):
    assert files_of_module(name) == frozenset()
