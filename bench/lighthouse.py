"""Run Lighthouse on the built site in Chromium, with the headers of the deployed site.

Each page is audited several times with phone settings, and its scores are the medians. The server compresses
files, as hosts do. npx fetches Lighthouse on demand, because its 185 MB are of no other use to development.
Writes bench/out/lighthouse.json.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from lines import served_compressed

from build import build
from setup import DIST, ROOT, find_chromium

# 13 needs Node 22.
LIGHTHOUSE = "lighthouse@12.8.2"
OUT = ROOT / "bench" / "out" / "lighthouse.json"
PAGES = ("index.html", "embed.html", "rules/wolle/en/wolle.bid.tie/index.html")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
BOUND = 95
MINUTES = 5
TRIES = 3

Report = dict[str, Any]


def audit(address: str) -> Report:
    """Return Lighthouse's report on a page; exit if it fails several times."""
    for _ in range(TRIES):
        done, report = run_lighthouse(address)
        # Chromium sometimes fails to report the start of a navigation, and Lighthouse requests another run.
        if report and "runtimeError" not in report:
            return report
    sys.exit(f"{done.stdout}{done.stderr}\nLighthouse could not audit {address}")


def run_lighthouse(address: str) -> tuple[subprocess.CompletedProcess[str], Report]:
    """Run Lighthouse once; return its process, and its report, which may be empty."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "report.json"
        command = [
            *("npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={output}"),
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
        return done, json.loads(output.read_text("utf-8")) if output.exists() else {}


def summarize(reports: list[Report]) -> Report:
    """Return the median of each score of a page, and the audits that reduce it."""
    scores = {
        name: round(100 * median(report["categories"][name]["score"] or 0 for report in reports))
        for name in CATEGORIES
    }
    return {"scores": scores, "imperfect": imperfect_audits(reports[-1])}


def imperfect_audits(report: Report) -> list[str]:
    """Return the weighted audits of a report below the full score, the worst first."""
    counted = {
        reference["id"]: (name, reference["weight"])
        for name in CATEGORIES
        for reference in report["categories"][name]["auditRefs"]
        if reference["weight"]
    }
    found = [
        (
            report["audits"][name]["score"],
            f"{counted[name][0]}: {name} {details(report['audits'][name])}".rstrip(),
        )
        for name in counted
        if report["audits"][name]["score"] is not None and report["audits"][name]["score"] < 1
    ]
    return [line for _, line in sorted(found)]


def details(audited: Report) -> str:
    """Return the value of an audit, and its first items."""
    items = (audited.get("details") or {}).get("items") or []
    texts = [json.dumps(item)[:200] for item in items[:3]]
    return " ".join([str(audited.get("displayValue", "")), *texts]).strip()


def row(page: str, summary: Report) -> str:
    """Return a page and its scores as text."""
    scores = "  ".join(
        f"{name} {score}{'' if score >= BOUND else ' (too low)'}" for name, score in summary["scores"].items()
    )
    return "\n".join([f"  {page:12} {scores}", *(f"      {line}" for line in summary["imperfect"])])


def main() -> None:
    """Build, audit every page, print the scores and write the report; exit with 1 below the bound."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=3, help="how often each page is audited")
    runs = options.parse_args().runs
    build()
    with served_compressed(DIST) as site:
        found = {page: summarize([audit(site + page) for _ in range(runs)]) for page in PAGES}
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(
        json.dumps({"lighthouse": LIGHTHOUSE, "bound": BOUND, "runs": runs, "pages": found}, indent=1)
    )
    print("\n".join(row(page, summary) for page, summary in found.items()))
    print(f"bench: {OUT.relative_to(ROOT)}", file=sys.stderr)
    sys.exit(any(score < BOUND for summary in found.values() for score in summary["scores"].values()))


if __name__ == "__main__":
    main()
