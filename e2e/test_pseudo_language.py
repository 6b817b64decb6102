"""Every word on every screen comes from a Fluent file, and longer words fit."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from layout import layout_faults
from match_records import covering_positions, match_at, write_save
from page_opener import PageOpener
from player import Player, player_at, resize
from pseudo_language import pseudo, words_past_fluent
from scope import EITHER_GAME
from screen_states import PAGES, SET_UPS, go_to, open_details
from volle.cli.languages import USUAL
from volle.games import GAMES
from words import languages

IN_EVERY_SIZE = pytest.mark.parametrize(
    "sizes",
    [
        [(1440, 900), (360, 640)],
        pytest.param([(768, 1024), (1024, 768), (390, 844)], marks=pytest.mark.sweep),
    ],
    ids=["some", "others"],
)
NAMES = ("Größmüttér Wïlhélmïnàà", "Bén", "Ànnà\N{RIGHT SINGLE QUOTATION MARK}s Ôpà")
WORDS = "**/assets/*-en-*.ftl"


def in_pseudo_language(route: Route) -> None:
    """Answer with the words in the pseudo-language."""
    answer = route.fetch()
    route.fulfill(response=answer, body=pseudo(answer.text()))


@pytest.fixture(scope="module")
def player(shared_opener: PageOpener) -> Player:
    """Return a player with a page in the pseudo-language, shared by all tests."""
    return shared_opener.open_player(routes={WORDS: in_pseudo_language})


def check(player: Player, state: str, sizes: list[tuple[int, int]], *, is_pseudo: bool = True) -> None:
    """Check the page at these sizes for text without Fluent and for layout faults."""
    found = {}
    for width, height in sizes:
        resize(player.page, width, height)
        faults = layout_faults(player.page, names_are_free=True)
        found[f"{width}x{height}"] = faults + (words_past_fluent(player.page) if is_pseudo else [])
    assert {size: faults for size, faults in found.items() if faults} == {}, state


def check_pages(player: Player, sizes: list[tuple[int, int]], *, is_pseudo: bool = True) -> None:
    """Check every page around the table, and the menu."""
    page = player.page
    for address in ["menu", *SET_UPS, *PAGES]:
        go_to(page, address)
        open_details(page)
        check(player, address, sizes, is_pseudo=is_pseudo)
        if address.startswith("setup"):
            with player.editing_seat(2):
                check(player, f"who sits on a chair, in {address}", sizes, is_pseudo=is_pseudo)
    page.locator("#table-menu").click()
    check(player, "the menu", sizes, is_pseudo=is_pseudo)
    page.locator("#settings").click()
    page.locator("#language").wait_for()
    check(player, "the settings", sizes, is_pseudo=is_pseudo)


@IN_EVERY_SIZE
def test_every_page_uses_fluent_texts_only(player: Player, sizes: list[tuple[int, int]]) -> None:
    check_pages(player, sizes)
    player.close_dialogs()


# The pseudo-language is longer English.
@pytest.mark.sweep
@pytest.mark.parametrize("language", [language for language in languages() if language != USUAL])
def test_every_page_has_room_for_longer_words(open_page: Callable[..., Page], language: str) -> None:
    player = player_at(open_page(locale=language)).wait_until_ready()
    check_pages(player, [(1440, 900), (1024, 768), (360, 640)], is_pseudo=False)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@IN_EVERY_SIZE
def test_the_table_uses_fluent_texts_only(
    player: Player, tmp_path: Path, game: str, sizes: list[tuple[int, int]]
) -> None:
    for kind, match in covering_positions(game, NAMES).items():
        player.go_to_menu()
        player.open_record(write_save(match, tmp_path))
        player.wait_for_decision()
        check(player, kind, sizes)
        if player.look().offer == "#open-curtain":
            player.open_curtain()
            check(player, f"{kind}, behind the curtain", sizes)
    player.page.locator(".seat-about").first.click()
    check(player, "what lies before a player", sizes)
    player.page.locator("dialog .button").last.click()
    player.go_to_menu()
    player.open_record(write_save(match_at(NAMES, lambda match: not match.to_act, game, game), tmp_path))
    assert player.wait_for_decision() == "over"
    check(player, "over", sizes)
    for panel in ("crib", "log"):
        player.open_panel(panel)
        check(player, panel, sizes)
        player.page.keyboard.press("Escape")
    player.open_panel("log")
    player.page.locator(".log .why").first.click()
    check(player, "why?", sizes)
    player.page.locator("dialog .button").last.click()
    player.page.keyboard.press("Escape")
    player.go_to_menu()
    check(player, "a match that waits", sizes)


@IN_EVERY_SIZE
@EITHER_GAME
def test_a_frame_uses_fluent_texts_only(
    open_page: Callable[..., Page], game: str, sizes: list[tuple[int, int]]
) -> None:
    page = open_page(f"embed.html?game={game}&seats=|Anna&load=eager", routes={WORDS: in_pseudo_language})
    player = player_at(page).wait_until_ready()
    page.locator(".embed-page").wait_for()
    page.locator(".notice").first.wait_for()
    check(player, "the door of a frame, with a fault in its address", sizes)
