"""A new version of the site: it waits, is offered at a quiet time, and continues the match."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import precache
from headers import COMMON, header_rules
from offline import (
    BECOME_VISIBLE,
    LOOK_FOR_NEW,
    WORDS,
    CachedSite,
    cached_files,
    listed_files,
    update_site,
    wait_for,
    wait_for_menu_text,
)
from page_opener import PageOpener
from player import Player, player_at
from precache import add_service_worker
from scope import swept
from servers import OwnSite, serve_plainly

NEW = "newer, no ads"
"""The words of the first new version of `update_site`."""

REFERRER_POLICIES = """async (paths) => {
  const policies = {};
  for (const path of paths) policies[path] = (await fetch(path)).headers.get("Referrer-Policy");
  return policies;
}"""

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

# Shows the animations, and records at each change of the table whether a new version is offered.
WATCH = """() => {
hurrying?.stop();
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
}"""


def reload_until_update(player: Player) -> None:
    """Reload the page until the new version waits."""
    player.page.reload()
    player.wait_until_ready()
    wait_for(player.page, update="waiting", offline="ready")


def test_a_new_version_waits_and_continues_the_match_on_request(cached_site: CachedSite) -> None:
    page, before = cached_site.page, cached_site.words
    player = player_at(page).begin("Anna", "bot:lamb")
    player.wait_for_decision()
    player.play_decision()
    renewed = cached_site.release()
    cached_site.own.clear_log()
    reload_until_update(player)
    check_requests(cached_site.own, renewed)
    check_later(player, before)
    check_update(player, cached_site.words)
    assert listed_files(cached_site.own).items() <= cached_files(page).items()


def check_requests(own: OwnSite, renewed: set[str]) -> None:
    """Assert that of the files with a hash in their name, only new ones were requested."""
    asked = set(own.requests)
    assert "sw.js" in asked
    assert {path for path in asked if path.startswith(("rt/", "engine/", "assets/"))} == renewed


def check_later(player: Player, words: str) -> None:
    """Assert that "Later" hides the offer until the page is reloaded, which keeps its old words."""
    page = player.page
    page.locator("#update-later").click()
    expect(page.locator("#update")).not_to_be_attached()
    player.play_decision()
    player.go_to_menu()
    expect(page.locator("#update")).not_to_be_attached()
    wait_for(page, update="waiting")
    page.reload()
    player.wait_until_ready()
    wait_for_menu_text(page, words)
    page.locator("#update").wait_for()


def check_update(player: Player, words: str) -> None:
    """Assert that the table also offers the new version, and that one reload continues the match."""
    page = player.page
    loads: list[Page] = []
    page.locator("#continue").click()
    phase, ply = player.wait_for_decision(), player.ply()
    seats = page.locator(".seats").inner_text()

    def note(loaded: Page) -> None:
        loads.append(loaded)

    page.on("domcontentloaded", note)
    page.locator("#update-now").click()
    wait_for(page, update="none", ready="true", offline="ready")
    assert (player.wait_for_decision(), player.ply()) == (phase, ply)
    expect(page.locator(".seats")).to_have_text(seats, use_inner_text=True)
    player.play_decision()
    player.go_to_menu()
    wait_for_menu_text(page, words)
    page.remove_listener("domcontentloaded", note)
    assert len(loads) == 1


@pytest.mark.parametrize("decisions", swept([4, 8], 4))
def test_a_new_version_is_never_offered_during_animations(cached_site: CachedSite, decisions: int) -> None:
    page = cached_site.page
    player = player_at(page).begin("Anna", "bot:lamb", "bot:lamb")
    player.wait_for_decision()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    cached_site.release()
    cached_site.offer()
    for _ in range(decisions):
        player.wait_for_decision()
        page.locator("#update").wait_for()
        player.play_decision()
    moments = page.evaluate("moments")
    assert moments["rolling"] and moments["moving"] and moments["offered"]
    assert moments["disturbed"] == 0
    page.emulate_media(reduced_motion="reduce")
    player.go_to_menu()
    cached_site.update()


# Resolves when the newest version is in control: a page may have been loaded past the one before, which keeps
# control until its last answers are read.
TAKEN_OVER = """async () => {
  const { active, waiting } = await navigator.serviceWorker.getRegistration();
  const newest = waiting ?? active;
  while (newest.state !== "activated")
    await new Promise((changed) => newest.addEventListener("statechange", changed, { once: true }));
}"""


def test_other_open_pages_are_not_updated(cached_site: CachedSite) -> None:
    own, first = cached_site.own, cached_site.page
    extra = own.folder / "assets" / "extra-OLD.ftl"
    extra.write_text("only of the old version")
    cached_site.release()
    cached_site.offer()
    cached_site.update()
    old = cached_site.words
    second = first.context.new_page()
    second.goto(own.url)
    wait_for(second, offline="ready", ready="true")
    second.evaluate("globalThis.isSame = true")
    extra.unlink()
    cached_site.release()
    cached_site.offer()
    first.locator("#update-now").click()
    wait_for_menu_text(first, cached_site.words)
    wait_for(first, update="none", ready="true")

    wait_for(second, update="waiting", offline="ready")
    assert second.evaluate("isSame")
    wait_for_menu_text(second, old)
    get = "fetch('assets/extra-OLD.ftl').then((response) => response.text())"
    assert second.evaluate(get) == "only of the old version"
    # No page is of an earlier version.
    third = first.context.new_page()
    answer = third.goto(f"{own.url}assets/extra-OLD.ftl")
    assert answer and not answer.from_service_worker
    third.close()
    second.locator("#update-now").click()
    wait_for_menu_text(second, cached_site.words)
    wait_for(second, update="none", ready="true")

    cached_site.release()
    second.evaluate(LOOK_FOR_NEW)
    wait_for(second, update="waiting")
    second.locator("#update-now").click()
    wait_for_menu_text(second, cached_site.words)
    wait_for(second, update="none", ready="true", offline="ready")
    second.evaluate(TAKEN_OVER)
    assert "assets/extra-OLD.ftl" not in cached_files(second)
    second.close()
    cached_site.open_again()


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


def test_a_new_version_replaces_one_that_is_still_answering(cached_site: CachedSite) -> None:
    cached_site.release()
    cached_site.offer()
    keep_answering(cached_site.own, cached_site.page)
    update_past(cached_site.page)
    cached_site.wait_for_update()


def test_a_page_past_the_previous_version_is_not_offered_its_own(cached_site: CachedSite) -> None:
    first = cached_site.page
    second = first.context.new_page()
    second.goto(cached_site.own.url)
    wait_for(second, offline="ready", ready="true")
    cached_site.release()
    second.evaluate(LOOK_FOR_NEW)
    wait_for(second, update="waiting", ready="true")
    keep_answering(cached_site.own, first)
    update_past(second)
    wait_for_menu_text(second, cached_site.words)
    wait_for(second, update="none", ready="true", offline="ready")
    # The next test needs the new version in control.
    first.goto("about:blank")
    second.evaluate(TAKEN_OVER)
    second.close()
    cached_site.open_again()


def test_an_empty_service_worker_is_not_offered(cached_site: CachedSite) -> None:
    page = cached_site.page
    (cached_site.own.folder / "sw.js").write_text("")
    assert page.evaluate(TRY) == "installed"
    page.evaluate("() => new Promise(requestAnimationFrame)")
    wait_for(page, update="none", offline="ready")
    expect(page.locator("#update")).not_to_be_attached()
    cached_site.release()
    cached_site.offer()
    cached_site.update()


def test_changed_headers_apply_to_cached_files_without_fetching_them_again(
    cached_site: CachedSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_site, page = cached_site.own, cached_site.page
    rules = [
        (pattern, values | ({"Referrer-Policy": "same-origin"} if pattern == COMMON else {}))
        for pattern, values in header_rules()
    ]
    monkeypatch.setattr(precache, "header_rules", lambda: rules)
    add_service_worker(own_site.folder)
    own_site.clear_log()
    cached_site.offer()
    cached_site.update()
    paths = [*listed_files(own_site)]
    assert page.evaluate(REFERRER_POLICIES, paths) == dict.fromkeys(paths, "same-origin")
    assert not [path for path in own_site.requests if path.startswith(("assets/", "engine/", "rt/"))]


def test_an_incomplete_new_version_changes_nothing(
    cached_site: CachedSite, shared_opener: PageOpener, count_case: Callable[..., None]
) -> None:
    own, page = cached_site.own, cached_site.page
    own.kill()
    page.reload()
    player = player_at(page).wait_until_ready().begin("Anna", "bot:steady", game="lotte")
    player.wait_for_decision()
    ply = player.ply()
    icon = own.folder / "icons" / "icon-512.png"
    good = icon.read_bytes()
    check_incomplete_version(cached_site, icon)
    page.reload()
    wait_for(page, ready="true", offline="ready", update="none", screen="table")
    icon.write_bytes(good)
    own.start()
    page.reload()
    wait_for(page, ready="true", update="waiting", screen="table")
    page.locator("#update-now").click()
    wait_for(page, update="none", ready="true", offline="ready")
    player.wait_for_decision()
    assert player.ply() == ply
    player.go_to_menu()
    cached_site.wait_for_update()
    count_case("server restarted with a new version")
    shared_opener.page_log.faults.clear()


def check_incomplete_version(cached_site: CachedSite, wrong: Path) -> None:
    """Assert that an incomplete version on the server does not replace the cached one."""
    own, page = cached_site.own, cached_site.page
    before = listed_files(own)
    renewed = cached_site.release()
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
        wait_for_menu_text(page, WORDS)
        page.locator("#update-now").click()
        wait_for_menu_text(page, NEW)
        wait_for(page, ready="true", update="none")


def age(own: OwnSite, days: int) -> None:
    """Set all files' times back."""
    date = time.time() - days * 24 * 3600
    for file in own.folder.rglob("*"):
        os.utime(file, (date, date))


# The browser also looks by itself at times, so count the page's own requests.
COUNT_LOOKS = """() => {
  const { update } = ServiceWorkerRegistration.prototype;
  globalThis.looks = 0;
  ServiceWorkerRegistration.prototype.update = function () {
    looks += 1;
    return update.call(this);
  };
}"""


def test_an_open_page_checks_for_a_new_version_once_an_hour(cached_site: CachedSite) -> None:
    page = cached_site.page
    page.clock.install()
    page.goto(cached_site.own.url)
    wait_for(page, ready="true", offline="ready")
    cached_site.release()
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
    cached_site.update()


# Some files disappear from the service worker's cache.
LOSE = """async (part) => {
  const cache = await caches.open("volle-files");
  for (const request of await cache.keys()) if (request.url.includes(part)) await cache.delete(request);
}"""


def test_a_page_without_its_cached_files_recovers_with_the_new_version(
    cached_site: CachedSite, shared_opener: PageOpener
) -> None:
    own, page = cached_site.own, cached_site.page
    (main,) = (own.folder / "assets").glob("main-*.js")
    cached_site.release()
    assert not main.exists()
    page.evaluate(LOSE, "/assets/main-")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto(own.url)
    wait_for(page, ready="true")
    wait_for_menu_text(page, cached_site.words)
    shared_opener.page_log.faults.clear()
    # The next test gets a page with all files.
    page.close()
