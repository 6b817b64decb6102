"""The odds at the table: asked for from the menu, told in tables for everybody, with nothing played."""

import pytest
from playwright.sync_api import Locator, Page, expect

from accessibility import axe_findings
from player import Player

SIZES = [(1280, 800), (390, 844)]
PLANS = {"wolle": 2, "lotte": 1}


def ask(page: Page) -> Locator:
    """Opens the odds from the menu with the keyboard, and gives the dialog."""
    page.locator("#table-menu").focus()
    page.keyboard.press("Enter")
    page.locator("#odds").focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog:has(.odds)")
    expect(dialog).to_be_visible()
    expect(page.locator("dialog")).to_have_count(1)
    return dialog


@pytest.mark.parametrize("game", PLANS)
def test_the_odds_are_told_by_keyboard_and_in_tables(regular: Player, game: str) -> None:
    player = regular.set_up("Anna", "bot:lamb" if game == "wolle" else "bot:steady", game=game)
    page = player.page
    ply = player.look().ply
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        dialog = ask(page)
        expect(dialog.locator("table")).to_have_count(PLANS[game])
        for number in range(PLANS[game]):
            rows = dialog.get_by_role("table").nth(number).get_by_role("row")
            expect(rows.nth(1).get_by_role("rowheader")).not_to_be_empty()
            expect(rows.nth(1).get_by_role("cell").first).to_contain_text("%")
        assert "{" not in dialog.inner_text()
        assert axe_findings(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("#table-menu")).to_be_focused()
    expect(page.locator(f"body[data-screen=table][data-ply='{ply}']")).to_be_attached()


def test_each_bid_has_a_line_and_one_is_the_best(regular: Player) -> None:
    player = regular.set_up("Anna", "bot:lamb", game="wolle")
    player.look()
    table = ask(player.page).get_by_role("table").first
    expect(table.get_by_role("rowheader")).to_have_count(14)
    expect(table.get_by_role("rowheader", name="best")).to_have_count(1)


def test_behind_the_curtain_nothing_is_told(regular: Player) -> None:
    player = regular.set_up("Anna", "Ben", game="wolle")
    player.look()
    dialog = ask(player.page)
    expect(dialog.locator("table")).to_have_count(0)
    expect(dialog.locator(".odds p")).not_to_be_empty()
