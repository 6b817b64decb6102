"""A pytest plugin that counts attempts to break something, and prints the sums.

The summary has a line `TRIAL <count> <name>` for each kind; trials of failed tests are not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

PROPERTY = "trial"


@pytest.fixture
def trial(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Count trials of a kind: `trial("worker killed")`, `trial("request refused", 3000)`."""

    def tried(name: str, count: int = 1) -> None:
        # Test properties reach the summary from other processes, too.
        request.node.user_properties.append((PROPERTY, [name, count]))

    return tried


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the sums in alphabetical order."""
    sums: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for kind, said in report.user_properties:
            if kind == PROPERTY:
                name, count = said
                sums[name] += count
    for name, count in sorted(sums.items()):
        terminalreporter.write_line(f"TRIAL {count} {name}")
