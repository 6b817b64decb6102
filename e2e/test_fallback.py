"""Browsers in which the game cannot start: the page names the cause in the visitor's language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from hosts import INDEX, HostSite
from page_opener import PageLog
from player import player_at
from scope import swept
from servers import serve_plainly
from setup import DIST
from words import FALLBACK, languages, plain_words, words_of

MAIN = "**/assets/main-*.js"
WORDS = {language: plain_words(words_of(language, FALLBACK)) for language in languages()}


def fails(page: Page, reason: str, language: str = "en") -> None:
    """Wait until the page shows this cause."""
    notice = page.locator(f".fallback[data-reason='{reason}']")
    expect(notice).to_contain_text(WORDS[language][reason])


@pytest.mark.parametrize("language", swept(WORDS, "de"))
def test_a_page_opened_as_a_file_states_what_it_needs(
    open_page: Callable[..., Page], page_log: PageLog, language: str
) -> None:
    page = open_page(at=f"{DIST.as_uri()}/{INDEX}", locale=language)
    fails(page, "start-file", language)
    expect(page.locator(".fallback + button")).to_have_count(0)
    page_log.faults.clear()


FRAME = """<!doctype html><title>Another site</title><link rel="icon" href="data:,">
<iframe sandbox="allow-scripts" src="{address}embed.html?game=lotte" width="800" height="600"></iframe>"""


@pytest.mark.parametrize("kind", ["bare", "with headers"])
def test_a_frame_reports_a_sandbox_that_is_too_strict(
    browser: Browser, host: HostSite, site: str, kind: str
) -> None:
    with serve_plainly(DIST) as bare:
        host.files = {INDEX: FRAME.format(address=bare if kind == "bare" else site).encode()}
        page = browser.new_page(locale="fr")
        page.goto(host.url)
        notice = page.frame_locator("iframe").locator(".fallback[data-reason=start-frame]")
        expect(notice).to_have_text(WORDS["fr"]["start-frame"])
        page.close()


def drop(route: Route) -> None:
    """Answer that a file is missing."""
    route.fulfill(status=404)


def send_bytes(route: Route) -> None:
    """Send a script without a known content type."""
    route.fulfill(response=route.fetch(), content_type="application/octet-stream")


def garble(route: Route) -> None:
    """Send a script with a syntax error, like new syntax in an old browser."""
    route.fulfill(content_type="text/javascript", body="let let = =;")


def fail(route: Route) -> None:
    """Fail like a broken network."""
    route.abort()


CAUSES = {
    "load-missing": {MAIN: drop},
    "load-type": {MAIN: send_bytes},
    "load-network": {MAIN: fail, "**/sw.js": fail},
    "start-browser": {MAIN: garble},
}


@pytest.mark.parametrize("reason", CAUSES)
def test_a_page_whose_scripts_fail_names_the_cause(
    open_page: Callable[..., Page], page_log: PageLog, reason: str
) -> None:
    page = open_page(routes=CAUSES[reason], locale="nl")
    fails(page, reason, "nl")
    if reason.startswith("load-"):
        page.context.unroute(MAIN)
        page.locator(".fallback + button").click()
        player_at(page).wait_until_ready()
        expect(page.locator(".fallback")).to_have_count(0)
    page_log.faults.clear()


def test_a_page_of_a_removed_version_loads_the_new_one(
    open_page: Callable[..., Page], site: str, page_log: PageLog
) -> None:
    old = (DIST / INDEX).read_text("utf-8").replace("assets/main-", "assets/gone-")
    asked = []

    def send_old(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
        else:
            route.fulfill(content_type="text/html", body=old)

    page = open_page(routes={site: send_old})
    player_at(page).wait_until_ready()
    page_log.faults.clear()


@pytest.mark.parametrize("name", [INDEX, "embed.html"])
def test_a_page_without_scripts_states_what_it_needs_after_a_while(
    open_page: Callable[..., Page], page_log: PageLog, name: str
) -> None:
    page = open_page(name, routes={"**/*.js": drop})
    notice = page.locator(".not-started")
    expect(notice).to_be_hidden()
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
    expect(notice).to_be_visible()
    for language, words in WORDS.items():
        expect(notice.locator(f"[lang={language}]")).to_have_text(words["start-nothing"])
    page_log.faults.clear()


def test_a_working_page_shows_no_fallback(open_page: Callable[..., Page]) -> None:
    page = open_page()
    player_at(page).wait_until_ready()
    expect(page.locator(".fallback, .not-started")).to_have_count(0)
