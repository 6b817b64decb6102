"""Matches by link by names and by keys alone: begun, planned, sent and accepted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from link_matches import FIRST_VISIT, open_link
from player import Player
from test_accessible_matches import FOCUS, tab_to


def link_sent(page: Page) -> str:
    """Return the link in the open dialog that shares it."""
    return page.get_by_role("button", name="Copy the link").get_attribute("data-link") or ""


def test_a_match_by_link_is_begun_sent_and_accepted_by_names(open_player: Callable[..., Player]) -> None:
    host, friend = open_player(), open_player()
    page = host.page
    page.get_by_role("link", name="Choose players").nth(1).click()
    page.get_by_text("With friends elsewhere").click()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("textbox", name="Who’s invited?").fill("Ben")
    page.get_by_role("radio", name="Plan first").check()
    findings = axe_findings(page)
    page.get_by_role("button", name="Start and invite").click()
    expect(page.get_by_role("heading", name="Your plan for the next turn")).to_be_visible()
    page.get_by_role("spinbutton", name="1 die").fill("250")
    page.get_by_role("spinbutton", name="Full Roll").fill("")
    findings += axe_findings(page)
    page.get_by_role("button", name="That’s my plan").click()
    expect(page.get_by_role("heading", name="Ben hasn’t joined yet")).to_be_visible()
    findings += axe_findings(page)
    page.get_by_role("button", name="Invite Ben").click()
    dialog = page.get_by_role("dialog", name="will you play Volle Lotte with me?")
    dialog.get_by_role("button", name="Show a QR code").click()
    expect(dialog.get_by_role("img", name="QR code with the whole game")).to_be_visible()
    findings += axe_findings(page)
    link = link_sent(page)
    dialog.get_by_role("button", name="Close").click()
    other = friend.page
    open_link(friend, link)
    expect(other.get_by_role("heading", name="Anna invites you to Volle Lotte")).to_be_visible()
    findings += axe_findings(other)
    other.get_by_role("button", name="Join in").click()
    other.get_by_role("button", name="That’s my plan").click()
    other.get_by_role("button", name="Send to Anna").click()
    open_link(host, link_sent(other))
    expect(page.get_by_role("heading", name="Your plan for the next turn")).to_be_visible()
    # The plan of the first turn is the proposal for the next one.
    expect(page.get_by_role("spinbutton", name="1 die")).to_have_value("250")
    open_link(host, link)
    expect(page.get_by_role("alert")).to_contain_text("This link is older than what you have seen")
    assert findings + axe_findings(page) == []


def press(player: Player, selector: str, key: str = "Enter") -> None:
    """Go to a control with Tab, from where the page has put the focus, and press a key on it."""
    tab_to(player, selector)
    seen = player.page.evaluate(FOCUS)
    assert not seen["hidden"], f"the focus cannot be seen: {seen}"
    assert not seen["ringless"], f"the focus has no ring: {seen}"
    player.page.keyboard.press(key)


@pytest.mark.sweep
def test_a_match_by_link_is_begun_sent_and_accepted_by_keyboard(open_player: Callable[..., Player]) -> None:
    host, friend = open_player(), open_player()
    page = host.page
    press(host, "#choose-lotte")
    host.driver.wait_for(".setup[data-game=lotte]")
    press(host, "#link summary")
    host.driver.wait_for("#link-name-1")
    for number, name in enumerate(FIRST_VISIT, 1):
        tab_to(host, f"#link-name-{number}")
        page.keyboard.type(name)
    press(host, "#link-friends", "ArrowDown")
    expect(page.locator("#link-plan")).to_be_checked()
    press(host, "#start")
    host.driver.wait_for("[data-due=plan]")
    press(host, "[data-due=plan] input", "ArrowUp")
    page.keyboard.press("Enter")
    host.driver.wait_for("#link-send")
    press(host, "#link-send")
    host.driver.wait_for("#share-codes")
    press(host, "#share-codes")
    expect(page.locator(".code svg")).to_be_visible()
    link = link_sent(page)
    page.keyboard.press("Escape")
    expect(page.locator("#link-send")).to_be_focused()
    open_link(friend, link)
    press(friend, "[data-sit]")
    friend.driver.wait_for("[data-due=plan]")
    press(friend, "#link-plan-done")
    friend.driver.wait_for("#link-send")
    press(friend, "#link-send")
    open_link(host, link_sent(friend.page))
    host.driver.wait_for("[data-due=plan]")
    assert page.evaluate(FOCUS)["lost"] is False
