"""The built site in a real browser, and a page that forgives nothing.

A test fails on any console error, uncaught exception, breach of the security policy or request to
another host, whatever else it looks at. What page and worker say to each other is kept for who reads it.
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

# Under load a page may take its time: a test that fails may take long, but none fails for want of patience.
expect.set_options(timeout=PATIENCE * 1000)

# Hardly any page here lives long enough to gain by a second, better compilation of WebAssembly, or by looking
# through functions that are never called. In the core suite both is done.
QUICK = "--js-flags=--liftoff-only --wasm-lazy-validation"
# A click on its way to a frame that another process draws gets lost under load: frames stay in the process
# of their page. In the core suite they do not.
TOGETHER = "--disable-site-isolation-trials"
# What is drawn need not be handed to another process: that takes a twelfth of a start.
WITHIN = "--in-process-gpu"


def hold(_route: Route) -> None:
    """Has a file never come."""


WAITING = {"**/rt/**": hold, "**/engine/**": hold}
"""Routes by which the engine stays on its way: a start of it costs more than a test that needs none."""


@pytest.fixture(scope="session")
def ran(pytestconfig: pytest.Config) -> set[str]:
    """Browsers that this run has started, with their versions."""
    return pytestconfig.stash.setdefault(RAN, set())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Lets the core of the suite run in other browsers than Chromium."""
    parser.addoption(
        "--browser",
        action="append",
        choices=BROWSERS,
        help="a browser to run e2e/core in, as often as you like; Chromium unless you say so",
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Has a worker of xdist tell which browsers it has started."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[BROWSERS_RAN] = sorted(session.config.stash.get(RAN, set()))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hears which browsers a worker of xdist has started; one that has crashed tells nothing."""
    told = getattr(node, "workeroutput", {})
    node.config.stash.setdefault(RAN, set()).update(told.get(BROWSERS_RAN, ()))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Says which browsers the tests ran in."""
    for name in sorted(config.stash.get(RAN, set())):
        terminalreporter.write_line(f"BROWSER {name}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs each test of the core once in each browser."""
    if "browser_name" in metafunc.fixturenames:
        only = metafunc.definition.get_closest_marker("only_in")
        metafunc.parametrize("browser_name", only.args if only else BROWSERS, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the browsers that nobody asked for, and begins with files in which something takes long."""
    names = config.getoption("browser") or BROWSERS[:1]
    items[:] = [item for item in items if browser_of(item) in {None, *names}]
    long = {item.path for item in items if item.get_closest_marker("long")}
    items.sort(key=lambda item: item.path not in long)


def browser_of(item: pytest.Item) -> str | None:
    """The browser that a test of the core is for."""
    return item.callspec.params.get("browser_name") if hasattr(item, "callspec") else None


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served as it will be on the net."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def insecure_site() -> Iterator[str]:
    """The address of dist/ on an insecure origin: plain http by name, from a bare web space."""
    with serving_plainly(DIST) as address:
        yield insecure(address)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[OwnSite]:
    """A copy of the site on a server of its own, which can be killed, and serve another version."""
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
    """One Chromium for the whole run: its shell without windows where there is one."""
    with chromium(playwright, find_headless_shell() or find_chromium()) as started:
        ran.add(f"Chromium {started.version}")
        yield started


@contextmanager
def chromium(playwright: Playwright, program: str | None) -> Iterator[Browser]:
    """A Chromium that starts pages quickly."""
    assert program, "no Chromium on this machine: `make test` installs one or says how"
    flags = ["--no-sandbox", QUICK, TOGETHER, WITHIN, NAMED]
    with playwright.chromium.launch(executable_path=program, args=flags) as started:
        yield started


@pytest.fixture
def seen(request: pytest.FixtureRequest) -> Seen:
    """What goes wrong in the pages of this test."""
    return Seen(Messages() if "messages" in request.fixturenames else None)


@pytest.fixture
def messages(seen: Seen) -> Messages:
    """What page and worker say to each other in this test."""
    assert seen.messages
    return seen.messages


@pytest.fixture
def visitors(browser: Browser, site: str, seen: Seen) -> Iterator[Visitors]:
    """The visitors of one test, to whose pages nothing may happen."""
    visiting = Visitors(browser, site, seen)
    yield visiting
    visiting.leave()
    assert not seen.faults


@pytest.fixture
def open_page(visitors: Visitors) -> Callable[..., Page]:
    """Opens pages as for new visitors; takes `routes` and the options of a browser context."""
    return visitors.open_page


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """The site, just opened, on a tablet held sideways."""
    return open_page(viewport=TABLET)


@pytest.fixture
def open_player(visitors: Visitors) -> Callable[..., Player]:
    """Opens pages for players in a hurry, each fresh and with its engine ready."""
    return visitors.open_player


@pytest.fixture(scope="module")
def regulars(browser: Browser, site: str) -> Iterator[Visitors]:
    """Visitors who stay for all tests of a file."""
    staying = Visitors(browser, site, Seen(None))
    yield staying
    staying.leave()


@pytest.fixture
def regular(regulars: Visitors, request: pytest.FixtureRequest) -> Iterator[Player]:
    """The one player of a file, at the menu, with all that the tests before have left.

    For tests that look at what they themselves open: a start of the engine costs more than most of them.
    After a failure a new player comes.
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
    """The one player of a file, at the menu as on a first visit: with nothing that a test before has left."""
    is_new = not regulars.latest
    player: Player = request.getfixturevalue("regular")
    return player if is_new else start_anew(player, site)


def start_anew(player: Player, site: str) -> Player:
    """Has the browser forget all that it keeps, and opens the site as on a first visit."""
    player.driver.open(site + PLAIN_FILE)
    storage.clear(player.page)
    return player.visit(site)
