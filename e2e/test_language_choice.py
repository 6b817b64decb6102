"""The language of the page: the browser's preference, the visitor's choice, or the address."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from conftest import NO_ENGINE
from lotte_records import write_record
from offline import open_cached_page, update_site, wait_for
from page_opener import PageLog
from player import PLAIN_FILE, WIDE_WINDOW, Player
from scope import swept
from servers import OwnSite
from words import FALLBACK, languages, plain_words, words_of

OTHERS = [language for language in languages() if language != "en"]
WORDS = {language: plain_words(words_of(language, FALLBACK)) for language in languages()}


def wait_for_language(page: Page, language: str) -> None:
    """Wait until the start page is in this language."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#open-record + span")).to_have_text(WORDS[language]["menu-open"])
    expect(page).to_have_title(WORDS[language]["title-menu"])
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", f"manifests/{language}.webmanifest")


def choose(page: Page, language: str) -> None:
    """Choose a language on the start page."""
    page.locator(f".languages [data-language={language}]").click()


# In each language, test_first_paint.py sees the page that stands before the app.
@pytest.mark.parametrize("language", swept(languages(), "fr"))
def test_a_first_visit_uses_the_language_of_the_browser(
    open_page: Callable[..., Page], language: str
) -> None:
    asked: list[str] = []

    def note(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_()

    page = open_page(locale=f"{language}-XY", routes=NO_ENGINE | {"**/*.ftl": note})
    wait_for_language(page, language)
    assert {url.rpartition("/")[2].split("-")[1] for url in asked} == {language}


def test_without_scripts_the_page_explains_it_in_every_language(open_page: Callable[..., Page]) -> None:
    page = open_page(java_script_enabled=False)
    for language in languages():
        expect(page.locator(f"noscript [lang={language}]")).to_have_text(WORDS[language]["needs-script"])


def test_an_unknown_browser_language_falls_back_to_english(open_page: Callable[..., Page]) -> None:
    wait_for_language(open_page(locale="pl-PL", routes=NO_ENGINE), "en")


def test_a_language_chosen_in_the_menu_applies_immediately_and_is_stored(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(locale="nl-NL", routes=NO_ENGINE)
    wait_for_language(page, "nl")
    page.evaluate("globalThis.isSame = true")
    choose(page, "fr")
    wait_for_language(page, "fr")
    expect(page.locator(".languages [aria-current]")).to_have_text("Français")
    assert page.evaluate("isSame")
    page.reload()
    wait_for_language(page, "fr")


def test_the_language_of_the_address_applies_until_another_is_chosen(open_page: Callable[..., Page]) -> None:
    page = open_page("?lang=de", locale="nl-NL", routes=NO_ENGINE)
    wait_for_language(page, "de")
    page.reload()
    wait_for_language(page, "de")
    choose(page, "en")
    wait_for_language(page, "en")
    assert "lang" not in page.url
    page.reload()
    wait_for_language(page, "en")


def test_an_unknown_language_is_reported(
    open_page: Callable[..., Page],
) -> None:
    page = open_page("?lang=constructor", locale="de-DE")
    wait_for_language(page, "de")
    expect(page.locator(".notice[data-code='address.lang']")).to_contain_text("„constructor“")


def test_changing_the_language_keeps_the_chosen_dice(
    open_player: Callable[..., Player], tmp_path: Path
) -> None:
    player = open_player(viewport=WIDE_WINDOW)
    page = player.page
    player.open_record(write_record(tmp_path, "card bonus-300", "roll 1 3 3 3 5 6", preset="tutto"))
    player.wait_for_decision()
    page.locator("[data-number='1'][aria-pressed=true]").click()
    chosen = page.locator("[data-number][aria-pressed=true]")
    expect(chosen).to_have_count(4)
    ply = player.ply()
    page.evaluate("globalThis.isSame = true")
    for language in (*OTHERS, "en"):
        before = page.locator(".log-step").first.text_content()
        player.open_settings()
        page.locator("#language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(".log-step").first).not_to_have_text(before or "")
        expect(page.locator(".log h2")).to_have_text(WORDS[language]["log-heading"])
        expect(chosen).to_have_count(4)
        assert (player.ply(), page.evaluate("isSame")) == (ply, True)
    player.play_decision()


def test_the_last_of_two_quick_language_choices_counts(open_page: Callable[..., Page]) -> None:
    page = open_page(locale="en-GB", routes=NO_ENGINE)
    wait_for_language(page, "en")
    with page.expect_response("**/words-de-*.ftl"), page.expect_response("**/words-fr-*.ftl"):
        page.evaluate("""() => {
          for (const language of ["de", "fr"]) document.querySelector(`[data-language=${language}]`).click();
        }""")
    wait_for_language(page, "fr")


@pytest.mark.parametrize("language", swept(languages(), "fr"))
def test_a_crash_before_the_words_are_loaded_is_reported_in_the_page_language(
    open_page: Callable[..., Page], page_log: PageLog, language: str
) -> None:
    page = open_page(locale=language, routes=NO_ENGINE | {"**/words-*.ftl": lambda route: route.abort()})
    expect(page.locator("#crash h1")).to_have_text(WORDS[language]["crash-page"])
    expect(page.locator("#crash-about")).to_have_text(WORDS[language]["load-changed"])
    expect(page.locator("#crash-again")).to_have_text(WORDS[language]["start-again"])
    page_log.faults.clear()


def test_a_language_that_fails_to_load_is_reported_and_changes_nothing(
    open_page: Callable[..., Page], page_log: PageLog
) -> None:
    gone = dict.fromkeys(("**/words-fr-*.ftl", "**/sw.js"), lambda route: route.abort())
    page = open_page(locale="de-DE", routes=NO_ENGINE | gone)
    wait_for_language(page, "de")
    choose(page, "fr")
    expect(page.locator("[data-code='language.not-loaded']")).to_contain_text("Prüfe deine Verbindung")
    page.reload()
    wait_for_language(page, "de")
    page_log.faults.clear()


def test_all_languages_work_offline_and_an_old_page_uses_those_of_its_version(
    own_site: OwnSite, open_page: Callable[..., Page], page_log: PageLog
) -> None:
    page = open_cached_page(open_page, own_site, locale="en-GB")
    own_site.kill()
    page.reload()
    for language in OTHERS:
        choose(page, language)
        wait_for_language(page, language)
    own_site.start()
    page.reload()
    wait_for_language(page, OTHERS[-1])
    update_site(own_site)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    wait_for(page, update="waiting")
    choose(page, "en")
    facts = page.locator("#screen > .menu .menu-facts")
    expect(facts).to_contain_text("no account")
    expect(facts).not_to_contain_text("newer")
    assert [fault for fault in page_log.faults if not fault.endswith("REFUSED")] == []
    page_log.faults.clear()


def test_an_old_page_without_a_cache_reports_a_missing_language(
    own_site: OwnSite, open_page: Callable[..., Page], page_log: PageLog
) -> None:
    page = open_page(at=own_site.url, locale="de-DE", routes=NO_ENGINE)
    wait_for_language(page, "de")
    update_site(own_site)
    choose(page, "en")
    expect(page.locator("[data-code='language.not-loaded']")).to_contain_text("Lade die Seite neu")
    wait_for_language(page, "de")
    page_log.faults.clear()


def test_a_frame_uses_the_language_of_its_address(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(PLAIN_FILE, locale="en-GB")
    for language in OTHERS:
        page.goto(f"{site}embed.html?lang={language}&game=lotte")
        page.locator("#play").wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#play")).to_have_text(WORDS[language]["embedded-play"])
        assert page.locator("#whole-game").get_attribute("href") == f"./?lang={language}"
