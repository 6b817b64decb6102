"""One visitor for all: the same test in each browser that was asked for by `--browser`."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from core.browsers import playwright_visitor, screen, start_playwright, webkit_visitor
from core.player import Player
from core.visitors import Visitor


@pytest.fixture(scope="session")
def started(browser_name: str, playwright: Playwright, ran: set[str]) -> Iterator[Browser | str]:
    """What serves all tests in one browser: the browser itself, or the screen that it needs."""
    if browser_name == "webkit":
        with screen() as address:
            yield address
        return
    browser = start_playwright(playwright, browser_name)
    ran.add(f"{browser_name.title()} {browser.version}")
    yield browser
    browser.close()


@pytest.fixture
def visitor(started: Browser | str, tmp_path: Path, ran: set[str]) -> Iterator[Visitor]:
    """Somebody who was never here before; in the end nothing must have gone wrong in any page."""
    with ExitStack() as stack:
        if isinstance(started, str):
            seen = stack.enter_context(webkit_visitor(started, tmp_path / "home"))
            ran.add(f"WebKitGTK {seen.version}")
        else:
            seen = stack.enter_context(playwright_visitor(started))
        yield seen
        assert not seen.note_faults()


@pytest.fixture
def player(visitor: Visitor) -> Player:
    """The visitor, as somebody who plays."""
    return Player(visitor)
