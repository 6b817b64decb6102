"""A page that a translator of a browser changes says what the page itself says."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hosts import fragment_of
from match_records import beginning
from player import Player
from scope import swept
from volle.core.record import format_record
from volle.games import GAMES

TRANSLATE = Path(__file__).with_name("translators.js").read_text("utf-8").rstrip().removesuffix(";")
STOP = "() => translator.stop()"
KINDS = ("chrome", "safari", "firefox")
TEXTS = """(isTranslated) => {
  if (isTranslated && !translator.isIdle) return null;
  const parts = document.querySelectorAll("#bar, #screen > *, #notices, dialog");
  return Array.from(parts, ({ textContent }) => textContent.replaceAll(/[⟦⟧]/g, "").replaceAll(/\\s+/g, " "));
}"""
# The names of the seats and all numbers that stand alone.
TRANSLATED_FACTS = """(names) => {
  const texts = document.createTreeWalker(document.querySelector("#screen"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentNode } = texts.currentNode;
    const [, text] = /^⟦(.*)⟧$/.exec(data.trim()) ?? [];
    if (names.includes(text) || /^\\p{S}?[\\d.,]+$/u.test(text)) found.push(parentNode.outerHTML);
  }
  return found;
}"""
NAMES = ("Anna", "Ben", "Lambert")
SEATS = {name: ("Anna", "Ben", f"bot:{next(iter(game.bots))} Lambert") for name, game in GAMES.items()}


def match_texts(player: Player, decisions: int, kind: str = "") -> list[list[str]]:
    """Play the next decisions; return what the page says at each, translated if a kind is given."""
    if kind:
        player.driver.run(TRANSLATE, kind)
    texts, now = [], player.look()
    while len(texts) < decisions and now.phase != "over":
        texts.append(player.driver.wait_until(TEXTS, bool(kind)))
        if kind:
            assert player.driver.run(TRANSLATED_FACTS, NAMES) == []
        now = player.play_decision()
    if kind:
        player.driver.run(STOP)
    return texts


@pytest.mark.parametrize("decisions", swept([100], 12))
@pytest.mark.parametrize("game", GAMES)
def test_a_translated_match_says_what_an_untranslated_one_says(
    shared_player: Player, game: str, decisions: int
) -> None:
    match = beginning(SEATS[game], game, "translated")
    shared_player.remember_a_match()
    untranslated = match_texts(shared_player.resume(match), decisions)
    for kind in KINDS:
        assert match_texts(shared_player.resume(match), decisions, kind) == untranslated, kind


def test_a_translated_page_that_is_read_in_another_language_says_it(shared_player: Player) -> None:
    shared_player.driver.run(TRANSLATE, "chrome")
    page = shared_player.page
    expect(page.locator("#play-lotte")).to_contain_text("⟦Play now⟧")
    page.locator("[data-language=de]").first.click()
    expect(page.locator("#play-lotte")).to_contain_text("⟦Jetzt spielen⟧")
    page.locator("[data-language=en]").first.click()
    expect(page.locator("#play-lotte")).to_contain_text("⟦Play now⟧")
    shared_player.driver.run(STOP)


def test_a_translated_frame_says_what_an_untranslated_one_says(
    open_frame: Callable[..., Player],
) -> None:
    record = format_record(beginning(SEATS["lotte"], "lotte", "translated"), private=True)
    untranslated = match_texts(open_frame(fragment_of(record)), 6)
    assert match_texts(open_frame(fragment_of(record)), 6, "chrome") == untranslated


def test_a_translated_rule_page_finds_the_same_rules(open_page: Callable[..., Page]) -> None:
    page = open_page("rules/lotte/en/")
    rules, search = page.locator(".rule:visible"), page.locator("#filter")
    search.fill("clover")
    found = rules.evaluate_all("(rules) => rules.map(({ id }) => id)")
    search.fill("")
    page.evaluate(TRANSLATE, "chrome")
    search.fill("clover")
    expect(page.locator("search [role=status]")).to_contain_text(str(len(found)))
    assert rules.evaluate_all("(rules) => rules.map(({ id }) => id)") == found
    assert found
