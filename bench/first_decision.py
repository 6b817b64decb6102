"""Measure the time from a cold page to the first decision of each game.

    new     a first-time visitor in a new profile: the default match
    known   the same, but the browser remembers the last players

Nothing of the site is cached, and everything is served locally. The page counts the taps; times are from the
start of the navigation until the start card can be tapped, and until the first decision is due. Writes
bench/out/first_decision.json.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from reports import write_report

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
MOST_TAPS = {"new": 2, "known": 1}
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


def visit(browser: Browser, site: str, game: str, visitor: str) -> dict[str, Any]:
    """Return the taps and times of one visitor in a new profile."""
    context = browser.new_context(viewport=SIZE)
    context.set_default_timeout(120_000)
    context.add_init_script(COUNT)
    if visitor == "known":
        context.add_init_script(f"localStorage['volle.settings'] ??= {json.dumps(settings())}")
    page = context.new_page()
    page.goto(site, wait_until="commit")
    page.locator(f"#play-{game}").wait_for()
    door = page.evaluate(NOW)
    page.locator(f"#play-{game}").click()
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
    runs = options.parse_args().runs
    build()
    found: dict[str, dict[str, Any]] = {}
    with sync_playwright() as playwright, serve_site() as site:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for game in LAST:
            found[game] = {}
            for visitor in MOST_TAPS:
                visits = [visit(browser, site, game, visitor) for _ in range(runs)]
                found[game][visitor] = each = report(visits)
                print(f"{game} {visitor:6} {each['taps']} taps  {each['decision_ms']:6.0f} ms")
        browser.close()
    write_report(OUT, found)
    for kinds in found.values():
        for visitor, most in MOST_TAPS.items():
            assert kinds[visitor]["taps"] <= most, f"{visitor}: more than {most} taps"


if __name__ == "__main__":
    main()
