"""The crash screen: the error, the record of the match, and a button to try again."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from page_opener import PageLog
from player import PLAIN_FILE, Player, player_at
from storage import stored_values

BREAKS = {
    "exception": "setTimeout(() => { throw new TypeError('broken here'); })",
    "rejection": "void Promise.reject(new TypeError('broken here'))",
    "nothing": "void Promise.reject()",
}


def crash(page: Page, script: str) -> None:
    page.evaluate(script)
    page.locator("#crash").wait_for()


def again(page: Page) -> None:
    """Reload the page, and wait for the new document."""
    with page.expect_navigation():
        page.locator("#crash-again").click()


def downloaded(page: Page, button: str) -> str:
    with page.expect_download() as loading:
        page.locator(button).click()
    return Path(loading.value.path()).read_text("utf-8")


@pytest.fixture
def playing(open_player: Callable[..., Player]) -> Player:
    """Return a player in the middle of a match."""
    player = open_player().begin("Anna", "Ben", game="lotte")
    player.wait_for_decision()
    player.play_decision()
    return player


def test_a_crash_of_the_page_keeps_the_match(playing: Player, page_log: PageLog) -> None:
    page = playing.page
    check_foreign_errors(playing)
    for kind, script in BREAKS.items():
        ply = playing.ply()
        # The crash screen replaces the page, with its dialogs.
        if kind == "rejection":
            page.locator("#table-menu").click()
        crash(page, script)
        expect(page.locator("dialog")).to_have_count(0)
        assert downloaded(page, "#crash-record") == stored_values(page)["match"]["record"]
        page.locator("#crash-report").click()
        page.locator("#crash-text").wait_for()
        report = page.locator("#crash-text").input_value()
        assert "broken here" in report or "undefined" in report
        assert f'"ply": {ply}' in report
        again(page)
        playing.wait_until_ready().wait_for_decision()
        expect(page.locator("#crash")).to_be_hidden()
        assert playing.ply() == ply
    page_log.faults.clear()


def check_foreign_errors(playing: Player) -> None:
    """Assert that a browser's notices and an extension's errors are no crash."""
    page = playing.page
    page.evaluate("dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))")
    page.evaluate("""() => {
      const foreign = new Error("not ours");
      foreign.stack = "Error: not ours\\n at moz-extension://1234/content.js:1:1";
      dispatchEvent(new ErrorEvent("error", { error: foreign }));
    }""")
    playing.play_decision()
    playing.wait_for_decision()
    expect(page.locator("#crash")).to_be_hidden()


def test_a_page_without_its_words_reports_a_crash(open_page: Callable[..., Page], page_log: PageLog) -> None:
    page = open_page(routes={"**/assets/words-en-*.ftl": lambda route: route.abort()})
    expect(page.locator("#crash h1")).to_have_text("Something went wrong on this page.")
    expect(page.locator("#crash-about")).to_contain_text("arrived damaged or not at all")
    page.context.unroute("**/assets/words-en-*.ftl")
    again(page)
    player_at(page).wait_until_ready()
    page_log.faults.clear()


def test_without_an_engine_the_page_works_and_offers_the_record(playing: Player, page_log: PageLog) -> None:
    page = playing.page
    ply, record = playing.ply(), stored_values(page)["match"]["record"]
    missing = "**/pyodide.asm.wasm*"
    page.context.route(missing, lambda route: route.abort())
    page.reload()
    screen = page.locator(".crash[data-code='engine.not-started']")
    screen.wait_for(timeout=60_000)
    assert downloaded(page, "#screen .crash button:nth-of-type(2)") == record
    page.locator(".brand").click()
    notice = page.locator(".notice[data-code='engine.not-started']")
    ways = ["Reload the page", "Save game as a file", "Copy report"]
    expect(notice.get_by_role("button")).to_have_text(ways)
    page.locator("#choose-lotte").click()
    page.locator("#start").wait_for()
    page.locator(".bar-page").first.click()
    page.locator(".rule").first.wait_for()
    page.context.unroute(missing)
    notice.locator("#load-afresh").click()
    playing.wait_until_ready().go_to_menu()
    page.locator("#continue").click()
    playing.wait_for_decision()
    assert playing.ply() == ply
    page_log.faults.clear()


def test_a_stalled_start_offers_a_retry_and_a_report(
    open_page: Callable[..., Page], page_log: PageLog
) -> None:
    page = open_page(PLAIN_FILE)
    page.clock.install()
    held: list[Route] = []
    mode = "standing"

    def hold(route: Route) -> None:
        if mode == "standing":
            held.append(route)
        else:
            route.continue_()

    for files in ("**/engine/**", "**/rt/**"):
        page.context.route(files, hold)
    page.goto(page.url.removesuffix(PLAIN_FILE))
    page.locator(".notice-start").wait_for()
    page.clock.fast_forward(21_000)
    notice = page.locator(".notice-start[data-stalled=true]")
    expect(notice.get_by_role("button")).to_have_text(["Try again", "Copy report"])
    page.clock.resume()
    mode = "moving"
    notice.get_by_role("button", name="Try again").click()
    player_at(page).wait_until_ready()
    for route in held:
        route.abort()
    page_log.faults.clear()
