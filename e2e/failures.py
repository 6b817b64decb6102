"""A pytest plugin: what the open pages of a failed test look like, and what they said last.

The report of the test gets a section for each page: its picture in `.cache/failures/`, the state of the page,
the last lines of the log, and the last messages between page and worker.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from page_opener import PageOpener
from player import PAINT
from setup import ROOT

FOLDER = ROOT / ".cache" / "failures"
PATIENCE = 5000
"""Milliseconds for a picture: a page may be stuck."""
LAST_WORDS = """() => ({
  address: location.href,
  state: { ...document.body.dataset },
  dialog: [...document.querySelectorAll("dialog[open]")].at(-1)?.innerText ?? null,
  notices: document.querySelector("#notices")?.innerText ?? null,
  log: [...document.querySelectorAll(".log-step")].slice(0, 5).map(({ innerText }) => innerText),
  messages: (globalThis.lastMessages ?? []).map(([to, message]) => {
    try { return `to ${to}: ${JSON.stringify(message).slice(0, 600)}`; } catch { return `to ${to}`; }
  }),
})"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Add the sections before the pages are closed."""
    report: Any = yield
    if report.when == "call" and report.failed:
        pages = [page for opener in PageOpener.opened for page in opener.pages()]
        for number, page in enumerate(pages, 1):
            report.sections.append((f"page {number}", last_words(page, f"{item.name}-{number}")))
    return report


def last_words(page: Page, name: str) -> str:
    """Return what a page shows and has said; take a picture of it."""
    picture = FOLDER / f"{re.sub(r'[^A-Za-z0-9_-]+', '-', name)[:120]}.png"
    try:
        words = page.evaluate(LAST_WORDS)
        page.evaluate(PAINT, True)
        page.screenshot(path=picture, timeout=PATIENCE)
    except Error as error:
        return f"no picture: {error.message}"
    messages = "\n".join(words.pop("messages"))
    return f"picture: {picture}\n{json.dumps(words, indent=1, ensure_ascii=False)}\n{messages}"
