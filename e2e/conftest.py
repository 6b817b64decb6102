"""The built site in a real browser.

Every test fails on any console error, uncaught exception, policy violation or request to another host. The
fixture `messages` records the messages between page and worker.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect, sync_playwright

import storage
from drivers import PATIENCE
from player import PLAIN_FILE, Player
from servers import NAMED, OwnSite, insecure, serving, serving_plainly
from setup import DIST, find_chromium, find_headless_shell
from visitors import TABLET, Messages, Seen, Visitors, nothing_wrong

pytest_plugins = ["trials", "hosts", "attacks", "matrix.summary"]

ROOT = Path(__file__).resolve().parent.parent

BROWSERS = ["chromium", "firefox", "webkit"]
RAN = pytest.StashKey[set[str]]()
BROWSERS_RAN = "browsers"

# Generous, because pages are slow on a busy machine: only a test that fails takes this long.
expect.set_options(timeout=PATIENCE * 1000)

# Pages live too briefly here to gain from optimized WebAssembly, or from validating functions that never run.
# The core tests do both.
QUICK = "--js-flags=--liftoff-only --wasm-lazy-validation"
# On a busy machine, clicks into a frame of another process get lost. The core tests keep site isolation.
TOGETHER = "--disable-site-isolation-trials"
# A GPU process of its own takes a twelfth of a start.
WITHIN = "--in-process-gpu"


def hold(_route: Route) -> None:
    """Leave a request unanswered."""


WAITING = {"**/rt/**": hold, "**/engine/**": hold}
"""Routes that keep the engine from starting, to save time in tests that do not need it."""


@pytest.fixture(scope="session")
def ran(pytestconfig: pytest.Config) -> set[str]:
    """Return the browsers that this run has started, with their versions."""
    return pytestconfig.stash.setdefault(RAN, set())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--browser`."""
    parser.addoption(
        "--browser",
        action="append",
        choices=BROWSERS,
        help="a browser to run e2e/core in, as often as you like; Chromium unless you say so",
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the browsers of an xdist worker to the main process."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[BROWSERS_RAN] = sorted(session.config.stash.get(RAN, set()))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add the browsers of an xdist worker; one that has crashed sends none."""
    told = getattr(node, "workeroutput", {})
    node.config.stash.setdefault(RAN, set()).update(told.get(BROWSERS_RAN, ()))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print the browsers that the tests ran in."""
    for name in sorted(config.stash.get(RAN, set())):
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
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def insecure_site() -> Iterator[str]:
    """Yield the address of dist/ on an insecure origin: plain http by name, without extra headers."""
    with serving_plainly(DIST) as address:
        yield insecure(address)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[OwnSite]:
    """Yield a copy of the site on a server of its own, which a test may stop, restart and update."""
    own = OwnSite(tmp_path / "site")
    own.start()
    yield own
    own.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, ran: set[str]) -> Iterator[Browser]:
    """Yield the Chromium that all tests share: its headless shell if there is one."""
    with chromium(playwright, find_headless_shell() or find_chromium()) as started:
        ran.add(f"Chromium {started.version}")
        yield started


@contextmanager
def chromium(playwright: Playwright, program: str | None) -> Iterator[Browser]:
    """Start a Chromium that loads pages quickly."""
    assert program, "no Chromium on this machine: `make test` installs one or says how"
    flags = ["--no-sandbox", QUICK, TOGETHER, WITHIN, NAMED]
    with playwright.chromium.launch(executable_path=program, args=flags) as started:
        yield started


@pytest.fixture
def seen(request: pytest.FixtureRequest) -> Seen:
    """Return the faults of this test's pages."""
    return Seen(Messages() if "messages" in request.fixturenames else None)


@pytest.fixture
def messages(seen: Seen) -> Messages:
    """Return the messages between page and worker in this test."""
    assert seen.messages
    return seen.messages


@pytest.fixture
def visitors(browser: Browser, site: str, seen: Seen) -> Iterator[Visitors]:
    """Yield an opener of pages for one test, which fails if a page reports a fault."""
    visiting = Visitors(browser, site, seen)
    yield visiting
    visiting.leave()
    assert not seen.faults


@pytest.fixture
def open_page(visitors: Visitors) -> Callable[..., Page]:
    """Return a function that opens the site; it takes `routes` and the options of a browser context."""
    return visitors.open_page


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """Return the site, just opened in a tablet's window."""
    return open_page(viewport=TABLET)


@pytest.fixture
def open_player(visitors: Visitors) -> Callable[..., Player]:
    """Return a function that opens the site for a player, with its engine ready and no animations."""
    return visitors.open_player


@pytest.fixture(scope="module")
def regulars(browser: Browser, site: str) -> Iterator[Visitors]:
    """Yield the opener of the pages that the tests of a module share."""
    staying = Visitors(browser, site, Seen(None))
    yield staying
    staying.leave()


@pytest.fixture
def regular(regulars: Visitors, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Yield the player that the tests of a module share, at the menu, with all data of earlier tests.

    Starting an engine costs more than most tests, so tests use this one unless they need a fresh page. A
    failure replaces it.
    """
    player = regulars.latest or regulars.open_player()
    player.page.emulate_media(media="screen", color_scheme="light")
    player.page.set_viewport_size(TABLET)
    player.put_away()
    player.go_home()
    with nothing_wrong(regulars, request.session):
        yield player


@pytest.fixture
def newcomer(regulars: Visitors, request: pytest.FixtureRequest, site: str) -> Player:
    """Return the shared player at the menu, with all stored data deleted, as on a first visit."""
    is_new = not regulars.latest
    player: Player = request.getfixturevalue("regular")
    return player if is_new else start_anew(player, site)


def start_anew(player: Player, site: str) -> Player:
    """Delete everything that the browser stores, and open the site as on a first visit."""
    player.driver.open(site + PLAIN_FILE)
    storage.clear(player.page)
    return player.visit(site)
