"""The site without a network: whole or not at all, and mended where it is spoilt."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from offline import COMES_BACK, GET, kept_files, kept_page, listed_files, wait_for
from player import FAST, HURRY, player_at
from servers import OwnSite
from storage import engines
from visitors import Seen

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

MEND = """() => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  navigator.serviceWorker.controller.postMessage({ do: "repair" }, [port2]);
})"""

# Says on the page when an attempt to keep the site has failed: its worker is given up.
TRIED = """
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


def is_runtime(path: str) -> bool:
    return path.startswith(("rt/", "engine/"))


def test_every_file_of_the_site_is_kept_as_it_was_built(
    open_page: Callable[..., Page], own_site: OwnSite
) -> None:
    page = kept_page(open_page, own_site)
    assert kept_files(page) == listed_files(own_site)
    page.locator(".offline-badge").wait_for()


def test_the_start_waits_for_nothing_that_is_kept(open_page: Callable[..., Page], own_site: OwnSite) -> None:
    kept_page(open_page, own_site)
    asked = own_site.requests
    last_of_start = max(asked.index(path) for path in asked if is_runtime(path))
    assert asked.index("sw.js") > last_of_start


@pytest.mark.parametrize(
    ("file", "fault"), [("icons/icon-512.png", "missing"), ("assets/snapshot-worker-*.js", "changed")]
)
def test_a_site_that_does_not_come_whole_is_not_kept_until_it_does(
    open_page: Callable[..., Page], own_site: OwnSite, seen: Seen, file: str, fault: str
) -> None:
    (path,) = own_site.folder.glob(file)
    good = path.read_bytes()
    if fault == "missing":
        path.unlink()
    else:
        path.write_bytes(good + b"\n")
    page = open_page(at=own_site.url, service_workers="allow", scripts=[TRIED])
    wait_for(page, **{"given-up": "true"}, offline="no", update="none")
    assert [name for name in page.evaluate("caches.keys()") if name.startswith("volle-pages")] == []
    expect(page.locator(".offline-badge")).not_to_be_visible()
    path.write_bytes(good)
    page.reload()
    wait_for(page, ready="true", offline="ready")
    assert kept_files(page) == listed_files(own_site)
    seen.faults.clear()


def test_after_the_first_match_the_browser_is_asked_once_to_keep_what_is_stored(
    open_page: Callable[..., Page], own_site: OwnSite
) -> None:
    scripts = [FAST, HURRY, COUNT_ASKED]
    page = kept_page(open_page, own_site, scripts=scripts, reduced_motion="reduce")
    player = player_at(page).set_up("Anna", "bot:steady", game="lotte", target=1000)
    assert page.evaluate("localStorage.asked") is None
    player.play_to_the_end()
    player.go_home()
    page.reload()
    player.arrive()
    page.locator("#continue").click()
    assert player.asked() == "over"
    assert page.evaluate("localStorage.asked") == "1"


def test_every_address_of_the_page_opens_without_a_server(
    open_page: Callable[..., Page], own_site: OwnSite, seen: Seen
) -> None:
    page = kept_page(open_page, own_site)
    own_site.kill()
    screens = {
        "#menu": "menu",
        "?from=home#rules": "rules",
        "index.html#about": "about",
        "embed.html?game=lotte": "door",
        "embed": "door",
    }
    for address, screen in screens.items():
        page.goto("about:blank")
        page.goto(own_site.url + address)
        wait_for(page, ready="true", screen=screen)
        # From a cache scripts may come in any order: the engine is started once all the same.
        assert len(engines(page)) == 1
    with pytest.raises(Error, match="ERR_"):
        page.goto(f"{own_site.url}nothing-here")
    seen.faults.clear()


def test_the_badge_goes_when_a_file_is_gone_and_comes_back_with_it(
    open_page: Callable[..., Page], own_site: OwnSite
) -> None:
    page = kept_page(open_page, own_site)
    own_site.kill()
    page.evaluate(SPOIL, ["manifests/en.webmanifest", "missing"])
    page.evaluate(COMES_BACK)
    wait_for(page, offline="no")
    expect(page.locator(".offline-badge")).not_to_be_visible()
    own_site.start()
    page.evaluate(COMES_BACK)
    wait_for(page, offline="ready")
    assert kept_files(page) == listed_files(own_site)


@pytest.mark.long
def test_whatever_is_spoilt_is_fetched_again(
    open_page: Callable[..., Page], own_site: OwnSite, trial: Callable[..., None]
) -> None:
    page = kept_page(open_page, own_site)
    files = listed_files(own_site)
    for kind in KINDS:
        for path, digest in files.items():
            page.evaluate(SPOIL, [path, kind])
            if is_runtime(path):
                assert page.evaluate(MEND) is True
            assert page.evaluate(GET, path) == digest, (path, kind)
            trial("cache entry spoilt")
        assert kept_files(page) == files


def test_what_is_spoilt_is_not_shown_without_a_server_either(
    open_page: Callable[..., Page], own_site: OwnSite, seen: Seen, trial: Callable[..., None]
) -> None:
    page = kept_page(open_page, own_site)
    files = listed_files(own_site)
    own_site.kill()
    for path in filter(lambda path: not is_runtime(path), files):
        page.evaluate(SPOIL, [path, "flipped"])
        # The browser may still have it in a cache of its own.
        assert page.evaluate(GET, path) in {"none", files[path]}
        trial("cache entry spoilt, no server")
    assert page.evaluate(MEND) is False
    own_site.start()
    assert page.evaluate(MEND) is True
    assert kept_files(page) == files
    seen.faults.clear()


def test_a_page_whose_files_are_all_spoilt_comes_up_as_ever(
    open_page: Callable[..., Page], own_site: OwnSite
) -> None:
    page = kept_page(open_page, own_site)
    for path in listed_files(own_site):
        if not is_runtime(path):
            page.evaluate(SPOIL, [path, "flipped"])
    page.reload()
    wait_for(page, ready="true", offline="ready")


@pytest.mark.long
def test_a_start_from_spoilt_files_is_mended_before_anybody_hears_of_it(
    open_page: Callable[..., Page], own_site: OwnSite, seen: Seen, trial: Callable[..., None]
) -> None:
    page = kept_page(open_page, own_site)
    for path in filter(is_runtime, listed_files(own_site)):
        page.evaluate(SPOIL, [path, "truncated"])
        page.reload()
        start = "files" if path.endswith("memory.wasm") else "snapshot"
        wait_for(page, ready="true", offline="ready", start=start)
        expect(page.locator(".notice-bad")).not_to_be_attached()
        trial("start from a spoilt cache entry")
    assert kept_files(page) == listed_files(own_site)
    # Half a script is an error of the worker, which is given up.
    seen.faults.clear()


@pytest.mark.parametrize("how", NO_SERVICE_WORKER)
def test_without_a_service_worker_everything_plays_and_nothing_is_promised(
    open_page: Callable[..., Page], how: str
) -> None:
    page = open_page(scripts=[FAST, HURRY, NO_SERVICE_WORKER[how]], reduced_motion="reduce")
    player = player_at(page).arrive()
    expect(player.page.locator(".offline-badge")).not_to_be_visible()
    player.set_up("Anna", "bot:ram")
    player.asked()
    player.answer()
    wait_for(player.page, offline="no", update="none")
