"""The site offline: cached completely or not at all, and repaired where the cache is corrupt."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from headers import TYPES, headers_for
from match_records import match_at, match_to_finish, write_save
from offline import (
    BECOME_VISIBLE,
    GET_ALL,
    CachedSite,
    cached_files,
    listed_files,
    wait_for,
    wait_until_cached,
)
from page_opener import PageLog, PageOpener
from player import NO_SNAPSHOT_WORKER, PLAIN_FILE, Player, player_at
from precache import NOT_SENT
from scope import swept
from servers import OwnSite
from storage import engine_workers, stored_save
from words import plain_words, words_of

COUNT_ASKED = """
if (isSecureContext) StorageManager.prototype.persist = async () => {
  localStorage.asked = Number(localStorage.asked ?? 0) + 1;
  return true;
};
"""

# Damages the cached copies of files, each in the given way.
SPOIL = """async (damages) => {
  const spoil = async (path, kind) => {
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
  };
  for (const [path, kind] of Object.entries(damages)) await spoil(path, kind);
}"""

REPAIR = """() => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  navigator.serviceWorker.controller.postMessage({ do: "repair" }, [port2]);
})"""

# Puts responses with custom headers into caches: the cache of each path is given.
PUT_IN_CACHES = """async ([cacheOf, body]) => {
  const headers = {
    "Content-Type": "text/html",
    "Content-Security-Policy": "script-src * 'unsafe-inline'",
    "X-Planted": "yes",
  };
  for (const [path, name] of Object.entries(cacheOf)) {
    const cache = await caches.open(name);
    const bytes = body ?? await (await cache.match(path)).arrayBuffer();
    await cache.put(path, new Response(bytes, { headers }));
  }
}"""

DELETE_FROM_CACHE = """async ([name, paths]) => {
  const cache = await caches.open(name);
  for (const path of paths) await cache.delete(path);
}"""

# Returns the headers of files as the page fetches them, by path.
HEADERS = """async (paths) => {
  const headers = {};
  for (const path of paths) headers[path] = Object.fromEntries((await fetch(path)).headers);
  return headers;
}"""

# Returns the headers of files in the cache, by path.
STORED_HEADERS = """async (paths) => {
  const headers = {};
  for (const path of paths) headers[path] = Object.fromEntries((await caches.match(path)).headers);
  return headers;
}"""

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


def rotated(files: dict[str, str], turn: int) -> dict[str, str]:
    """Return a kind of damage for every file, in each turn another one."""
    return {path: KINDS[(number + turn) % len(KINDS)] for number, path in enumerate(files)}


@pytest.mark.long
@pytest.mark.parametrize("turns", [(0,), pytest.param((1, 2), marks=pytest.mark.sweep)], ids=str)
def test_every_file_is_cached_as_built_and_fetched_again_if_corrupt(
    cached_site: CachedSite, count_case: Callable[..., None], turns: tuple[int, ...]
) -> None:
    own_site, page = cached_site.own, cached_site.page
    files = listed_files(own_site)
    asked = own_site.requests
    last_of_start = max(asked.index(path) for path in asked if is_of_start(path))
    assert asked.index("sw.js") > last_of_start
    assert cached_files(page) == files
    page.locator(".offline-badge").wait_for()
    for turn in turns:
        damages = rotated(files, turn)
        page.evaluate(SPOIL, damages)
        served = [path for path in files if not is_verified_by_reader(path)]
        assert page.evaluate(GET_ALL, served) == {path: files[path] for path in served}, damages
        assert page.evaluate(REPAIR) is True
        assert page.evaluate(GET_ALL, [*files]) == files, damages
        assert cached_files(page) == files
        count_case("corrupt cache entry", len(files))


EVIL = "<!doctype html><script>document.title = 'planted'</script>"
UNLISTED = ("assets/evil.html", "assets/evil.svg", "rt/evil.html", "bots/evil.html", "engine/evil.html")


def test_a_cached_file_that_no_version_lists_is_not_served(
    cached_site: CachedSite, shared_opener: PageOpener
) -> None:
    own_site, page = cached_site.own, cached_site.page
    page.evaluate(PUT_IN_CACHES, [dict.fromkeys(UNLISTED, "volle-files"), EVIL])
    for path in UNLISTED:
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
    own_site, page = cached_site.own, cached_site.page
    files = listed_files(own_site)
    (pages,) = [name for name in page.evaluate("caches.keys()") if name.startswith("volle-pages")]
    are_shared = {path: path.startswith(("assets/", "rt/", "engine/")) for path in files}
    cache_of = {path: "volle-files" if is_shared else pages for path, is_shared in are_shared.items()}
    page.evaluate(PUT_IN_CACHES, [cache_of, None])
    assert page.evaluate(HEADERS, [*files]) == {path: sent_headers(path) for path in files}
    assert page.evaluate(GET_ALL, [*files]) == files
    assert page.evaluate(REPAIR) is True
    for path, headers in page.evaluate(STORED_HEADERS, [*files]).items():
        assert "x-planted" not in headers, path


def sent_headers(path: str) -> dict[str, str]:
    """Return the headers that the service worker sends with a file."""
    expected = headers_for(f"/{path}") | {"Content-Type": TYPES[Path(path).suffix]}
    return {name.lower(): value for name, value in expected.items() if name not in NOT_SENT}


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
    open_player: Callable[..., Player],
) -> None:
    late = match_to_finish(("Anna", "Ben"), "lotte", {"target": 1000})
    player = open_player("#table", stored={"match": stored_save(late)}, scripts=[COUNT_ASKED])
    page = player.page
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
    # test_update.py opens the bare address without a server.
    "?from=home#rules": "rules",
    "index.html#about": "about",
    "embed.html?game=lotte&load=eager": "door",
    "embed?load=eager": "door",
}


@pytest.mark.long
def test_without_a_server_every_address_opens_and_nothing_corrupt_is_shown(
    cached_site: CachedSite, shared_opener: PageOpener, count_case: Callable[..., None]
) -> None:
    own_site, page = cached_site.own, cached_site.page
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
    cached_site.open_again()
    # The browser reports failed requests.
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


# Links that fail offline without stating that they need a network. Each address is tried once.
DEAD_LINKS = """async (words) => {
  globalThis.living ??= new Set();
  const links = [...document.querySelectorAll("#screen a[href], dialog a[href]")];
  const dead = links.map(async (link) => {
    if (link.getAttribute("href").startsWith("#") || link.innerText.includes(words)) return null;
    if (!living.has(link.href) && (await fetch(link.href).catch(() => null))?.ok) living.add(link.href);
    return living.has(link.href) ? null : link.href;
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
    own_site, page = cached_site.own, cached_site.page
    own_site.kill()
    player = player_at(page)
    player.go_to_menu()
    over = match_at(("Anna", "Ben"), lambda match: not match.to_act, "paper", "lotte", {"target": 1000})
    player.open_record(write_save(over, tmp_path))
    assert player.wait_for_decision() == "over"
    expect(page.locator("#screen a[target=_blank]").first).to_be_attached()
    assert page.evaluate(DEAD_LINKS, NEEDS) == []
    player.begin("Anna", "Ben", game="wolle")
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
    # The step of the dialog leaves the history a little later, and would take a new address with it.
    page.wait_for_function("() => !history.state?.isDialog")
    player.wait_for_decision()
    assert player.ply() == ply
    for address in WITH_LINKS:
        page.evaluate("(hash) => { location.hash = hash; }", address)
        page.locator(f"body[data-screen={address.split('/')[0]}]").wait_for(state="attached")
        assert page.evaluate(DEAD_LINKS, NEEDS) == [], address
    player.go_to_menu()
    own_site.start()
    # The browser reports failed requests.
    shared_opener.page_log.faults.clear()


def check_badge(page: Page, own: OwnSite) -> None:
    """Assert that the badge disappears while a file is missing, and returns once a server supplies it."""
    page.evaluate(SPOIL, {"manifests/en.webmanifest": "missing"})
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
    served = [path for path in files if not is_verified_by_reader(path)]
    page.evaluate(SPOIL, dict.fromkeys(served, "flipped"))
    for path, found in page.evaluate(GET_ALL, served).items():
        # The browser may have it in its own cache.
        assert found in {"none", files[path]}, path
        count_case("corrupt cache entry without a server")
    assert page.evaluate(REPAIR) is False
    own.start()
    assert page.evaluate(REPAIR) is True
    assert cached_files(page) == files


@pytest.mark.long
@pytest.mark.parametrize("size", ["all but one", pytest.param("one", marks=pytest.mark.sweep)])
def test_a_start_from_corrupt_files_is_repaired_silently(
    cached_site: CachedSite, shared_opener: PageOpener, count_case: Callable[..., None], size: str
) -> None:
    own_site, page = cached_site.own, cached_site.page
    files = listed_files(own_site)
    served = [path for path in files if not is_verified_by_reader(path)]
    page.evaluate(SPOIL, dict.fromkeys(served, "flipped"))
    page.reload()
    wait_for(page, ready="true", offline="ready")
    assert not shared_opener.page_log.faults
    verified = sorted(filter(is_verified_by_reader, files), key=is_of_snapshot)
    for paths in groups_of(verified, size):
        page.evaluate(SPOIL, dict.fromkeys(paths, "truncated"))
        page.reload()
        wait_for(page, ready="true", offline="ready")
        if len(paths) == 1:
            source = "files" if is_of_snapshot(paths[0]) else "snapshot"
            expect(page.locator("body")).to_have_attribute("data-start", source)
        expect(page.locator(".notice-bad")).not_to_be_attached()
        count_case("start with a corrupt cache entry", len(paths))
    # A start from files also needs those that are cached when they are first requested.
    wait_until_cached(page, files)
    # The worker that reads a damaged file fails with an error, and is replaced.
    shared_opener.page_log.faults.clear()
    # A start from files has cached more than other tests expect.
    page.close()


def groups_of(paths: list[str], size: str) -> list[list[str]]:
    """Return the files in groups that are damaged at the same time: each by itself, or the last one only."""
    return [[path] for path in paths] if size == "one" else [paths[:-1], paths[-1:]]


def is_of_snapshot(path: str) -> bool:
    """Return True for a part of the snapshot; without one, the engine starts from all other files."""
    return path.endswith(("base.wasm", "memory.wasm"))


# The core tests play without any on an insecure origin.
@pytest.mark.parametrize("how", swept(NO_SERVICE_WORKER, "forbidden", "refused"))
def test_without_a_service_worker_the_game_works_and_promises_no_offline_play(
    open_player: Callable[..., Player], how: str
) -> None:
    player = open_player(scripts=[NO_SERVICE_WORKER[how]])
    expect(player.page.locator(".offline-badge")).not_to_be_visible()
    player.begin("Anna", "bot:ram")
    player.wait_for_decision()
    player.play_decision()
    wait_for(player.page, offline="no", update="none")
