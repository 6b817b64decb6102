"""Shared set-up: the effort of hypothesis, and the bridge.

HYPOTHESIS_PROFILE=pyodide is for the slower Python of the browser.
"""

import gc
import os

import pytest
from builders import NEW, asking
from hypothesis import settings

from volle.web import bridge

pytest_plugins = ["case_counts"]

settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile("pyodide", deadline=None, derandomize=True, max_examples=25, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(items):
    """Start with the slow tests, so that all workers end at about the same time."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture
def ask(monkeypatch):
    """Return a function that sends a request to an empty bridge, repeating while a bot thinks."""
    monkeypatch.setattr(bridge, "_engine", bridge.Engine())
    return asking(bridge.handle)


@pytest.fixture
def bids(ask):
    """Return the bridge with a table where the bot has bid and Anna and Ben have not."""
    ask(**NEW)
    for ply in range(3):
        assert ask("step", ply=ply)["ok"]
    return ask


def pytest_collection_finish():
    """Collect garbage less often: tests make many small tuples that stay, and few cycles."""
    gc.set_threshold(20_000, 20, 20)
