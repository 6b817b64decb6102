"""Measure the time from a tap until the next view is painted, over whole matches of both games.

A person plays against two bots, without motion and at the fast pace, in Chromium. Each tap that advances the
match counts, from the input event until the first view with a new ply has been painted. The total consists
of:

    page     from the tap until the request is posted to the worker
    engine   until the worker has the answer: Python parses the request, plays it, and writes JSON
    store    the match is saved in IndexedDB before the page gets the answer
    drawing  from the answer until the new view is in the page
    paint    the next frame, style, layout and paint, without the latency of the screen

Writes bench/out/interaction.json.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, Playwright, Worker, sync_playwright
from reports import write_report

from build import build
from match_records import write_save
from player import FAST_PACE, Player, open_site
from servers import serve_site
from setup import ROOT, find_chromium, find_headless_shell
from volle.core import chance
from volle.core import match as matches
from volle.games import GAMES

OUT = ROOT / "bench" / "out" / "interaction.json"
AIM_MS = 50
PARTS = ("page", "engine", "store", "drawing", "paint")
MINUTE = 60_000
STORED = "body[data-snapshot=true][data-offline=ready]"
"""The site has stored everything, so nothing else is running."""

# The table is skipped ahead only between measurements.
IN_PAGE = """
const now = () => performance.timeOrigin + performance.now();
globalThis.taps = [];
let tap = null;
const afterFrame = new MessageChannel();
addEventListener("click", (event) => {
  if (!event.isTrusted) return;
  tap = { tapped: performance.timeOrigin + event.timeStamp, before: document.body.dataset.ply };
  // What is requested later is no answer to the tap.
  setTimeout(() => tap?.posted || (tap = null));
}, { capture: true });
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message) {
  const isPlay = ["act", "step"].includes(message.request?.do);
  if (tap && isPlay && !tap.posted) Object.assign(tap, { posted: now(), id: message.id });
  return postMessage.call(this, message);
};
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (tap?.id === data.id && tap?.posted) tap.answered ??= now();
    });
  }
};
setInterval(() => {
  if (!tap && document.body?.dataset.busy === "true") document.querySelector("#go-on")?.click();
}, 10);
document.addEventListener("DOMContentLoaded", () => {
  new MutationObserver(() => {
    if (!tap?.answered || tap.drawn || document.body.dataset.ply === tap.before) return;
    const done = tap;
    done.drawn = now();
    // What is posted from within a frame comes after that frame has been painted.
    requestAnimationFrame(() => {
      afterFrame.port1.onmessage = () => {
        taps.push({ ...done, painted: now() });
        tap = null;
      };
      afterFrame.port2.postMessage(null);
    });
  }).observe(document.body, { attributeFilter: ["data-ply"] });
});
"""
IN_WORKER = """() => {
  const now = () => performance.timeOrigin + performance.now();
  globalThis.answers = [];
  let answer = null;
  const { onmessage, postMessage } = self;
  self.onmessage = (event) => {
    answer = { id: event.data.id };
    return onmessage(event);
  };
  self.postMessage = (...message) => {
    if (answer) answers.push({ ...answer, stored: now() });
    answer = null;
    return postMessage.apply(self, message);
  };
  // The first thing that a save needs is its digest.
  const { digest } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.digest = function (...given) {
    if (answer) answer.played ??= now();
    return digest.apply(this, given);
  };
}"""

Times = dict[str, float]


def play(playwright: Playwright, site: str, game: str, count: int) -> list[Times]:
    """Return the times of all taps in several matches of a game."""
    with (
        playwright.chromium.launch(executable_path=find_headless_shell() or find_chromium()) as browser,
        tempfile.TemporaryDirectory() as folder,
    ):
        page = browser.new_page(reduced_motion="reduce", viewport={"width": 1024, "height": 768})
        page.set_default_timeout(MINUTE)
        player = open_site(page, site, FAST_PACE, IN_PAGE)
        page.locator(STORED).wait_for(state="attached")
        worker = engine_of(page)
        worker.evaluate(IN_WORKER)
        for number in range(count):
            play_match(player, game, number, Path(folder))
        return timed(page.evaluate("taps"), worker.evaluate("answers"))


def play_match(player: Player, game: str, number: int, folder: Path) -> None:
    """Play a match that is always the same, one decision after the other."""
    worst, *_, best = GAMES[game].bots
    names = ("Anna", f"bot:{best}", f"bot:{worst}")
    match = matches.begin(GAMES[game], names, {}, chance.derive_seed(f"interaction {number}"))
    player.go_to_menu()
    player.open_record(write_save(match, folder))
    player.play_to_the_end()


def engine_of(page: Page) -> Worker:
    """Return the worker that runs Python."""
    return next(worker for worker in page.workers if "/worker-" in worker.url)


def timed(taps: list[Times], answers: list[Times]) -> list[Times]:
    """Return the parts and the total of each tap in milliseconds; `answers` holds the answer to each tap."""
    stored = {one["id"]: one["stored"] - one["played"] for one in answers if "played" in one}
    found = []
    for tap in taps:
        store = stored[tap["id"]]
        parts = {
            "page": tap["posted"] - tap["tapped"],
            "engine": tap["answered"] - tap["posted"] - store,
            "store": store,
            "drawing": tap["drawn"] - tap["answered"],
            "paint": tap["painted"] - tap["drawn"],
        }
        found.append({**parts, "all": tap["painted"] - tap["tapped"]})
    return found


def report(runs: dict[str, list[Times]]) -> dict[str, Any]:
    """Return medians and 95th percentiles, overall and by game."""
    every = [tap for taps in runs.values() for tap in taps]
    return {
        "aim_ms": AIM_MS,
        **summary([tap["all"] for tap in every]),
        "games": {
            game: {
                **summary([tap["all"] for tap in taps]),
                "parts": {part: summary([tap[part] for tap in taps]) for part in PARTS},
            }
            for game, taps in runs.items()
        },
    }


def summary(times: list[float]) -> dict[str, float]:
    """Return the number of times, their median and their 95th percentile."""
    return {
        "count": len(times),
        "median_ms": round(median(times), 1),
        "p95_ms": round(quantiles(times, n=20)[-1], 1),
    }


def table(found: dict[str, Any]) -> str:
    """Return the report as a table."""
    rows = []
    for game, about in found["games"].items():
        rows += [row(game, about), *(row(f"  {part}", about["parts"][part]) for part in PARTS)]
    return "\n".join([*rows, row("all", found), f"  the aim is {AIM_MS} ms at the 95th percentile"])


def row(name: str, about: dict[str, Any]) -> str:
    """Return a row of the table."""
    return (
        f"  {name:10} median {about['median_ms']:6} ms   p95 {about['p95_ms']:6} ms   {about['count']:4} taps"
    )


def main() -> None:
    """Build, play, print a table and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=5, help="matches of each game")
    count = options.parse_args().matches
    build()
    with sync_playwright() as playwright, serve_site() as site:
        runs = {game: play(playwright, site, game, count) for game in GAMES}
    found = report(runs)
    print(table(found))
    write_report(OUT, found)


if __name__ == "__main__":
    main()
