"""The columns of the matrix: the ways of starting the app."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Playwright

from conftest import chromium
from core.storages import STORAGES
from hosts import SANDBOX, frame_in, hosting
from matrix.features import Visit, arena
from offline import renew, wait_for
from player import FAST, HURRY, PLAIN_FILE, RESTLESS, SEEDED, Player, player_at
from servers import OwnSite, insecure, serving_plainly
from setup import DIST, find_chromium
from visitors import TABLET, Seen, Visitors

# Records the requests that the page sends to its worker.
RECORD = """
if (!globalThis.requestsSent) {
  globalThis.requestsSent = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.request?.do) requestsSent.push(message.request.do);
    return postMessage.call(this, message, ...more);
  };
}
"""
HASTE = [FAST, HURRY, SEEDED]
SCRIPTS = [RECORD, *HASTE, RESTLESS]
"""Scripts of the pages in the matrix; without the last one, an idle page stores a snapshot."""


class World(NamedTuple):
    """Everything that a way of starting needs."""

    playwright: Playwright
    browser: Browser
    site: str
    folder: Path
    seen: Seen


Start = Callable[[World], AbstractContextManager[Visit]]
STARTS: dict[str, Start] = {}


def start(run: Callable[[World], Iterator[Visit]]) -> Start:
    """Add a way of starting to the columns of the matrix."""
    made = contextmanager(run)
    STARTS[run.__name__] = made
    return made


def open_in(visitors: Visitors, source: str, **options: object) -> Player:
    """Open the app, and wait until its engine has started from `source`."""
    options = {"scripts": SCRIPTS, "reduced_motion": "reduce", "viewport": TABLET} | options
    return started(visitors.open_page(**options), source)  # type: ignore[arg-type]


def started(page: Page, source: str) -> Player:
    """Wait until the engine has started from `source`."""
    page.locator(f"body[data-ready=true][data-start={source}]").wait_for(state="attached")
    return player_at(page)


@contextmanager
def visiting(world: World, *friends: str, site: str | None = None) -> Iterator[Visitors]:
    """Open pages for as long as the context lasts."""
    visitors = Visitors(world.browser, site or world.site, world.seen, *friends)
    yield visitors
    visitors.leave()


@start
def from_the_snapshot_of_the_site(world: World) -> Iterator[Visit]:
    """A first visit."""
    with visiting(world) as visitors:
        player = open_in(visitors, "snapshot")
        yield Visit(player, player.page, world.folder)


@start
def from_files(world: World) -> Iterator[Visit]:
    """A first visit to a host whose snapshot cannot be used."""
    with visiting(world) as visitors:
        routes = {"**/memory.wasm": lambda route: route.fulfill(status=404)}
        player = open_in(visitors, "files", routes=routes)
        world.seen.faults.clear()
        yield Visit(player, player.page, world.folder)


@start
def from_the_kept_snapshot(world: World) -> Iterator[Visit]:
    """A later visit."""
    with visiting(world) as visitors:
        page = visitors.open_page(
            PLAIN_FILE, scripts=[RECORD, *HASTE], reduced_motion="reduce", viewport=TABLET
        )
        page.clock.install()
        page.goto(world.site)
        started(page, "snapshot")
        # The page stores a snapshot after being idle.
        page.clock.fast_forward(60_000)
        page.locator("body[data-snapshot=true]").wait_for(state="attached")
        page.clock.resume()
        page.reload()
        yield Visit(started(page, "kept"), page, world.folder)


@contextmanager
def kept_offline(world: World) -> Iterator[tuple[OwnSite, Visit]]:
    """Yield a site, and a page for which all of it is cached."""
    own = OwnSite(Path(mkdtemp(dir=world.folder)) / "site")
    own.start()
    with visiting(world, site=own.url) as visitors:
        player = open_in(visitors, "snapshot", service_workers="allow")
        wait_for(player.page, offline="ready")
        yield own, Visit(player, player.page, world.folder)
    own.kill()


@start
def offline(world: World) -> Iterator[Visit]:
    """A later visit without a network; the files for contests are cached once they have been used."""
    with kept_offline(world) as (own, visit):
        arena(visit)
        own.kill()
        visit.tab.goto(own.url)
        yield visit._replace(player=started(visit.tab, "snapshot"), has_network=False)


@start
def after_an_update(world: World) -> Iterator[Visit]:
    """A visit that continues with a new version."""
    with kept_offline(world) as (own, visit):
        renew(own)
        visit.tab.reload()
        wait_for(visit.tab, ready="true", update="waiting")
        visit.tab.locator("#update-now").click()
        wait_for(visit.tab, ready="true", update="none")
        yield visit


@start
def in_a_frame_without_storage(world: World) -> Iterator[Visit]:
    """The whole app in a frame of another site, without storage, from a host that sends no headers."""
    # The headless shell gives such a frame storage.
    with (
        chromium(world.playwright, find_chromium()) as browser,
        hosting() as host,
        serving_plainly(DIST) as plain,
        visiting(world._replace(browser=browser), plain, site=host.url) as visitors,
    ):
        host.show(plain, sandbox=f"{SANDBOX} allow-forms allow-downloads")
        page = visitors.open_page(
            scripts=SCRIPTS,
            reduced_motion="reduce",
            viewport={"width": TABLET["width"] + 40, "height": TABLET["height"] + 80},
            service_workers="allow",
        )
        frame = frame_in(page)
        assert frame.evaluate(STORAGES) == []
        frame.locator("body[data-ready=true]").wait_for(state="attached")
        yield Visit(player_at(frame), page, world.folder)


@start
def on_an_insecure_origin(world: World) -> Iterator[Visit]:
    """A visit over plain http from another machine, to a host that sends no headers."""
    with serving_plainly(DIST) as plain, visiting(world, site=insecure(plain)) as visitors:
        player = open_in(visitors, "snapshot")
        assert not player.page.evaluate("isSecureContext")
        yield Visit(player, player.page, world.folder)


@start
def in_a_second_tab(world: World) -> Iterator[Visit]:
    """A second tab, while the first one has the match; the first one has it again before each feature."""
    with visiting(world) as visitors:
        first = open_in(visitors, "snapshot")
        first.set_up("Anna", "Ben", game="lotte").asked()
        page = first.page.context.new_page()
        page.goto(world.site)
        page.locator("#elsewhere").wait_for()
        yield Visit(player_at(page), page, world.folder, first)
