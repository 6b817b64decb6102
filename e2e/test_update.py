"""A new version of the site: it waits, is offered at a quiet time, and continues the match."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import precache
from headers import COMMON, header_rules
from offline import (
    BECOME_VISIBLE,
    LOOK_FOR_NEW,
    cached_files,
    listed_files,
    open_cached_page,
    update_site,
    wait_for,
)
from page_opener import PageLog, PageOpener, expect_no_faults
from player import FAST_PACE, NO_SNAPSHOT_WORKER, PLAIN_FILE, SKIP_ANIMATIONS, Player, player_at
from precache import add_service_worker
from scope import swept
from servers import OwnSite, serve_plainly

OLD = "no account, no ads"
NEW = "newer, no ads"

REFERRER_POLICY = 'async (path) => (await fetch(path)).headers.get("Referrer-Policy")'

COUNT_LOADS = """
if (location.protocol === "http:" && self === top) {
  sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
}
"""

# Records the states of the next version that is found.
TRY = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise((resolve) =>
    registration.addEventListener("updatefound", () => resolve(registration.installing)));
  registration.update();
  const worker = await found;
  return new Promise((resolve) =>
    worker.addEventListener("statechange", () => resolve(worker.state)));
}"""

# Records at each change of the table whether a new version is offered.
WATCH = """
globalThis.moments = { rolling: 0, moving: 0, offered: 0, disturbed: 0 };
new MutationObserver(() => {
  const { screen, frame, busy } = document.body?.dataset ?? {};
  if (screen !== "table") return;
  const isOffered = document.querySelector("#update") !== null;
  const isMoving = frame !== "none" || busy === "true";
  moments.rolling += frame === "rolling";
  moments.moving += isMoving;
  moments.offered += isOffered;
  moments.disturbed += isOffered && isMoving;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


class Releases:
    """A site with a cached page of it, and the versions that have been released there."""

    def __init__(self, own: OwnSite, page: Page) -> None:
        self.own = own
        self.page = page
        self.words = OLD

    def release(self) -> None:
        """Put a new version on the server."""
        before, count = self.words, self.words.count("newer")
        self.words = f"{'newer, ' * (count + 1)}no ads"
        update_site(self.own, before, self.words)

    def update(self) -> None:
        """Change to the released version, and wait until it is in control."""
        self.page.locator("#update-now").click()
        self.wait_for_update()

    def wait_for_update(self) -> None:
        """Wait until the released version is in control, with everything for offline use."""
        wait_for_menu_text(self.page, self.words)
        wait_for(self.page, update="none", ready="true", offline="ready")


@pytest.fixture(scope="module")
def shared_releases() -> list[Releases]:
    """Return what the tests of this module share: one site at most."""
    return []


@pytest.fixture
def releases(
    shared_opener: PageOpener,
    shared_releases: list[Releases],
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Releases]:
    """Yield a site with a cached page of its newest version; caching all files costs more than most tests.

    A failure replaces it.
    """
    if shared_releases and shared_releases[0].page.is_closed():
        shared_releases.pop()
    if not shared_releases:
        own = OwnSite(tmp_path_factory.mktemp("releases") / "site")
        own.start()
        request.session.addfinalizer(own.kill)
        shared_releases.append(Releases(own, open_cached_page(shared_opener.open_page, own)))
    with expect_no_faults(shared_opener, request.session):
        yield shared_releases[0]


def reload_until_update(player: Player) -> None:
    """Reload the page until the new version waits."""
    player.page.reload()
    player.wait_until_ready()
    wait_for(player.page, update="waiting", offline="ready")


def wait_for_menu_text(page: Page, words: str) -> None:
    """Wait until the menu contains these words."""
    expect(page.locator("#screen > .menu .menu-facts")).to_contain_text(words)


def test_a_new_version_waits_and_continues_the_match_on_request(
    own_site: OwnSite, open_page: Callable[..., Page]
) -> None:
    page = open_cached_page(
        open_page, own_site, scripts=[FAST_PACE, SKIP_ANIMATIONS, COUNT_LOADS], reduced_motion="reduce"
    )
    player = player_at(page).set_up("Anna", "bot:lamb")
    player.wait_for_decision()
    player.play_decision()
    renewed = update_site(own_site)
    own_site.clear_log()
    reload_until_update(player)
    check_requests(own_site, renewed)
    check_later(player)
    check_update(player)
    assert listed_files(own_site).items() <= cached_files(page).items()


def check_requests(own: OwnSite, renewed: set[str]) -> None:
    """Assert that of the files with a hash in their name, only new ones were requested."""
    asked = set(own.requests)
    assert "sw.js" in asked
    assert {path for path in asked if path.startswith(("rt/", "engine/", "assets/"))} == renewed


def check_later(player: Player) -> None:
    """Assert that "Later" hides the offer until the page is reloaded, and changes nothing."""
    page = player.page
    page.locator("#update-later").click()
    expect(page.locator("#update")).not_to_be_attached()
    player.play_decision()
    player.go_to_menu()
    expect(page.locator("#update")).not_to_be_attached()
    wait_for(page, update="waiting")
    page.reload()
    player.wait_until_ready()
    wait_for_menu_text(page, OLD)
    page.locator("#update").wait_for()


def check_update(player: Player) -> None:
    """Assert that the table also offers the new version, and that one reload continues the match."""
    page = player.page
    page.locator("#continue").click()
    phase, ply = player.wait_for_decision(), player.ply()
    seats = page.locator(".seats").inner_text()
    loads = int(page.evaluate("sessionStorage.loads"))
    page.locator("#update-now").click()
    wait_for(page, update="none", ready="true", offline="ready")
    assert (player.wait_for_decision(), player.ply()) == (phase, ply)
    expect(page.locator(".seats")).to_have_text(seats, use_inner_text=True)
    player.play_decision()
    player.go_to_menu()
    wait_for_menu_text(page, NEW)
    assert int(page.evaluate("sessionStorage.loads")) == loads + 1


@pytest.mark.parametrize("decisions", swept([4, 8], 4))
def test_a_new_version_is_never_offered_during_animations(
    own_site: OwnSite, open_page: Callable[..., Page], decisions: int
) -> None:
    page = open_cached_page(open_page, own_site, scripts=[FAST_PACE, WATCH])
    player = player_at(page).set_up("Anna", "bot:lamb", "bot:lamb")
    player.wait_for_decision()
    update_site(own_site)
    page.evaluate(LOOK_FOR_NEW)
    wait_for(page, update="waiting")
    for _ in range(decisions):
        player.wait_for_decision()
        page.locator("#update").wait_for()
        player.play_decision()
    moments = page.evaluate("moments")
    assert moments["rolling"] and moments["moving"] and moments["offered"]
    assert moments["disturbed"] == 0


# Resolves when the newest version is in control: a page may have been loaded past the one before, which keeps
# control until its last answers are read.
TAKEN_OVER = """async () => {
  const { active, waiting } = await navigator.serviceWorker.getRegistration();
  const newest = waiting ?? active;
  while (newest.state !== "activated")
    await new Promise((changed) => newest.addEventListener("statechange", changed, { once: true }));
}"""


def test_other_open_pages_are_not_updated(own_site: OwnSite, open_page: Callable[..., Page]) -> None:
    extra = own_site.folder / "assets" / "extra-OLD.ftl"
    extra.write_text("only of the old version")
    update_site(own_site, new="old")
    first = open_cached_page(open_page, own_site)
    second = first.context.new_page()
    second.goto(own_site.url)
    wait_for(second, offline="ready", ready="true")
    second.evaluate("globalThis.isSame = true")
    extra.unlink()
    update_site(own_site, old="old, no ads", new=NEW)
    first.reload()
    wait_for(first, update="waiting", ready="true")
    first.locator("#update-now").click()
    wait_for_menu_text(first, NEW)
    wait_for(first, update="none", ready="true")

    wait_for(second, update="waiting", offline="ready")
    assert second.evaluate("isSame")
    wait_for_menu_text(second, "old, no ads")
    get = "fetch('assets/extra-OLD.ftl').then((response) => response.text())"
    assert second.evaluate(get) == "only of the old version"
    # No page is of an earlier version.
    third = first.context.new_page()
    answer = third.goto(f"{own_site.url}assets/extra-OLD.ftl")
    assert answer and not answer.from_service_worker
    third.close()
    second.locator("#update-now").click()
    wait_for_menu_text(second, NEW)
    wait_for(second, update="none", ready="true")

    update_site(own_site, old=NEW, new="newest, no ads")
    second.evaluate(LOOK_FOR_NEW)
    wait_for(second, update="waiting")
    second.locator("#update-now").click()
    wait_for_menu_text(second, "newest, no ads")
    wait_for(second, update="none", ready="true", offline="ready")
    second.evaluate(TAKEN_OVER)
    assert "assets/extra-OLD.ftl" not in cached_files(second)


# Notes when a page has asked for the new version.
NOTE_ASKING = """() => {
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message, ...more) {
    postMessage.call(this, message, ...more);
    if (message.do === "skip-waiting") document.body.dataset.asked = "true";
  };
}"""


def keep_answering(own_site: OwnSite, page: Page) -> None:
    """Keep the version in control of a page busy; Chromium leaves it in control meanwhile."""
    (library,) = own_site.folder.glob("rt/*/base.wasm")
    page.evaluate(
        "async (address) => { setInterval(() => fetch(address), 5); await fetch(address); }",
        library.relative_to(own_site.folder).as_posix(),
    )


def update_past(page: Page) -> None:
    """Ask for a new version while the one before keeps answering, until the page waits no longer."""
    page.evaluate(NOTE_ASKING)
    page.clock.install()
    page.locator("#update-now").click()
    wait_for(page, asked="true")
    page.clock.fast_forward(5000)


def test_a_new_version_replaces_one_that_is_still_answering(releases: Releases) -> None:
    page = releases.page
    releases.release()
    page.evaluate(LOOK_FOR_NEW)
    wait_for(page, update="waiting", ready="true")
    keep_answering(releases.own, page)
    update_past(page)
    releases.wait_for_update()


def test_a_page_past_the_previous_version_is_not_offered_its_own(
    own_site: OwnSite, open_page: Callable[..., Page]
) -> None:
    first = open_cached_page(open_page, own_site)
    second = first.context.new_page()
    second.goto(own_site.url)
    wait_for(second, offline="ready", ready="true")
    update_site(own_site)
    second.evaluate(LOOK_FOR_NEW)
    wait_for(second, update="waiting", ready="true")
    keep_answering(own_site, first)
    update_past(second)
    wait_for_menu_text(second, NEW)
    wait_for(second, update="none", ready="true", offline="ready")


def test_an_empty_service_worker_is_not_offered(releases: Releases) -> None:
    page = releases.page
    (releases.own.folder / "sw.js").write_text("")
    assert page.evaluate(TRY) == "installed"
    page.evaluate("() => new Promise(requestAnimationFrame)")
    wait_for(page, update="none", offline="ready")
    expect(page.locator("#update")).not_to_be_attached()
    releases.release()
    page.evaluate(LOOK_FOR_NEW)
    wait_for(page, update="waiting", offline="ready")
    releases.update()


def test_changed_headers_apply_to_cached_files_without_fetching_them_again(
    releases: Releases, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_site, page = releases.own, releases.page
    rules = [
        (pattern, values | ({"Referrer-Policy": "same-origin"} if pattern == COMMON else {}))
        for pattern, values in header_rules()
    ]
    monkeypatch.setattr(precache, "header_rules", lambda: rules)
    add_service_worker(own_site.folder)
    own_site.clear_log()
    page.evaluate(LOOK_FOR_NEW)
    wait_for(page, update="waiting")
    releases.update()
    for path in listed_files(own_site):
        assert page.evaluate(REFERRER_POLICY, path) == "same-origin", path
    assert not [path for path in own_site.requests if path.startswith(("assets/", "engine/", "rt/"))]


def test_an_incomplete_new_version_changes_nothing(
    own_site: OwnSite, open_page: Callable[..., Page], page_log: PageLog, count_case: Callable[..., None]
) -> None:
    page = open_cached_page(
        open_page, own_site, scripts=[FAST_PACE, SKIP_ANIMATIONS], reduced_motion="reduce"
    )
    own_site.kill()
    page.reload()
    player = player_at(page).wait_until_ready().set_up("Anna", "bot:steady", game="lotte")
    player.wait_for_decision()
    ply = player.ply()
    icon = own_site.folder / "icons" / "icon-512.png"
    good = icon.read_bytes()
    check_incomplete_version(page, own_site, icon)
    page.reload()
    wait_for(page, ready="true", offline="ready", update="none", screen="table")
    icon.write_bytes(good)
    own_site.start()
    page.reload()
    wait_for(page, ready="true", update="waiting", screen="table")
    page.locator("#update-now").click()
    wait_for(page, update="none", ready="true", offline="ready")
    player.wait_for_decision()
    assert player.ply() == ply
    player.go_to_menu()
    wait_for_menu_text(page, NEW)
    count_case("server restarted with a new version")
    page_log.faults.clear()


def check_incomplete_version(page: Page, own: OwnSite, wrong: Path) -> None:
    """Assert that an incomplete version on the server does not replace the cached one."""
    before = listed_files(own)
    renewed = update_site(own)
    wrong.write_bytes(wrong.read_bytes() + b"\n")
    own.start()
    assert page.evaluate(TRY) == "redundant"
    wait_for(page, update="none", offline="ready")
    kept = cached_files(page)
    # Files that have arrived may stay, so another attempt need not fetch them.
    assert before.items() <= kept.items()
    assert kept.keys() - before.keys() <= renewed
    own.kill()


def test_without_a_service_worker_a_cached_page_offers_the_new_version(
    own_site: OwnSite, open_page: Callable[..., Page]
) -> None:
    with serve_plainly(own_site.folder) as address:
        age(own_site, days=1000)
        page = open_page(at=address)
        wait_for(page, ready="true", update="none")
        update_site(own_site)
        age(own_site, days=999)
        # The browser will not request such old files for months.
        page.goto(address)
        wait_for_menu_text(page, OLD)
        page.locator("#update-now").click()
        wait_for_menu_text(page, NEW)
        wait_for(page, ready="true", update="none")


def age(own: OwnSite, days: int) -> None:
    """Set all files' times back."""
    date = time.time() - days * 24 * 3600
    for file in own.folder.rglob("*"):
        os.utime(file, (date, date))


# Some files disappear from the service worker's cache.
LOSE = """async (part) => {
  const cache = await caches.open("volle-files");
  for (const request of await cache.keys()) if (request.url.includes(part)) await cache.delete(request);
}"""


def test_a_page_without_its_cached_files_recovers_with_the_new_version(
    releases: Releases, shared_opener: PageOpener
) -> None:
    own, page = releases.own, releases.page
    (main,) = (own.folder / "assets").glob("main-*.js")
    releases.release()
    assert not main.exists()
    page.evaluate(LOSE, "/assets/main-")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto(own.url)
    wait_for(page, ready="true")
    wait_for_menu_text(page, releases.words)
    shared_opener.page_log.faults.clear()
    # The next test gets a page with all files.
    page.close()


# The browser also looks by itself at times, so count the page's own requests.
COUNT_LOOKS = """() => {
  const { update } = ServiceWorkerRegistration.prototype;
  globalThis.looks = 0;
  ServiceWorkerRegistration.prototype.update = function () {
    looks += 1;
    return update.call(this);
  };
}"""


def test_an_open_page_checks_for_a_new_version_once_an_hour(
    own_site: OwnSite, open_page: Callable[..., Page]
) -> None:
    page = open_page(PLAIN_FILE, at=own_site.url, service_workers="allow", scripts=[NO_SNAPSHOT_WORKER])
    page.clock.install()
    page.goto(own_site.url)
    wait_for(page, ready="true", offline="ready")
    update_site(own_site)
    page.evaluate(COUNT_LOOKS)
    page.evaluate(BECOME_VISIBLE)
    page.clock.fast_forward("59:00")
    page.evaluate(BECOME_VISIBLE)
    assert page.evaluate("looks") == 0
    page.clock.fast_forward("02:00")
    page.evaluate(BECOME_VISIBLE)
    page.evaluate(BECOME_VISIBLE)
    wait_for(page, update="waiting")
    assert page.evaluate("looks") == 1
