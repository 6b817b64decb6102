"""A browser that darkens light pages leaves this one as it is: codes, dice and faces keep their meaning."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, Playwright

from conftest import chromium
from lotte_records import write_record
from player import Player, painted
from setup import find_chromium, find_headless_shell

FORCED_DARK = ("--enable-features=WebContentsForceDark", "--blink-settings=forceDarkModeEnabled=true")
BY_DAY = """
const settings = { theme: "day", pace: "fast", soundOffered: true };
try { localStorage["volle.settings"] = JSON.stringify(settings); } catch {}
"""
DARK, LIGHT = 80, 200
"""The most and the least light of a colour that counts as dark or as light."""


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_versions: set[str]) -> Iterator[Browser]:
    """Yield a Chromium that darkens light pages."""
    with chromium(playwright, find_headless_shell() or find_chromium(), *FORCED_DARK) as started:
        browser_versions.add(f"Chromium {started.version}")
        yield started


def lightness(page: Page, selector: str) -> tuple[int, int]:
    """Return the lightness of the darkest and of the lightest twentieth of an element on the screen."""
    with painted(page):
        picture = Image.open(io.BytesIO(page.locator(selector).first.screenshot())).convert("L")
    counts = picture.histogram()
    twentieth = sum(counts) // 20
    darkest = next(level for level in range(256) if sum(counts[: level + 1]) > twentieth)
    lightest = next(level for level in reversed(range(256)) if sum(counts[level:]) > twentieth)
    return darkest, lightest


def test_the_browser_of_these_tests_darkens_light_pages(browser: Browser) -> None:
    page = browser.new_page(color_scheme="dark")
    page.set_content("<body style='background: white; height: 100vh'><p style='color: black'>Text")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("L")
    assert picture.getpixel((5, 5)) < DARK
    page.close()


def test_by_day_the_table_and_a_code_stay_light(open_player: Callable[..., Player], tmp_path: Path) -> None:
    player: Player = open_player(color_scheme="dark", scripts=[BY_DAY])
    page = player.page
    player.open_record(write_record(tmp_path, "card bonus-300", "roll 1 1 2 3 5 6"))
    player.wait_for_decision()
    # Ink on paper, the pips of a die that is set aside, and text on a button.
    for drawn in (".dock", ".lane-aside .lane-die", "button[data-verb=stop]"):
        darkest, lightest = lightness(page, drawn)
        assert (darkest < DARK, lightest > LIGHT) == (True, True), (drawn, darkest, lightest)
    page.evaluate("location.hash = 'replay'")
    page.locator("#replay-share").click()
    page.locator("#share-codes").click()
    assert lightness(page, ".code svg") == (0, 255)
