"""The device during a match: screen wake lock and full screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from conftest import NO_ENGINE
from player import FAST_PACE, NO_SNAPSHOT_WORKER, SKIP_ANIMATIONS, Player, player_at

# A headless browser holds no wake locks; this one counts them.
WAKEFUL = """
globalThis.locks = 0;
Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, value: {
  request: async (kind) => {
    if (kind !== "screen") throw new TypeError(kind);
    locks++;
    return { release: async () => { locks--; } };
  },
} });
"""
REFUSING = """
Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, value: {
  request: async () => { throw new DOMException("no", "NotAllowedError"); },
} });
"""
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# A headless browser has no full screen; this one pretends to.
FULL_SCREEN = """{
  let filled = null;
  const fill = async (element) => {
    filled = element;
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  Object.defineProperties(Document.prototype, {
    fullscreenEnabled: { configurable: true, get: () => true },
    fullscreenElement: { configurable: true, get: () => filled },
    exitFullscreen: { configurable: true, value: () => fill(null) },
  });
  Element.prototype.requestFullscreen = function () { return fill(this); };
}"""


def open_with(open_page: Callable[..., Page], script: str) -> Player:
    """Open the site with a script that changes the browser's behaviour."""
    return player_at(
        open_page(scripts=[FAST_PACE, SKIP_ANIMATIONS, NO_SNAPSHOT_WORKER, script], reduced_motion="reduce")
    ).wait_until_ready()


def held(page: Page, count: int) -> None:
    """Wait until the page holds this number of wake locks."""
    page.wait_for_function("(count) => locks === count", arg=count)


def test_the_screen_stays_awake_while_a_match_is_played(open_page: Callable[..., Page]) -> None:
    player = open_with(open_page, WAKEFUL)
    page = player.page
    held(page, 0)
    player.begin("Anna", "Ben", game="lotte", target=500)
    player.look()
    held(page, 1)
    page.evaluate(HIDE, "hidden")
    held(page, 0)
    page.evaluate(HIDE, "visible")
    held(page, 1)
    page.evaluate("location.hash = 'about'")
    held(page, 0)
    page.evaluate("location.hash = 'table'")
    held(page, 1)
    player.play_to_the_end()
    held(page, 0)


def test_a_refused_wake_lock_has_no_effect(open_page: Callable[..., Page]) -> None:
    player = open_with(open_page, REFUSING).begin("Anna", "Ben", game="wolle")
    assert player.look().phase


def open_settings(page: Page) -> None:
    """Open the settings, without an engine."""
    page.locator("#table-menu").click()
    page.locator("#settings").click()
    expect(page.locator("#language")).to_be_visible()


def test_the_settings_show_the_state_of_full_screen(open_page: Callable[..., Page]) -> None:
    page = open_page(scripts=[FULL_SCREEN], routes=NO_ENGINE)
    open_settings(page)
    button = page.locator("#full-screen")
    expect(button).to_have_text("Full screen")
    button.click()
    expect(button).to_have_text("Leave full screen")
    # Escape and other controls of the device also leave full screen.
    page.evaluate("document.exitFullscreen()")
    expect(button).to_have_text("Full screen")
    button.click()
    button.click()
    expect(button).to_have_text("Full screen")


@pytest.mark.parametrize("value", ["false", "undefined"])
def test_there_is_no_button_without_full_screen_support(open_page: Callable[..., Page], value: str) -> None:
    unable = f"Object.defineProperty(Document.prototype, 'fullscreenEnabled', {{ get: () => {value} }});"
    page = open_page(scripts=[unable], routes=NO_ENGINE)
    open_settings(page)
    expect(page.locator("#full-screen")).to_have_count(0)
