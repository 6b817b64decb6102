"""Measure the replay of a long match, step by step, and the list of many saved matches.

A step takes from its key press until the next view is painted; the list, from its link until then. Writes
bench/out/replay.json.
"""

from __future__ import annotations

import json
import statistics
from typing import Any

from playwright.sync_api import Page, sync_playwright
from reports import write_report

from build import build
from hosts import fragment_of
from player import player_at
from servers import serve_site
from setup import ROOT, find_headless_shell
from storage import store, stored_values
from volle.core import chance
from volle.core import match as matches
from volle.core.record import format_record
from volle.games import GAMES

SEATS = 10
MATCHES = 500
OUT = ROOT / "bench" / "out" / "replay.json"

# From a key press to the frame after the one that draws the answer.
STEP = """(key) => new Promise((resolve) => {
  const before = document.body.dataset.ply;
  const begun = performance.now();
  new MutationObserver((_, watch) => {
    if (document.body.dataset.ply === before) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage("");
    });
  }).observe(document.body, { attributes: true });
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.querySelector("#replay-time").dispatchEvent(pressed);
})"""
LIST = """(count) => new Promise((resolve) => {
  const begun = performance.now();
  new MutationObserver((_, watch) => {
    if (!document.querySelector("#matches-count")?.textContent.includes(count)) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
  }).observe(document.body, { childList: true, subtree: true });
  location.hash = "matches";
})"""


def main() -> None:
    """Measure both, print them, and write bench/out/replay.json."""
    build()
    record = long_match()
    with sync_playwright() as playing, serve_site() as site:
        browser = playing.chromium.launch(executable_path=find_headless_shell())
        page = browser.new_page(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
        player_at(page).visit(site)
        report = {"steps": steps(page, record), "list": listing(page)}
        browser.close()
    print(json.dumps(report, indent=1))
    write_report(OUT, report)


def long_match() -> str:
    """Return the record of a match of Lotte with ten seats."""
    game = GAMES["lotte"]
    names = (f"bot:{list(game.bots)[-1]}",) * SEATS
    match = matches.begin(game, names, {}, chance.derive_seed("bench", "a long match"))
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return format_record(match)


def steps(page: Page, record: str) -> dict[str, Any]:
    """Return the milliseconds of all steps through the match."""
    page.evaluate("(hash) => { location.hash = hash; }", f"replay/{fragment_of(record)}")
    plies = int(page.locator("#replay-time").get_attribute("max") or 0)
    taken = [page.evaluate(STEP, "ArrowRight") for _ in range(plies)]
    p95 = statistics.quantiles(taken, n=20)[-1]
    return {"plies": plies, "median_ms": round(statistics.median(taken), 1), "p95_ms": round(p95, 1)}


def listing(page: Page) -> dict[str, Any]:
    """Return the milliseconds until the list of this many saved matches is painted."""
    page.locator("#replay-keep").click()
    page.locator("#replay-keep[aria-disabled=true]").wait_for()
    found = stored_values(page)
    [one] = (value for key, value in found.items() if key.startswith("shelf/"))
    many = {f"shelf/{number}": {**one, "id": str(number)} for number in range(MATCHES)}
    store(page, **{key.replace("-", "_"): value for key, value in {**found, **many}.items()})
    page.evaluate("location.hash = 'about'")
    page.locator("body[data-screen=about]").wait_for()
    return {"matches": MATCHES, "ms": round(page.evaluate(LIST, str(MATCHES + 1)))}


if __name__ == "__main__":
    main()
