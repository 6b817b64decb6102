"""The pages around the table: the menu, and each game's set-up, rules and cards."""

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from conftest import ROOT
from page_opener import PageLog
from player import CHAIRS, Player, resize
from scope import EITHER_GAME
from volle.games import GAMES
from words import languages

SIZES = {"tablet-wide": (1024, 768), "tablet-high": (768, 1024), "phone": (390, 844)}
PAGES = ("setup", "rules", "deck")
PARTS_OVER_OTHERS = """(parts) => parts.filter((part, index) => {
  const next = parts[index + 1];
  return next && [...part.querySelectorAll("*")].some(
    (each) => each.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 1);
}).map(({ className }) => className)"""
"""Returns elements that overlap the elements after them."""
AVATARS = "(all) => all.map(({ dataset }) => dataset.avatar)"


def go(page: Page, address: str) -> None:
    """Go to an address within the site."""
    page.goto(f"{page.url.partition('#')[0]}#{address}")
    page.locator(f"body[data-screen={address.partition('/')[0]}]").wait_for(state="attached")


def test_the_menu_has_a_start_card_for_every_game(shared_player: Player) -> None:
    page = shared_player.page
    cards = page.locator(".start-card")
    expect(cards).to_have_count(len(GAMES))
    for name, game in GAMES.items():
        card = page.locator(f".start-card[data-game={name}]")
        expect(card.locator(".emblem")).to_have_css("background-image", re.compile("emblem"))
        expect(card).to_contain_text(f"{game.seats[0]} to {game.seats[-1]}")
        page.locator(f"#choose-{name}").click()
        expect(page.locator(f".setup[data-game={name}]")).to_be_visible()
        page.locator(".brand").click()


def test_the_about_page_links_to_all_licences(shared_player: Player) -> None:
    page = shared_player.page
    go(page, "about")
    with page.expect_popup() as opening:
        page.locator("#licenses").click()
    opened = opening.value
    expect(opened.locator("body")).to_contain_text("Mozilla Public License")
    opened.close()


def test_a_reload_keeps_the_colours_and_a_set_up_starts_with_the_last_choices(
    shared_player: Player,
) -> None:
    player = shared_player
    page = player.page
    for number, (name, game) in enumerate(GAMES.items(), 2):
        bots = [f"bot:{next(iter(game.bots))}"] * number
        player.go_to_menu()
        player.set_up(f"Anna {name}", *bots, game=name)
        player.wait_for_decision()
        # The engine may be ready before the page has loaded everything.
        page.reload(wait_until="commit")
        page.locator(f".table-empty[data-game={name}]").wait_for()
        player.wait_until_ready()
        expect(page.locator(f".table[data-game={name}]")).to_be_visible()
    for number, (name, game) in enumerate(GAMES.items(), 2):
        go(page, f"setup/{name}")
        expect(page.locator(CHAIRS)).to_have_count(1 + number)
        expect(page.locator("#chair-1 .chair-name")).to_have_text(f"Anna {name}")
        with player.editing_seat(2):
            expect(page.locator(".kind :checked")).to_have_value(next(iter(game.bots)))


def test_names_and_sheep_are_stored_with_the_match_and_the_set_up(shared_player: Player) -> None:
    player = shared_player.fill_seats("Anna", "bot:ram Wanda", "bot:ram", game="wolle")
    page = player.page
    with player.editing_seat(2):
        page.locator(".sheep-choice").nth(3).click()
    page.locator("#start").click()
    for is_loaded_again in (False, True):
        if is_loaded_again:
            page.reload()
            player.wait_until_ready()
        assert player.wait_for_decision() == "bids"
        expect(page.locator(".seat-name")).to_have_text(["Anna", "Wanda bot · hard", "Ewegene bot · hard"])
        assert page.locator(".seat").evaluate_all(AVATARS) == ["1", "4", "3"]
    go(page, "setup/wolle")
    expect(page.locator(f"{CHAIRS} .chair-name")).to_have_text(["Anna", "Wanda", "Ewegene"])
    with player.editing_seat(3):
        expect(page.locator("#chair-name")).to_have_attribute("placeholder", "Ewegene")
    assert page.locator(".chair-sheep svg").evaluate_all(AVATARS) == ["1", "4", "3"]


def test_nothing_covers_the_start_button(shared_player: Player) -> None:
    player = shared_player
    page = player.page
    go(page, "setup")
    player.set_seat(1, "person", "bot:Anna")
    page.locator("#start").click()
    expect(page.locator(".notice")).to_be_visible()
    for width, height in SIZES.values():
        resize(page, width, height)
        page.locator("#start").click(trial=True)
        page.locator(".notice button").last.click(trial=True)


def test_the_rulebook_has_every_rule_in_order(shared_player: Player) -> None:
    page = shared_player.page
    for game in GAMES:
        go(page, f"rules/{game}")
        expect(page.locator(".round")).not_to_be_empty()
        shown = page.locator(".rule").evaluate_all("(all) => all.map(({ dataset }) => dataset.rule)")
        book = tomllib.loads((ROOT / "rulebook" / f"{game}.toml").read_text("utf-8"))
        assert shown == [rule["id"].replace(".", "-") for rule in book["rule"]]
        sections = {rule["section"] for rule in book["rule"]}
        expect(page.locator(".rulebook > h2")).to_have_count(len(sections))
        for width, height in SIZES.values():
            resize(page, width, height)
            assert page.locator(".rulebook > *").evaluate_all(PARTS_OVER_OTHERS) == []


def test_pages_and_file_names_follow_the_match_at_the_table(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    for name in PAGES:
        go(page, name)
        expect(page.locator(f"#screen > [data-game={next(iter(GAMES))}]")).to_be_visible()
    for game in GAMES:
        player.go_to_menu()
        player.begin("Anna", "Ben", game=game)
        player.wait_for_decision()
        page.locator("#table-menu").click()
        with page.expect_download() as loading:
            page.locator("#download-record").click()
        file = loading.value.suggested_filename
        assert file.startswith(f"volle-{game}-") and file.endswith(".volle")
        page.keyboard.press("Escape")
        for name in PAGES:
            go(page, name)
            expect(page.locator(f"#screen > [data-game={game}]")).to_be_visible()


NOWHERE = (
    "scene/foo",
    "match=xyz",
    "rubbish",
    "screens/wolle",
    "constructor",
    "unknown",
    "menu/wolle",
    "table/1",
    "rules/chess",
    "rules/wolle/wolle.bid.tie",
    "setup/",
)


def test_an_unknown_address_shows_an_error_with_links(shared_player: Player) -> None:
    page = shared_player.page
    shared_player.begin("Anna", "Ben", game="lotte").wait_for_decision()
    for address in NOWHERE:
        page.evaluate("(hash) => { location.hash = hash; }", address)
        expect(page.get_by_role("heading", name="This link doesn’t lead anywhere")).to_be_visible()
        expect(page.locator("#screen [role=alert]")).to_have_count(1)
        expect(page.locator(".notice")).to_have_count(0)
        page.get_by_role("link", name="Go to the start page").click()
        page.locator("body[data-screen=menu]").wait_for(state="attached")
    # The page is the same for visitors who open such a link.
    page.goto(f"{page.url.partition('#')[0]}#rubbish")
    page.reload()
    shared_player.wait_until_ready()
    expect(page.get_by_role("heading", name="This link doesn’t lead anywhere")).to_be_visible()
    assert axe_findings(page) == []
    page.get_by_role("link", name="Go to the start page").click()
    page.locator("#continue").click()
    shared_player.wait_for_decision()


@pytest.fixture
def open_missing_page(open_page: Callable[..., Page], page_log: PageLog) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a missing address; the browser logs that, too."""

    def open_missing(**options: Any) -> Page:
        page = open_page("rules/nothing/here/", **options)
        assert [fault for fault in page_log.faults if "404" not in fault] == []
        page_log.faults.clear()
        return page

    yield open_missing
    page_log.faults.clear()


@pytest.mark.parametrize(
    ("known", "shown"), [(["sv", "nl-BE", "en"], "nl"), (["de-AT"], "de"), (["sv"], "en")]
)
def test_the_404_page_is_in_the_first_language_that_it_has(
    open_missing_page: Callable[..., Page], known: list[str], shown: str
) -> None:
    script = f"Object.defineProperty(navigator, 'languages', {{ value: {known} }})"
    page = open_missing_page(scripts=[script])
    expect(page.locator(".missing").filter(visible=True)).to_have_attribute("lang", shown)
    expect(page.locator("html")).to_have_attribute("lang", shown)


def test_the_404_page_has_every_language_without_scripts(open_missing_page: Callable[..., Page]) -> None:
    page = open_missing_page(java_script_enabled=False)
    expect(page.locator(".missing .button").filter(visible=True)).to_have_count(len(languages()))


def test_the_404_page_fits_every_window(open_missing_page: Callable[..., Page]) -> None:
    page = open_missing_page()
    for width, height in SIZES.values():
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe_findings(page) == []


def test_the_404_page_leads_to_the_games(open_missing_page: Callable[..., Page]) -> None:
    page = open_missing_page(locale="fr")
    page.locator(".missing .button-main").filter(visible=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("body[data-screen=menu]")).to_be_attached()


@EITHER_GAME
def test_the_menu_fits_a_tablet_with_its_settings_in_sight(shared_player: Player, game: str) -> None:
    page = shared_player.page
    shared_player.begin("Anna", "Ben", game=game).wait_for_decision()
    page.locator("#table-menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("heading", level=3)).to_have_text(["This game", "Look up and learn", "App"])
    expect(menu.get_by_role("button", name="Settings")).to_be_in_viewport(ratio=1)
    assert menu.evaluate("(dialog) => dialog.scrollHeight <= dialog.clientHeight + 1")
    for entry in menu.locator(".menu-links > :is(a, button)").all():
        expect(entry.locator(".pictogram").first).to_be_attached()
    menu.get_by_role("button", name="Close").click()
