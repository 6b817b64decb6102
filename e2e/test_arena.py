"""The arena in the page: the command line comes to the same, and no file of somebody else does any harm."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from conftest import ROOT

EXAMPLE = ROOT / "examples" / "first_bot.py"
BOT = "def bot(view, rng):\n    {}\n"


@pytest.fixture
def arena(open_page: Callable[..., Page], tmp_path: Path) -> Callable[..., Page]:
    """Plays contests of Volle Lotte on one page, without an engine: 8 deals of a file against chance."""
    page = open_page("#arena/lotte", viewport={"width": 1024, "height": 768})
    page.locator("#arena-start").wait_for(state="attached")

    def played(source: str, blocks: int = 8) -> Page:
        file = tmp_path / "mine.py"
        file.write_text(source, "utf-8")
        page.locator("#arena-file-1").set_input_files(file)
        page.locator("#arena-bot-2").select_option("random")
        page.locator("#arena-blocks").fill(str(blocks))
        page.locator("#arena-blocks").blur()
        page.locator("#arena-start").click()
        page.locator("[data-arena=starting]").wait_for(state="attached")
        page.locator("[data-arena=done], [data-arena=refused]").wait_for(state="attached", timeout=120_000)
        return page

    return played


def test_a_contest_comes_to_what_the_command_line_says(arena: Callable[..., Page], tmp_path: Path) -> None:
    page = arena(EXAMPLE.read_text("utf-8"), blocks=16)
    expect(page.locator("#arena-status")).to_have_attribute("data-blocks", "16")
    expect(page.locator("#arena-course .chart-dot")).to_have_count(2)
    expect(page.locator("#arena-course tbody tr")).to_have_count(2)
    with page.expect_download() as saving:
        page.locator("#arena-save").click()
    found = json.loads(saving.value.path().read_text("utf-8"))
    arguments = "arena lotte --bots mine.py,random --seats 2 --blocks 16 --seed 1 --json"
    command = f"{sys.executable} -m volle {arguments}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    told = subprocess.run(command.split(), capture_output=True, cwd=tmp_path, env=environment, check=True)
    assert found == json.loads(told.stdout)
    assert axe_findings(page) == []


REFUSED = {
    "def bot(view, rng)": "arena.not-python",
    "x = 1": "arena.no-bot",
    "import numpy": "arena.file-raises",
    "while True: pass": "arena.file-endless",
    "import js\njs.fetch('/')": "arena.file-raises",
    "from js import indexedDB": "arena.file-raises",
    "import pyodide_js": "arena.file-raises",
}
FAULTY = {
    BOT.format("return 1 // 0"): "raised",
    BOT.format("return None"): "illegal",
    BOT.format("while True: pass"): "steps",
}


def test_whatever_a_file_does_it_is_told_and_nothing_is_lost(arena: Callable[..., Page]) -> None:
    for source, code in REFUSED.items():
        page = arena(source)
        expect(page.locator("#arena-refusal")).to_have_attribute("data-code", code)
    for source, kind in FAULTY.items():
        page = arena(source)
        expect(page.locator(f".arena-faults li[data-kind={kind}]").first).to_contain_text("2")
    assert axe_findings(page) == []
    page = arena(BOT.format("print('x' * 1_000_000); return view.legal[0]"))
    assert len(page.locator(".arena-printed").text_content() or "") == 10_000
