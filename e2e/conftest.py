"""The built site in a real browser, and a page that forgives nothing.

A test fails on any console error, uncaught exception, breach of the security policy or request to
another host, whatever else it looks at. What page and worker say to each other is kept for who reads it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect, sync_playwright

from drivers import PATIENCE
from player import FAST, HURRY, RESTLESS, UNPAINTED, Player, player_at
from servers import OwnSite, serving
from setup import find_chromium, find_headless_shell

pytest_plugins = ["trials", "hosts"]

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

# Runs in every page before its own scripts.
LISTEN = """
addEventListener("securitypolicyviolation", (event) =>
  seenFault("policy", `${event.effectiveDirective}: ${event.blockedURI || event.sourceFile}`));
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    if (String(given[0]).includes("snapshot")) return;
    globalThis.seenWorker = this;
    globalThis.seenReady = new Promise((ready) =>
      super.addEventListener("message", ({ data }) => data.ready && ready()));
    super.addEventListener("error", ({ message }) => seenFault("worker", message ?? "not loaded"));
  }
};
"""
# Every message comes from the page as JSON, which takes a tenth of a test's time: only for who reads them.
NOTE = """
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    if (String(given[0]).includes("snapshot")) return;
    super.addEventListener("message", ({ data }) => seenMessage("page", JSON.stringify(data)));
  }
  postMessage(message, ...more) {
    seenMessage("worker", JSON.stringify(message));
    super.postMessage(message, ...more);
  }
};
"""


def hold(_route: Route) -> None:
    """Has a file never come."""


WAITING = {"**/rt/**": hold, "**/engine/**": hold}
"""Routes by which the engine stays on its way: a start of it costs more than a test that needs none."""


@dataclass
class Messages:
    """What page and worker said to each other, as JSON."""

    to_worker: list[str] = field(default_factory=list)
    to_page: list[str] = field(default_factory=list)

    def note(self, _source: object, receiver: str, text: str) -> None:
        (self.to_worker if receiver == "worker" else self.to_page).append(text)


@dataclass
class Seen:
    """What went wrong in the pages of one test, and the messages in them if it reads those."""

    messages: Messages | None
    faults: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext, *sites: str) -> None:
        context.expose_binding("seenFault", lambda _source, kind, text: self.fault(kind, text))
        context.add_init_script(LISTEN)
        if self.messages:
            context.expose_binding("seenMessage", self.messages.note)
            context.add_init_script(NOTE)
        context.on("console", lambda said: self.fault("console", said.text, said.type == "error"))
        context.on("weberror", lambda thrown: self.fault("exception", str(thrown.error)))
        context.on("request", lambda asked: self.fault("request", asked.url, is_foreign(asked.url, sites)))

    def fault(self, kind: str, text: str, really: bool = True) -> None:
        if really:
            self.faults.append(f"{kind}: {text}")


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
    """Leaves out the browsers that nobody asked for, and begins with what takes long."""
    names = config.getoption("browser") or BROWSERS[:1]
    items[:] = [item for item in items if browser_of(item) in {None, *names}]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def browser_of(item: pytest.Item) -> str | None:
    """The browser that a test of the core is for."""
    return item.callspec.params.get("browser_name") if hasattr(item, "callspec") else None


def is_foreign(url: str, sites: tuple[str, ...]) -> bool:
    return not url.startswith((*sites, "data:", "blob:"))


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served as it will be on the net."""
    with serving() as address:
        yield address


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
    flags = ["--no-sandbox", QUICK, TOGETHER]
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
def open_page(browser: Browser, site: str, seen: Seen) -> Iterator[Callable[..., Page]]:
    """Opens pages as for new visitors; takes `routes` and the options of a browser context.

    There is no service worker unless a test asks for one: what it looks at would come from a cache.
    Nothing is painted until something looks at the page.
    """
    contexts: list[BrowserContext] = []

    def open_one(
        path: str = "",
        routes: Mapping[str, Callable[[Route], None]] | None = None,
        scripts: Sequence[str] = (),
        at: str = site,
        **options: Any,
    ) -> Page:
        options.setdefault("service_workers", "block")
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        for script in (UNPAINTED, *scripts):
            context.add_init_script(script)
        for pattern, handler in (routes or {}).items():
            context.route(pattern, handler)
        seen.watch(context, at)
        page = context.new_page()
        page.goto(at + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not seen.faults


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """The site, just opened, on a tablet held sideways."""
    return open_page(viewport={"width": 1024, "height": 768})


@pytest.fixture
def open_player(open_page: Callable[..., Page]) -> Callable[..., Player]:
    """Opens pages for players in a hurry, each fresh and with its engine ready.

    Only one that `rests` stores the start of its engine when it is idle: it costs more than most tests.
    """

    def open_one(*, rests: bool = False, **options: Any) -> Player:
        options.setdefault("viewport", {"width": 1024, "height": 768})
        scripts = [FAST, HURRY] if rests else [FAST, HURRY, RESTLESS]
        return player_at(open_page(scripts=scripts, reduced_motion="reduce", **options)).arrive()

    return open_one
