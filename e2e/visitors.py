"""Open pages of the site in new browser contexts, and collect their faults."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize

from drivers import PATIENCE
from player import FAST, HURRY, RESTLESS, SEEDED, UNPAINTED, Player, player_at

TABLET: ViewportSize = {"width": 1024, "height": 768}
"""The window of a tablet in landscape."""

# Runs in every page before the page's own scripts.
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
# Serializing messages takes a tenth of a test's time, so only tests that read them do it.
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


@dataclass
class Messages:
    """The messages between page and worker, as JSON."""

    to_worker: list[str] = field(default_factory=list)
    to_page: list[str] = field(default_factory=list)

    def note(self, _source: object, receiver: str, text: str) -> None:
        (self.to_worker if receiver == "worker" else self.to_page).append(text)


@dataclass
class Seen:
    """The faults of the pages of one test, and the messages in them if the test reads those."""

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


def is_foreign(url: str, sites: tuple[str, ...]) -> bool:
    return not url.startswith((*sites, "data:", "blob:"))


class Visitors:
    """Opens pages of a site, each in a new browser context, until it is closed.

    The pages may request that site and `allowed` origins only. Service workers are blocked by default,
    because a cache would hide requests. Nothing is painted except in `painted` and `evaluate_painted`.
    """

    def __init__(self, browser: Browser, site: str, seen: Seen, *friends: str) -> None:
        self.seen = seen
        self.latest: Player | None = None
        """The player opened last, if any."""
        self._browser = browser
        self._site = site
        self._friends = friends
        self._contexts: list[BrowserContext] = []

    def open_page(
        self,
        path: str = "",
        routes: Mapping[str, Callable[[Route], None]] | None = None,
        scripts: Sequence[str] = (),
        at: str | None = None,
        **options: Any,
    ) -> Page:
        """Open a page; takes `routes` and the options of a browser context."""
        options.setdefault("service_workers", "block")
        context = self._browser.new_context(**options)
        context.set_default_timeout(PATIENCE * 1000)
        self._contexts.append(context)
        for script in (UNPAINTED, *scripts):
            context.add_init_script(script)
        for pattern, handler in (routes or {}).items():
            context.route(pattern, handler)
        address = at or self._site
        self.seen.watch(context, address, *self._friends)
        page = context.new_page()
        page.goto(address + path)
        return page

    def open_again(self, path: str = "", *, viewport: ViewportSize, **options: Any) -> Page:
        """Load a page in the last context; open a context with these options if there is none."""
        if not self._contexts:
            return self.open_page(path, viewport=viewport, **options)
        page, *_ = self._contexts[-1].pages
        page.set_viewport_size(viewport)
        page.goto(self._site + path)
        return page

    def open_player(self, *, rests: bool = False, **options: Any) -> Player:
        """Open a page for a player, without animation pauses and with known seeds, and wait for its engine.

        An idle page stores a snapshot of the engine only with `rests`: that costs more than most tests.
        """
        options.setdefault("viewport", TABLET)
        scripts = [FAST, HURRY, SEEDED] if rests else [FAST, HURRY, SEEDED, RESTLESS]
        page = self.open_page(scripts=scripts, reduced_motion="reduce", **options)
        self.latest = player_at(page).arrive()
        return self.latest

    def leave(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()
        self.latest = None


@contextmanager
def nothing_wrong(visitors: Visitors, session: pytest.Session) -> Iterator[None]:
    """Fail if pages shared by tests report a fault; after a failure, close them."""
    failed = session.testsfailed
    yield
    faults = visitors.seen.faults[:]
    if faults or session.testsfailed > failed:
        visitors.leave()
        visitors.seen.faults.clear()
    assert not faults
