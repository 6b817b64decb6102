"""A plugin of pytest: tests say how often they tried to break something, and the summary adds it up.

A line `TRIAL <count> <name>` for each kind of trial; those of a test that failed are not counted.
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
        # Properties of a test reach the summary from other processes, too.
        request.node.user_properties.append((PROPERTY, [name, count]))

    return tried


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the sums, the kinds in the order of the alphabet."""
    sums: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for kind, said in report.user_properties:
            if kind == PROPERTY:
                name, count = said
                sums[name] += count
    for name, count in sorted(sums.items()):
        terminalreporter.write_line(f"TRIAL {count} {name}")
