"""The pages around the table: a door to each game, and each game's set-up, rules and cards."""

import tomllib
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from conftest import ROOT
from guest import Guest
from volle.games import GAMES

SIZES = {"tablet-wide": (1024, 768), "tablet-high": (768, 1024), "phone": (390, 844)}
PAGES = ("setup", "rules", "deck")


def go(page: Page, address: str) -> None:
    """Follows an address within the site."""
    page.goto(f"{page.url.partition('#')[0]}#{address}")
    expect(page.locator(f"body[data-screen={address.partition('/')[0]}]")).to_be_attached()


def test_the_menu_has_a_door_to_every_game(open_guest: Callable[..., Guest]) -> None:
    page = open_guest().page
    doors = page.locator(".door")
    expect(doors).to_have_count(len(GAMES))
    for name, game in GAMES.items():
        door = page.locator(f"#door-{name}")
        expect(door.locator(".emblem svg").first).to_be_visible()
        expect(door).to_contain_text(f"{game.seats[0]} to {game.seats[-1]}")
        door.click()
        expect(page.locator(f".setup[data-game={name}]")).to_be_visible()
        page.locator(".brand").click()


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(open_guest: Callable[..., Guest], size: str) -> None:
    width, height = SIZES[size]
    page = open_guest(viewport={"width": width, "height": height}).page
    for address in ["menu", "about", *(f"{name}/{game}" for name in PAGES for game in GAMES)]:
        go(page, address)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, address


def test_the_set_up_offers_the_seats_and_bots_of_its_game(open_guest: Callable[..., Guest]) -> None:
    page = open_guest().page
    for name, game in GAMES.items():
        go(page, f"setup/{name}")
        offered = page.locator("#kind-1 option").evaluate_all("(all) => all.map(({ value }) => value)")
        assert offered == ["person", *game.bots]
        while page.locator("#add-seat").is_enabled():
            page.locator("#add-seat").click()
        expect(page.locator(".chair")).to_have_count(game.seats[-1])
        while page.locator(".chair-remove").last.is_enabled():
            page.locator(".chair-remove").last.click()
        expect(page.locator(".chair")).to_have_count(game.seats[0])


def test_a_bot_that_a_game_does_not_have_becomes_its_best_one(open_guest: Callable[..., Guest]) -> None:
    page = open_guest().page
    for game, bots in ((name, list(game.bots)) for name, game in GAMES.items()):
        go(page, f"setup/{game}")
        page.locator("#kind-2").select_option(bots[0])
        for other in GAMES.keys() - {game}:
            page.locator(f".game-switch a[href='#setup/{other}']").click()
            expect(page.locator("#kind-2")).to_have_value(list(GAMES[other].bots)[-1])
            page.locator(f".game-switch a[href='#setup/{game}']").click()
        expect(page.locator("#kind-2")).to_have_value(bots[0])


def test_the_rulebook_has_every_rule_in_order(open_guest: Callable[..., Guest]) -> None:
    page = open_guest().page
    for game in GAMES:
        go(page, f"rules/{game}")
        expect(page.locator(".intro")).not_to_be_empty()
        shown = page.locator(".rule").evaluate_all("(all) => all.map(({ dataset }) => dataset.rule)")
        book = tomllib.loads((ROOT / "rulebook" / f"{game}.toml").read_text("utf-8"))
        assert shown == [rule["id"].replace(".", "-") for rule in book["rule"]]
        sections = {rule["section"] for rule in book["rule"]}
        expect(page.locator(".rulebook h2")).to_have_count(len(sections))


def test_pages_and_files_follow_the_match_on_the_table(open_guest: Callable[..., Guest]) -> None:
    guest = open_guest()
    page = guest.page
    for name in PAGES:
        go(page, name)
        expect(page.locator(f".page[data-game={next(iter(GAMES))}]")).to_be_visible()
    for game in GAMES:
        guest.go_home()
        guest.set_up("Anna", "Ben", game=game).agree()
        guest.asked()
        page.locator("#table-menu").click()
        with page.expect_download() as loading:
            page.locator("#download-record").click()
        assert loading.value.suggested_filename.startswith(f"volle-{game}-")
        page.keyboard.press("Escape")
        for name in PAGES:
            go(page, name)
            expect(page.locator(f".page[data-game={game}]")).to_be_visible()
