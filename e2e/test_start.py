"""How the engine starts: from files at first, then from a snapshot, and from nothing that is spoilt."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from conftest import Seen
from guest import Guest

SPOIL = """async (spoil) => {
  const cache = await caches.open("volle-snapshots");
  const [key] = await cache.keys();
  const kept = await cache.match(key);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if (spoil === "flipped") bytes[bytes.length >> 1] ^= 1;
  const body = spoil === "cut" ? bytes.slice(0, 1000) : spoil === "empty" ? new Uint8Array() : bytes;
  const headers = spoil === "unsigned" ? {} : kept.headers;
  await cache.put(key, new Response(body, { headers }));
}"""

RENAME = """async () => {
  const cache = await caches.open("volle-snapshots");
  const [key] = await cache.keys();
  await cache.put("snapshots/another-build", await cache.match(key));
  await cache.delete(key);
}"""

NO_CACHES = """
Object.defineProperty(self, "caches", { get() { throw new DOMException("no", "SecurityError"); } });
"""


def started(page: Page, source: str) -> None:
    """Waits until the engine has started, from the files of the site or from a snapshot."""
    expect(page.locator(f"body[data-ready=true][data-start={source}]")).to_be_attached(timeout=60_000)


def let_it_rest(page: Page) -> None:
    """Lets a quiet moment pass in no time, and waits until the start is remembered."""
    page.clock.fast_forward(60_000)
    expect(page.locator("body[data-snapshot=true]")).to_be_attached(timeout=60_000)


@pytest.fixture
def remembered(open_page: Callable[..., Page]) -> Page:
    """A page whose start is remembered."""
    page = open_page()
    page.clock.install()
    page.reload()
    started(page, "files")
    let_it_rest(page)
    return page


def test_the_second_visit_starts_from_a_snapshot_and_goes_on_with_the_match(remembered: Page) -> None:
    guest = Guest(remembered).set_up("Anna", "bot:ram")
    remembered.clock.resume()
    guest.asked()
    before = guest.ply()
    remembered.reload()
    started(remembered, "snapshot")
    expect(remembered.locator(f"body[data-ply='{before}']")).to_be_attached()


def test_two_starts_from_one_snapshot_have_other_seeds_and_other_cards(remembered: Page, seen: Seen) -> None:
    found = set()
    for _ in range(2):
        remembered.reload()
        started(remembered, "snapshot")
        remembered.clock.resume()
        remembered.locator("#door-wolle").click()
        remembered.locator("#start").click()
        Guest(remembered).agree()
        Guest(remembered).asked()
        view = remembered.locator(".display [data-card]").evaluate_all(
            "(cards) => cards.map((card) => card.dataset.card).join(' ')"
        )
        found.add(view)
        remembered.locator(".brand").click()
    assert len(found) == 2
    seeds = {message for message in seen.to_worker if '"seed"' in message}
    assert len(seeds) == 2


@pytest.mark.parametrize("spoil", ["flipped", "cut", "empty", "unsigned"])
def test_a_spoilt_snapshot_is_thrown_away(remembered: Page, spoil: str) -> None:
    remembered.evaluate(SPOIL, spoil)
    remembered.reload()
    started(remembered, "files")
    let_it_rest(remembered)
    remembered.reload()
    started(remembered, "snapshot")


def test_the_snapshot_of_another_build_is_passed_over(remembered: Page) -> None:
    remembered.evaluate(RENAME)
    remembered.reload()
    started(remembered, "files")


def test_without_cache_storage_every_start_is_plain(open_page: Callable[..., Page]) -> None:
    def forbid_caches(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=NO_CACHES + reply.text())

    page = open_page(routes={"**/assets/*worker-*.js": forbid_caches})
    page.clock.install()
    page.reload()
    started(page, "files")
    page.clock.fast_forward(60_000)
    expect(page.locator("body[data-snapshot=false]")).to_be_attached(timeout=60_000)


@pytest.mark.parametrize(
    "file", ["stdlib.zip", "pyodide.asm.wasm", "pyodide.asm.mjs", "volle.zip", "lock.json"]
)
def test_a_file_that_is_not_the_one_that_was_built_is_refused(
    open_page: Callable[..., Any], seen: Seen, file: str
) -> None:
    def spoil(route: Route) -> None:
        reply = route.fetch()
        body = bytearray(reply.body())
        body[len(body) // 2] ^= 1
        route.fulfill(response=reply, body=bytes(body))

    page = open_page(routes={f"**/{file}": spoil})
    expect(page.locator(".notice[data-code='engine.not-started']")).to_be_visible(timeout=60_000)
    expect(page.locator("body[data-ready=false]")).to_be_attached()
    seen.faults.clear()
