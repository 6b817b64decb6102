"""The start page of a first visit stands before any script of the app runs, and the app takes it over."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from conftest import NO_ENGINE
from player import PLAIN_FILE
from scope import swept
from volle.games import GAMES
from words import languages, plain_words, words_of

WORDS = {language: plain_words(words_of(language)) for language in languages()}
APP = "**/assets/main-*"
"""The script of the app, and the styles of all other screens."""
WORDS_FILE = "**/assets/words-*"
SIZES = {"phone": (390, 844), "phone-wide": (844, 390), "tablet": (1024, 768), "desktop": (1440, 900)}
BOXES = """() => [...document.querySelectorAll("header *, main *")]
  .filter((each) => each.namespaceURI === document.documentElement.namespaceURI)
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([each, { width }]) => width && !each.closest(".unseen, .not-started"))
  .map(([{ nodeName, className, firstChild }, { x, y, width, height }]) =>
    [nodeName, String(className.baseVal ?? className), x, y, width, height].join(" "))"""


def stored(settings: str) -> str:
    """Return a script that stores settings, except in the empty page of a new window."""
    return f"if (origin !== 'null') localStorage['volle.settings'] = {settings!r}"


class Visit:
    """A first visit whose app is held back, and other files too if a test names them."""

    def __init__(
        self, open_page: Callable[..., Page], path: str = "", more: str | None = None, **options: Any
    ) -> None:
        self.held: list[Route] = []
        routes = NO_ENGINE | {pattern: self.hold for pattern in (APP, more) if pattern}
        self.page = open_page(PLAIN_FILE, routes=routes, **options)
        self.page.goto(self.page.url.removesuffix(PLAIN_FILE) + path, wait_until="commit")

    def hold(self, route: Route) -> None:
        """Hold a file of the app back."""
        self.held.append(route)

    def let_go(self) -> Page:
        """Release the app; return its page once it is drawn."""
        self.page.context.unroute(APP)
        for route in self.held:
            route.continue_()
        expect(self.page.locator("#screen > *").first).to_be_attached()
        expect(self.page.locator(".drawn")).to_have_count(0)
        return self.page


@pytest.mark.parametrize("language", languages())
def test_the_start_page_stands_in_the_language_of_the_browser(
    open_page: Callable[..., Page], language: str
) -> None:
    page = Visit(open_page, locale=language).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    play = page.locator(".button-main span:visible")
    expect(play).to_have_text([WORDS[language]["play-now"]] * 2)
    expect(page.locator("[aria-current=true]:visible")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", swept(languages(), "de"))
@pytest.mark.parametrize("size", swept(SIZES, "phone", "desktop"))
def test_the_app_takes_the_start_page_over_without_moving_anything(
    open_page: Callable[..., Page], language: str, size: str
) -> None:
    width, height = SIZES[size]
    visit = Visit(open_page, locale=language, viewport={"width": width, "height": height})
    expect(visit.page.locator(".start-card:visible")).to_have_count(2)
    visit.page.evaluate("document.fonts.ready")
    before = [box for box in visit.page.evaluate(BOXES) if " drawn " not in box]
    assert visit.let_go().evaluate(BOXES) == before


def test_a_tap_on_the_drawn_page_takes_effect(open_page: Callable[..., Page]) -> None:
    visit = Visit(open_page)
    # Until a script has chosen one, the cards of all languages are visible.
    expect(visit.page.locator(".start-card:visible")).to_have_count(2)
    button = visit.page.locator(".button-main:visible").last
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(visit.let_go().locator("#play-lotte")).to_have_attribute("aria-busy", "true")


def test_the_engine_starts_before_the_app_which_takes_it(open_page: Callable[..., Page]) -> None:
    visit = Visit(open_page)
    visit.page.wait_for_function("() => globalThis.volleWorkers?.prestarted")
    page = visit.let_go()
    assert page.evaluate("volleWorkers.isTaken && !volleWorkers.prestarted")
    assert len(page.workers) == 1


SLOW = "performance.getEntriesByType = () => [{ requestStart: 0, responseStart: 500 }]"


def test_on_a_slow_line_the_engine_starts_after_the_words(open_page: Callable[..., Page]) -> None:
    visit = Visit(open_page, more=WORDS_FILE, scripts=[SLOW])
    expect(visit.page.locator(".start-card:visible")).to_have_count(2)
    visit.page.wait_for_function("() => document.querySelector('link[href*=words]')")
    assert not visit.page.evaluate("volleWorkers.prestarted")
    [words] = [route for route in visit.held if "words-" in route.request.url]
    words.continue_()
    visit.page.wait_for_function("() => volleWorkers.prestarted")


def test_the_tapes_of_lessons_arrive_before_any_tap(open_page: Callable[..., Page]) -> None:
    names = "performance.getEntriesByType('resource').map(({ name }) => name)"
    tapes = f"{names}.filter((name) => name.includes('/lessons/'))"
    Visit(open_page).page.wait_for_function(f"() => {tapes}.length === {len(GAMES)}")


@pytest.mark.parametrize(
    "path", swept(["#setup/lotte", "#rules/wolle", "#nothing"], "#setup/lotte", "#nothing")
)
def test_another_page_never_shows_the_start_page(open_page: Callable[..., Page], path: str) -> None:
    visit = Visit(open_page, path)
    expect(visit.page.locator(".first-words")).to_be_visible()
    expect(visit.page.locator(".start-card:visible")).to_have_count(0)
    visit.let_go()


def test_a_visitor_with_known_players_waits_for_their_names(open_page: Callable[..., Page]) -> None:
    known = '{"setUps": {"wolle": {"chairs": [], "options": {}}}}'
    visit = Visit(open_page, scripts=[stored(known)])
    expect(visit.page.locator(".first-words")).to_be_visible()
    expect(visit.page.locator(".start-card:visible")).to_have_count(0)


NO_STORAGE = "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no') } })"


@pytest.mark.parametrize("script", [NO_STORAGE, stored('{"setUps": 7')])
def test_broken_storage_changes_nothing(open_page: Callable[..., Page], script: str) -> None:
    visit = Visit(open_page, scripts=[script])
    expect(visit.page.locator(".start-card:visible")).to_have_count(2)
    expect(visit.let_go().locator("#play-wolle")).to_be_visible()


def test_the_chosen_theme_and_language_apply_to_the_drawn_page(open_page: Callable[..., Page]) -> None:
    chosen = '{"theme": "night", "language": "fr"}'
    page = Visit(open_page, locale="de-DE", scripts=[stored(chosen)]).page
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto(f"{page.url}?lang=nl", wait_until="commit")
    expect(page.locator(".drawn[lang=fr] .menu")).to_be_hidden()
    expect(page.locator(".drawn[lang=nl] .menu")).to_be_visible()


def test_without_scripts_no_button_is_drawn(open_page: Callable[..., Page]) -> None:
    page = open_page(java_script_enabled=False)
    expect(page.locator(".first-words")).to_be_visible()
    expect(page.locator("button:visible")).to_have_count(0)


def test_the_drawn_page_has_no_ids_that_the_app_has_too(open_page: Callable[..., Page]) -> None:
    source = open_page(java_script_enabled=False).content()
    ids = re.findall(r' id="([^"]+)"', source)
    assert len(ids) == len(set(ids))
