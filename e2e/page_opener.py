"""Open pages of the site in new browser contexts, and collect their faults."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize

import storage
from drivers import TIMEOUT
from player import (
    FAST_PACE,
    NO_SNAPSHOT_WORKER,
    PLAIN_FILE,
    SEEDED,
    SKIP_ANIMATIONS,
    STOP_PAINTING,
    Player,
    player_at,
)

TABLET: ViewportSize = {"width": 1024, "height": 768}
"""The window of a tablet in landscape."""

# Runs in every page before the page's own scripts.
LISTEN = """
addEventListener("securitypolicyviolation", (event) =>
  reportFault("policy", `${event.effectiveDirective}: ${event.blockedURI || event.sourceFile}`));
globalThis.lastMessages = [];
const keep = (...message) => {
  lastMessages.push(message);
  if (lastMessages.length > 12) lastMessages.shift();
};
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    super.addEventListener("message", ({ data }) => keep("page", data));
    if (String(given[0]).includes("snapshot")) return;
    globalThis.engineWorker = this;
    globalThis.engineReady = new Promise((ready) =>
      super.addEventListener("message", ({ data }) => data.ready && ready()));
    super.addEventListener("error", ({ message }) => reportFault("worker", message ?? "not loaded"));
  }
  postMessage(message, ...more) {
    keep("worker", message);
    super.postMessage(message, ...more);
  }
};
"""
# Serializing messages takes a tenth of a test's time, so only tests that read them do it.
NOTE = """
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    if (String(given[0]).includes("snapshot")) return;
    super.addEventListener("message", ({ data }) => reportMessage("page", JSON.stringify(data)));
  }
  postMessage(message, ...more) {
    reportMessage("worker", JSON.stringify(message));
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
class PageLog:
    """The faults of the pages of one test, and the messages in them if the test reads those."""

    messages: Messages | None
    faults: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext, *sites: str) -> None:
        context.expose_binding("reportFault", lambda _source, kind, text: self.add(kind, text))
        context.add_init_script(LISTEN)
        if self.messages:
            context.expose_binding("reportMessage", self.messages.note)
            context.add_init_script(NOTE)
        context.on("console", lambda message: self.add("console", message.text, message.type == "error"))
        context.on("weberror", lambda event: self.add("exception", str(event.error)))
        context.on("request", lambda sent: self.add("request", sent.url, is_foreign(sent.url, sites)))

    def add(self, kind: str, text: str, is_fault: bool = True) -> None:
        if is_fault:
            self.faults.append(f"{kind}: {text}")


def is_foreign(url: str, sites: tuple[str, ...]) -> bool:
    return not url.startswith((*sites, "data:", "blob:"))


class PageOpener:
    """Opens pages of a site, each in a new browser context, until it is closed.

    The pages may request that site and the allowed origins only. Service workers are blocked by default,
    because a cache would hide requests. Matches have known seeds by default. Nothing is painted except in
    `painted` and `evaluate_painted`.
    """

    opened: ClassVar[list["PageOpener"]] = []
    """The openers with pages, for the report of a failed test."""

    def __init__(self, browser: Browser, site: str, page_log: PageLog, *allowed_origins: str) -> None:
        self.page_log = page_log
        self.latest: Player | None = None
        """The player opened last, if any."""
        self._browser = browser
        self._site = site
        self._allowed_origins = allowed_origins
        self._contexts: list[BrowserContext] = []

    def open_page(
        self,
        path: str = "",
        routes: Mapping[str, Callable[[Route], None]] | None = None,
        scripts: Sequence[str] = (),
        at: str | None = None,
        has_known_seeds: bool = True,
        **options: Any,
    ) -> Page:
        """Open a page; takes `routes` and the options of a browser context."""
        options.setdefault("service_workers", "block")
        context = self._browser.new_context(**options)
        context.set_default_timeout(TIMEOUT * 1000)
        self._contexts.append(context)
        if self not in self.opened:
            self.opened.append(self)
        for script in (STOP_PAINTING, *([SEEDED] if has_known_seeds else []), *scripts):
            context.add_init_script(script)
        for pattern, handler in (routes or {}).items():
            context.route(pattern, handler)
        address = at or self._site
        self.page_log.watch(context, address, *self._allowed_origins)
        page = context.new_page()
        page.goto(address + path)
        return page

    def reuse_page(self, path: str = "", *, viewport: ViewportSize, **options: Any) -> Page:
        """Load a page in the last context; open a context with these options if there is none."""
        if not self._contexts:
            return self.open_page(path, viewport=viewport, **options)
        page, *_ = self._contexts[-1].pages
        page.set_viewport_size(viewport)
        page.goto(self._site + path)
        return page

    def open_player(
        self,
        path: str = "",
        *,
        stored: Mapping[str, Any] | None = None,
        stores_snapshot: bool = False,
        scripts: Sequence[str] = (),
        **options: Any,
    ) -> Player:
        """Open a page for a player, without animation pauses, and wait for its engine.

        `stored` are values in the browser's storage before the page starts. Storing a snapshot of the engine
        costs more than most tests, so it must be requested.
        """
        options.setdefault("viewport", TABLET)
        scripts = [FAST_PACE, SKIP_ANIMATIONS, *([] if stores_snapshot else [NO_SNAPSHOT_WORKER]), *scripts]
        first = PLAIN_FILE if stored else path
        page = self.open_page(first, scripts=scripts, reduced_motion="reduce", **options)
        if stored:
            storage.write(page, stored)
            page.goto(page.url.removesuffix(PLAIN_FILE) + path)
        self.latest = player_at(page).wait_until_ready()
        return self.latest

    def close(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()
        self.latest = None
        if self in self.opened:
            self.opened.remove(self)

    def pages(self) -> list[Page]:
        """Return all open pages."""
        return [page for context in self._contexts for page in context.pages]


@contextmanager
def expect_no_faults(page_opener: PageOpener, session: pytest.Session) -> Iterator[None]:
    """Fail if pages shared by tests report a fault; after a failure, close them.

    The context prepares the pages for a test, yields them to it, and is left after it.
    """
    failed = session.testsfailed
    is_prepared = False
    try:
        yield
        is_prepared = True
    finally:
        faults = page_opener.page_log.faults[:]
        if faults or session.testsfailed > failed or not is_prepared:
            page_opener.close()
            page_opener.page_log.faults.clear()
    assert not faults
