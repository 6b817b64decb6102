"""The embedded table on a third-party page, in every browser, with and without a server."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from core.browsers import lasting_driver, playwright_driver, start_playwright
from core.frame_storage import PARTITIONED, WORKING_STORAGE
from core.short_matches import SEATS, last_rounds, play_on
from drivers import Driver
from hosts import HostSite, embed_address, fragment_of, serve_host
from player import Player
from servers import OwnSite

FRAME = "iframe"
LONG_TARGET = 20_000
"""A target of Volle Lotte that a few decisions do not reach."""
STORAGE_MESSAGE = "Storage access is restricted in this context"


@pytest.fixture
def host() -> Iterator[HostSite]:
    """Yield a third-party site."""
    with serve_host() as started:
        yield started


def show(driver: Driver, host: HostSite, site: str) -> None:
    """Open a third-party page with the table of a long match of Volle Lotte in it."""
    seats, options = "|".join(SEATS["lotte"]), json.dumps({"target": LONG_TARGET})
    host.show(embed_address(site, game="lotte", seats=seats, options=options, lang="nl"))
    driver.open(host.url)


def play_both(player: Player) -> None:
    """Play some turns of Lotte in the frame, and the last rounds of Wolle to their end."""
    play_some(player)
    player.driver.run("(record) => { location.hash = record; }", fragment_of(last_rounds()))
    player.driver.wait_for("dialog[open] .button-main")
    player.driver.tap("dialog[open] .button-main")
    player.driver.wait_for("[data-table=wolle]")
    play_on(player)


def play_some(player: Player) -> None:
    """Start a match in the frame and make three decisions."""
    player.driver.tap("#play")
    for _ in range(3):
        player.play_decision()


@pytest.mark.long
def test_a_match_is_played_to_its_end_on_a_third_party_page(
    player: Player, own_site: OwnSite, host: HostSite, browser_name: str
) -> None:
    driver = player.driver
    show(driver, host, own_site.url)
    with driver.inside(FRAME):
        player.wait_until_ready().skip_animations().stop_painting()
        kept = driver.run(WORKING_STORAGE)
        assert bool(kept) == (browser_name in PARTITIONED), kept
        if kept:
            driver.wait_for("body[data-offline=ready]")
        own_site.kill()
        # A started game needs no server.
        play_both(player)
        assert driver.attribute("body", "data-offline") == ("ready" if kept else "no")
    driver.reload()
    with driver.inside(FRAME):
        if kept:
            # A few decisions suffice: a match was played to its end above.
            play_some(player.wait_until_ready().skip_animations().stop_painting())
        else:
            # The browser shows its own error page.
            assert not driver.count("#play")


@pytest.mark.only_in("chromium")
@pytest.mark.usefixtures("browser_name")
def test_a_frame_with_storage_reloads_without_its_server_in_chromium(
    playwright: Playwright, tmp_path: Path, own_site: OwnSite, host: HostSite
) -> None:
    with lasting_driver(playwright, tmp_path / "profile") as driver:
        show(driver, host, own_site.url)
        with driver.inside(FRAME):
            Player(driver).wait_until_ready().skip_animations().stop_painting()
            driver.wait_for("body[data-offline=ready]")
        own_site.kill()
        driver.reload()
        with driver.inside(FRAME):
            play_some(Player(driver).wait_until_ready().skip_animations().stop_painting())
        assert not driver.collect_faults()


@pytest.mark.only_in("firefox")
def test_a_frame_plays_without_storage_in_firefox(
    playwright: Playwright, browser_name: str, site: str, host: HostSite
) -> None:
    browser = start_playwright(playwright, browser_name, network__cookie__cookieBehavior=1)
    with playwright_driver(browser) as driver:
        show(driver, host, site)
        with driver.inside(FRAME):
            player = Player(driver).wait_until_ready().skip_animations().stop_painting()
            assert driver.run(WORKING_STORAGE) == []
            play_some(player)
            assert driver.attribute("body", "data-offline") == "no"
        # Firefox itself logs what it refused; there must be no other fault.
        assert all(STORAGE_MESSAGE in fault for fault in driver.collect_faults())
    browser.close()
