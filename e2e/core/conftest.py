"""Fixtures of the core tests, parametrized by the browsers of `--browser`."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from core.browsers import playwright_driver, screen, start_playwright, webkit_driver
from drivers import Driver
from player import Player


@pytest.fixture(scope="session")
def started(browser_name: str, playwright: Playwright, browser_versions: set[str]) -> Iterator[Browser | str]:
    """Yield the browser that all tests share, or for WebKitGTK the display that it needs."""
    if browser_name == "webkit":
        with screen() as address:
            yield address
        return
    browser = start_playwright(playwright, browser_name)
    browser_versions.add(f"{browser_name.title()} {browser.version}")
    yield browser
    browser.close()


@pytest.fixture
def driver(started: Browser | str, tmp_path: Path, browser_versions: set[str]) -> Iterator[Driver]:
    """Yield the driver of a page in a new browser profile; the test fails if any page reported a fault."""
    with ExitStack() as stack:
        if isinstance(started, str):
            made = stack.enter_context(webkit_driver(started, tmp_path / "home"))
            browser_versions.add(f"WebKitGTK {made.version}")
        else:
            made = stack.enter_context(playwright_driver(started))
        yield made
        assert not made.collect_faults()


@pytest.fixture
def player(driver: Driver) -> Player:
    """Return a player with this driver."""
    return Player(driver)
