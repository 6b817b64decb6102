"""Dice from known seeds, chosen in the page: of the day, of words, and of the last match."""

from collections.abc import Callable
from datetime import datetime

from playwright.sync_api import expect

from accessibility import axe_findings
from conftest import reset_site
from player import Player, painted, player_at
from volle.core.match import Match
from volle.core.record import parse_record
from volle.games import GAMES

BOTS = ("bot:cautious", "bot:cautious")
NOON = datetime(2026, 11, 22, 12, 0)


def begin(player: Player, deal: str, words: str = "") -> Player:
    """Begin a short match between bots with a deal chosen in the set-up."""
    player.fill_seats(*BOTS, game="lotte")
    player.open_options().driver.write("#target", "1000")
    page = player.page
    player.open_more()
    page.locator(f"#deal-{deal}").check()
    if words:
        page.locator("#deal-typed").fill(words)
    page.locator("#start").click()
    return player


def record_of(player: Player) -> str:
    """Return the record of the match from its file, once it is over."""
    player.play_to_the_end()
    page = player.page
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    player.open_after_match()
    with page.expect_download() as download:
        page.locator("#save-record").click()
    return download.value.path().read_text("utf-8")


def verified(record: str) -> Match:
    """Return the match of a record, verified like `volle replay --verify`."""
    return parse_record(record, GAMES, verify=True)


def on_a_day(open_player: Callable[..., Player]) -> Player:
    """Open the site for a new visitor at noon of a day."""
    player = open_player()
    player.page.clock.set_fixed_time(NOON)
    return player


def test_known_seeds_give_equal_dice_to_all_visitors_and_a_rematch_is_random(
    open_player: Callable[..., Player], site: str
) -> None:
    player = begin(on_a_day(open_player), "day")
    of_day = record_of(player)
    match = verified(of_day)
    assert match.deal == ("day", "2026-11-22")
    player.page.locator("#again").click()
    expect(player.page.locator(".deal-known")).to_have_count(0)
    assert verified(record_of(player)).seed != match.seed
    player.go_to_menu()
    player.page.locator("#choose-lotte").click()
    expect(player.page.locator("#deal-secret")).to_be_checked()
    of_words = record_of(begin(player, "words", "su\u0308ße  A\u0308pfel "))
    assert verified(of_words).deal == ("words", "süße Äpfel")

    player = reset_site(player, site)
    assert record_of(begin(player, "words", "süße Äpfel")) == of_words
    expect(player.page.locator(".deal-known")).to_contain_text("“süße Äpfel”")
    assert record_of(begin(player, "day")) == of_day
    expect(player.page.locator(".deal-known")).to_contain_text("22/11/2026")
    player.go_to_menu()
    player.page.locator("#day-lotte").click()
    assert record_of(player) == of_day


def test_replaying_a_deal_gives_the_same_dice(shared_player: Player) -> None:
    player = begin(shared_player, "secret")
    before = record_of(player)
    assert verified(before).deal is None
    expect(player.page.locator(".deal-known")).to_have_count(0)
    player.open_after_match().driver.tap("#same-deal")
    # A match this short can be over before the page shows its beginning.
    expect(player.page.locator(".deal-known")).to_be_attached()
    after = record_of(player)
    assert after.replace("deal: again\n", "") == before
    assert verified(after).deal == ("again", "")


def test_invalid_seed_words_are_refused_and_can_be_corrected(
    shared_player: Player,
) -> None:
    page = begin(shared_player, "words").page
    field = page.locator("#deal-typed")
    for words, code in (("", "deal.words-empty"), ("red\u00a0hen", "deal.words-characters")):
        field.fill(words)
        page.locator("#start").click()
        page.locator(f".notice[data-code='{code}']").wait_for()
        expect(page.locator("body")).to_have_attribute("data-screen", "setup")
        expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("red hen")
    expect(page.locator(".notice-bad")).to_have_count(0)
    expect(field).to_be_visible()
    page.locator("#start").click()
    player_at(page).wait_for_decision()


def test_the_source_of_dice_is_accessible(shared_player: Player) -> None:
    player = shared_player
    player.fill_seats(*BOTS, game="lotte")
    page = player.page
    page.locator("#setup-more summary").press("Enter")
    page.locator("#deal-secret").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#deal-day")).to_be_checked()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#deal-words")).to_be_checked()
    expect(page.locator("#deal-typed")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.type("red hen")
    expect(page.locator("#deal-typed")).to_have_value("red hen")
    with painted(page):
        assert axe_findings(page) == []
    page.keyboard.press("Enter")
    player.wait_for_decision()
