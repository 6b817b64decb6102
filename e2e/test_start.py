"""Engine starts: from the site's snapshot or a stored one, and never from corrupt data."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from page_opener import TABLET, Messages, PageLog, PageOpener, expect_no_faults
from player import PLAIN_FILE, player_at
from scope import swept
from storage import send_request
from words import plain_words, words_of

# Copies the stored snapshot to a place that the page does not use.
COPY = """async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("snapshots");
  const [[name, file]] = await Array.fromAsync(folder.entries());
  const writing = await (await root.getFileHandle(name, { create: true })).createWritable();
  await writing.write(await file.getFile());
  await writing.close();
}"""
# Puts the copy back, damaged.
DAMAGE = """async (damage) => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("snapshots", { create: true });
  const entries = await Array.fromAsync(root.entries());
  const [name, file] = entries.find(([, { kind }]) => kind === "file");
  const bytes = new Uint8Array(await (await file.getFile()).arrayBuffer());
  if (damage in { head: 0, middle: 0, end: 0 }) {
    bytes[{ head: 9, middle: bytes.length >> 1, end: bytes.length - 1 }[damage]] ^= 1;
  }
  const whole = bytes.length;
  const kept = { empty: 0, page: 4096, cut: whole - 1 };
  const target = damage === "renamed" ? "another-build" : name;
  const writing = await (await folder.getFileHandle(target, { create: true })).createWritable();
  await writing.write(bytes.slice(0, kept[damage] ?? whole));
  await writing.close();
  if (damage === "renamed") await folder.removeEntry(name);
}"""
# Deletes the stored hash of the snapshot, as if another program had written the file.
FORGET_HASH = """() => new Promise((resolve, reject) => {
  const deleting = indexedDB.deleteDatabase("volle-snapshots");
  deleting.onsuccess = resolve;
  deleting.onerror = reject;
})"""
DAMAGES = ["renamed", "cut"]
"""Damages: the name of another build, and bytes that are missing; another test starts with wrong ones."""
MORE_DAMAGES = ["middle", "empty", "head", "end", "page"]

NO_ROOM = """
const { set } = Int8Array.prototype;
Int8Array.prototype.set = function (bytes, ...more) {
  if (bytes.length > 10_000_000) throw new RangeError("no room");
  return set.call(this, bytes, ...more);
};
"""
COUNT_RUNS = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = (...all) => {
  console.debug("instantiated");
  return instantiate(...all);
};
"""
NO_FILES = """
StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException("no", "SecurityError"));
"""


def before_worker(script: str) -> Callable[[Route], None]:
    """Run a script in a worker before its own."""

    def prepend(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=script + reply.text())

    return prepend


def started(page: Page, source: str) -> None:
    """Wait until the engine has started from `source`: `snapshot`, `kept` or `files`."""
    page.locator(f"body[data-ready=true][data-start={source}]").wait_for(state="attached", timeout=60_000)


def become_idle(page: Page) -> None:
    """Advance the page's clock until it is idle, wait until the snapshot is stored, and copy it."""
    page.clock.fast_forward(60_000)
    page.locator("body[data-snapshot=true]").wait_for(state="attached", timeout=60_000)
    page.evaluate(COPY)


def with_clock(open_page: Callable[..., Page], **options: Any) -> Page:
    """Return the site with a clock under the test's control, installed before the engine starts."""
    page = open_page(PLAIN_FILE, **options)
    page.clock.install()
    page.goto(page.url.removesuffix(PLAIN_FILE))
    return page


@pytest.fixture(scope="module")
def snapshot_opener(browser: Browser, site: str) -> Iterator[PageOpener]:
    """Yield the opener of the page with a stored snapshot that tests share."""
    with closing(PageOpener(browser, site, PageLog(Messages()))) as staying:
        yield staying


@pytest.fixture
def page_with_snapshot(
    snapshot_opener: PageOpener, request: pytest.FixtureRequest, site: str
) -> Iterator[Page]:
    """Yield a page whose snapshot is stored, with the data of earlier tests; a failure replaces it."""
    page = snapshot_opener.reuse_page(PLAIN_FILE, viewport=TABLET, has_known_seeds=False)
    page.clock.install()
    page.goto(site)
    page.locator("body[data-ready=true]").wait_for(state="attached", timeout=60_000)
    if page.locator("body[data-start=snapshot]").count():
        become_idle(page)
    with expect_no_faults(snapshot_opener, request.session):
        yield page


def test_later_visits_start_from_a_snapshot_with_other_cards(
    page_with_snapshot: Page, snapshot_opener: PageOpener
) -> None:
    found = set()
    page_with_snapshot.context.route("**/more.wasm", fail)
    for _ in range(2):
        page_with_snapshot.reload()
        started(page_with_snapshot, "kept")
        page_with_snapshot.clock.resume()
        found.add(cards_of_new_match(page_with_snapshot))
    assert len(found) == 2
    assert snapshot_opener.page_log.messages
    seeds = {message for message in snapshot_opener.page_log.messages.to_worker if '"seed"' in message}
    assert len(seeds) == 2
    # The snapshot has the part of the engine on demand: what the bots have imported, and the rest of it.
    assert send_request(page_with_snapshot, do="calendar", today="2026-01-01", heads=[])["ok"]
    page_with_snapshot.context.unroute("**/more.wasm")
    before = player_at(page_with_snapshot).ply()
    assert before > 0
    player_at(page_with_snapshot).go_to_menu()
    fail_without_file(page_with_snapshot, snapshot_opener.page_log)
    page_with_snapshot.reload()
    started(page_with_snapshot, "kept")
    page_with_snapshot.locator("#continue").click()
    page_with_snapshot.locator(f"body[data-ply='{before}']").wait_for(state="attached")


def cards_of_new_match(page: Page) -> str:
    """Begin a match; return the cards on the table at the first decision."""
    player = player_at(page)
    player.go_to_menu()
    page.locator("#choose-wolle").click()
    page.locator("#start").click()
    player.wait_for_decision()
    cards = "(cards) => cards.map((card) => card.dataset.card).join(' ')"
    return str(page.locator(".display [data-card]").evaluate_all(cards))


def fail_without_file(page: Page, page_log: PageLog) -> None:
    """Assert that a start fails because of a missing file, and that the snapshot is kept."""
    page.context.route("**/pyodide.asm.js", lambda route: route.abort())
    page.reload()
    page.locator(".notice[data-code='engine.not-started']").wait_for(timeout=60_000)
    page.context.unroute("**/pyodide.asm.js")
    page_log.faults.clear()


@pytest.mark.parametrize("damages", [DAMAGES, pytest.param(MORE_DAMAGES, marks=pytest.mark.sweep)], ids=str)
def test_a_corrupt_snapshot_is_discarded_and_replaced(
    page_with_snapshot: Page, count_case: Callable[[str], None], damages: list[str]
) -> None:
    for damage in damages:
        page_with_snapshot.evaluate(DAMAGE, damage)
        page_with_snapshot.reload()
        started(page_with_snapshot, "snapshot")
        count_case("corrupt snapshot")
    become_idle(page_with_snapshot)
    page_with_snapshot.reload()
    started(page_with_snapshot, "kept")


def test_nothing_of_a_corrupt_snapshot_runs(page_with_snapshot: Page) -> None:
    page = page_with_snapshot
    page.context.route("**/assets/worker-*.js", before_worker(COUNT_RUNS))
    texts: list[str] = []
    page.on("console", lambda message: texts.append(message.text))
    runs = {}
    for damage, source in [("none", "kept"), ("middle", "snapshot")]:
        page.evaluate(DAMAGE, damage)
        texts.clear()
        page.reload()
        started(page, source)
        runs[source] = texts.count("instantiated")
    page.context.unroute("**/assets/worker-*.js")
    assert runs["snapshot"] == runs["kept"] > 0


def test_a_snapshot_without_its_stored_hash_is_not_used(page_with_snapshot: Page, site: str) -> None:
    page_with_snapshot.reload()
    started(page_with_snapshot, "kept")
    # The worker keeps the database open.
    page_with_snapshot.goto(f"{site}{PLAIN_FILE}")
    page_with_snapshot.evaluate(FORGET_HASH)
    page_with_snapshot.goto(site)
    started(page_with_snapshot, "snapshot")


def test_without_a_file_system_every_start_uses_the_site(open_page: Callable[..., Page]) -> None:
    page = with_clock(open_page, routes={"**/assets/*worker-*.js": before_worker(NO_FILES)})
    started(page, "snapshot")
    page.clock.fast_forward(60_000)
    page.locator("body[data-snapshot=false]").wait_for(state="attached", timeout=60_000)


def damage(route: Route) -> None:
    """Change a byte of a file."""
    reply = route.fetch()
    body = bytearray(reply.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=reply, body=bytes(body))


@pytest.mark.parametrize(
    "files", swept([("stdlib.wasm", "pyodide.asm.wasm")], ("pyodide.asm.js", "volle.wasm")), ids=" ".join
)
def test_a_file_other_than_the_built_one_is_refused(
    open_page: Callable[..., Page], page_log: PageLog, files: tuple[str, ...]
) -> None:
    page = open_page(PLAIN_FILE)
    for file in files:
        with start_with(page, {f"**/{file}": damage}):
            assert failure(page) == "load-changed", file
            page.locator("body[data-ready=false]").wait_for(state="attached")
    page_log.faults.clear()


@contextmanager
def start_with(page: Page, routes: Mapping[str, Callable[[Route], None]]) -> Iterator[None]:
    """Open the site with these routes, as long as the context lasts."""
    for pattern, handler in routes.items():
        page.context.route(pattern, handler)
    page.goto(page.url.removesuffix(PLAIN_FILE))
    yield
    for pattern in routes:
        page.context.unroute(pattern)
    page.goto(f"{page.url}{PLAIN_FILE}")


def mark(route: Route) -> None:
    """Add a message to the page at the beginning of a script."""
    reply = route.fetch()
    route.fulfill(response=reply, body=f"postMessage({{ ran: true }});{reply.text()}")


def test_a_script_other_than_the_built_one_never_runs(
    open_page: Callable[..., Any], page_log: PageLog, messages: Messages
) -> None:
    page = open_page(routes={"**/pyodide.asm.js": mark})
    page.locator(".notice[data-code='engine.not-started']").wait_for(timeout=60_000)
    assert not [message for message in messages.to_page if "ran" in message]
    page_log.faults.clear()


def failure(page: Page) -> str:
    """Return the id of the sentence about the failed start."""
    notice = page.locator(".notice[data-code='engine.not-started']")
    expect(notice).to_be_visible(timeout=60_000)
    words = plain_words(words_of("en"))
    expect(notice).to_contain_text(words["start-failed"])
    if not notice.locator("details[open]").count():
        notice.locator("summary").click()
    what = notice.locator("details p").inner_text()
    return next(name for name, text in words.items() if text == what)


def drop(route: Route) -> None:
    """Answer that a file is missing."""
    route.fulfill(status=404)


def send_page(route: Route) -> None:
    """Answer with a page, as some hosts do for missing files."""
    route.fulfill(status=200, content_type="text/html", body="<!doctype html>")


def cut(route: Route) -> None:
    """Answer with the first half of a file."""
    reply = route.fetch()
    route.fulfill(response=reply, body=reply.body()[: len(reply.body()) // 2])


def fail(route: Route) -> None:
    """Fail like a broken network."""
    route.abort()


WASM, SCRIPT, WORKER = "**/pyodide.asm.wasm", "**/pyodide.asm.js", "**/assets/worker-*.js"
NO_ASSEMBLY = "delete globalThis.WebAssembly;"
CAUSES = {
    "file-missing": ({WASM: drop}, "load-missing"),
    "page-instead": ({WASM: send_page}, "load-missing"),
    "file-cut": ({WASM: cut}, "load-changed"),
    "script-missing": ({SCRIPT: drop}, "load-missing"),
    "file-fails": ({WASM: fail}, "load-changed"),
    "network-fails": ({WASM: fail, "**/sw.js": fail}, "load-network"),
    "no-assembly": ({WORKER: before_worker(NO_ASSEMBLY)}, "load-assembly"),
}
LIKE_OTHERS = ("file-cut", "script-missing")
"""Causes that the page cannot tell from those of other cases: a changed file, and a missing one."""


@pytest.mark.parametrize(
    "causes",
    swept([LIKE_OTHERS], tuple(cause for cause in CAUSES if cause not in LIKE_OTHERS)),
    ids=["all", "like others"],
)
def test_a_start_that_fails_names_its_cause(
    open_page: Callable[..., Page], page_log: PageLog, causes: tuple[str, ...]
) -> None:
    page = open_page(PLAIN_FILE)
    for cause in causes:
        routes, expected = CAUSES[cause]
        if cause == "no-assembly":
            # From here on in every page.
            page.context.add_init_script(NO_ASSEMBLY)
        with start_with(page, routes):
            check_failure(page, expected, cause)
    page_log.faults.clear()


def check_failure(page: Page, expected: str, cause: str) -> None:
    """Assert that a failed start is explained by this sentence, and offers what may help."""
    assert failure(page) == expected, cause
    expect(page.locator(".offline-badge"), cause).to_be_hidden()
    ways = page.locator(".notice").get_by_role("button").first
    is_outdated = expected in {"load-missing", "load-changed"}
    expect(ways, cause).to_have_text("Reload the page" if is_outdated else "Try again")


def test_a_page_whose_files_are_gone_loads_the_new_version(
    open_page: Callable[..., Page], page_log: PageLog
) -> None:
    page = open_page(routes={WORKER: drop})
    page.locator("#play-wolle").click()
    check_failure(page, "load-missing", "worker-missing")
    expect(page.locator("#play-wolle")).to_have_attribute("aria-busy", "false")
    page.context.unroute(WORKER)
    page.locator("#load-afresh").click()
    started(page, "snapshot")
    page_log.faults.clear()


FAULTS = {
    "damaged": ("**/memory.wasm", damage),
    "missing": ("**/memory.wasm", drop),
    "on another base": ("**/base.wasm", damage),
    "without its base": ("**/base.wasm", drop),
    "refused": ("**/assets/worker-*.js", before_worker(NO_ROOM)),
}
CHANGED = ["on another base", "refused"]
LIKE_OTHERS_OF_SNAPSHOT = ["damaged", "missing", "without its base"]
"""Faults of its two parts that the engine treats like that of the base."""


@pytest.mark.parametrize(
    "faults", [CHANGED, pytest.param(LIKE_OTHERS_OF_SNAPSHOT, marks=pytest.mark.sweep)], ids=str
)
def test_without_its_snapshot_the_site_starts_from_files(
    open_page: Callable[..., Page], page_log: PageLog, count_case: Callable[[str], None], faults: list[str]
) -> None:
    page = open_page(PLAIN_FILE)
    for fault in faults:
        pattern, handler = FAULTS[fault]
        with start_with(page, {pattern: handler}):
            started(page, "files")
        count_case(f"snapshot of the site {fault}")
    page_log.faults.clear()
