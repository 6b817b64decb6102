"""Measure the time from a cold page to the first decision of each game.

    new     a first-time visitor in a new profile: the default match
    lesson  the same visitor, in a first game with a guide
    known   the browser remembers the last players

Nothing of the site is cached, and everything is served on one of the lines of bench/lines.py. The page counts
the taps; times are from the start of the navigation until the start card can be tapped, and until the first
decision is due. Writes bench/out/first_decision.json.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from statistics import median
from typing import Any

from lines import LINES, served, slowed
from playwright.sync_api import BrowserContext, Playwright, ViewportSize, sync_playwright
from reports import write_report

from build import build
from player import TableState, player_at
from setup import DIST, ROOT, find_chromium

OUT = ROOT / "bench" / "out" / "first_decision.json"
SIZE: ViewportSize = {"width": 1024, "height": 768}
LAST = {
    "wolle": [("Anna", None), ("Ben", None), ("Wanda", "ram")],
    "lotte": [("Anna", None), ("Ben", None), ("Wanda", "steady")],
}
"""The names and bot levels of the last players; empty for a new visitor."""
MOST_TAPS = {"new": 2, "lesson": 1, "known": 1}
COUNT = """
globalThis.taps = 0;
addEventListener("pointerdown", () => { taps += 1; }, true);
"""
NOW = "performance.now()"
TIMEOUT = 120_000


def settings() -> str:
    """Return the stored settings of a known visitor's browser."""
    chairs = {
        game: [{"name": name, "bot": bot, "avatar": number} for number, (name, bot) in enumerate(who, 1)]
        for game, who in LAST.items()
    }
    return json.dumps({"setUps": {game: {"chairs": who, "options": {}} for game, who in chairs.items()}})


def new_visitor(playwright: Playwright, site: str, game: str, visitor: str, slowdown: int) -> dict[str, Any]:
    """Return the taps and times of one visitor in a new profile."""
    with tempfile.TemporaryDirectory() as profile, slowed(profile, slowdown):
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=find_chromium(), args=["--no-sandbox"], viewport=SIZE
        )
        context.set_default_timeout(TIMEOUT)
        found = visit(context, site, game, visitor)
        context.close()
    return found


def visit(context: BrowserContext, site: str, game: str, visitor: str) -> dict[str, Any]:
    """Return the taps and times until the first decision."""
    context.add_init_script(COUNT)
    if visitor == "known":
        context.add_init_script(f"localStorage['volle.settings'] ??= {json.dumps(settings())}")
    page = context.new_page()
    page.goto(site, wait_until="commit")
    buttons = page.locator(f".start-card[data-game={game}] button:visible")
    buttons.first.wait_for()
    door = page.evaluate(NOW)
    (buttons.last if visitor == "lesson" else buttons.first).click()
    moment: TableState = player_at(page).look()
    found = {"door_ms": round(door), "decision_ms": round(page.evaluate(NOW)), "taps": page.evaluate("taps")}
    assert moment.offer, f"no decision is due in {moment.phase}"
    return found


def report(visits: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the medians of some visits, with all of them."""
    return {
        "taps": max(each["taps"] for each in visits),
        "door_ms": median(each["door_ms"] for each in visits),
        "decision_ms": median(each["decision_ms"] for each in visits),
        "visits": visits,
    }


def main() -> None:
    """Build, measure, print and write the report; fail if a visit takes too many taps."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=5, help="visits of each kind")
    options.add_argument("--line", choices=LINES, default="local")
    chosen = options.parse_args()
    line = LINES[chosen.line]
    build()
    found: dict[str, dict[str, Any]] = {}
    with sync_playwright() as playwright, served(DIST, line) as site:
        for game in LAST:
            found[game] = {}
            for visitor in MOST_TAPS:
                visits = [
                    new_visitor(playwright, site, game, visitor, line.slowdown) for _ in range(chosen.runs)
                ]
                found[game][visitor] = each = report(visits)
                times = f"{each['door_ms']:6.0f} {each['decision_ms']:6.0f} ms"
                print(f"{game} {visitor:6} {each['taps']} taps {times}", flush=True)
    write_report(OUT, {"line": chosen.line, **found})
    for kinds in found.values():
        for visitor, most in MOST_TAPS.items():
            assert kinds[visitor]["taps"] <= most, f"{visitor}: more than {most} taps"


if __name__ == "__main__":
    main()
