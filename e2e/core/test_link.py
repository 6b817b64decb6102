"""A match by link between two engines: this browser and Chromium."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Playwright

from core.browsers import playwright_driver, start_playwright
from link_matches import begin, finish
from player import Player

LEVELS = {"firefox": "plan", "webkit": "friends"}


@pytest.mark.long
@pytest.mark.only_in("firefox", "webkit")
def test_a_match_by_links_is_played_with_a_friend_in_chromium(
    player: Player,
    playwright: Playwright,
    site: str,
    count_case: Callable[..., None],
    browser_name: str,
) -> None:
    browser = start_playwright(playwright, "chromium")
    with playwright_driver(browser) as driver:
        pages = {"Player 1": player.visit(site), "Player 2": Player(driver).visit(site)}
        begin(player, "lotte", "", "", level=LEVELS[browser_name], target=1000)
        for page in pages.values():
            page.stop_painting().driver.has_pointer = False
        sent = finish("Player 1", pages)
        assert not driver.collect_faults()
    browser.close()
    count_case(f"link between {browser_name.title()} and Chromium", sent)
