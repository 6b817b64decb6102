"""The deal of the day: its mark, the card with a finished match, a friend's deal, and the comparison."""

import re
import zlib
from base64 import urlsafe_b64decode
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from link_records import fragment_of
from page_opener import PageOpener
from player import Player
from volle.core.errors import BadRecord
from volle.core.record import format_record, parse_record
from volle.games import GAMES

NOON = datetime(2026, 11, 22, 12, 0)
OF_ANNA = re.compile(r"\b\d[\d,]* points?\b|winner|won\b", re.I)
"""Texts and names on a page that could reveal the end of a match."""


def on_a_day(open_player: Callable[..., Player]) -> Player:
    """Open the site for a new visitor at noon of a day."""
    player = open_player()
    player.page.clock.set_fixed_time(NOON)
    return player


def play_of_day(player: Player, name: str, game: str = "lotte") -> Page:
    """Play the deal of the day to its end, against a bot; return the page at the end."""
    player.fill_seats(name, "bot:cautious" if game == "lotte" else "bot:lamb", game=game)
    page: Page = player.page
    if game == "lotte":
        player.open_options().driver.write("#target", "1000")
    player.open_more()
    page.locator("#deal-day").check()
    page.locator("#start").click()
    player.wait_for_decision()
    expect(page.locator(".bar-facts")).to_contain_text("Deal of the day, 22/11/2026")
    player.play_to_the_end()
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    return page


def challenge_link(page: Page) -> str:
    """Return the link of the card with the finished match on the table, once luck is on it."""
    page.locator("#after-more").click()
    page.locator("#result-card").click()
    expect(page.locator(".result-card svg")).to_have_attribute("data-luck", re.compile(r"\d"))
    link = page.locator("#card-link").get_attribute("data-link")
    assert link
    return link


@pytest.fixture(scope="module")
def link(shared_opener: PageOpener) -> str:
    """Return the link of Anna's match with the deal of the day."""
    return challenge_link(play_of_day(on_a_day(shared_opener.open_player), "Anna"))


@pytest.mark.parametrize("is_asleep", [False, True], ids=["awake", "asleep at midnight"])
def test_a_page_left_open_follows_the_date(open_player: Callable[..., Player], is_asleep: bool) -> None:
    player = open_player()
    page = player.page
    page.clock.install(time=datetime(2026, 11, 28, 23, 58))
    page.reload()
    player.wait_until_ready()
    page.goto(page.url.split("#")[0] + "#deal")
    now = page.locator(".calendar [aria-current=date]")
    expect(now).to_have_attribute("data-date", "2026-11-28")
    if is_asleep:
        page.clock.set_system_time(datetime(2026, 11, 29, 0, 3))
        page.evaluate("dispatchEvent(new Event('focus'))")
    else:
        page.clock.fast_forward(300_000)
    expect(now).to_have_attribute("data-date", "2026-11-29")
    expect(page.locator(".day-leaf time")).to_have_text("Sunday 29 November")
    page.locator("#today-lotte").click()
    expect(page.locator(".bar-facts")).to_contain_text("Deal of the day, 29/11/2026")


def test_the_card_has_points_luck_and_a_link(
    open_player: Callable[..., Player],
) -> None:
    page = play_of_day(on_a_day(open_player), "Anna")
    link = challenge_link(page)
    assert re.fullmatch(r"\S+/#deal/[\w-]+", link)
    words = page.locator(".result-card svg").get_attribute("aria-label") or ""
    assert "Deal of the day · 22/11/2026. Anna. " in words
    for part in ("points", "Biggest turn: ", "Luck: "):
        assert part in words
    with page.expect_download() as download:
        page.locator("#card-picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    assert axe_findings(page) == []


def test_a_friend_sees_nothing_of_the_end_before_playing_and_compares_after(
    open_player: Callable[..., Player], link: str
) -> None:
    player = on_a_day(open_player)
    page = player.page
    page.evaluate("(hash) => { location.hash = hash }", link.split("#")[1])
    expect(page.locator("#screen h1")).to_have_text("Anna has played this deal")
    expect(page.locator(".deal")).to_have_attribute("data-verdict", "fair")
    assert not OF_ANNA.search(page.locator("#screen").inner_text())
    assert not re.search(r'(?:aria-label|title|data-[\w-]+)="[^"]*(?:points|winner)', page.content())
    assert page.title().startswith("Deal of the day")
    assert axe_findings(page) == []
    page.locator("#duel-play").click()
    player.wait_for_decision()
    assert page.locator(".seat-name").first.inner_text() != "Anna"
    player.play_to_the_end()
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    page.locator("#compare").click()
    expect(page.locator("#ahead")).to_be_visible()
    expect(page.locator(".deal")).to_have_attribute("aria-busy", "false", timeout=60_000)
    table = page.locator(".duel").first
    expect(table.locator("[data-line=duel-luck] td").first).to_have_text(re.compile(r"\d+%"))
    first = page.locator("[data-round='1']")
    expect(first).to_have_attribute("data-alike", "true")
    first.locator("summary").click()
    expect(first.locator("[data-line=duel-moves] li").first).to_be_visible()
    expect(first.locator("[data-line=duel-choices] td")).to_have_count(2)
    assert axe_findings(page) == []
    page.evaluate("location.hash = 'deal'")
    expect(page.locator("[data-friend=lotte]")).to_contain_text(re.compile(r"Anna [\d,]+"))
    page.get_by_role("link", name="Compare with Anna").click()
    expect(page.locator("#ahead")).to_be_visible()


def test_a_friends_result_stays_hidden_on_the_page_of_the_day(
    open_player: Callable[..., Player], link: str
) -> None:
    page = on_a_day(open_player).page
    page.evaluate("(hash) => { location.hash = hash }", link.split("#")[1])
    expect(page.locator("#duel-play")).to_be_visible()
    page.evaluate("location.hash = 'deal'")
    friend = page.locator("[data-results='2026-11-22'] [data-friend=lotte]")
    expect(friend).to_contain_text("Anna is waiting for you.")
    assert not OF_ANNA.search(page.locator("#screen").inner_text())
    friend.get_by_role("link", name="Play this deal").click()
    expect(page.locator("#duel-play")).to_be_visible()


def with_another_roll(record: str) -> str:
    """Return the record with one of its last rolls changed, as the rules still allow it."""
    lines = record.splitlines()
    for number in reversed(range(len(lines))):
        for face in "123456" if lines[number].startswith("roll ") else "":
            roll = " ".join([*lines[number].split()[:-1], face])
            changed = "\n".join([*lines[:number], roll, *lines[number + 1 :], ""])
            with suppress(BadRecord):
                if format_record(parse_record(changed, GAMES)) != record:
                    return changed
    raise AssertionError


def record_in(link: str) -> str:
    """Return the record that a link holds."""
    fragment = link.rsplit("/", maxsplit=1)[-1]
    return zlib.decompress(urlsafe_b64decode(fragment + "=" * (-len(fragment) % 4)), wbits=-15).decode()


def test_changed_dice_of_a_friend_are_named(shared_player: Player, link: str) -> None:
    page = shared_player.page
    forged = fragment_of(with_another_roll(record_in(link)))
    page.evaluate("(hash) => { location.hash = hash }", f"deal/{forged}")
    expect(page.locator(".deal")).to_have_attribute("data-verdict", "drawn")
    expect(page.locator(".deal")).to_contain_text("Careful")


def test_a_running_match_is_no_challenge(shared_player: Player, link: str) -> None:
    page = shared_player.page
    running = record_in(link).split("\n\n")[0] + "\n\n"
    page.evaluate("(hash) => { location.hash = hash }", f"deal/{fragment_of(running)}")
    expect(page.locator("[data-code='compare.running']")).to_contain_text("isn’t over yet")


def test_the_calendar_shows_the_streak_of_this_device(open_player: Callable[..., Player]) -> None:
    player = on_a_day(open_player)
    page = play_of_day(player, "Anna")
    page.evaluate("location.hash = 'deal'")
    expect(page.locator("#streak")).to_have_attribute("data-days", "1")
    today = page.get_by_role("table", name="The last five weeks").locator("[data-date='2026-11-22']")
    expect(today).to_have_attribute("data-played", "1")
    result = re.compile(r"Sunday 22 November: Volle Lotte, (won with )?[\d,]+ points?\s*$")
    expect(today).to_contain_text(result)
    expect(page.get_by_role("columnheader")).to_have_text(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    expect(page.locator(".calendar [scope=rowgroup]")).to_have_text(["October", "November"])
    expect(page.locator("[data-results='2026-11-22'] [data-winner=true]")).to_have_count(1)
    expect(page.locator(".deal .button-main")).to_have_text("Play Volle Wolle")
    assert axe_findings(page) == []
    page.clock.set_fixed_time(datetime(2026, 11, 23, 12, 0))
    page.evaluate("location.hash = 'menu'")
    page.evaluate("location.hash = 'deal'")
    expect(page.locator("[data-date='2026-11-23']")).to_have_attribute("aria-current", "date")
    expect(page.locator("#streak")).to_contain_text("1 day in a row")
    expect(page.locator("#streak")).to_contain_text("Play today and make it 2.")
    expect(page.locator("#daily-yesterday")).to_have_text("Yesterday")
    page.locator("#today-lotte").click()
    player.wait_for_decision()
    expect(page.locator(".bar-facts")).to_contain_text("Deal of the day, 23/11/2026")
