"""The site offline: cached completely or not at all, and repaired where the cache is corrupt."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Error, Page, expect

from headers import TYPES, headers_for
from match_records import match_at, write_save
from offline import BECOME_VISIBLE, GET, cached_files, listed_files, open_cached_page, wait_for
from page_opener import PageLog, PageOpener, expect_no_faults
from player import FAST_PACE, NO_SNAPSHOT_WORKER, PLAIN_FILE, SKIP_ANIMATIONS, WIDE_WINDOW, player_at
from precache import NOT_SENT
from servers import OwnSite
from storage import engine_workers
from words import plain_words, words_of

COUNT_ASKED = """
if (isSecureContext) StorageManager.prototype.persist = async () => {
  localStorage.asked = Number(localStorage.asked ?? 0) + 1;
  return true;
};
"""

SPOIL = """async ([path, kind]) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const kept = await cache.match(path);
    if (!kept) continue;
    if (kind === "missing") return cache.delete(path);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    bytes[bytes.length >> 1] ^= 1;
    const body = kind === "truncated" ? bytes.slice(0, bytes.length >> 1) : bytes;
    return cache.put(path, new Response(body, { headers: kept.headers }));
  }
}"""

REPAIR = """() => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  navigator.serviceWorker.controller.postMessage({ do: "repair" }, [port2]);
})"""

# Puts a response with custom headers into the cache.
PUT_IN_CACHE = """async ([name, path, body]) => {
  const headers = {
    "Content-Type": "text/html",
    "Content-Security-Policy": "script-src * 'unsafe-inline'",
    "X-Planted": "yes",
  };
  const cache = await caches.open(name);
  const bytes = body ?? await (await cache.match(path)).arrayBuffer();
  await cache.put(path, new Response(bytes, { headers }));
}"""

DELETE_FROM_CACHE = """async ([name, paths]) => {
  const cache = await caches.open(name);
  for (const path of paths) await cache.delete(path);
}"""

# Returns the headers of a file as the page fetches it.
HEADERS = "async (path) => Object.fromEntries((await fetch(path)).headers)"

STORED_HEADERS = "async (path) => Object.fromEntries((await caches.match(path)).headers)"

# Sets a state of the page when a service worker has failed to install.
REPORT_FAILED_INSTALL = """
if (isSecureContext) {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...given) {
    const registration = await register.apply(this, given);
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      document.body.dataset.givenUp = String(installing.state === "redundant");
    });
    return registration;
  };
}
"""

NO_SERVICE_WORKER = {
    "missing": "delete Navigator.prototype.serviceWorker;",
    "forbidden": """Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get() { throw new DOMException("no", "SecurityError"); }
    });""",
    "refused": """if (isSecureContext) ServiceWorkerContainer.prototype.register = async () => {
      throw new DOMException("no", "NotSupportedError");
    };""",
}

KINDS = ("flipped", "truncated", "missing")


def is_verified_by_reader(path: str) -> bool:
    return path.endswith(".wasm")


def is_of_start(path: str) -> bool:
    return path.startswith(("rt/", "engine/")) and not path.endswith("/more.wasm")


class CachedSite(NamedTuple):
    """A site on a server of its own, and a page that has cached it."""

    own: OwnSite
    page: Page


@pytest.fixture(scope="module")
def shared_sites() -> list[CachedSite]:
    """Return what the tests of this module share: one site at most."""
    return []


@pytest.fixture
def cached_site(
    shared_opener: PageOpener,
    shared_sites: list[CachedSite],
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[CachedSite]:
    """Yield a cached site that its tests leave complete; a failure replaces it.

    Caching all files costs more than most tests.
    """
    if shared_sites and shared_sites[0].page.is_closed():
        shared_sites.pop()
    if not shared_sites:
        own = OwnSite(tmp_path_factory.mktemp("cached") / "site")
        own.start()
        request.session.addfinalizer(own.kill)
        scripts = [FAST_PACE, SKIP_ANIMATIONS]
        page = open_cached_page(shared_opener.open_page, own, scripts=scripts, viewport=WIDE_WINDOW)
        shared_sites.append(CachedSite(own, page))
    with expect_no_faults(shared_opener, request.session):
        yield shared_sites[0]


def rotated(files: dict[str, str], turn: int) -> Iterator[tuple[str, str]]:
    """Yield every file with one kind of damage, in each turn another one."""
    for number, path in enumerate(files):
        yield path, KINDS[(number + turn) % len(KINDS)]


@pytest.mark.long
@pytest.mark.parametrize("turns", [(0,), pytest.param((1, 2), marks=pytest.mark.sweep)], ids=str)
def test_every_file_is_cached_as_built_and_fetched_again_if_corrupt(
    cached_site: CachedSite, count_case: Callable[..., None], turns: tuple[int, ...]
) -> None:
    own_site, page = cached_site
    files = listed_files(own_site)
    asked = own_site.requests
    last_of_start = max(asked.index(path) for path in asked if is_of_start(path))
    assert asked.index("sw.js") > last_of_start
    assert cached_files(page) == files
    page.locator(".offline-badge").wait_for()
    for turn in turns:
        for path, kind in rotated(files, turn):
            page.evaluate(SPOIL, [path, kind])
            if is_verified_by_reader(path):
                assert page.evaluate(REPAIR) is True
            assert page.evaluate(GET, path) == files[path], (path, kind)
            count_case("corrupt cache entry")
        assert cached_files(page) == files


EVIL = "<!doctype html><script>document.title = 'planted'</script>"
UNLISTED = ("assets/evil.html", "assets/evil.svg", "rt/evil.html", "bots/evil.html", "engine/evil.html")


def test_a_cached_file_that_no_version_lists_is_not_served(
    cached_site: CachedSite, shared_opener: PageOpener
) -> None:
    own_site, page = cached_site
    for path in UNLISTED:
        page.evaluate(PUT_IN_CACHE, ["volle-files", path, EVIL])
        assert page.evaluate("async (path) => (await fetch(path)).status", path) == 404
    other = page.context.new_page()
    for path in UNLISTED:
        answer = other.goto(own_site.url + path)
        assert answer and answer.status == 404
        assert other.title() != "planted"
    other.close()
    page.evaluate(DELETE_FROM_CACHE, ["volle-files", UNLISTED])
    shared_opener.page_log.faults.clear()


def test_cached_headers_do_not_replace_those_of_a_file(cached_site: CachedSite) -> None:
    own_site, page = cached_site
    files = listed_files(own_site)
    (pages,) = [name for name in page.evaluate("caches.keys()") if name.startswith("volle-pages")]
    for path in files:
        is_shared = path.startswith(("assets/", "rt/", "engine/"))
        page.evaluate(PUT_IN_CACHE, ["volle-files" if is_shared else pages, path, None])
    for path, digest in files.items():
        headers = page.evaluate(HEADERS, path)
        expected = headers_for(f"/{path}") | {"Content-Type": TYPES[Path(path).suffix]}
        sent = {name.lower(): value for name, value in expected.items() if name not in NOT_SENT}
        assert headers == sent, path
        assert page.evaluate(GET, path) == digest
    assert page.evaluate(REPAIR) is True
    for path in files:
        assert "x-planted" not in page.evaluate(STORED_HEADERS, path)


FAULTY = {"assets/snapshot-worker-*.js": "changed", "icons/icon-512.png": "missing"}
"""One attempt each. Files named by their hash stay cached after the first one; the icon is fetched again."""


def test_an_incomplete_site_is_not_cached(
    own_site: OwnSite, open_page: Callable[..., Page], page_log: PageLog
) -> None:
    page = open_page(
        PLAIN_FILE,
        at=own_site.url,
        service_workers="allow",
        scripts=[REPORT_FAILED_INSTALL, NO_SNAPSHOT_WORKER],
    )
    for file, fault in FAULTY.items():
        (path,) = own_site.folder.glob(file)
        good = path.read_bytes()
        if fault == "missing":
            path.unlink()
        else:
            path.write_bytes(good + b"\n")
        page.goto(own_site.url)
        wait_for(page, **{"given-up": "true"}, offline="no", update="none")
        pages = [name for name in page.evaluate("caches.keys()") if name.startswith("volle-pages")]
        assert pages == [], (file, fault)
        expect(page.locator(".offline-badge")).not_to_be_visible()
        path.write_bytes(good)
    page.reload()
    wait_for(page, ready="true", offline="ready")
    assert cached_files(page) == listed_files(own_site)
    page_log.faults.clear()


def test_persistent_storage_is_requested_once_after_the_first_match(
    open_page: Callable[..., Page],
) -> None:
    scripts = [FAST_PACE, SKIP_ANIMATIONS, NO_SNAPSHOT_WORKER, COUNT_ASKED]
    page = open_page(scripts=scripts, reduced_motion="reduce")
    player = player_at(page).wait_until_ready().set_up("Anna", "bot:cautious", game="lotte", target=500)
    player.wait_for_decision()
    assert page.evaluate("localStorage.asked") is None
    player.play_to_the_end()
    player.go_to_menu()
    page.reload()
    player.wait_until_ready()
    page.locator("#continue").click()
    assert player.wait_for_decision() == "over"
    assert page.evaluate("localStorage.asked") == "1"


NEEDS = plain_words(words_of("en"))["link-online"]
SCREENS = {
    "#menu": "menu",
    "?from=home#rules": "rules",
    "index.html#about": "about",
    "embed.html?game=lotte&load=eager": "door",
    "embed?load=eager": "door",
}


@pytest.mark.long
def test_without_a_server_every_address_opens_and_nothing_corrupt_is_shown(
    cached_site: CachedSite, shared_opener: PageOpener, count_case: Callable[..., None]
) -> None:
    own_site, page = cached_site
    own_site.kill()
    check_badge(page, own_site)
    own_site.kill()
    check_repairs(page, own_site, count_case)
    own_site.kill()
    for address, screen in SCREENS.items():
        page.goto("about:blank")
        page.goto(own_site.url + address)
        wait_for(page, ready="true", screen=screen)
        # Cached scripts load in any order; the engine must start once.
        assert len(engine_workers(page)) == 1
    with pytest.raises(Error, match="ERR_"):
        page.goto(f"{own_site.url}nothing-here")
    leave(cached_site, shared_opener)


def leave(cached_site: CachedSite, shared_opener: PageOpener) -> None:
    """Start the server, and open the start page, for the next test; the browser reports failed requests."""
    cached_site.own.start()
    cached_site.page.goto(cached_site.own.url)
    wait_for(cached_site.page, ready="true", offline="ready", screen="menu")
    shared_opener.page_log.faults.clear()


DRESSED = "() => document.querySelectorAll('html > svg').length === 2 && document.fonts.status === 'loaded'"
"""The page has its fonts, its own drawings and those of its game."""


def test_a_scene_loads_neither_python_nor_the_site_until_it_is_left(
    own_site: OwnSite, open_page: Callable[..., Page]
) -> None:
    page = open_page(PLAIN_FILE, at=own_site.url, service_workers="allow", reduced_motion="reduce")
    page.clock.install()
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.goto(f"{own_site.url}embed.html?scene=wolle.turn.no-pass/roll-on")
    page.locator(".guide[data-stage=start]").wait_for()
    page.wait_for_function(DRESSED)
    own_site.clear_log()
    # An idle page prepares the next start.
    page.clock.fast_forward(60_000)
    page.locator("#call").click()
    page.locator("button.keep").first.wait_for()
    assert workers == []
    assert own_site.requests == []
    page.clock.resume()
    page.locator("button.keep").first.click()
    page.locator("#scene-play-on").click()
    wait_for(page, offline="ready")


# Links that fail offline without stating that they need a network.
DEAD_LINKS = """async (words) => {
  const links = [...document.querySelectorAll("#screen a[href], dialog a[href]")];
  const dead = links.map(async (link) => {
    if (link.getAttribute("href").startsWith("#") || link.innerText.includes(words)) return null;
    const response = await fetch(link.href).catch(() => null);
    return response?.ok ? null : link.href;
  });
  return (await Promise.all(dead)).filter(Boolean);
}"""
WITH_LINKS = (
    "menu",
    "rules/wolle",
    "deck/lotte",
    "setup/wolle",
    "matches",
    "statistics/lotte",
    "fairness",
    "position",
    "about",
)


def test_without_a_server_rules_open_and_other_links_state_what_they_need(
    cached_site: CachedSite, shared_opener: PageOpener, tmp_path: Path
) -> None:
    own_site, page = cached_site
    own_site.kill()
    player = player_at(page)
    player.go_to_menu()
    over = match_at(("Anna", "Ben"), lambda match: not match.to_act, "paper", "lotte", {"target": 1000})
    player.open_record(write_save(over, tmp_path))
    assert player.wait_for_decision() == "over"
    expect(page.locator("#screen a[target=_blank]").first).to_be_attached()
    assert page.evaluate(DEAD_LINKS, NEEDS) == []
    player.set_up("Anna", "Ben", game="wolle")
    player.play_decision()
    ply = player.ply()
    page.locator("#log .why").first.click()
    rule = page.locator("dialog .why-rule").first
    title = rule.locator("h3").inner_text()
    assert page.evaluate(DEAD_LINKS, NEEDS) == []
    rule.get_by_role("button", name="In the rulebook").click()
    heading = page.locator(".rulebook h3:focus")
    expect(heading).to_have_text(title)
    expect(heading).to_be_in_viewport()
    player.close_dialogs()
    player.wait_for_decision()
    assert player.ply() == ply
    for address in WITH_LINKS:
        page.evaluate("(hash) => { location.hash = hash; }", address)
        page.locator(f"body[data-screen={address.split('/')[0]}]").wait_for(state="attached")
        assert page.evaluate(DEAD_LINKS, NEEDS) == [], address
    leave(cached_site, shared_opener)


def check_badge(page: Page, own: OwnSite) -> None:
    """Assert that the badge disappears while a file is missing, and returns once a server supplies it."""
    page.evaluate(SPOIL, ["manifests/en.webmanifest", "missing"])
    page.evaluate(BECOME_VISIBLE)
    wait_for(page, offline="no")
    expect(page.locator(".offline-badge")).not_to_be_visible()
    own.start()
    page.evaluate(BECOME_VISIBLE)
    wait_for(page, offline="ready")
    assert cached_files(page) == listed_files(own)


def check_repairs(page: Page, own: OwnSite, count_case: Callable[..., None]) -> None:
    """Assert that a corrupt file is not served, and that it is repaired once there is a server."""
    files = listed_files(own)
    for path in filter(lambda path: not is_verified_by_reader(path), files):
        page.evaluate(SPOIL, [path, "flipped"])
        # The browser may have it in its own cache.
        assert page.evaluate(GET, path) in {"none", files[path]}
        count_case("corrupt cache entry without a server")
    assert page.evaluate(REPAIR) is False
    own.start()
    assert page.evaluate(REPAIR) is True
    assert cached_files(page) == files


@pytest.mark.long
def test_a_start_from_corrupt_files_is_repaired_silently(
    cached_site: CachedSite, shared_opener: PageOpener, count_case: Callable[..., None]
) -> None:
    own_site, page = cached_site
    files = listed_files(own_site)
    for path in filter(lambda path: not is_verified_by_reader(path), files):
        page.evaluate(SPOIL, [path, "flipped"])
    page.reload()
    wait_for(page, ready="true", offline="ready")
    assert not shared_opener.page_log.faults
    for path in filter(is_verified_by_reader, files):
        page.evaluate(SPOIL, [path, "truncated"])
        page.reload()
        start = "files" if path.endswith(("base.wasm", "memory.wasm")) else "snapshot"
        wait_for(page, ready="true", offline="ready", start=start)
        expect(page.locator(".notice-bad")).not_to_be_attached()
        count_case("start with a corrupt cache entry")
    # A start from files also needs those that are cached when they are first requested.
    assert files.items() <= cached_files(page).items()
    # The worker that reads a damaged file fails with an error, and is replaced.
    shared_opener.page_log.faults.clear()
    # A start from files has cached more than other tests expect.
    page.close()


@pytest.mark.parametrize("how", NO_SERVICE_WORKER)
def test_without_a_service_worker_the_game_works_and_promises_no_offline_play(
    open_page: Callable[..., Page], how: str
) -> None:
    page = open_page(
        scripts=[FAST_PACE, SKIP_ANIMATIONS, NO_SNAPSHOT_WORKER, NO_SERVICE_WORKER[how]],
        reduced_motion="reduce",
    )
    player = player_at(page).wait_until_ready()
    expect(player.page.locator(".offline-badge")).not_to_be_visible()
    player.set_up("Anna", "bot:ram")
    player.wait_for_decision()
    player.play_decision()
    wait_for(player.page, offline="no", update="none")
