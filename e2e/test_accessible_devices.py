"""By names and by keys alone: the deal of the day, the table in a second window, and boards on phones."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from accessibility import axe_findings
from conftest import chromium
from page_opener import PageOpener
from player import Player, player_at
from room import HOST_ADDRESSES, WITHOUT_CAMERA, Room, link_of
from setup import find_chromium, find_headless_shell
from test_accessible_links import press
from test_accessible_matches import tab_to
from test_same_deal import on_a_day


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_versions: set[str]) -> Iterator[Browser]:
    """Yield a Chromium that names its addresses in the network, so that phones can be paired."""
    with chromium(playwright, find_headless_shell() or find_chromium(), HOST_ADDRESSES) as started:
        browser_versions.add(f"Chromium {started.version}")
        yield started


def test_the_deal_of_the_day_is_played_and_shown_by_names(open_player: Callable[..., Player]) -> None:
    player = on_a_day(open_player)
    page = player.page
    page.get_by_role("link", name="Choose players").nth(1).click()
    player.open_options().driver.write("#target", "500")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("radio", name="deal of the day").check()
    findings = axe_findings(page)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Deal of the day, 22/11/2026")).to_be_visible()
    page.get_by_role("button", name="Draw a card").click()
    player.play_to_the_end()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Challenge a friend").click()
    card = page.get_by_role("dialog")
    expect(card.get_by_role("img", name="Deal of the day · 22/11/2026")).to_be_visible()
    expect(card.get_by_role("button", name="Copy the link")).to_be_visible()
    assert findings + axe_findings(page) == []


@pytest.mark.sweep
def test_the_deal_of_the_day_is_played_and_shown_by_keyboard(open_player: Callable[..., Player]) -> None:
    player = on_a_day(open_player)
    page = player.page
    press(player, "#choose-lotte")
    player.driver.wait_for(".setup[data-game=lotte]")
    press(player, "#setup-more summary")
    player.driver.wait_for("#setup-more[open]")
    press(player, "#deal-secret", "ArrowDown")
    expect(page.locator("#deal-day")).to_be_checked()
    press(player, "#start")
    player.wait_for_decision()
    press(player, "#call")
    player.play_to_the_end()
    press(player, "#after-more")
    press(player, "#result-card")
    player.driver.wait_for("#card-link")
    tab_to(player, "#card-link")
    page.keyboard.press("Escape")
    expect(page.locator("#after-more")).to_be_focused()


def test_the_second_window_is_opened_by_names(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "bot:cautious", game="lotte")
    player.wait_for_decision()
    page = player.page
    page.get_by_role("button", name="Menu").click()
    with page.context.expect_page() as opening:
        page.get_by_role("dialog").get_by_role("button", name="Table for everyone").click()
    expect(opening.value.get_by_text("Anna").first).to_be_visible()
    assert axe_findings(opening.value) == []
    opening.value.close()


def test_the_second_window_is_opened_by_keyboard(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "bot:cautious", game="lotte")
    player.wait_for_decision()
    page = player.page
    press(player, "#table-menu")
    player.driver.wait_for("#open-window")
    with page.context.expect_page() as opening:
        press(player, "#open-window")
    expect(opening.value.locator(".big-screen")).to_be_visible()
    opening.value.close()


def test_a_phone_is_paired_and_decides_by_names(page_opener: PageOpener) -> None:
    room = Room.begin(page_opener, "Anna", "Ben", game="lotte")
    table = room.table.page
    table.get_by_role("dialog", name="Boards on phones").get_by_role("button", name="Phone for Anna").click()
    without = table.get_by_role("button", name="Connect without camera")
    copy = table.get_by_role("button", name="Copy the link for the phone")
    expect(copy.or_(without)).to_be_visible()
    if without.count():
        without.click()
    expect(table.get_by_role("img", name="The table’s code")).to_be_visible()
    phone = room.visit(copy.get_attribute("data-link") or "")
    expect(phone.get_by_role("heading", name="Your board")).to_be_visible()
    phone.get_by_role("button", name="Connect to the table").click()
    expect(phone.get_by_role("img", name="This phone’s code")).to_be_visible()
    table.get_by_role("textbox", name="Link from Anna’s phone").fill(link_of(phone))
    table.get_by_role("button", name="Connect", exact=True).click()
    question = table.get_by_role("dialog", name="Does Anna’s phone show these digits?")
    shown = phone.get_by_role("status").locator(".digits")
    expect(question.get_by_text(shown.inner_text())).to_be_visible()
    question.get_by_role("button", name="Yes, the same").click()
    phone.get_by_role("button", name="Draw a card").click()
    expect(table.locator("body:not([data-ply='0'])")).to_be_attached()


@pytest.mark.sweep
def test_a_phone_is_paired_and_decides_by_keyboard(page_opener: PageOpener) -> None:
    room = Room.begin(page_opener, "Anna", "Ben", game="lotte")
    table = room.table.page
    press(room.table, "[data-pair='0']")
    copy, without = table.locator("#boards-copy"), table.locator(WITHOUT_CAMERA)
    expect(copy.or_(without)).to_be_visible()
    if without.count():
        press(room.table, WITHOUT_CAMERA)
    expect(copy).to_be_visible()
    tab_to(room.table, "#boards-copy")
    phone = room.visit(copy.get_attribute("data-link") or "")
    board = player_at(phone)
    press(board, "#boards-join")
    expect(phone.locator("#phone-code svg")).to_be_attached()
    tab_to(room.table, "#boards-paste")
    table.keyboard.insert_text(link_of(phone))
    table.keyboard.press("Enter")
    expect(table.locator(".digits")).to_be_focused()
    press(room.table, "[data-answer=yes]")
    board.driver.wait_for("#call")
    press(board, "#call")
    expect(table.locator("body:not([data-ply='0'])")).to_be_attached()
