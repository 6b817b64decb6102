"""What Lighthouse says of the built site, in Chromium, with the headers that it has on the net.

Each page is looked at several times, as on a phone, and its scores are the medians. The server packs texts,
as the net does. Lighthouse is fetched by npx when it is wanted, and is no part of the development tools: it
is 185 MB that nothing else needs. Writes bench/out/lighthouse.json.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from statistics import median
from typing import Any

from build import DIST, build
from serve import HOST, Handler, Server
from setup import ROOT, find_chromium

# 13 needs Node 22.
LIGHTHOUSE = "lighthouse@12.8.2"
OUT = ROOT / "bench" / "out" / "lighthouse.json"
PAGES = ("index.html", "embed.html")
CATEGORIES = ("performance", "accessibility", "best-practices")
BOUND = 95
MINUTES = 5
TRIES = 3

TEXTS = (".css", ".ftl", ".html", ".js", ".mjs", ".svg", ".webmanifest")

Report = dict[str, Any]


class Packing(Handler):
    """Packs texts."""

    def send_head(self) -> io.BytesIO | Any:
        """Answers with a packed text, or as ever."""
        file = Path(self.translate_path(self.path.split("?")[0]))
        if file.suffix not in TEXTS or not file.is_file():
            return super().send_head()
        packed = gzip.compress(file.read_bytes())
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(packed)))
        self.end_headers()
        return io.BytesIO(packed)


@contextmanager
def served() -> Iterator[str]:
    """Serves the built site."""
    with Server((HOST, 0), partial(Packing, directory=str(DIST))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


def look(address: str) -> Report:
    """Has Lighthouse look at a page; stops everything where it cannot, after some tries."""
    for _ in range(TRIES):
        done, report = look_once(address)
        # Now and then Chromium does not tell it when the page began, and it asks to be run again.
        if report and "runtimeError" not in report:
            return report
    sys.exit(f"{done.stdout}{done.stderr}\nLighthouse could not look at {address}")


def look_once(address: str) -> tuple[subprocess.CompletedProcess[str], Report]:
    """Runs Lighthouse; gives what it said, and its report, which may be empty."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "report.json"
        command = [
            *("npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={told}"),
            "--chrome-flags=--headless=new --no-sandbox",
            f"--only-categories={','.join(CATEGORIES)}",
        ]
        done = subprocess.run(
            command,
            env=os.environ | {"CHROME_PATH": find_chromium() or ""},
            capture_output=True,
            text=True,
            timeout=60 * MINUTES,
            check=False,
        )
        return done, json.loads(told.read_text("utf-8")) if told.exists() else {}


def judge(reports: list[Report]) -> Report:
    """The medians of all scores of a page, and what costs it points."""
    scores = {
        name: round(100 * median(report["categories"][name]["score"] or 0 for report in reports))
        for name in CATEGORIES
    }
    return {"scores": scores, "wanting": wanting(reports[-1])}


def wanting(report: Report) -> list[str]:
    """What counts in a report and is not as good as it could be, the worst first."""
    counted = {
        reference["id"]: (name, reference["weight"])
        for name in CATEGORIES
        for reference in report["categories"][name]["auditRefs"]
        if reference["weight"]
    }
    found = [
        (
            report["audits"][name]["score"],
            f"{counted[name][0]}: {name} {told(report['audits'][name])}".rstrip(),
        )
        for name in counted
        if report["audits"][name]["score"] is not None and report["audits"][name]["score"] < 1
    ]
    return [line for _, line in sorted(found)]


def told(audit: Report) -> str:
    """What an audit shows: its value, and the things that it is about."""
    items = (audit.get("details") or {}).get("items") or []
    about = [json.dumps(item)[:200] for item in items[:3]]
    return " ".join([str(audit.get("displayValue", "")), *about]).strip()


def row(page: str, judged: Report) -> str:
    """A page and its scores, for people."""
    scores = "  ".join(
        f"{name} {score}{'' if score >= BOUND else ' (too low)'}" for name, score in judged["scores"].items()
    )
    return "\n".join([f"  {page:12} {scores}", *(f"      {line}" for line in judged["wanting"])])


def main() -> None:
    """Builds, has every page looked at, prints the scores and writes the report; fails below the bound."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=3, help="how often each page is looked at")
    runs = options.parse_args().runs
    build()
    with served() as site:
        found = {page: judge([look(site + page) for _ in range(runs)]) for page in PAGES}
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(
        json.dumps({"lighthouse": LIGHTHOUSE, "bound": BOUND, "runs": runs, "pages": found}, indent=1)
    )
    print("\n".join(row(page, judged) for page, judged in found.items()))
    print(f"bench: {OUT.relative_to(ROOT)}", file=sys.stderr)
    sys.exit(any(score < BOUND for judged in found.values() for score in judged["scores"].values()))


if __name__ == "__main__":
    main()
