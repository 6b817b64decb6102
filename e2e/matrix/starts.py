"""The columns of the matrix: the ways of starting the app."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Playwright

from conftest import chromium
from core.frame_storage import WORKING_STORAGE
from hosts import SANDBOX, frame_in, serve_host
from matrix.features import Visit, arena
from offline import update_site, wait_for
from page_opener import TABLET, PageLog, PageOpener
from player import FAST_PACE, NO_SNAPSHOT_WORKER, SKIP_ANIMATIONS, Player, player_at
from servers import OwnSite, insecure_address, serve_plainly
from setup import DIST, find_chromium

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
PLAYER_SCRIPTS = [FAST_PACE, SKIP_ANIMATIONS]
SCRIPTS = [RECORD, *PLAYER_SCRIPTS, NO_SNAPSHOT_WORKER]
"""Scripts of the pages in the matrix; without the last one, an idle page stores a snapshot."""

# A page stores a snapshot after ten idle seconds. The features run on the real clock.
IDLE_AT_ONCE = """{
  const later = setTimeout;
  globalThis.setTimeout = (run, delay, ...given) => later(run, delay === 10_000 ? 0 : delay, ...given);
}"""


class StartContext(NamedTuple):
    """Everything that a way of starting needs."""

    playwright: Playwright
    browser: Browser
    site: str
    folder: Path
    page_log: PageLog


Start = Callable[[StartContext], AbstractContextManager[Visit]]
STARTS: dict[str, Start] = {}


def start(run: Callable[[StartContext], Iterator[Visit]]) -> Start:
    """Add a way of starting to the columns of the matrix."""
    made = contextmanager(run)
    STARTS[run.__name__] = made
    return made


def open_app(page_opener: PageOpener, source: str, **options: object) -> Player:
    """Open the app, and wait until its engine has started from `source`."""
    options = {"scripts": SCRIPTS, "reduced_motion": "reduce", "viewport": TABLET} | options
    return started(page_opener.open_page(**options), source)  # type: ignore[arg-type]


def started(page: Page, source: str) -> Player:
    """Wait until the engine has started from `source`."""
    page.locator(f"body[data-ready=true][data-start={source}]").wait_for(state="attached")
    return player_at(page)


def visiting(world: StartContext, *allowed_origins: str, site: str | None = None) -> closing[PageOpener]:
    """Return a context with an opener of pages, which are closed at its end."""
    return closing(PageOpener(world.browser, site or world.site, world.page_log, *allowed_origins))


@start
def from_the_snapshot_of_the_site(world: StartContext) -> Iterator[Visit]:
    """A first visit."""
    with visiting(world) as page_opener:
        player = open_app(page_opener, "snapshot")
        yield Visit(player, player.page, world.folder)


@start
def from_files(world: StartContext) -> Iterator[Visit]:
    """A first visit to a host whose snapshot cannot be used."""
    with visiting(world) as page_opener:
        routes = {"**/memory.wasm": lambda route: route.fulfill(status=404)}
        player = open_app(page_opener, "files", routes=routes)
        world.page_log.faults.clear()
        yield Visit(player, player.page, world.folder)


@start
def from_the_stored_snapshot(world: StartContext) -> Iterator[Visit]:
    """A later visit."""
    with visiting(world) as page_opener:
        scripts = [RECORD, *PLAYER_SCRIPTS, IDLE_AT_ONCE]
        page = open_app(page_opener, "snapshot", scripts=scripts).page
        page.locator("body[data-snapshot=true]").wait_for(state="attached")
        page.reload()
        yield Visit(started(page, "kept"), page, world.folder)


@contextmanager
def cached_site(world: StartContext) -> Iterator[tuple[OwnSite, Visit]]:
    """Yield a site, and a page for which all of it is cached."""
    own = OwnSite(Path(mkdtemp(dir=world.folder)) / "site")
    own.start()
    with visiting(world, site=own.url) as page_opener:
        player = open_app(page_opener, "snapshot", service_workers="allow")
        wait_for(player.page, offline="ready")
        yield own, Visit(player, player.page, world.folder)
    own.kill()


@start
def offline(world: StartContext) -> Iterator[Visit]:
    """A later visit without a network; the files for contests are cached once they have been used."""
    with cached_site(world) as (own, visit):
        arena(visit)
        own.kill()
        visit.tab.goto(own.url)
        yield visit._replace(player=started(visit.tab, "snapshot"), has_network=False)


@start
def after_an_update(world: StartContext) -> Iterator[Visit]:
    """A visit that continues with a new version."""
    with cached_site(world) as (own, visit):
        update_site(own)
        visit.tab.reload()
        wait_for(visit.tab, ready="true", update="waiting")
        visit.tab.locator("#update-now").click()
        wait_for(visit.tab, ready="true", update="none")
        yield visit


@start
def in_a_frame_without_storage(world: StartContext) -> Iterator[Visit]:
    """The whole app in a frame of another site, without storage, from a host that sends no headers."""
    # The headless shell gives such a frame storage.
    with (
        chromium(world.playwright, find_chromium()) as browser,
        serve_host() as host,
        serve_plainly(DIST) as plain,
        visiting(world._replace(browser=browser), plain, site=host.url) as page_opener,
    ):
        host.show(plain, sandbox=f"{SANDBOX} allow-forms allow-downloads")
        page = page_opener.open_page(
            scripts=SCRIPTS,
            reduced_motion="reduce",
            viewport={"width": TABLET["width"] + 40, "height": TABLET["height"] + 80},
            service_workers="allow",
        )
        frame = frame_in(page)
        assert frame.evaluate(WORKING_STORAGE) == []
        frame.locator("body[data-ready=true]").wait_for(state="attached")
        yield Visit(player_at(frame), page, world.folder)


@start
def on_an_insecure_origin(world: StartContext) -> Iterator[Visit]:
    """A visit over plain http from another machine, to a host that sends no headers."""
    with serve_plainly(DIST) as plain, visiting(world, site=insecure_address(plain)) as page_opener:
        player = open_app(page_opener, "snapshot")
        assert not player.page.evaluate("isSecureContext")
        yield Visit(player, player.page, world.folder)


@start
def in_a_second_tab(world: StartContext) -> Iterator[Visit]:
    """A second tab, while the first one has the match; the first one has it again before each feature."""
    with visiting(world) as page_opener:
        first = open_app(page_opener, "snapshot")
        first.set_up("Anna", "Ben", game="lotte").wait_for_decision()
        page = first.page.context.new_page()
        page.goto(world.site)
        page.locator("#elsewhere").wait_for()
        yield Visit(player_at(page), page, world.folder, first)
