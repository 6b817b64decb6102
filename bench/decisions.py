"""Measure the decision times of bots: on CPython, in Pyodide under Node, and in a page in Chromium.

All play the same matches, one per level and number of seats, and their decisions are compared. The first
decisions of a match run with empty caches. In the page, the time until the answer arrives is measured.

Writes bench/out/decisions.json.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from statistics import mean, median, quantiles
from typing import Any

from decisions_in_page import in_page
from reports import write_report

from runtime import engine_wheel
from setup import ROOT
from volle.games import GAMES

OUT = ROOT / "bench" / "out" / "decisions.json"
SCRIPT = ROOT / "bench" / "decision_times.py"
BEST_MS, OTHER_MS = 1000, 300
"""Limits in milliseconds in the page, at the 95th percentile: for a game's best level, and for others."""


def on_cpython() -> list[dict[str, Any]]:
    """Return the measurements of this Python, in a new process with empty caches."""
    code = "import decision_times; print(decision_times.measured())"
    return json.loads(output([sys.executable, "-c", code]))


def in_pyodide() -> list[dict[str, Any]]:
    """Return the measurements of Pyodide."""
    return json.loads(output(["node", "bench/decisions.mjs", str(engine_wheel()), str(SCRIPT)]))


def output(command: list[str]) -> str:
    """Return the output of a command; raise CalledProcessError if it fails."""
    paths = {"PYTHONPATH": f"{ROOT / 'py'}:{ROOT / 'bench'}", "PATH": "/usr/local/bin:/usr/bin:/bin"}
    done = subprocess.run(
        command, cwd=ROOT, env=paths, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def summary(run: dict[str, Any]) -> dict[str, float]:
    """Return the summary of a match's times; `slice_ms` is the longest uninterrupted one."""
    times = run["ms"]
    return {
        "decisions": len(times),
        "median_ms": round(median(times), 1),
        "mean_ms": round(mean(times), 2),
        "p95_ms": round(quantiles(times, n=20)[-1], 1),
        "most_ms": round(max(times), 1),
        "slice_ms": round(max(run["slice_ms"]), 1),
    }


def main() -> None:
    """Measure, print a table and write the report."""
    found = {"cpython": on_cpython(), "pyodide": in_pyodide(), "page": in_page()}
    cases = [case(dict(zip(found, runs, strict=True))) for runs in zip(*found.values(), strict=True)]
    print("\n".join(map(row, cases)))
    write_report(OUT, {"python": platform.python_version(), "cases": cases})


def case(runs: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return the report on the same match in all environments, with its bound in the page."""
    about = {name: runs["page"][name] for name in ("game", "level", "seats")}
    is_best = about["level"] == list(GAMES[about["game"]].bots)[-1]
    return {
        **about,
        **{name: summary(run) for name, run in runs.items()},
        "bound_ms": BEST_MS if is_best else OTHER_MS,
        "same": len({run["decided"] for run in runs.values()}) == 1,
    }


def row(case: dict[str, Any]) -> str:
    """Return a row of the table."""
    times = "   ".join(
        f"{name}: median {told['median_ms']:5} p95 {told['p95_ms']:6} most {told['most_ms']:6} ms, "
        f"slice {told['slice_ms']:6} ms"
        for name, told in ((name, case[name]) for name in ("cpython", "pyodide", "page"))
    )
    kept = "" if case["page"]["p95_ms"] <= case["bound_ms"] else f"   OVER {case['bound_ms']} ms"
    alike = "" if case["same"] else "   OTHER DECISIONS"
    return f"  {case['game']:6} {case['level']:8} {case['seats']} seats   {times}{kept}{alike}"


if __name__ == "__main__":
    main()
