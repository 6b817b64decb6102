"""Run every check of this repository, several at a time, and print a table of the results.

A failing check only stops those that depend on it, and skipped checks are reported. Tests marked `sweep` run
with `--all` alone; with `--quick`, only checks without a built site run, and no slow tests.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from setup import ROOT, Program, browsers, web_servers

PYTHON = sys.executable
TOOLS = Path(PYTHON).parent
NODE_TOOLS = ROOT / "node_modules" / ".bin"
CORES = os.cpu_count() or 1
LANES = CORES
LIMIT = 4500
# The time that a check may take to tidy up after its timeout.
GRACE = 10
NODE_COUNT = re.compile(r"^# (pass|fail|cancelled|skipped|todo) (\d+)$", re.MULTILINE)
NODE_KINDS = {"pass": "passed", "fail": "failed", "cancelled": "failed", "todo": "skipped"}
COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|deselected|xfailed|xpassed)\b")
FAILURES = ("failed", "error", "errors", "xpassed")
CASE = re.compile(r"^CASE (\d+) (.+)$", re.MULTILINE)
NOT_RUN = "not run: "
MATRIX = re.compile(r"^MATRIX (.+)$", re.MULTILINE)
BROWSER = re.compile(r"^BROWSER (.+)$", re.MULTILINE)


class Check(NamedTuple):
    """A program to run, whether it needs the built site, and the reason if it cannot run."""

    name: str
    command: list[str]
    needs_build: bool = False
    lack: str = ""


class Outcome(NamedTuple):
    """The outcome of a check."""

    name: str
    passed: int
    failed: int
    note: str
    seconds: float
    cases: tuple[tuple[str, int], ...] = ()
    matrix: tuple[str, ...] = ()


WEB_SERVERS = "tests/web_servers"
PYTEST = [PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
NO_SWEEPS = ("-m", "not sweep")
LEFT_OUT = {
    "": "the sweeps run only in `make test-all`",
    "--quick": "slow tests, the build and the browsers run only in `make test`",
}
"""What each scope leaves out, for the person who reads its end."""


def quick_checks() -> list[Check]:
    """Return the checks for quick feedback while editing."""
    return [*statics(), *scripts(), units("-m", "not sweep and not slow")]


def checks(*options: str) -> list[Check]:
    """Return all checks, in an order in which all lanes end at about the same time.

    The options choose among the tests of Chromium and CPython, the only ones that have sweeps.
    """
    chromium, *others = browsers()
    return [
        Check("build", ["env", "PYTHONPATH=py", PYTHON, "tools/build.py"]),
        *statics(),
        *scripts(),
        # Workers sometimes wait for their browser.
        in_browser(chromium, "e2e", *workers(CORES + 1), *options),
        Check("pytest in Pyodide", [PYTHON, "tools/pyodide_tests.py"], needs_build=True),
        *(in_browser(one, "e2e/core", "--browser", one.name.lower()) for one in others),
        on_web_servers(),
        # Last, because its workers keep all cores busy when Chromium's tests end.
        units(*options),
    ]


def statics() -> list[Check]:
    """Return the static checks."""
    pages = sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("*.html"))
    return [
        Check("ruff check", [str(TOOLS / "ruff"), "check", "--quiet"]),
        Check("ruff format", [str(TOOLS / "ruff"), "format", "--check", "--quiet"]),
        Check("mypy", [PYTHON, "-m", "mypy"]),
        Check("biome", [str(NODE_TOOLS / "biome"), "ci", "--colors=off", "."]),
        Check("dependency-cruiser", [str(NODE_TOOLS / "depcruise"), "js", "--output-type", "err"]),
        Check("tsc", [str(NODE_TOOLS / "tsc"), "--project", "."]),
        Check("html-validate", [str(NODE_TOOLS / "html-validate"), *pages]),
        Check("commit subjects", [PYTHON, "tools/commits.py"]),
    ]


def scripts() -> list[Check]:
    """Return the unit tests of JavaScript, if there are any."""
    files = sorted(str(file.relative_to(ROOT)) for file in ROOT.glob("js/**/*.test.js"))
    # Time limits of requests, up to two minutes, outlive the tests that begin them.
    command = ["node", "--test", "--test-force-exit", "--test-reporter=tap", *files]
    return [Check("node --test", command)] if files else []


def units(*options: str) -> Check:
    """Return the unit tests of Python."""
    return Check("pytest on CPython", [*PYTEST, "tests", f"--ignore={WEB_SERVERS}", *workers(), *options])


def on_web_servers() -> Check:
    """Return the check that runs hosting/ on web servers, if all of them are installed."""
    lack = ", ".join(filter(None, (server.lack() for server in web_servers())))
    return Check("pytest on web servers", [*PYTEST, WEB_SERVERS], True, lack)


def workers(count: int = CORES) -> list[str]:
    """Return the options with which one run of pytest keeps all cores busy, with a worker per file.

    Tests of a file share pages and positions. Files start in the order in which they were collected.
    """
    return ["-n", str(count), "--dist=loadfile", "--no-loadscope-reorder"]


def in_browser(browser: Program, *options: str) -> Check:
    """Return the check that runs tests in a browser, if it is installed."""
    return Check(f"pytest in {browser.name}", [*PYTEST, *options], True, browser.lack())


class Runner:
    """Run checks in several lanes, and print the output of one at a time."""

    def __init__(self) -> None:
        self._speaking = threading.Lock()
        self._running: set[subprocess.Popen[str]] = set()

    def run_all(self, wanted: list[Check]) -> list[Outcome]:
        """Run all checks; return their outcomes in order."""
        outcomes: dict[str, Future[Outcome]] = {}
        with ThreadPoolExecutor(LANES) as lanes:
            for check in wanted:
                outcomes[check.name] = lanes.submit(self._run, check, outcomes)
            try:
                return [future.result() for future in outcomes.values()]
            except KeyboardInterrupt:
                lanes.shutdown(wait=False, cancel_futures=True)
                # The lanes read the rest of their output.
                for process in [*self._running]:
                    tell(process, signal.SIGINT)
                raise

    def _run(self, check: Check, outcomes: Mapping[str, Future[Outcome]]) -> Outcome:
        if check.lack:
            # In a full run nothing may be missing.
            return Outcome(check.name, 0, int("CI" in os.environ), f"{NOT_RUN}{check.lack}", 0)
        if check.needs_build and outcomes["build"].result().failed:
            return Outcome(check.name, 0, 1, f"{NOT_RUN}the build failed", 0)
        self._say(f"volle: {check.name}")
        started = time.perf_counter()
        code, output = self._output(check.command)
        self._say(f"volle: {check.name} failed\n{output}" if code else skips(output))
        return outcome(check.name, code, output, time.perf_counter() - started)

    def _output(self, command: list[str]) -> tuple[int, str]:
        with subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            self._running.add(process)
            try:
                output, _ = process.communicate(timeout=LIMIT)
            except subprocess.TimeoutExpired:
                return 1, f"{stop(process)}\nstopped after {LIMIT} s"
            finally:
                self._running.remove(process)
            return process.returncode, output

    def _say(self, text: str) -> None:
        with self._speaking:
            if text.strip():
                print(text.rstrip(), flush=True)


def stop(process: subprocess.Popen[str]) -> str:
    """Stop a check and its child processes after a grace period; return its output."""
    for deed in (signal.SIGINT, signal.SIGKILL):
        tell(process, deed)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=GRACE)[0]
    return ""


def tell(process: subprocess.Popen[str], deed: signal.Signals) -> None:
    """Send a signal to a check and its child processes."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, deed)


def outcome(name: str, code: int, output: str, seconds: float) -> Outcome:
    """Return the outcome of a check from its output; a check that is no test run counts as one."""
    if not name.startswith(("pytest", "node")):
        return Outcome(name, int(code == 0), int(code != 0), "", seconds)
    counts = counts_of_node(output) if name.startswith("node") else counts_of_pytest(output)
    failed = sum(counts[kind] for kind in FAILURES)
    left_out = [f"{counts[kind]} {kind}" for kind in ("skipped", "deselected") if counts[kind]]
    note = ", ".join([*BROWSER.findall(output), *left_out])
    matrix = tuple(MATRIX.findall(output))
    return Outcome(name, counts["passed"], max(failed, int(code != 0)), note, seconds, cases(output), matrix)


def counts_of_pytest(output: str) -> Counter[str]:
    """Return the counts in pytest's last line."""
    last = next((line for line in reversed(output.splitlines()) if COUNT.search(line)), "")
    return Counter({kind: int(number) for number, kind in COUNT.findall(last)})


def counts_of_node(output: str) -> Counter[str]:
    """Return the counts in the summary of Node's test runner."""
    counts: Counter[str] = Counter()
    for kind, number in NODE_COUNT.findall(output):
        counts[NODE_KINDS.get(kind, kind)] += int(number)
    return counts


def cases(output: str) -> tuple[tuple[str, int], ...]:
    """Return the number of cases by name, from the lines of tools/case_counts.py."""
    return tuple((name, int(count)) for count, name in CASE.findall(output))


def skips(output: str) -> str:
    """Return the lines that report skipped tests with their reasons."""
    return "\n".join(line for line in output.splitlines() if line.startswith(("SKIPPED", "XFAIL")))


def table(outcomes: list[Outcome]) -> str:
    """Return a table with a row per check."""
    width = max((len(one.name) for one in outcomes), default=0)
    rows = [
        f"  {name:<{width}} {passed:>6} passed {failed:>4} failed {seconds:>7.1f} s  {note}"
        for name, passed, failed, note, seconds, *_ in outcomes
    ]
    return "\n".join(row.rstrip() for row in rows)


def list_of_cases(outcomes: list[Outcome]) -> str:
    """Return the cases of all runs, summed by name."""
    sums: Counter[str] = Counter()
    for name, count in (each for one in outcomes for each in one.cases):
        sums[name] += count
    rows = [f"  {count:>6}  {name}" for name, count in sorted(sums.items())]
    return "\n".join(["cases within these tests:", *rows]) if rows else ""


def matrix(outcomes: list[Outcome]) -> str:
    """Return the size of the matrix of features and starts, with its rows and columns (e2e/matrix/)."""
    rows = [f"  {line}" for one in outcomes for line in one.matrix]
    return "\n".join(["matrix:", *rows]) if rows else ""


def total(outcomes: list[Outcome]) -> str:
    """Return the last line, with the totals."""
    passed, failed = sum(one.passed for one in outcomes), sum(one.failed for one in outcomes)
    left_out = [one.name for one in outcomes if one.note.startswith(NOT_RUN)]
    return f"{passed} passed, {failed} failed" + (f"; not run: {', '.join(left_out)}" if left_out else "")


def main() -> None:
    """Run the checks; return 0 if all of them passed."""
    scope = sys.argv[1] if sys.argv[1:] else ""
    wanted: dict[str, Callable[[], list[Check]]] = {
        "": partial(checks, *NO_SWEEPS),
        "--all": checks,
        "--quick": quick_checks,
    }
    outcomes = Runner().run_all(wanted[scope]())
    if scope in LEFT_OUT:
        print(f"volle: {LEFT_OUT[scope]}")
    print(
        "",
        *filter(None, [table(outcomes), list_of_cases(outcomes), matrix(outcomes), total(outcomes)]),
        sep="\n\n",
    )
    sys.exit(any(one.failed for one in outcomes))


if __name__ == "__main__":
    main()
