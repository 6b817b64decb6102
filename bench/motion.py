"""Measure the smoothness of the table: a whole match of each game, on a tablet with a slow processor.

A person plays against bots at the normal pace, in Chromium with a processor slowed down four times. While
something moves, the times between frames are recorded. Writes bench/out/motion.json.

Headless Chromium renders on the processor alone, so these numbers include work that devices leave to their
graphics chip: `still` is the share of late frames on the same table while nothing moves.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright
from reports import write_report

from build import build
from player import Player, open_site
from servers import serve_site
from setup import ROOT, find_chromium
from volle.games import GAMES

OUT = ROOT / "bench" / "out" / "motion.json"
SIZE: ViewportSize = {"width": 1024, "height": 768}
SLOWER = 4
LATE = 20
"""Milliseconds; a longer time between frames misses one at 60 frames per second."""

# Record each time between frames, separately for frames with motion.
NOTE = """
globalThis.frames = { moving: [], still: [] };
let last = 0, wasMoving = null;
function note(now) {
  const table = document.body?.dataset.screen === "table";
  const isMoving = table ? document.querySelector(".flight, .die[data-tumbling]") !== null : null;
  if (isMoving !== null && isMoving === wasMoving) frames[isMoving ? "moving" : "still"].push(now - last);
  [last, wasMoving] = [now, isMoving];
  requestAnimationFrame(note);
}
requestAnimationFrame(note);
"""


def play(player: Player, game: str, seconds: float) -> bool:
    """Play a match for at most this many seconds; return True if it has ended."""
    bot = f"bot:{next(iter(GAMES[game].bots))}"
    player.set_up("Anna", bot, bot, game=game)
    end = time.monotonic() + seconds
    now = player.look()
    while now.phase != "over" and time.monotonic() < end:
        now = player.play_decision()
    return bool(now.phase == "over")


def summary(times: list[float]) -> dict[str, float]:
    """Return a summary of times between frames."""
    ordered = sorted(times) or [0.0]
    return {
        "frames": len(times),
        "late": sum(time > LATE for time in times),
        "late_share": round(sum(time > LATE for time in times) / max(1, len(times)), 4),
        "median_ms": round(median(ordered), 1),
        "p95_ms": round(ordered[int(0.95 * (len(ordered) - 1))], 1),
        "longest_ms": round(ordered[-1], 1),
    }


def measure(page: Page, site: str, game: str, seconds: float) -> dict[str, Any]:
    """Return the smoothness of a match of a game."""
    player = open_site(page, site, NOTE)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    is_over = play(player, game, seconds)
    frames = page.evaluate("frames")
    return {"whole_match": is_over, **{kind: summary(frames[kind]) for kind in ("moving", "still")}}


def main() -> None:
    """Build, play, print a line for each game and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", nargs="+", default=["wolle", "lotte"])
    options.add_argument("--seconds", type=float, default=1800, help="at most, for each game")
    asked = options.parse_args()
    build()
    found: dict[str, Any] = {"size": SIZE, "slower": SLOWER, "late_ms": LATE}
    with sync_playwright() as playwright, serve_site() as site:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for game in asked.games:
            page = browser.new_context(viewport=SIZE, service_workers="block", locale="en").new_page()
            page.set_default_timeout(120_000)
            found[game] = measure(page, site, game, asked.seconds)
            print(f"  {game:6} {found[game]}")
            page.close()
    write_report(OUT, found)


if __name__ == "__main__":
    main()
