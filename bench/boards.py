"""Measure phones as boards: the decisions of whole matches, and the first visit of a phone's page.

A table and two phones play both games on this machine, paired by the real handshake, without motion and at
the fast pace. Each decision of a phone counts, in milliseconds from the tap:

    table    until the table has painted the new position
    phone    until the phone has painted it, which follows the table

The visits are those of new phones on a server with brotli, until the phone shows its code. There is no radio
between these devices: a Wi-Fi adds its own latency to each message. Writes bench/out/boards.json.
"""

from __future__ import annotations

from statistics import median
from typing import Any

from interaction import summary
from lines import served_compressed
from playwright.sync_api import Browser, sync_playwright
from reports import write_report

from build import build
from page_opener import PageLog, PageOpener
from player import PAINT, Player
from room import HOST_ADDRESSES, PHONE, Room
from setup import DIST, ROOT, find_chromium, find_headless_shell
from volle.games import GAMES

OUT = ROOT / "bench" / "out" / "boards.json"
SEATS = ("Anna", "Ben", "Cleo")
ON_PHONES = (0, 1)
VISITS = 5
# Notes when a phone sends what its last tap has decided, and when a page has painted a position.
NOTE = """() => {
  const now = () => performance.timeOrigin + performance.now();
  globalThis.sent = [];
  globalThis.painted = [];
  let tapped = 0;
  addEventListener("click", ({ target }) => { tapped = target.closest("#go-on") ? 0 : now(); }, true);
  const { send } = globalThis.latestChannel ?? {};
  if (send)
    latestChannel.send = (text) => {
      const { do: what, ply } = JSON.parse(text.slice(text.indexOf(" ") + 1));
      if (tapped && ["act", "step"].includes(what)) sent.push({ tapped, ply });
      tapped = 0;
      send(text);
    };
  // What is posted from within a frame comes after that frame has been painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => painted.push({ at: now(), ply: data });
  new MutationObserver(() => {
    const ply = Number(document.body.dataset.ply);
    requestAnimationFrame(() => port2.postMessage(ply));
  }).observe(document.body, { attributeFilter: ["data-ply"] });
}"""
# Taps as soon as a phone may connect, and notes when its code is in the page.
WATCH_CODE = """
const code = new MutationObserver(() => {
  document.querySelector("#boards-join")?.click();
  if (!document.querySelector("#phone-code svg")) return;
  globalThis.shownAt ??= performance.now();
  code.disconnect();
});
code.observe(document, { childList: true, subtree: true });
"""
VISIT = """() => {
  const files = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ms: shownAt, files: files.length, bytes };
}"""

Times = dict[str, list[float]]


def play(browser: Browser, site: str, game: str) -> tuple[Times, list[dict[str, float]]]:
    """Play a match; return the times of all decisions on phones, and the visits of new phones."""
    opener = PageOpener(browser, site, PageLog(None))
    room = Room.begin(opener, *SEATS, game=game)
    link = room.offer(ON_PHONES[0])
    visits = [visit(browser, link) for _ in range(VISITS)]
    room.table.close_dialogs()
    for seat in ON_PHONES:
        room.pair(seat)
    for device in room.devices():
        device.page.evaluate(PAINT, True)
        device.page.evaluate(NOTE)
    room.play_to_the_end()
    table = painted(room.table)
    times: Times = {"table": [], "phone": []}
    for phone in room.phones.values():
        shown = painted(phone)
        for decision in phone.page.evaluate("sent"):
            times["table"].append(until_painted(decision, table))
            times["phone"].append(until_painted(decision, shown))
    opener.close()
    return times, visits


def painted(device: Player) -> list[dict[str, float]]:
    """Return the positions that a page has painted."""
    found: list[dict[str, float]] = device.page.evaluate("painted")
    return found


def until_painted(decision: dict[str, float], positions: list[dict[str, float]]) -> float:
    """Return the milliseconds from a tap until a later position than that of the tap is painted."""
    tapped, ply = decision["tapped"], decision["ply"]
    return next(one["at"] for one in positions if one["at"] > tapped and one["ply"] > ply) - tapped


def visit(browser: Browser, link: str) -> dict[str, float]:
    """Open the link of a table on a new phone; return the time until it shows its code, and its files."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH_CODE)
    page.goto(link)
    page.locator("#phone-code svg").wait_for(state="attached")
    found: dict[str, float] = page.evaluate(VISIT)
    context.close()
    return found


def main() -> None:
    """Build, play, print a table and write the report."""
    build()
    found: dict[str, Any] = {}
    visits: list[dict[str, float]] = []
    with sync_playwright() as playwright, served_compressed(DIST) as site:
        program = find_headless_shell() or find_chromium()
        flags = ["--no-sandbox", HOST_ADDRESSES]
        with playwright.chromium.launch(executable_path=program, args=flags) as browser:
            for game in GAMES:
                times, opened = play(browser, site, game)
                visits += opened
                found[game] = {place: summary(all_) for place, all_ in times.items()}
                for place, about in found[game].items():
                    print(
                        f"  {game:6} {place:6} median {about['median_ms']:6} ms"
                        f"   p95 {about['p95_ms']:6} ms   {about['count']:4} decisions"
                    )
    usual = {kind: round(median(one[kind] for one in visits)) for kind in ("ms", "files", "bytes")}
    print(f"  a phone shows its code after {usual['ms']} ms, {usual['files']} files, {usual['bytes']} bytes")
    write_report(OUT, {"decisions": found, "visit": usual})


if __name__ == "__main__":
    main()
