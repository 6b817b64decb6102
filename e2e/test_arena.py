"""The arena in the page: same results as on the command line, and no harm from any bot's file."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from attacks import CLEAR_PHASE
from conftest import ROOT
from offline import TIMEOUT_MS, open_cached_page
from page_opener import TABLET, PageLog, PageOpener, expect_no_faults
from player import NO_SNAPSHOT_WORKER
from scope import swept
from servers import OwnSite

EXAMPLE = ROOT / "examples" / "first_bot.py"
PACKAGE = ROOT / "examples" / "first_wheel"
BOT = "def bot(view, rng):\n    {}\n"
# Lets a test set the time limit of a decision, in milliseconds, and read the last message to the referee. The
# usual limit is generous: on a busy machine, the page's limit would come before that of steps.
LIMIT = f"""globalThis.limit = {TIMEOUT_MS};
globalThis.Worker = class extends Worker {{
  postMessage(message, ...more) {{
    if (typeof message === "string") globalThis.lastMessage = message;
    if (message.limit) message.limit = globalThis.limit;
    super.postMessage(message, ...more);
  }}
}};"""


@pytest.fixture
def page(shared_opener: PageOpener, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Yield the page that the tests of this module share, at the arena of Volle Lotte."""
    with expect_no_faults(shared_opener, request.session):
        opened = shared_opener.pages()
        # The results of earlier tests stay: starting the engine again costs more than a contest.
        page = (
            opened[0]
            if opened
            else shared_opener.open_page("#arena/lotte", viewport=TABLET, scripts=[LIMIT, NO_SNAPSHOT_WORKER])
        )
        page.locator("body[data-screen=arena] #arena-start").wait_for(state="attached")
        yield page


@pytest.fixture
def arena(page: Page, tmp_path: Path) -> Callable[..., Page]:
    """Return a function that plays contests of Volle Lotte: a file against the random bot."""

    def play_contest(source: str | bytes, blocks: int = 8, name: str = "mine.py") -> Page:
        choose(page, tmp_path / name, source)
        start(page, blocks)
        wait_for(page, "done", "refused")
        return page

    return play_contest


def choose(page: Page, file: Path, source: str | bytes) -> None:
    """Choose a file as the first bot, and the random bot as the second."""
    file.write_bytes(source.encode() if isinstance(source, str) else source)
    page.locator("#arena-file-1").set_input_files(file)
    page.locator("#arena-bot-2").select_option("random")


def start(page: Page, blocks: int = 8) -> None:
    """Start a contest with this number of deals and a known seed."""
    page.locator("#arena-seed").fill("1")
    page.locator("#arena-blocks").fill(str(blocks))
    page.locator("#arena-blocks").blur()
    page.evaluate(CLEAR_PHASE)
    page.locator("#arena-start").click()


def wait_for(page: Page, *phases: str) -> None:
    """Wait until the contest is in one of these phases."""
    wanted = ", ".join(f"[data-arena={phase}]" for phase in phases)
    page.locator(wanted).wait_for(state="attached", timeout=TIMEOUT_MS)


def saved_result(page: Page) -> Any:
    """Return the result of a contest from the file that the page saves."""
    with page.expect_download() as saving:
        page.locator("#arena-save").click()
    return json.loads(saving.value.path().read_text("utf-8"))


def command_line_result(bots: str, blocks: int, folder: Path) -> Any:
    """Return the result of a contest on the command line, with bots from a folder."""
    arguments = f"arena lotte --bots {bots} --seats 2 --blocks {blocks} --seed 1 --json"
    command = [sys.executable, "-m", "volle", *arguments.split()]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "py"), str(folder)))}
    done = subprocess.run(command, capture_output=True, cwd=folder, env=environment, check=True)
    return json.loads(done.stdout)


def test_a_contest_has_the_result_of_the_command_line(arena: Callable[..., Page], tmp_path: Path) -> None:
    page = arena(EXAMPLE.read_text("utf-8"), blocks=16)
    expect(page.locator("#arena-status")).to_have_attribute("data-blocks", "16")
    expect(page.locator("#arena-course .chart-dot")).to_have_count(2)
    expect(page.locator("#arena-course tbody tr")).to_have_count(2)
    assert saved_result(page) == command_line_result("mine.py,random", 16, tmp_path)
    assert axe_findings(page) == []


NEEDS = "Requires-Dist: volle\nRequires-Dist: numpy>=2\nRequires-Dist: old; python_version < '3'\n"
WHEELS = {
    "needs.whl": ("Requires-Dist: volle\n", NEEDS, "numpy>=2."),
    "late.whl": ("Requires-Dist: volle\n", "Requires-Dist: volle>9\n", "volle>9"),
    "old.whl": ("Requires-Python: >=3.11", "Requires-Python: <3.12", "<3.12"),
    "gone.whl": ("first_wheel:bot", "first_wheel:gone", "gone"),
    "walls.whl": ("from statistics import", "import micropip #", "micropip"),
}
"""Changes to a wheel by which it is refused, and a part of the refusal."""
LATE = ("late.whl",)
"""A wheel that needs another version of a package, as `needs.whl` needs another package."""


@pytest.mark.parametrize(
    "refused", swept([LATE], tuple(name for name in WHEELS if name not in LATE)), ids=" ".join
)
def test_a_wheel_is_installed_without_other_packages(
    arena: Callable[..., Page], tmp_path: Path, refused: tuple[str, ...]
) -> None:
    built = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(built, capture_output=True, cwd=PACKAGE, check=True)
    [wheel] = tmp_path.glob("*.whl")
    # The name that a browser gives a file downloaded twice.
    page = arena(wheel.read_bytes(), name="first_wheel-1.0-py3-none-any (1).whl")
    assert saved_result(page) == command_line_result("first_wheel:bot,random", 8, PACKAGE)
    for name in refused:
        old, new, reason = WHEELS[name]
        page = arena(edit_wheel(wheel, old, new), name=name)
        expect(page.locator("#arena-refusal")).to_contain_text(reason)


def test_after_one_contest_others_need_no_network(
    own_site: OwnSite, open_page: Callable[..., Page], page_log: PageLog
) -> None:
    page = open_cached_page(open_page, own_site)

    def run_contest(bot: str, phase: str) -> None:
        page.locator("#arena-bot-1").select_option(bot)
        page.locator("#arena-bot-2").select_option("random")
        start(page)
        wait_for(page, phase)

    def choose_file(file: Path) -> None:
        page.locator("#arena-file-1").set_input_files(file)

    page.evaluate("location.hash = 'arena/lotte'")
    run_contest("cautious", "done")
    own_site.kill()
    page.reload()
    run_contest("cautious", "done")
    choose_file(EXAMPLE)
    run_contest(EXAMPLE.name, "refused")
    expect(page.locator("#arena-refusal")).to_have_attribute("data-code", "arena.no-network")
    # The browser itself logs failed requests.
    refused, failed = (
        "console: Failed to load resource: net::ERR_" + end for end in ("CONNECTION_REFUSED", "FAILED")
    )
    assert {*page_log.faults} == {refused, failed}
    page_log.faults.clear()
    own_site.start()
    run_contest(EXAMPLE.name, "done")
    own_site.kill()
    page.reload()
    choose_file(EXAMPLE)
    run_contest(EXAMPLE.name, "done")
    assert [fault for fault in page_log.faults if not fault.endswith("REFUSED")] == []
    page_log.faults.clear()


# Delays reading files until the test releases them.
DELAY_FILES = """() => {
  const { arrayBuffer } = Blob.prototype;
  const released = new Promise((release) => {
    globalThis.release = () => { Blob.prototype.arrayBuffer = arrayBuffer; release(); };
  });
  Blob.prototype.arrayBuffer = async function () { await released; return arrayBuffer.call(this); };
}"""


def test_a_contest_waits_for_the_chosen_file_and_can_be_paused_and_continued(
    page: Page, tmp_path: Path
) -> None:
    page.evaluate(DELAY_FILES)
    choose(page, tmp_path / "mine.py", BOT.format("return view.legal[0]"))
    start(page)
    page.evaluate("release()")
    wait_for(page, "done")
    result = saved_result(page)
    assert ([*result["bots"]], result["blocks"]) == (["mine.py", "random"], 8)
    course = page.locator("#arena-course")
    expect(course).to_contain_text("too early to say")
    start(page, blocks=24)
    page.locator("#arena-pause").click()
    wait_for(page, "paused")
    page.locator("#arena-go-on").click()
    page.locator("#arena-pause").click()
    page.locator("#arena-go-on").click()
    wait_for(page, "done")
    expect(page.locator("#arena-course .chart-dot")).to_have_count(3)
    expect(course).to_contain_text("most likely between")
    assert saved_result(page)["blocks"] == 24


def edit_wheel(wheel: Path, old: str, new: str) -> bytes:
    """Return a wheel with `old` replaced in all files."""
    made = BytesIO()
    with ZipFile(wheel) as before, ZipFile(made, "w") as after:
        for name in before.namelist():
            after.writestr(name, before.read(name).decode().replace(old, new))
    return made.getvalue()


# Refused only if none of the modules can be imported.
IMPORTING = """
def can_import(text):
    try:
        exec(text)
    except ImportError:
        return False
    return True

texts = "import numpy", "import js; js.fetch('/')", "from js import indexedDB", "import pyodide_js"
if not any([can_import(text) for text in texts]):
    raise ImportError
"""
REFUSED = {
    "def bot(view, rng)": "arena.not-python",
    "while True: pass": "arena.file-endless",
    IMPORTING: "arena.file-raises",
}
"""Files with a code each; tests/test_own_bots.py has the others."""
ENDLESS = ("while True: pass",)
"""A file that runs into the limit of steps, as a decision of `FAULTY` does."""
FAULTS = ("raised", "illegal", "steps")
FAULTY = BOT.format(
    "print('x' * 1_000_000); kind = rng.below(3); "
    "return 1 // 0 if kind == 0 else None if kind == 1 else any(0 for _ in iter(int, 1))"
)
"""A bot with every fault, all in its second line."""


@pytest.mark.parametrize(
    "refused",
    swept([ENDLESS], tuple(source for source in REFUSED if source not in ENDLESS)),
    ids=["at once", "endless"],
)
def test_every_fault_of_a_bot_is_reported(arena: Callable[..., Page], refused: tuple[str, ...]) -> None:
    for source in refused:
        page = arena(source)
        expect(page.locator("#arena-refusal")).to_have_attribute("data-code", REFUSED[source])
    page = arena(FAULTY)
    for kind in FAULTS:
        expect(page.locator(f".arena-faults li[data-kind={kind}]").first).to_contain_text("2")
    assert len(page.locator(".arena-printed").text_content() or "") == 10_000
    assert axe_findings(page) == []
    page.locator(".arena-faults [data-position]").last.click()
    expect(page.locator(".position[data-game=lotte] .position-due")).not_to_be_empty()
    page.go_back()
    expect(page.locator(".arena-faults li").first).to_be_visible()


def test_an_endless_decision_is_a_fault(page: Page, arena: Callable[..., Page]) -> None:
    page.evaluate("limit = 1000")
    arena(BOT.format("if rng.below(400) == 0: pow(3, 10**9)\n    return view.legal[0]"))
    expect(page.locator("#arena-status")).to_have_attribute("data-blocks", "8")
    expect(page.locator(".arena-faults li[data-kind=late]").first).to_be_attached()
    page.evaluate(f"limit = {TIMEOUT_MS}")


def test_a_contest_pauses_while_it_is_not_visible(page: Page, tmp_path: Path) -> None:
    choose(page, tmp_path / "mine.py", BOT.format("return view.legal[0]"))
    start(page, blocks=2000)
    wait_for(page, "playing")
    page.evaluate("location.hash = 'menu'")
    page.locator("body[data-screen=menu]").wait_for(state="attached")
    assert page.evaluate("lastMessage") == "pause"
    page.go_back()
    wait_for(page, "playing")
    assert page.evaluate("lastMessage") == "play"
    page.locator("#arena-pause").click()
    page.evaluate("location.hash = 'menu'")
    page.locator("body[data-screen=menu]").wait_for(state="attached")
    page.go_back()
    wait_for(page, "paused")
    assert page.evaluate("lastMessage") == "pause"
    # The next test gets a page without a contest.
    page.close()


THINKS = """from volle.wolle.brain.values import weights

weights()


def bot(view, rng):
    return view.legal[0]
"""
PROGRESS = """() => document.querySelector("[data-arena=refused]")
  || document.querySelector("progress")?.value > 0"""


def test_referee_and_custom_bot_have_the_part_of_the_engine_on_demand(page: Page, tmp_path: Path) -> None:
    page.evaluate("location.hash = 'arena/wolle'")
    page.locator("#arena-bot-2 option[value=ewe]").wait_for(state="attached")
    choose(page, tmp_path / "mine.py", THINKS)
    page.locator("#arena-bot-2").select_option("ewe")
    start(page)
    page.wait_for_function(PROGRESS, timeout=TIMEOUT_MS)
    expect(page.locator("#arena-refusal")).to_have_count(0)
    # The next test gets a page without a contest.
    page.close()
