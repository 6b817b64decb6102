"""A pytest plugin that counts the cases within tests, such as crashed workers, and prints the sums.

The summary has a line `CASE <count> <name>` for each name; cases of failed tests are not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

PROPERTY = "case"


@pytest.fixture
def count_case(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Return a function that counts a case, or several: `count_case("request refused", 3000)`."""

    def add(name: str, count: int = 1) -> None:
        # Test properties reach the summary from other processes, too.
        request.node.user_properties.append((PROPERTY, [name, count]))

    return add


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the sums in alphabetical order."""
    sums: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for kind, value in report.user_properties:
            if kind == PROPERTY:
                name, count = value
                sums[name] += count
    for name, count in sorted(sums.items()):
        terminalreporter.write_line(f"CASE {count} {name}")
