"""Runs every check of this repository, one after the other, and ends with a table of them all.

A failing check stops nothing that does not need it, and what was skipped is said.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from setup import ROOT

PYTHON = sys.executable
TOOLS = Path(PYTHON).parent
NODE_TOOLS = ROOT / "node_modules" / ".bin"
LIMIT = 600
COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|deselected|xfailed|xpassed)\b")
FAILURES = ("failed", "error", "errors", "xpassed")


class Check(NamedTuple):
    """One program to run, and whether it needs the built site."""

    name: str
    command: list[str]
    needs_build: bool = False


class Outcome(NamedTuple):
    """What came of a check."""

    name: str
    passed: int
    failed: int
    note: str
    seconds: float


def checks() -> list[Check]:
    """Gives all checks, the quick ones first."""
    pages = sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("*.html"))
    pytest = [PYTHON, "-m", "pytest", "-q"]
    return [
        Check("ruff check", [str(TOOLS / "ruff"), "check", "--quiet"]),
        Check("ruff format", [str(TOOLS / "ruff"), "format", "--check", "--quiet"]),
        Check("mypy", [PYTHON, "-m", "mypy"]),
        Check("biome", [str(NODE_TOOLS / "biome"), "ci", "--colors=off", "."]),
        Check("tsc", [str(NODE_TOOLS / "tsc"), "--project", "."]),
        Check("html-validate", [str(NODE_TOOLS / "html-validate"), *pages]),
        Check("pytest on CPython", [*pytest, "tests"]),
        Check("build", [PYTHON, "tools/build.py"]),
        Check("pytest in Pyodide", [PYTHON, "tools/pyodide_tests.py"], needs_build=True),
        Check("pytest in Chromium", [*pytest, "e2e"], needs_build=True),
    ]


def run_check(check: Check) -> Outcome:
    """Runs a check; shows all that it says where it fails, and else only what it skipped."""
    started = time.perf_counter()
    try:
        done = subprocess.run(
            check.command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LIMIT,
            check=False,
        )
        code, said = done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        code, said = 1, f"{(late.stdout or b'').decode()}\nstopped after {LIMIT} s"
    show(said if code else skips(said))
    return outcome(check.name, code, said, time.perf_counter() - started)


def outcome(name: str, code: int, said: str, seconds: float) -> Outcome:
    """Reads the counts of a test run out of what it said; any other check counts as one."""
    last = next((line for line in reversed(said.splitlines()) if COUNT.search(line)), "")
    counts = {kind: int(number) for number, kind in COUNT.findall(last)}
    if "pytest" not in name:
        return Outcome(name, int(code == 0), int(code != 0), "", seconds)
    failed = sum(counts.get(kind, 0) for kind in FAILURES)
    note = ", ".join(f"{counts[kind]} {kind}" for kind in ("skipped", "deselected") if kind in counts)
    return Outcome(name, counts.get("passed", 0), max(failed, int(code != 0)), note, seconds)


def skips(said: str) -> str:
    """Gives the lines that name a skipped test and why."""
    return "\n".join(line for line in said.splitlines() if line.startswith(("SKIPPED", "XFAIL")))


def show(said: str) -> None:
    """Prints what a check said, where it said anything."""
    if said.strip():
        print(said.rstrip(), flush=True)


def table(outcomes: list[Outcome]) -> str:
    """Gives one row a check, and the sum as the last line."""
    rows = [
        f"  {one.name:<20} {one.passed:>6} passed {one.failed:>4} failed {one.seconds:>7.1f} s  {one.note}"
        for one in outcomes
    ]
    passed, failed = sum(one.passed for one in outcomes), sum(one.failed for one in outcomes)
    return "\n".join([*(row.rstrip() for row in rows), "", f"{passed} passed, {failed} failed"])


def main() -> None:
    """Runs all checks; its exit code says whether all went well."""
    os.environ.setdefault("PYTHONDONTWRITEBYTECODE", "1")
    outcomes: list[Outcome] = []
    for check in checks():
        print(f"volle: {check.name}", flush=True)
        broken = any(one.name == "build" and one.failed for one in outcomes)
        if check.needs_build and broken:
            outcomes.append(Outcome(check.name, 0, 1, "not run: the build failed", 0))
        else:
            outcomes.append(run_check(check))
    print(f"\n{table(outcomes)}")
    sys.exit(any(one.failed for one in outcomes))


if __name__ == "__main__":
    main()
