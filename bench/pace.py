"""Measure the pace of two matches in real time, at the normal pace, with one person who decides immediately.

    turns     seconds of bots' turns with dice: as long as the bot's seat is marked
    great     the same for turns with an event on stage, which the table waits for
    match     seconds of a match of four, without thinking time: as long as no person has a decision
    taps      taps of the person per round, and per match
    jump      pixels by which the button of a decision moves from one decision to the next

Each run has the same deals, so that two versions of the page can be compared.

Plays a match of Volle Wolle, then one of Volle Lotte to 6,000 points, for about ten minutes. Writes
bench/out/pace.json.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright
from reports import write_report

from build import build
from player import SEEDED, Player, open_site
from servers import serve_site
from setup import ROOT, find_chromium

OUT = ROOT / "bench" / "out" / "pace.json"
SEATS = {
    "wolle": ("Anna", "bot:ram", "bot:ram", "bot:ram"),
    "lotte": ("Anna", "bot:steady", "bot:steady", "bot:steady"),
}
PERSON = "0"
BID = "22"
"""High enough that most rounds have a roll."""
SIZE = {"width": 1024, "height": 768}
WATCH = """
globalThis.watched = [];
globalThis.taps = 0;
const celebrated = new WeakSet();
addEventListener("pointerdown", ({ target }) => { taps += Boolean(target.closest(".table")); }, true);
const MAIN = ".decision .button-main, .board .button-main";
const look = () => {
  const { screen, busy, phase, frame } = document.body?.dataset ?? {};
  if (screen !== "table" || !document.querySelector(".seat")) return;
  // While bids are revealed, no seat has the turn.
  const isTold = document.querySelector(".reveal") !== null;
  const acting = isTold ? [] : [...document.querySelectorAll(".seat[data-acts=true]")];
  const isMain = (button) => !button.disabled && button.checkVisibility();
  const main = busy === "false" && [...document.querySelectorAll(MAIN)].find(isMain);
  const { x, y, width, height } = main ? main.getBoundingClientRect() : {};
  const moment = { busy, phase, frame, seats: acting.map(({ dataset }) => dataset.seat) };
  const great = document.querySelector(".spotlight");
  if (great && !celebrated.has(great)) moment.great = Boolean(celebrated.add(great));
  if (main) moment.box = { x: x + width / 2, y: y + height / 2 };
  const text = JSON.stringify(moment);
  if (text !== watched.at(-1)?.text) watched.push({ ...moment, text, at: performance.now() });
};
// Between two microtasks a page may be drawn halfway: it is looked at in a task of its own.
const { port1, port2 } = new MessageChannel();
port1.onmessage = look;
const changes = new MutationObserver(() => port2.postMessage(""));
changes.observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Record every change of the table with its time."""

TableState = dict[str, Any]


def play(page: Page, site: str, game: str) -> list[TableState]:
    """Return the samples of a whole match."""
    player = open_site(page, site, SEEDED, WATCH)
    player.set_up(*SEATS[game], game=game)
    decide_all(player)
    return list(page.evaluate("watched"))


def decide_all(player: Player) -> None:
    """Play until the match is over; print the progress."""
    now = player.look(bid=BID)
    while now.phase != "over":
        now = player.play_decision(BID)
        print(f"\r  ply {now.ply} ", end="", file=sys.stderr)


def lasting(moments: list[TableState]) -> list[tuple[TableState, float]]:
    """Return each sample with its duration in seconds."""
    return [(now, (then["at"] - now["at"]) / 1000) for now, then in pairwise(moments)]


def turns(moments: list[TableState], great: bool) -> list[float]:
    """Return the seconds of each bot's turn with dice, with or without an event on stage."""
    found: list[list[tuple[TableState, float]]] = [[]]
    for now, seconds in lasting(moments):
        if not found[-1] or found[-1][-1][0]["seats"] != now["seats"]:
            found.append([])
        found[-1].append((now, seconds))
    return [
        sum(seconds for _, seconds in turn)
        for turn in found
        if turn and is_bot(turn[0][0]) and any(now["frame"] == "rolling" for now, _ in turn)
        if any("great" in now for now, _ in turn) == great
    ]


def is_bot(moment: TableState) -> bool:
    """Return True if exactly one seat is marked, and a bot's."""
    return len(moment["seats"]) == 1 and moment["seats"] != [PERSON]


def jumps(moments: list[TableState], axis: str) -> list[float]:
    """Return the distance of each decision's button from that of the decision before."""
    boxes = [now["box"] for now in moments if "box" in now]
    return [abs(there[axis] - here[axis]) for here, there in pairwise(boxes)]


def summary(values: list[float]) -> dict[str, float]:
    """Return the median and the maximum of some values, if there are any."""
    if not values:
        return {"count": 0}
    return {"median": round(median(values), 2), "max": round(max(values), 2), "count": len(values)}


def rounds_of(moments: list[TableState]) -> int:
    """Return the number of rounds of bids; 0 for a match without bids."""
    phases = [now["phase"] for now in moments]
    return sum(here != "bids" and there == "bids" for here, there in pairwise(["", *phases]))


def report(moments: list[TableState], taps: int) -> dict[str, Any]:
    """Return the measurements of a match."""
    rounds = rounds_of(moments)
    return {
        "turn_s": summary(turns(moments, great=False)),
        "great_turn_s": summary(turns(moments, great=True)),
        "match_s": round(sum(seconds for now, seconds in lasting(moments) if now["busy"] == "true"), 1),
        "taps": taps,
        "taps_per_round": round(taps / rounds, 2) if rounds else None,
        "jump_px": {axis: summary(jumps(moments, axis)) for axis in "xy"},
    }


def main() -> None:
    """Build, play, print and write the report."""
    build()
    found = {}
    with sync_playwright() as playwright, serve_site() as site:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for game in SEATS:
            page = browser.new_context(viewport=SIZE, service_workers="block").new_page()
            moments = play(page, site, game)
            found[game] = report(moments, page.evaluate("taps"))
            print(f"\r{game}: {json.dumps(found[game])}")
            page.context.close()
    write_report(OUT, found)


if __name__ == "__main__":
    main()
