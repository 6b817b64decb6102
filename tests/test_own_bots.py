"""Custom bots: their faults are reported with their location, and the contest continues."""

import json
import sys
from pathlib import Path

import pytest
from hosted import play_batch, refusal_of
from pig import PIG

from volle import games
from volle.arena import step_limit
from volle.arena.blocks import blocks_of
from volle.arena.contest import Contest, engine_hash
from volle.arena.custom_bots import files_of_module
from volle.arena.host import Host
from volle.arena.journal import Journal
from volle.arena.messages import PRINTED
from volle.arena.summary import summarize
from volle.core.record import parse_record
from volle.games import GAMES
from volle.web.contest import ContestSession

FIRST = "def bot(view, rng):\n    return view.legal[0]\n"
counts_steps = pytest.mark.skipif(not hasattr(sys, "monitoring"), reason="Python 3.11 counts no steps")


@pytest.fixture
def pig(monkeypatch, tmp_path):
    """Register only Pig, in an empty folder; return a function that writes bots there."""
    monkeypatch.setattr(games.GAMES, "loaders", {"pig": lambda: PIG})
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
        ("raise GeneratorExit\n", "arena.file-raises", 1),
        pytest.param("while True: pass\n", "arena.file-endless", None, marks=counts_steps),
    ],
)
def test_a_file_that_is_no_bot_is_refused_with_its_line(pig, source, code, line):
    contest = pig(source)
    refusal = refusal_of("pig", contest.bots[0])
    assert refusal.code == code
    assert refusal.params["name"] == "bot0.py"
    assert line is None or refusal.params["line"] == line


@counts_steps
@pytest.mark.parametrize("instead", ["", "sys.monitoring.use_tool_id(3, 'mine')\n"])
def test_a_bot_that_frees_the_step_counter_plays_on(pig, instead):
    freed = f"import sys\nsys.monitoring.free_tool_id(3)\n{instead}"
    contest = pig(f"{freed}{FIRST}")
    try:
        assert refusal_of("pig", contest.bots[0]) is None
    finally:
        if sys.monitoring.get_tool(3):
            sys.monitoring.free_tool_id(3)


def test_a_file_that_is_not_there_is_refused(pig):
    pig()
    assert refusal_of("pig", "missing.py").code == "arena.no-file"


LYING = "class Lie:\n    def __repr__(self): raise KeyError\ndef bot(view, rng):\n    return Lie()\n"
SILENT = "class Sad(BaseException):\n    def __str__(self): raise Sad\ndef bot(view, rng):\n    raise Sad\n"
LOOP = "def bot(view, rng):\n    while True:\n        {}\n"
STUBBORN = LOOP.format("try:\n            pass\n        except:\n            pass")


@pytest.mark.parametrize(
    ("source", "kind", "line"),
    [
        ("def bot(view, rng):\n    return 1 // 0\n", "raised", 2),
        ("def bot(view, rng):\n    raise SystemExit\n", "raised", 2),
        ("def bot(view, rng):\n    raise KeyboardInterrupt\n", "raised", 2),
        ("def bot(view, rng):\n    raise BaseException('all')\n", "raised", 2),
        ("import sys\ndef bot(view, rng):\n    sys.stdout.close()\n    print(1)\n", "illegal", 0),
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
def test_a_fault_of_a_bot_is_reported_and_the_first_legal_action_played(pig, monkeypatch, source, kind, line):
    monkeypatch.setattr(step_limit, "STEP_LIMIT", 20_000)
    fault, *_ = play_batch(pig(source), 0).faults
    assert fault.kind == kind
    assert line is None or fault.line == line
    match = parse_record(fault.record, GAMES)
    assert match.ply == fault.ply
    assert fault.seat in match.to_act
    assert fault.played == PIG.format_action(PIG.legal_actions(match.state, fault.seat)[0])


def test_the_output_of_a_bot_is_cut(pig):
    contest = pig(FIRST.replace("    return", "    print('x' * 1_000_000)\n    return"))
    assert play_batch(contest, 0).printed == ["x" * PRINTED, ""]


@counts_steps
def test_only_the_steps_of_own_files_are_counted(pig, monkeypatch):
    monkeypatch.setattr(step_limit, "STEP_LIMIT", 20)
    contest = pig("def bot(view, rng):\n    sorted(range(9999))\n    return rng.choice(view.legal)\n")
    assert play_batch(contest, 0).faults == []


# ------------------------------------------------------------------------------ in the page


@pytest.fixture
def asked(pig):
    """Sessions of Pig next to a file: answers the questions for custom bots, and records the progress."""
    pig()
    Path("mine.py").write_text(FIRST, "utf-8")
    sessions, hosts = [], {}
    plan = {"game": "pig", "seats": 2, "blocks": 12, "seed": "s", "engine": "e"}

    def ask(do, **more):
        if do == "start":
            sessions.append(ContestSession())
            more = plan | more
        return json.loads(sessions[-1].handle(json.dumps({"do": do, **more})))

    def play(missing=()):
        """Play a batch; questions whose numbers are missing get no answer."""
        step, questions = ask("play"), 0
        while step["ok"] and "point" not in step:
            if "ask" not in step:
                ask.deals.append(step["played"])
                step = ask("play")
                continue
            host = hosts.setdefault(step["ask"], Host(plan["game"]))
            questions += 1
            if questions in missing:
                hosts.pop(step["ask"]).close()
                step = ask("answer", missing=missing[questions])
            else:
                step = ask("answer", text=host.handle(step["message"].encode("latin-1")))
        return step

    ask.play, ask.deals = play, []
    yield ask
    for host in hosts.values():
        host.close()


OWN = {"bots": ["mine.py", "random"]}


def test_a_session_comes_to_what_the_command_line_comes_to(asked):
    assert asked("start", **OWN) == {"ok": True}
    stands = [asked.play(), asked.play()]
    assert [one["done"] for one in stands] == [False, True]
    assert [one["point"]["blocks"] for one in stands] == [8, 12]
    assert asked.deals == [*range(1, 13)]
    contest = Contest("pig", 2, 12, "s", ("mine.py", "random"), {})
    journal = Journal(contest, None)
    for number in range(2):
        journal.add(play_batch(contest, number))
    blocks = blocks_of(contest, [block for batch in journal.batches for block in batch.blocks])
    expected = summarize(contest, blocks, journal.batches) | {"engine": "e"}
    assert asked("result")["result"] == json.dumps(expected)
    assert len(engine_hash()) == 64


@pytest.mark.parametrize("kind", ["late", "lost"])
def test_a_bot_without_an_answer_is_loaded_again_and_what_it_missed_is_a_fault(asked, kind):
    asked("start", **OWN)
    whole = asked.play()["bots"][0]
    asked("start", **OWN)
    # The first question loads the bot.
    stands = asked.play(missing={4: kind})
    assert [fault["kind"] for fault in stands["faults"]] == [kind]
    # It plays the first legal action anyway.
    assert stands["bots"][0] == whole | {"faults": 1}


def test_a_bot_that_does_not_end_when_it_is_loaded_is_refused(asked):
    for kind, code in (("late", "arena.file-stuck"), ("lost", "arena.file-lost")):
        asked("start", **OWN)
        refused = asked.play(missing={1: kind})["error"]
        assert (refused["code"], refused["params"]["name"]) == (code, "mine.py")


def test_a_bot_that_costs_too_many_interpreters_ends_the_contest(asked):
    asked("start", **OWN | {"blocks": 24})
    assert asked.play(missing={2: "late", 4: "late", 6: "late"})["ok"]
    refused = asked.play(missing={2: "late", 4: "late"})["error"]
    assert (refused["code"], refused["params"]) == ("arena.too-late", {"name": "mine.py"})


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"bots": ["random", "random"]}, "arena.twice"),
        ({"seed": " "}, "arena.no-seed"),
        ({"seats": 99}, "seats.count"),
        ({"bots": ["boar", "random"]}, "name.no-such-bot"),
    ],
)
def test_a_session_that_cannot_be_is_refused(asked, more, code):
    assert asked("start", **OWN | more)["error"]["code"] == code


# ------------------------------------------------------------------------------ packages


PACKAGE = {
    "__init__.py": "from my_bots.slow import slow\nseen = []\ndef counts(view, rng):\n"
    "    seen.append(1)\n    print(len(seen))\n    return view.legal[0]\n",
    "slow.py": "def slow(view, rng):\n    for _ in range(200):\n        pass\n    return 1 // 0\n",
    "noisy.py": "print('here I am')\nraise KeyError('lost')\n",
    "endless.py": "while True: pass\n",
}


@pytest.fixture
def package(pig, tmp_path, monkeypatch):
    """Return a contest of Pig against a function of a package."""
    pig()
    (tmp_path / "my_bots").mkdir()
    for name, source in PACKAGE.items():
        (tmp_path / "my_bots" / name).write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield lambda name: Contest("pig", 2, 16, "s", (name, "random"), {})
    for name in [name for name in sys.modules if name.split(".")[0] == "my_bots"]:
        del sys.modules[name]


def test_a_package_is_imported_again_for_each_batch(package):
    printed = [play_batch(package("my_bots:counts"), number).printed[0] for number in (0, 1)]
    assert all(text.startswith("1\n2\n") for text in printed)


def test_a_fault_in_a_package_is_reported_with_its_file(package):
    fault, *_ = play_batch(package("my_bots:slow"), 0).faults
    assert (fault.kind, fault.file, fault.line) == ("raised", "slow.py", 4)


@counts_steps
def test_steps_are_counted_in_all_files_of_a_package(package, monkeypatch):
    monkeypatch.setattr(step_limit, "STEP_LIMIT", 100)
    fault, *_ = play_batch(package("my_bots:slow"), 0).faults
    assert fault.kind == "steps"
    assert refusal_of("pig", "my_bots.endless:bot").code == "arena.file-endless"


@pytest.mark.usefixtures("package")
def test_a_module_that_raises_is_refused_and_prints_nothing(capsys):
    for module in ("noisy", "gone"):
        assert refusal_of("pig", f"my_bots.{module}:bot").code == "arena.module"
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("name", ["volle.games:GAMES", "no_such_module:bot", "__main__:bot", "sys:exit"])
def test_a_module_of_the_engine_or_of_no_file_has_no_files(name):
    assert files_of_module(name) == frozenset()


def test_a_bug_of_the_arena_is_an_error():
    answer = json.loads(ContestSession().handle('{"do": "no such request"}'))
    assert (answer["ok"], answer["error"]["code"]) == (False, "engine.failed")
