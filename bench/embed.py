"""Measure the cost of an embedded table: its bytes, and the time from a press until it is playable.

    taped    a scene, which plays from its tape
    live     the same position as a record, which needs Python

Both are pressed in turns, each by a new visitor, on a page of another site. Bytes are those of the opened
page without pictures, compressed with brotli. Writes bench/out/embed.json.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from lines import brotli
from playwright.sync_api import Browser, sync_playwright
from reports import write_report

from build import build
from hosts import INDEX, HostSite, fragment_of, serve_host
from servers import serve_site
from setup import DIST, ROOT, find_chromium

OUT = ROOT / "bench" / "out" / "embed.json"
SCENE = "wolle.turn.no-pass/roll-on"
LIMIT_BYTES = {"script": 5_000, "page": 60_000}
PICTURES = (".svg", ".png", ".jpg")
POSTER = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A page</title>
<link rel="icon" href="data:,">
<volle-table {attributes}>
<a href="{site}"><img src="{site}pictures/wolle.turn.no-pass.svg" width="640" height="400" alt="A try"></a>
</volle-table>
<script defer src="{site}element/1.js"></script>
"""
NOW = "performance.timeOrigin + performance.now()"
PRESS = f"() => {{ const at = {NOW}; document.querySelector('volle-table').open(); return at; }}"
PLAYABLE = f"""() => new Promise((resolve) => {{
  const look = () => {{
    const offer = document.querySelector("#call, #go-on, .decision button:enabled");
    if (document.body?.dataset.ready !== "true" || !offer?.checkVisibility()) return;
    changes.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve({NOW})));
  }};
  const changes = new MutationObserver(look);
  changes.observe(document, {{ subtree: true, childList: true, attributes: true }});
  look();
}})"""


def tables() -> dict[str, str]:
    """Return the attributes of the two tables."""
    tape = json.loads((DIST / "scenes" / f"{SCENE}.json").read_text("utf-8"))
    fragment = fragment_of(tape["nodes"][0]["record"])
    return {"taped": f'scene="{SCENE}"', "live": f'game="wolle" record="{fragment}"'}


def press(browser: Browser, host: HostSite, site: str, attributes: str) -> float:
    """Return the milliseconds from a press until the table is playable for a new visitor."""
    host.files = {INDEX: POSTER.format(site=site, attributes=attributes).encode()}
    context = browser.new_context(viewport={"width": 1024, "height": 768})
    page = context.new_page()
    page.goto(host.url)
    page.locator("volle-table").get_by_role("button").wait_for()
    pressed = page.evaluate(PRESS)
    handle = page.locator("volle-table iframe").element_handle()
    frame = handle.content_frame()
    assert frame
    frame.wait_for_load_state("domcontentloaded")
    playable = frame.evaluate(PLAYABLE)
    context.close()
    return float(round(playable - pressed))


def loaded(browser: Browser, address: str, site: str) -> dict[str, int]:
    """Return the compressed bytes of each file that a page loads from the site, without pictures."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address, wait_until="networkidle")
    context.close()
    files = {urlsplit(url).path.lstrip("/") for url in asked if url.startswith(site)}
    paths = {name: DIST / name / "index.html" if (DIST / name).is_dir() else DIST / name for name in files}
    return {name: len(brotli(path)) for name, path in sorted(paths.items()) if path.suffix not in PICTURES}


def measure(runs: int) -> dict[str, Any]:
    """Return all times and bytes."""
    wanted = tables()
    times: dict[str, list[float]] = {name: [] for name in wanted}
    with sync_playwright() as playwright, serve_site() as site, serve_host() as host:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for _ in range(runs):
            for name, attributes in wanted.items():
                times[name].append(press(browser, host, site, attributes))
        pages = {
            "a rule": f"{site}rules/wolle/en/wolle.bid.tie/",
            "the whole book": f"{site}rules/wolle/en/",
            "the generator": f"{site}rules/wolle/en/embed/",
        }
        host.publish(ROOT / "examples" / "rules-page", site)
        pages["a third-party page"] = host.url
        sizes = {name: loaded(browser, address, site) for name, address in pages.items()}
        browser.close()
    return {"times": times, "sizes": sizes}


def report(found: dict[str, Any]) -> dict[str, Any]:
    """Return medians, their ratio, and bytes with their limits."""
    medians = {name: round(median(times)) for name, times in found["times"].items()}
    return {
        "runs": len(found["times"]["taped"]),
        "medians_ms": medians,
        "taped_ratio": round(medians["taped"] / medians["live"], 3),
        "all_ms": found["times"],
        "script_bytes": (DIST / "element" / "1.js").stat().st_size,
        "limit_bytes": LIMIT_BYTES,
        "page_bytes": {name: sum(sizes.values()) for name, sizes in found["sizes"].items()},
        "page_files": found["sizes"],
    }


def table(found: dict[str, Any]) -> str:
    """Return the report as a table."""
    medians = found["medians_ms"]
    rows = [f"  taped {medians['taped']:6} ms  live {medians['live']:6} ms  ratio {found['taped_ratio']}"]
    rows += [f"  {found['script_bytes']:8} bytes  the script, of {LIMIT_BYTES['script']} at most"]
    rows += [
        f"  {size:8} bytes  {name}, of {LIMIT_BYTES['page']} at most"
        for name, size in found["page_bytes"].items()
    ]
    return "\n".join(rows)


def main() -> None:
    """Build the site, measure, print a table and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=7, help="visitors of each table")
    build()
    found = report(measure(options.parse_args().runs))
    print(table(found))
    write_report(OUT, found)


if __name__ == "__main__":
    main()
