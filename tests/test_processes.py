"""Custom bots on the command line: one process each, without the contest, which no bot can end."""

import pickle
import sys
from hashlib import sha256
from pathlib import Path

import hosted
import pytest

from volle.arena import processes
from volle.arena.contest import Contest
from volle.arena.processes import check, play_batch
from volle.core.errors import BadOptions, BadRecord

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
SEED = "a seed that no bot may learn"
FIRST = "def bot(view, rng):\n    return view.legal[0]\n"


@pytest.fixture
def contest(tmp_path, monkeypatch):
    """Return a function that makes contests of one deal between files."""
    monkeypatch.chdir(tmp_path)

    def made(*sources, rivals=(), game="lotte", **more):
        names = tuple(f"bot{number}.py" for number in range(len(sources)))
        for name, source in zip(names, sources, strict=True):
            (tmp_path / name).write_text(source, "utf-8")
        return Contest(game, 2, 1, SEED, (*names, *rivals), {}, **more)

    return made


def outcome(contest):
    """Return the results of a contest's matches, without faults."""
    batch = play_batch(contest, 0)
    return batch.blocks, batch.decisions


SPY = """
import gc, os, sys
import pickle
from hashlib import sha256

DIGESTS = {digests!r}
WANTED = {{"State", "Contest", "Referee", "Match", "Log", "Session", "Processes"}}
told = False

def reachable():
    frame = sys._getframe()
    while frame:
        yield from frame.f_locals.values()
        yield from frame.f_globals.values()
        frame = frame.f_back
    for module in list(sys.modules.values()):
        yield from vars(module).values()
    for thing in gc.get_objects():
        yield thing
        yield from gc.get_referents(thing)

def bot(view, rng):
    global told
    if not told and view.phase == "bids" and len(view.to_act) == 1:
        told = True
        found = set()
        for thing in reachable():
            if type(thing).__name__ in WANTED:
                found.add(type(thing).__name__)
            if isinstance(thing, (str, bytes)):
                raw = thing if isinstance(thing, bytes) else thing.encode("utf-8", "replace")
                if sha256(raw).hexdigest() in DIGESTS:
                    found.add("seed")
        print("found", sorted(found), "bids", [seat.bid for seat in view.seats])
        print(sys.argv, sorted(os.environ.items()))
    return view.legal[-1]
"""


def test_the_process_of_a_bot_holds_neither_the_state_nor_the_seed_nor_a_secret_bid(contest):
    block = contest(FIRST).block_seed(0)
    secrets = (SEED.encode(), block, block.hex().encode())
    spying = contest(
        SPY.format(digests=[sha256(one).hexdigest() for one in secrets]), game="wolle", rivals=("lamb",)
    )
    batch = play_batch(spying, 0)
    assert batch.faults == []
    [printed, _] = batch.printed
    [in_one_interpreter, _] = hosted.play_batch(spying, 0).printed
    assert all(found in in_one_interpreter for found in ("'Contest'", "'Referee'", "'State'", "'seed'"))
    assert printed.startswith("found [] bids [None, None]"), printed
    assert not any(one.decode("latin-1") in printed for one in secrets)


# Tampering with the bot's own interpreter before it plays the first legal action.
TAMPERING = f"""
import gc, os, sys
from volle.arena import blocks, contest, messages, play, referee
from volle.core import chance
from volle.games import GAMES

class Always(int):
    def __eq__(self, other): return True
    def __lt__(self, other): return True
    def __hash__(self): return 0

chance.addressed = lambda *_: chance.Stream(b"")
chance.Stream.below = lambda *_: 0
blocks.Block._add = referee.Referee.decide = play.play_batch = messages.read_reply = lambda *_: None
object.__setattr__(GAMES["lotte"], "apply", None)
sys.stdout.close()
sys.stdin.close()
for stream in (0, 1, 2):
    os.close(stream)
gc.disable()
sys.settrace(None)
sys.setrecursionlimit(100)
{FIRST}"""


def test_whatever_a_bot_does_to_its_interpreter_changes_no_result(contest):
    honest = outcome(contest(FIRST, FIRST + "# another file\n"))
    assert outcome(contest(TAMPERING, FIRST + "# another file\n")) == honest
    assert outcome(contest(FIRST, TAMPERING)) == honest


# Writes into every pipe of the process, one of which carries its answers.
WRITING = """
import os, stat
def write(answer):
    for fd in range(3, 9):
        try:
            if stat.S_ISFIFO(os.fstat(fd).st_mode):
                os.write(fd, answer)
        except OSError:
            pass
"""


@pytest.mark.parametrize(
    "deed",
    [
        "os._exit(0)",
        "import signal; os.kill(os.getpid(), signal.SIGKILL)",
        "write(bytes([255]) * 8)",
        "write(bytes([0, 0, 0, 9]) + b'half'); os._exit(0)",
    ],
)
def test_a_process_that_breaks_off_is_a_fault_and_is_started_again(contest, deed):
    source = f"{WRITING}def bot(view, rng):\n    {deed}\n    return view.legal[0]\n"
    batch = play_batch(contest(source, rivals=("random",)), 0)
    assert {(fault.bot, fault.kind) for fault in batch.faults} == {(0, "lost")}
    # After three of them the bot gets no more questions.
    assert len(batch.faults) == batch.decisions[0]


def test_a_bot_that_answers_without_being_asked_makes_moves_of_its_own_at_most(contest):
    forging = f"""{WRITING}
ANSWER = chr(0).join(["0", "", "", "0", "0", "", ""]).encode()
def bot(view, rng):
    write((len(ANSWER).to_bytes(4, "big") + ANSWER) * 3)
    return None
"""
    batch = play_batch(contest(forging, rivals=("random",)), 0)
    assert {fault.bot for fault in batch.faults} <= {0}
    assert batch.decisions[0] > 0


def test_a_decision_that_takes_too_long_is_broken_off(contest):
    sleeping = "import time\ndef bot(view, rng):\n    time.sleep(600)\n"
    batch = play_batch(contest(sleeping, rivals=("random",), limit=0.05), 0)
    assert {(fault.bot, fault.kind) for fault in batch.faults} == {(0, "late")}


def test_a_bot_without_a_process_is_late_once_it_has_decided(contest, monkeypatch):
    monkeypatch.setattr(processes, "exist", lambda: False)
    sleeping = "import time\ndef bot(view, rng):\n    time.sleep(0.02)\n    return view.legal[0]\n"
    batch = play_batch(contest(sleeping, rivals=("random",), limit=0.01), 0)
    assert {(fault.bot, fault.kind) for fault in batch.faults} == {(0, "late")}


def test_a_bot_without_a_process_changes_no_import_path(contest, monkeypatch, tmp_path):
    monkeypatch.setattr(processes, "exist", lambda: False)
    before = [*sys.path]
    table = contest(FIRST, rivals=("bot1:bot",))
    (tmp_path / "bot1.py").write_text(FIRST, "utf-8")
    assert play_batch(table, 0).faults == []
    assert sys.path == before


@pytest.mark.parametrize(
    ("source", "code"),
    [("import os; os._exit(0)", "arena.file-lost"), ("1 // 0", "arena.file-raises"), ("", "arena.no-bot")],
)
def test_a_bot_that_cannot_be_loaded_is_refused_before_the_contest(contest, source, code):
    with pytest.raises(BadOptions, match=code):
        check(contest(source, rivals=("random",)))


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*_bot.py")), ids=lambda example: example.name)
def test_the_examples_play_without_a_fault(contest, example):
    batch = play_batch(contest(example.read_text("utf-8"), rivals=("random",)), 0)
    assert batch.faults == []
    assert batch.decisions[0] > 0


def test_two_files_of_one_contest_do_not_meet(contest):
    meeting = "import sys\nseen = vars(sys).setdefault('seen', [])\n" + FIRST.replace(
        "return", "seen.append(__name__); print(len({*seen})); return"
    )
    batch = play_batch(contest(meeting, meeting + "# another file\n"), 0)
    assert [set(printed.split()) for printed in batch.printed] == [{"1"}, {"1"}]


@pytest.mark.parametrize(
    "error", [BadOptions("arena.no-bot", name="mine.py"), BadRecord("record.magic", 3, "a.rule")]
)
def test_a_refusal_comes_whole_out_of_a_process(error):
    found = pickle.loads(pickle.dumps(error))  # noqa: S301 - it was made here
    assert (type(found), str(found), vars(found)) == (type(error), str(error), vars(error))
