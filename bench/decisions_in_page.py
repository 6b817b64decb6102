"""Run bots in a real page: Chromium, the built site, its worker with Pyodide, its storage.

Measured is the wait of the page, from the request that starts a bot's turn until the decision has arrived:
the decision itself, the view as JSON, and saving the match; also the longest of the answers in between, which
block everything else.
"""

from __future__ import annotations

from typing import Any

from decision_times import CASES, begun, decided
from playwright.sync_api import Page, sync_playwright

from build import build
from servers import serve_site
from setup import find_chromium, find_headless_shell
from volle.core import chance
from volle.core.record import parse_record
from volle.games import GAMES

MINUTES = 10 * 60_000
READY = "body[data-ready=true][data-offline=ready]"
"""The engine has answered, and the site has cached its files, so nothing else is running."""
# The page ignores answers to requests that it has not made.
WATCH = """
globalThis.Worker = class extends Worker {
  constructor(...given) {
    if (String(given[0]).includes("snapshot")) return new EventTarget();
    super(...given);
    globalThis.engine = this;
  }
};
"""
PLAY = """async ({ game, seats, seed }) => {
  const ask = (request) => new Promise((resolve) => {
    const id = Math.random();
    const listening = new AbortController();
    const hear = ({ data }) => data.id === id && (listening.abort(), resolve(data.answer));
    engine.addEventListener("message", hear, { signal: listening.signal });
    engine.postMessage({ id, request });
  });
  const ms = [];
  const slices = [];
  let { view, record } = await ask({ do: "new", game, seats, options: {}, seed, as: null });
  while (view.next) {
    const isBots = view.next.by === "bot";
    const began = performance.now();
    const answers = [];
    let answer = { thinking: true };
    for (let asked = began; answer.thinking; asked = performance.now()) {
      answer = await ask({ do: "step", ply: view.ply, as: null });
      answers.push(performance.now() - asked);
    }
    ({ view, record } = answer);
    if (!isBots) continue;
    ms.push(performance.now() - began);
    slices.push(Math.max(...answers));
  }
  return { ms, slices, record };
}"""


def in_page() -> list[dict[str, Any]]:
    """Return, for each case, the milliseconds of its decisions in a page, and a hash of the decisions."""
    build()
    shell = find_headless_shell() or find_chromium()
    with sync_playwright() as playwright, serve_site() as site:
        found = []
        for case in CASES:
            # Each in a new browser, with empty caches.
            with playwright.chromium.launch(executable_path=shell) as browser:
                page = browser.new_page()
                page.add_init_script(WATCH)
                page.goto(site)
                page.locator(READY).wait_for(state="attached", timeout=MINUTES)
                found.append(measure(page, *case))
        return found


def measure(page: Page, game: str, level: str, seats: int) -> dict[str, Any]:
    """Return the results of decision_times.measure for the same match in this page."""
    times, slices, played = [], [], []
    for match in begun(game, level, seats):
        assert match.seed is not None
        asked = {"game": game, "seats": match.names, "seed": chance.format_seed(match.seed)}
        done = page.evaluate(PLAY, asked)
        times += done["ms"]
        slices += done["slices"]
        played.append(parse_record(done["record"], GAMES))
    about = {"game": game, "level": level, "seats": seats, "decided": decided(played)}
    return {**about, "ms": times, "slice_ms": slices}
