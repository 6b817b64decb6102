"""A pytest plugin that reports the size of the matrix, how many cells passed, and the time."""

from __future__ import annotations

import re
from typing import Any

CELL = re.compile(r"test_matrix\.py::test_a_feature_works_after_a_start\[(\w+)-(\w+)\]$")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the size of the matrix, its rows and its columns, as far as they ran."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    calls = [(found, one) for one in reports if one.when == "call" and (found := CELL.search(one.nodeid))]
    if not calls:
        return
    starts, features = (list(dict.fromkeys(found[part] for found, _ in calls)) for part in (1, 2))
    size = f"{len(features)} features x {len(starts)} starts"
    passed = f"{sum(one.passed for _, one in calls)} of {len(calls)} cells passed"
    lines = [
        f"{size}: {passed} in {sum(one.duration for _, one in calls):.0f} s",
        f"features: {', '.join(features)}",
        f"starts: {', '.join(starts)}",
    ]
    for line in lines:
        terminalreporter.write_line(f"MATRIX {line.replace('_', ' ')}")
