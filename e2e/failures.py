"""A pytest plugin: what the open pages of a failed test look like, and what they said last.

The report of the test gets a section for each page: its picture in `.cache/failures/`, and for the page and
each frame in it the state, the last lines of the log, and the last messages to and from the worker.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, Frame, Page

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
    """Return what a page and its frames show and have said; take a picture of it."""
    return "\n".join([take_picture(page, name), *map(words_of, page.frames)])


def take_picture(page: Page, name: str) -> str:
    """Take a picture of a page; return its path."""
    path = FOLDER / f"{re.sub(r'[^A-Za-z0-9_-]+', '-', name)[:120]}.png"
    try:
        page.evaluate(PAINT, True)
        page.screenshot(path=path, timeout=PATIENCE)
    except Error as error:
        return f"no picture: {error.message}"
    return f"picture: {path}"


def words_of(frame: Frame) -> str:
    """Return what a document shows and has said."""
    try:
        words = frame.evaluate(LAST_WORDS)
    except Error as error:
        return f"{frame.url}: {error.message}"
    messages = "\n".join(words.pop("messages"))
    return f"{json.dumps(words, indent=1, ensure_ascii=False)}\n{messages}"
