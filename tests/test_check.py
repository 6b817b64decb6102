"""The table at the end of all checks."""

import sys

import pytest

SAID = """....s
CASE 3000 request refused
CASE 12 worker killed
BROWSER Firefox 153.7.0
3 passed, 1 skipped in 0.12s
"""

SLOW = """
import subprocess, sys
print("begun", flush=True)
subprocess.run([sys.executable, "-c", "import time; time.sleep(60)"])
"""


@pytest.fixture
def check():
    """Return the tool that runs all checks, which needs the full standard library."""
    import check  # noqa: PLC0415

    return check


def python(check, name, program, **more):
    return check.Check(name, [sys.executable, "-c", program], **more)


def test_a_row_says_how_a_run_of_tests_ended(check):
    ended = check.outcome("pytest in Firefox", 0, SAID, 1.5)
    assert (ended.passed, ended.failed, ended.note) == (3, 0, "Firefox 153.7.0, 1 skipped")
    crashed = check.outcome("pytest in Firefox", 139, "no summary", 1.5)
    assert (crashed.passed, crashed.failed) == (0, 1)
    assert check.outcome("mypy", 1, "found 7 failed things", 1.5).failed == 1


def test_tests_of_javascript_are_counted(check):
    kinds = {"tests": 8, "pass": 4, "fail": 1, "cancelled": 1, "skipped": 2, "duration_ms": 99.5}
    said = "\n".join(f"# {kind} {number}" for kind, number in kinds.items())
    ended = check.outcome("node --test", 1, said, 1.5)
    assert (ended.passed, ended.failed, ended.note) == (4, 2, "2 skipped")


def test_the_quick_checks_are_among_all_checks_and_need_no_site(check):
    quick = check.quick_checks()
    assert {one.name for one in quick} < {one.name for one in check.checks()}
    assert not any(one.needs_build or one.lack for one in quick)


def test_cases_of_all_runs_are_summed_by_name(check):
    runs = [check.outcome(name, 0, SAID, 1) for name in ("pytest in Firefox", "pytest in WebKit")]
    assert "\n    6000  request refused\n      24  worker killed" in check.list_of_cases(runs)
    assert check.list_of_cases([check.outcome("mypy", 0, "", 1)]) == ""


def test_a_skipped_check_is_listed_and_counts_where_everything_is_checked(check, monkeypatch):
    monkeypatch.delenv("CI", raising=False)
    wanted = [python(check, "pytest in Firefox", "", lack="firefox-esr is not installed")]
    (left,) = check.Runner().run_all(wanted)
    assert (left.passed, left.failed, left.note) == (0, 0, "not run: firefox-esr is not installed")
    assert "not run: firefox-esr is not installed" in check.table([left])
    monkeypatch.setenv("CI", "true")
    (left,) = check.Runner().run_all(wanted)
    assert left.failed == 1


def test_a_failed_build_stops_only_what_needs_it(check, capsys):
    wanted = [
        python(check, "build", "print('no disk'); raise SystemExit(1)"),
        python(check, "mypy", ""),
        python(check, "pytest in Chromium", "print('5 passed')", needs_build=True),
    ]
    build, mypy, chromium = check.Runner().run_all(wanted)
    assert (build.failed, mypy.failed, chromium.failed) == (1, 0, 1)
    assert chromium.note == "not run: the build failed"
    assert "volle: build failed\nno disk" in capsys.readouterr().out
    assert check.total([build, mypy, chromium]) == "1 passed, 2 failed; not run: pytest in Chromium"


def test_a_check_that_takes_too_long_is_stopped_with_all_that_it_started(check, monkeypatch, capsys):
    monkeypatch.setattr(check, "LIMIT", 0.5)
    (late,) = check.Runner().run_all([python(check, "pytest in WebKit", SLOW)])
    assert late.failed == 1
    assert late.seconds < 30
    said = capsys.readouterr().out
    assert "begun" in said and "stopped after 0.5 s" in said
