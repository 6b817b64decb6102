"""Measure the time until the engine is ready, against a stock Pyodide in the same browser, in turns.

    first    a new visitor: nothing of the site is stored
    later    a reload, once the site is cached for offline use and there is a snapshot
    restart  the browser is closed and started again, on the same profile

Times are from the start of the navigation until the engine is ready. Writes bench/out/startup.json.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Playwright, sync_playwright
from reports import write_report

from build import build
from precache import WORKER, is_kept
from runtime import PYODIDE
from serve import HOST, Handler, Server
from setup import DIST, ROOT, find_chromium

OUT = ROOT / "bench" / "out" / "startup.json"
STOCK = ROOT / "bench" / "stock"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PAGES = {"volle": "index.html", "stock": "stock.html"}
VISITS = ("first", "later", "restart")
STORED = "body[data-snapshot=true][data-offline=ready], body:not([data-screen])"
"""The site has stored everything; the stock page stores nothing."""
MARK = "performance.getEntriesByName('engine-ready')[0]?.startTime ?? null"
BROTLI = """
const compressed = require("zlib").brotliCompressSync(require("fs").readFileSync(0));
process.stdout.write(String(compressed.length));
"""

Times = dict[str, dict[str, list[float]]]


def copy_sites(folder: Path) -> None:
    """Copy the built site and the stock files into a folder."""
    shutil.copytree(DIST, folder, dirs_exist_ok=True)
    shutil.copytree(STOCK, folder, dirs_exist_ok=True)
    stock = folder / "rt" / "stock"
    stock.mkdir(parents=True)
    for name in STOCK_FILES:
        shutil.copyfile(PYODIDE / name, stock / name)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder with the headers of the site; yield its URL."""
    with Server((HOST, 0), partial(Handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


def visit(context: BrowserContext, address: str, *, wait_stored: bool) -> float:
    """Return the milliseconds until a page's engine is ready; optionally wait until all is cached."""
    page = context.new_page()
    page.goto(address)
    page.locator("body[data-ready=true]").wait_for(state="attached", timeout=120_000)
    time = page.evaluate(MARK)
    if wait_stored:
        page.locator(STORED).first.wait_for(state="attached", timeout=120_000)
    page.close()
    return float(round(time))


def one_run(playwright: Playwright, address: str) -> dict[str, float]:
    """Return the times of the three visits of one new visitor."""
    with tempfile.TemporaryDirectory() as profile:
        launch = partial(
            playwright.chromium.launch_persistent_context,
            profile,
            executable_path=find_chromium(),
            args=["--no-sandbox"],
        )
        context = launch()
        first = visit(context, address, wait_stored=True)
        visit(context, address, wait_stored=False)
        later = visit(context, address, wait_stored=False)
        context.close()
        context = launch()
        restart = visit(context, address, wait_stored=False)
        context.close()
    return {"first": first, "later": later, "restart": restart}


def measure(site: str, runs: int) -> Times:
    """Return all times, measured on the two pages in turns."""
    times: Times = {page: {name: [] for name in VISITS} for page in PAGES}
    with sync_playwright() as playwright:
        for _ in range(runs):
            for page, path in PAGES.items():
                for name, time in one_run(playwright, site + path).items():
                    times[page][name].append(time)
    return times


def transfer_bytes() -> dict[str, int]:
    """Return the brotli size of each file of the installed game, except files that are read page by page."""
    files = [path for path in sorted(DIST.rglob("*")) if path.is_file()]
    named = {path.relative_to(DIST): path for path in files}
    return {
        name.as_posix(): brotli(path) for name, path in named.items() if is_kept(name) or name.name == WORKER
    }


def brotli(file: Path) -> int:
    """Return the transfer size of a file: with brotli, or uncompressed if that is smaller."""
    with file.open("rb") as opened:
        done = subprocess.run(["node", "-e", BROTLI], stdin=opened, stdout=subprocess.PIPE, check=True)
    return min(int(done.stdout), file.stat().st_size)


def report(times: Times) -> dict[str, Any]:
    """Return medians, their ratios, and the transferred bytes."""
    medians = {
        page: {name: round(median(all_)) for name, all_ in kinds.items()} for page, kinds in times.items()
    }
    ratios = {f"{name}_ratio": round(medians["volle"][name] / medians["stock"][name], 3) for name in VISITS}
    sizes = transfer_bytes()
    return {
        "runs": len(times["volle"]["first"]),
        "compared_with": "loadPyodide() with the stock files, same browser, same server, in turns",
        "medians_ms": medians,
        "all_ms": times,
        **ratios,
        "transfer_bytes": {"total": sum(sizes.values()), "files": sizes},
    }


def table(found: dict[str, Any]) -> str:
    """Return the report as a table."""
    ours, stock = found["medians_ms"]["volle"], found["medians_ms"]["stock"]
    rows = [
        f"  {name:8} {ours[name]:6} ms  stock {stock[name]:6} ms  ratio {found[f'{name}_ratio']}"
        for name in VISITS
    ]
    sizes = found["transfer_bytes"]
    largest = sorted(sizes["files"].items(), key=lambda item: -item[1])[:8]
    rows += [f"  {size / 1e3:9.1f} kB  {name}" for name, size in largest]
    return "\n".join([*rows, f"  {sizes['total'] / 1e3:9.1f} kB  in all, with brotli"])


def main() -> None:
    """Build, measure, print a table and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=7, help="visitors of each page")
    build()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site:
        copy_sites(Path(folder))
        found = report(measure(site, options.parse_args().runs))
    print(table(found))
    write_report(OUT, found)


if __name__ == "__main__":
    main()
