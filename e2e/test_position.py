"""The page about a position: its legal actions, and the rules against the others."""

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from hosts import embed_address, fragment_of
from player import Player
from setup import ROOT

RECORDS = ROOT / "tests" / "records"


def record(name: str) -> str:
    """Return one of the records in tests/records."""
    return (RECORDS / f"{name}.volle").read_text("utf-8")


def ask(page: Page, text: str) -> None:
    """Submit a text by keyboard."""
    page.locator("#position-record").fill(text)
    page.locator("#position-record").press("Tab")
    expect(page.locator("#position-ask")).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("as_link", [False, True], ids=["record", "link"])
def test_a_position_lists_legal_actions_and_the_rules_against_others(
    shared_player: Player, site: str, as_link: bool
) -> None:
    page = shared_player.page
    page.evaluate("location.hash = 'rules/lotte'")
    page.locator("#ask-position").click()
    text = record("called-off")
    ask(page, embed_address(site, fragment_of(text)) if as_link else text)
    expect(page.locator(".position-due")).to_contain_text("Next to play: Anna")
    anna = page.locator(".position-seat[data-seats='0']")
    expect(anna.locator(".position-moves")).to_contain_text("Stop and write down the points")
    expect(anna.locator(".position-reasons")).to_contain_text("One 2 scores nothing.")
    assert axe_findings(page) == []
    anna.locator(".why").first.press("Enter")
    expect(page.locator("dialog [data-rule='lotte.score.single']")).to_be_visible()
    page.keyboard.press("Escape")
    others = page.locator(".position-seat[data-seats='1 2']")
    expect(others.locator(".position-moves")).to_have_count(0)
    expect(others.locator(".position-reasons > li")).to_have_count(1)


def test_an_invalid_text_is_refused_and_nothing_is_lost(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    player.wait_for_decision()
    before, page = player.ply(), player.page
    page.evaluate("location.hash = 'position'")
    for text, code in [("Hello", "text.nothing"), ("https://volle.example/#replay/hZBL", "link.cut")]:
        ask(page, text)
        page.locator(f".notice[data-code='{code}']").wait_for()
        expect(page.locator("#position-record")).to_have_value(text)
        expect(page.locator(".position-seat")).to_have_count(0)
    page.locator("#position-mine").click()
    expect(page.locator(".position-seat").first).to_contain_text("Ben")
    expect(page.locator(".notice-bad")).to_have_count(0)
    page.evaluate("location.hash = 'table'")
    player.wait_for_decision()
    assert player.ply() == before


def test_a_secret_bid_is_not_shown(shared_player: Player) -> None:
    page = shared_player.page
    page.evaluate("location.hash = 'position'")
    ask(page, record("secret-bid"))
    expect(page.locator(".position-due")).to_contain_text("Next to play: Ben")
    anna = page.locator(".position-seat[data-seats='0']")
    expect(anna).to_contain_text("has already bid")
    expect(anna).not_to_contain_text("24")
