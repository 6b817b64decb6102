"""The table in a page of another site, in every browser, with a server and without."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from core.browsers import lasting_visitor, playwright_visitor, start_playwright
from core.player import Player
from core.visitors import Visitor
from hosts import Host, embedded, hosting
from servers import OwnSite
from volle.games import GAMES

FRAME = "iframe"
# Which of these the browser gives the frame of another site.
STORAGES = """async () => {
  const tries = {
    localStorage: () => localStorage.length,
    caches: () => caches.keys(),
    serviceWorker: () => navigator.serviceWorker.getRegistration(),
    indexedDB: () => new Promise((done, fail) => {
      const opening = indexedDB.open("volle");
      opening.onsuccess = done;
      opening.onerror = () => fail(opening.error);
    }),
  };
  const given = [];
  for (const [name, open] of Object.entries(tries)) {
    try { await open(); given.push(name); } catch {}
  }
  return given;
}"""
SAID = "Storage access is restricted in this context"
# In a private window Chromium lets a frame of another site keep nothing; the others keep it apart,
# for each site around it.
APART = ("firefox", "webkit")


@pytest.fixture
def host() -> Iterator[Host]:
    """A site of somebody else."""
    with hosting() as started:
        yield started


def show(visitor: Visitor, host: Host, site: str, game: str) -> None:
    """Opens a page of somebody else with the table of a game in it."""
    options = '{"target": 1500}' if game == "lotte" else ""
    seats = f"Anna|bot:{list(GAMES[game].bots)[-1]}"
    asked = {"game": game, "seats": seats} | ({"options": options} if options else {})
    host.show(embedded(site, **asked))
    visitor.open(host.url)


def play(player: Player) -> None:
    """Plays the match of the frame to its end."""
    player.visitor.tap("#play")
    assert player.play_on() > 0
    assert player.visitor.count("[data-winner=true]")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_in_a_page_of_another_site(
    player: Player, own_site: OwnSite, host: Host, browser_name: str, game: str
) -> None:
    see = player.visitor
    show(see, host, own_site.url, game)
    with see.inside(FRAME):
        player.wait()
        kept = see.run(STORAGES)
        assert bool(kept) == (browser_name in APART), kept
        if kept:
            see.wait_for("body[data-offline=ready]")
        own_site.kill()
        # What has started needs no server any more.
        play(player)
        assert see.attribute("body", "data-offline") == ("ready" if kept else "no")
    see.reload()
    with see.inside(FRAME):
        if kept:
            player.wait()
            play(player)
        else:
            # Nothing of ours is there to say so: the browser does.
            assert not see.count("#play")


@pytest.mark.only_in("chromium")
@pytest.mark.usefixtures("browser_name")
@pytest.mark.parametrize("game", GAMES)
def test_it_comes_up_again_without_its_server_where_chromium_lets_frames_keep_something(
    playwright: Playwright, tmp_path: Path, own_site: OwnSite, host: Host, game: str
) -> None:
    with lasting_visitor(playwright, tmp_path / "profile") as visitor:
        show(visitor, host, own_site.url, game)
        with visitor.inside(FRAME):
            Player(visitor).wait()
            visitor.wait_for("body[data-offline=ready]")
        own_site.kill()
        visitor.reload()
        with visitor.inside(FRAME):
            play(Player(visitor).wait())
        assert not visitor.note_faults()


@pytest.mark.only_in("firefox")
def test_it_plays_where_firefox_gives_frames_of_other_sites_no_storage(
    playwright: Playwright, browser_name: str, site: str, host: Host
) -> None:
    browser = start_playwright(playwright, browser_name, network__cookie__cookieBehavior=1)
    with playwright_visitor(browser) as visitor:
        show(visitor, host, site, "lotte")
        with visitor.inside(FRAME):
            player = Player(visitor).wait()
            assert visitor.run(STORAGES) == []
            play(player)
            assert visitor.attribute("body", "data-offline") == "no"
        # Firefox itself says aloud what it refused; nothing of ours must have stumbled over it.
        assert all(SAID in fault for fault in visitor.note_faults())
    browser.close()
