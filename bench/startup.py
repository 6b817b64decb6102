"""Measure the time until the engine is ready, against a stock Pyodide in the same browser, in turns.

    first    a new visitor: nothing of the site is stored
    later    a reload, once the site is cached for offline use and there is a snapshot
    restart  the browser is closed and started again, on the same profile

Times are from the start of the navigation until the engine is ready, on each of three lines (bench/lines.py).
Writes bench/out/startup.json.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import tempfile
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from lines import LINES, Line, brotli, served, slowed
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from reports import write_report

from build import build
from precache import WORKER, is_kept
from runtime import PYODIDE
from setup import DIST, ROOT, find_chromium

OUT = ROOT / "bench" / "out" / "startup.json"
STOCK = ROOT / "bench" / "stock"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PAGES = {"volle": "index.html", "stock": "stock.html"}
VISITS = ("first", "later", "restart")
TIMEOUT = 240_000
STORED = "body[data-snapshot=true][data-offline=ready], body:not([data-screen])"
"""The site has stored everything; the stock page stores nothing."""
MARK = "performance.getEntriesByName('engine-ready')[0]?.startTime ?? null"
WORKER_STEPS = """
() => ({
  origin: performance.timeOrigin,
  received: Math.max(0, ...performance.getEntriesByType("resource").map(({ responseEnd }) => responseEnd)),
})
"""
"""When a worker began, and when its last file was there."""
STEPS = ("worker", "files", "python")
"""Until the worker runs, until its last file is there, and until the engine is ready."""

Visit = dict[str, float]
"""The milliseconds until the engine is ready, as `total`, and those of each step."""
Times = dict[str, dict[str, list[Visit]]]


def copy_sites(folder: Path) -> None:
    """Copy the built site and the stock files into a folder."""
    shutil.copytree(DIST, folder, dirs_exist_ok=True)
    shutil.copytree(STOCK, folder, dirs_exist_ok=True)
    stock = folder / "rt" / "stock"
    stock.mkdir(parents=True)
    for name in STOCK_FILES:
        shutil.copyfile(PYODIDE / name, stock / name)


def visit(context: BrowserContext, address: str, *, wait_stored: bool) -> Visit:
    """Return the times of a page's start; optionally wait until all is cached."""
    page = context.new_page()
    page.goto(address)
    page.locator("body[data-ready=true]").wait_for(state="attached")
    found = steps(page)
    if wait_stored:
        page.locator(STORED).first.wait_for(state="attached")
    page.close()
    return found


def steps(page: Page) -> Visit:
    """Return the milliseconds of each step of a start that is over."""
    total = page.evaluate(MARK)
    begun = page.evaluate("performance.timeOrigin")
    worker = page.workers[0].evaluate(WORKER_STEPS)
    until = {"worker": worker["origin"] - begun}
    until["files"] = until["worker"] + worker["received"]
    durations = [until["worker"], worker["received"], total - until["files"]]
    return {"total": round(total), **{name: round(each) for name, each in zip(STEPS, durations, strict=True)}}


def one_run(playwright: Playwright, address: str, line: Line) -> dict[str, Visit]:
    """Return the times of the three visits of one new visitor."""
    with tempfile.TemporaryDirectory() as profile, slowed(profile, line.slowdown):
        launch = partial(
            playwright.chromium.launch_persistent_context,
            profile,
            executable_path=find_chromium(),
            args=["--no-sandbox"],
        )
        context = launch()
        context.set_default_timeout(TIMEOUT)
        first = visit(context, address, wait_stored=True)
        visit(context, address, wait_stored=False)
        later = visit(context, address, wait_stored=False)
        context.close()
        context = launch()
        context.set_default_timeout(TIMEOUT)
        restart = visit(context, address, wait_stored=False)
        context.close()
    return {"first": first, "later": later, "restart": restart}


def measure(site: str, line: Line, runs: int) -> Times:
    """Return all times on a line, measured on the two pages in turns."""
    times: Times = {page: {name: [] for name in VISITS} for page in PAGES}
    with sync_playwright() as playwright:
        for _ in range(runs):
            for page, path in PAGES.items():
                for name, found in one_run(playwright, site + path, line).items():
                    times[page][name].append(found)
    return times


def installed() -> list[Path]:
    """Return the files of the installed game, except files that are read page by page."""
    files = (path for path in sorted(DIST.rglob("*")) if path.is_file())
    return [path for path in files if is_kept(name := path.relative_to(DIST)) or name.name == WORKER]


def transfer_bytes() -> dict[str, Any]:
    """Return the bytes of a first visit as they are and compressed, and the brotli size of each file."""
    files = installed()
    sizes = {path.relative_to(DIST).as_posix(): len(brotli(path)) for path in files}
    plain = [path.read_bytes() for path in files]
    return {
        "total": sum(sizes.values()),
        "gzip": sum(min(len(gzip.compress(each, 9)), len(each)) for each in plain),
        "uncompressed": sum(map(len, plain)),
        "files": sizes,
    }


def report(times: Times) -> dict[str, Any]:
    """Return medians and their ratios."""
    medians = {
        page: {
            name: {step: round(median(each[step] for each in all_)) for step in ("total", *STEPS)}
            for name, all_ in kinds.items()
        }
        for page, kinds in times.items()
    }
    totals = {page: {name: each["total"] for name, each in kinds.items()} for page, kinds in medians.items()}
    ratios = {f"{name}_ratio": round(totals["volle"][name] / totals["stock"][name], 3) for name in VISITS}
    return {"runs": len(times["volle"]["first"]), "medians_ms": medians, "all_ms": times, **ratios}


def line_table(line: str, found: dict[str, Any]) -> str:
    """Return the report of a line as a table."""
    ours, stock = found["medians_ms"]["volle"], found["medians_ms"]["stock"]
    rows = [
        f"  {name:8} {ours[name]['total']:6} ms  stock {stock[name]['total']:6} ms"
        f"  ratio {found[f'{name}_ratio']:.3f}   " + "  ".join(f"{step} {ours[name][step]}" for step in STEPS)
        for name in VISITS
    ]
    return "\n".join([f"{line}, {found['runs']} visitors", *rows])


def size_table(sizes: dict[str, Any]) -> str:
    """Return the largest files and the sums as a table."""
    largest = sorted(sizes["files"].items(), key=lambda item: -item[1])[:8]
    rows = [f"  {size / 1e3:9.1f} kB  {name}" for name, size in largest]
    sums = {"brotli": sizes["total"], "gzip": sizes["gzip"], "no compression": sizes["uncompressed"]}
    rows += [f"  {size / 1e3:9.1f} kB  in all, with {name}" for name, size in sums.items()]
    return "\n".join(rows)


def main() -> None:
    """Build, measure, print tables and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=0, help="visitors of each page, on each line")
    options.add_argument("--lines", nargs="+", choices=LINES, default=list(LINES))
    chosen = options.parse_args()
    build()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy_sites(Path(folder))
        for name in chosen.lines:
            line = LINES[name]
            with served(Path(folder), line) as site:
                found[name] = report(measure(site, line, chosen.runs or line.runs))
            print(line_table(name, found[name]), flush=True)
    sizes = transfer_bytes()
    print(size_table(sizes))
    compared = "loadPyodide() with the stock files, same browser, same server, in turns"
    write_report(OUT, {"compared_with": compared, "lines": found, "transfer_bytes": sizes})


if __name__ == "__main__":
    main()
