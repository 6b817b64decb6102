"""Measure the time from a cold page to the first decision of each game.

    new     a first-time visitor in a new profile: the default match
    lesson  the same visitor, in a first game with a guide
    known   the browser remembers the last players

Nothing of the site is cached, and everything is served locally; with `--line`, over a line of 20 Mbit/s or
over a slow one, with a processor six times slower. The page counts the taps; times are from the start of the
navigation until the start card can be tapped, and until the first decision is due. Writes
bench/out/first_decision.json, or first_decision_LINE.json.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from reports import write_report
from slow_line import LINES, SLOWER, serve_slowly

from build import build
from player import TableState, player_at
from servers import serve_site
from setup import ROOT, find_chromium

OUT = ROOT / "bench" / "out" / "first_decision.json"
SIZE = {"width": 1024, "height": 768}
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


def settings() -> str:
    """Return the stored settings of a known visitor's browser."""
    chairs = {
        game: [{"name": name, "bot": bot, "avatar": number} for number, (name, bot) in enumerate(who, 1)]
        for game, who in LAST.items()
    }
    return json.dumps({"setUps": {game: {"chairs": who, "options": {}} for game, who in chairs.items()}})


def visit(browser: Browser, site: str, game: str, visitor: str, slower: int) -> dict[str, Any]:
    """Return the taps and times of one visitor in a new profile."""
    context = browser.new_context(viewport=SIZE)
    context.set_default_timeout(120_000)
    context.add_init_script(COUNT)
    if visitor == "known":
        context.add_init_script(f"localStorage['volle.settings'] ??= {json.dumps(settings())}")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(site, wait_until="commit")
    buttons = page.locator(f".start-card[data-game={game}] button:visible")
    buttons.first.wait_for()
    door = page.evaluate(NOW)
    (buttons.last if visitor == "lesson" else buttons.first).click()
    moment: TableState = player_at(page).look()
    found = {"door_ms": round(door), "decision_ms": round(page.evaluate(NOW)), "taps": page.evaluate("taps")}
    assert moment.offer, f"no decision is due in {moment.phase}"
    context.close()
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
    options.add_argument("--line", choices=LINES, help="the line; by default there is no limit")
    chosen = options.parse_args()
    runs, line = chosen.runs, chosen.line
    build()
    found: dict[str, dict[str, Any]] = {}
    serving = serve_slowly(LINES[line]) if line else serve_site()
    with sync_playwright() as playwright, serving as site:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for game in LAST:
            found[game] = {}
            for visitor in MOST_TAPS:
                visits = [visit(browser, site, game, visitor, SLOWER.get(line, 1)) for _ in range(runs)]
                found[game][visitor] = each = report(visits)
                times = f"{each['door_ms']:6.0f} {each['decision_ms']:6.0f} ms"
                print(f"{game} {visitor:6} {each['taps']} taps {times}")
        browser.close()
    write_report(OUT.with_stem(f"{OUT.stem}_{line}") if line else OUT, found)
    for kinds in found.values():
        for visitor, most in MOST_TAPS.items():
            assert kinds[visitor]["taps"] <= most, f"{visitor}: more than {most} taps"


if __name__ == "__main__":
    main()
