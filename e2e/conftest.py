"""The built site in a real browser.

Every test fails on any console error, uncaught exception, policy violation or request to another host. The
fixture `messages` records the messages between page and worker.
"""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect, sync_playwright

import storage
from drivers import TIMEOUT
from offline import CachedSite
from page_opener import TABLET, Messages, PageLog, PageOpener, expect_no_faults
from player import PLAIN_FILE, Player, player_at
from servers import RESOLVE_INSECURE_NAME, OwnSite, insecure_address, serve_plainly, serve_site
from setup import DIST, find_chromium, find_headless_shell

pytest_plugins = ["case_counts", "failures", "hosts", "attacks", "matrix.summary"]

ROOT = Path(__file__).resolve().parent.parent

BROWSERS = ["chromium", "firefox", "webkit"]
BROWSER_VERSIONS = pytest.StashKey[set[str]]()
BROWSERS_RAN = "browsers"

# Generous, because pages are slow on a busy machine: only a test that fails takes this long.
expect.set_options(timeout=TIMEOUT * 1000)

# Pages live too briefly here to gain from optimized WebAssembly, or from validating functions that never run.
# The core tests do both.
FAST_WASM = "--js-flags=--liftoff-only --wasm-lazy-validation"
# On a busy machine, clicks into a frame of another process get lost. The core tests keep site isolation.
NO_SITE_ISOLATION = "--disable-site-isolation-trials"
# A GPU process of its own takes a twelfth of a start.
IN_PROCESS_GPU = "--in-process-gpu"


def hold(_route: Route) -> None:
    """Leave a request unanswered."""


NO_ENGINE = {"**/rt/**": hold, "**/engine/**": hold}
"""Routes that keep the engine from starting, to save time in tests that do not need it."""


@pytest.fixture(scope="session")
def browser_versions(pytestconfig: pytest.Config) -> set[str]:
    """Return the browsers that this run has started, with their versions."""
    return pytestconfig.stash.setdefault(BROWSER_VERSIONS, set())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--browser`."""
    parser.addoption(
        "--browser",
        action="append",
        choices=BROWSERS,
        help="a browser to run e2e/core in; may be repeated; chromium by default",
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the browsers of an xdist worker to the main process."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[BROWSERS_RAN] = sorted(session.config.stash.get(BROWSER_VERSIONS, set()))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add the browsers of an xdist worker; one that has crashed sends none."""
    output = getattr(node, "workeroutput", {})
    node.config.stash.setdefault(BROWSER_VERSIONS, set()).update(output.get(BROWSERS_RAN, ()))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print the browsers that the tests ran in."""
    for name in sorted(config.stash.get(BROWSER_VERSIONS, set())):
        terminalreporter.write_line(f"BROWSER {name}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize each core test by browser."""
    if "browser_name" in metafunc.fixturenames:
        only = metafunc.definition.get_closest_marker("only_in")
        metafunc.parametrize("browser_name", only.args if only else BROWSERS, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Drop tests of browsers that were not requested, and run files with a test marked `long` first."""
    names = config.getoption("browser") or BROWSERS[:1]
    items[:] = [item for item in items if browser_of(item) in {None, *names}]
    long = {item.path for item in items if item.get_closest_marker("long")}
    items.sort(key=lambda item: item.path not in long)


def browser_of(item: pytest.Item) -> str | None:
    """Return the browser of a core test, or None for other tests."""
    return item.callspec.params.get("browser_name") if hasattr(item, "callspec") else None


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Yield the address of dist/ on a server with the headers that hosts should send."""
    with serve_site() as address:
        yield address


@pytest.fixture(scope="session")
def insecure_site() -> Iterator[str]:
    """Yield the address of dist/ on an insecure origin: plain http by name, without extra headers."""
    with serve_plainly(DIST) as address:
        yield insecure_address(address)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[OwnSite]:
    """Yield a copy of the site on a server of its own, which a test may stop, restart and update.

    Tests name it before `open_page`, so that pages close before the server stops.
    """
    own = OwnSite(tmp_path / "site")
    own.start()
    yield own
    own.kill()


@pytest.fixture(scope="module")
def cached_sites() -> list[CachedSite]:
    """Return what the tests of a module share: one cached site at most."""
    return []


@pytest.fixture
def cached_site(
    shared_opener: PageOpener,
    cached_sites: list[CachedSite],
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[CachedSite]:
    """Yield a site with a cached page of its newest version, at the start page; a failure replaces it.

    Caching all files costs more than most tests.
    """
    if cached_sites and cached_sites[0].page.is_closed():
        cached_sites.pop()
    if not cached_sites:
        own = OwnSite(tmp_path_factory.mktemp("cached") / "site")
        own.start()
        request.session.addfinalizer(own.kill)
        cached_sites.append(CachedSite(own, shared_opener.open_page))
    player_at(cached_sites[0].page).go_to_menu()
    with expect_no_faults(shared_opener, request.session):
        yield cached_sites[0]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, browser_versions: set[str]) -> Iterator[Browser]:
    """Yield the Chromium that all tests share: its headless shell if there is one."""
    with chromium(playwright, find_headless_shell() or find_chromium()) as started:
        browser_versions.add(f"Chromium {started.version}")
        yield started


@contextmanager
def chromium(playwright: Playwright, program: str | None, *more: str) -> Iterator[Browser]:
    """Start a Chromium that loads pages quickly, with `more` flags."""
    assert program, "no Chromium on this machine: `make test` installs one or explains how"
    flags = ["--no-sandbox", FAST_WASM, NO_SITE_ISOLATION, IN_PROCESS_GPU, RESOLVE_INSECURE_NAME, *more]
    with playwright.chromium.launch(executable_path=program, args=flags) as started:
        yield started


@pytest.fixture
def page_log(request: pytest.FixtureRequest) -> PageLog:
    """Return the faults of this test's pages."""
    return PageLog(Messages() if "messages" in request.fixturenames else None)


@pytest.fixture
def messages(page_log: PageLog) -> Messages:
    """Return the messages between page and worker in this test."""
    assert page_log.messages
    return page_log.messages


@pytest.fixture
def page_opener(browser: Browser, site: str, page_log: PageLog) -> Iterator[PageOpener]:
    """Yield an opener of pages for one test, which fails if a page reports a fault."""
    with closing(PageOpener(browser, site, page_log)) as visiting:
        yield visiting
    assert not page_log.faults


@pytest.fixture
def open_page(page_opener: PageOpener) -> Callable[..., Page]:
    """Return a function that opens the site; it takes `routes` and the options of a browser context."""
    return page_opener.open_page


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """Return the site, just opened in a tablet's window."""
    return open_page(viewport=TABLET)


@pytest.fixture
def open_player(page_opener: PageOpener) -> Callable[..., Player]:
    """Return a function that opens the site for a player, with its engine ready and no animations."""
    return page_opener.open_player


@pytest.fixture(scope="module")
def shared_opener(browser: Browser, site: str) -> Iterator[PageOpener]:
    """Yield the opener of the pages that the tests of a module share."""
    with closing(PageOpener(browser, site, PageLog(None))) as staying:
        yield staying


@pytest.fixture
def shared_player(shared_opener: PageOpener, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Yield the player that the tests of a module share, at the menu, with all data of earlier tests.

    Starting an engine costs more than most tests, so tests use this one unless they need a fresh page. A
    failure replaces it.
    """
    with expect_no_faults(shared_opener, request.session):
        player = shared_opener.latest or shared_opener.open_player()
        player.page.emulate_media(media="screen", color_scheme="light")
        player.page.set_viewport_size(TABLET)
        player.close_dialogs()
        player.go_to_menu()
        yield player


@pytest.fixture
def fresh_player(shared_opener: PageOpener, request: pytest.FixtureRequest, site: str) -> Player:
    """Return the shared player at the menu, with all stored data deleted, as on a first visit."""
    is_new = not shared_opener.latest
    player: Player = request.getfixturevalue("shared_player")
    return player if is_new else reset_site(player, site)


def reset_site(player: Player, site: str) -> Player:
    """Delete everything that the browser stores, and open the site as on a first visit."""
    player.driver.open(site + PLAIN_FILE)
    storage.clear(player.page)
    return player.visit(site)
