"""Measures how long bots take to decide, on CPython and in Pyodide under Node, and whether both decide alike.

The first decisions of a match are among them, before anything is cached. A browser on the same machine is
about as fast as Node.

Writes bench/out/decisions.json.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from statistics import mean, quantiles
from typing import Any

from reports import write_report

from runtime import engine_wheel
from setup import ROOT

OUT = ROOT / "bench" / "out" / "decisions.json"
SCRIPT = ROOT / "bench" / "decision_times.py"
BOUNDS = {"the best grade": 1000, "any other": 300}
"""Milliseconds in the browser at the 95th percentile."""


def on_cpython() -> list[dict[str, Any]]:
    """Returns what this Python measures, in a process of its own: nothing is cached."""
    code = "import decision_times; print(decision_times.measured())"
    return json.loads(output([sys.executable, "-c", code]))


def in_pyodide() -> list[dict[str, Any]]:
    """Returns what Pyodide measures."""
    return json.loads(output(["node", "bench/decisions.mjs", str(engine_wheel()), str(SCRIPT)]))


def output(command: list[str]) -> str:
    """Returns what a command prints; raises CalledProcessError if it fails."""
    paths = {"PYTHONPATH": f"{ROOT / 'py'}:{ROOT / 'bench'}", "PATH": "/usr/local/bin:/usr/bin:/bin"}
    done = subprocess.run(
        command, cwd=ROOT, env=paths, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def summary(times: list[float]) -> dict[str, float]:
    """Returns what is reported of the times of a match."""
    return {
        "decisions": len(times),
        "mean_ms": round(mean(times), 2),
        "p95_ms": round(quantiles(times, n=20)[-1], 1),
        "most_ms": round(max(times), 1),
    }


def main() -> None:
    """Measures, prints a table and writes the report."""
    cases = []
    for here, there in zip(on_cpython(), in_pyodide(), strict=True):
        about = {name: here[name] for name in ("game", "grade", "seats")}
        same = here["decided"] == there["decided"]
        cases.append(about | {"cpython": summary(here["ms"]), "pyodide": summary(there["ms"]), "same": same})
        print(row(cases[-1]))
    write_report(OUT, {"python": platform.python_version(), "bounds_ms": BOUNDS, "cases": cases})


def row(case: dict[str, Any]) -> str:
    """Returns a line of the table."""
    times = "   ".join(
        f"{name}: mean {told['mean_ms']:6} p95 {told['p95_ms']:6} most {told['most_ms']:6} ms"
        for name, told in ((name, case[name]) for name in ("cpython", "pyodide"))
    )
    alike = "the same decisions" if case["same"] else "OTHER DECISIONS"
    return f"  {case['game']:6} {case['grade']:8} {case['seats']} seats   {times}   {alike}"


if __name__ == "__main__":
    main()
