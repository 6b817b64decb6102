"""Shared set-up: the effort of hypothesis, and the bridge.

HYPOTHESIS_PROFILE=pyodide is for the slower Python of the browser.
"""

import json
import os
import sys

import pytest
from builders import NEW
from hypothesis import settings

from volle.web import bridge

pytest_plugins = ["case_counts"]

if sys.platform == "emscripten":
    # These need build libraries and programs, or read files without running the engine.
    collect_ignore = [
        "test_adapters.py",
        "test_arena.py",
        "test_arena_report.py",
        "test_bundle.py",
        "test_drawings.py",
        "test_glyphs.py",
        "test_headers.py",
        "test_hosting.py",
        "test_languages.py",
        "test_licenses.py",
        "test_numbers_in_texts.py",
        "test_openspiel.py",
        "test_package.py",
        "test_pettingzoo.py",
        "test_plurals.py",
        "test_python.py",
        "test_remarks.py",
        "test_research.py",
        "test_rule_coverage.py",
        "test_rule_layers.py",
        "test_rule_pages.py",
        "test_rule_pictures.py",
        "test_scene_words.py",
        "test_seat_colours.py",
        "test_sentences.py",
        "test_runtime.py",
        "test_serve.py",
        "test_solids.py",
        "test_sounds.py",
        "test_tapes.py",
        "test_terms.py",
        "test_typefaces.py",
        "test_words.py",
        "web_servers",
    ]
    collect_ignore_glob = ["test_house*.py"]

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

    def asked(do=None, **request):
        answer = {"thinking": True}
        while answer.get("thinking"):
            answer = json.loads(bridge.handle(json.dumps({"do": do, **request})))
        return answer

    return asked


@pytest.fixture
def bids(ask):
    """Return the bridge with a table where the bot has bid and Anna and Ben have not."""
    ask(**NEW)
    for ply in range(3):
        assert ask("step", ply=ply)["ok"]
    return ask
