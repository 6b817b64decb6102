"""An engine bug is reported with its location, and the match stays unchanged."""

import re
from dataclasses import replace

import pytest
from builders import NEW

from volle import wolle
from volle.web import bridge

BUGS = [ValueError("a wrong value"), KeyError("s99"), RecursionError("x" * 9_000), AssertionError()]


@pytest.fixture
def broken(ask, monkeypatch):
    """Return the bridge with a table at which every action raises an error."""

    def breaks(bug):
        def apply(_state, _action):
            raise bug

        ask(**NEW)
        monkeypatch.setattr(bridge._engine, "_match", replace(bridge._engine._match, game=game_with(apply)))
        return ask

    return breaks


def game_with(apply):
    """Return Volle Wolle with other rules."""
    return replace(wolle.GAME, apply=apply)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: type(bug).__name__)
def test_a_bug_is_reported_with_its_trace_and_changes_nothing(broken, bug):
    ask = broken(bug)
    before = ask("view")
    error = ask("step", ply=0)["error"]
    assert (error["code"], error["rule"], set(error["params"])) == ("engine.failed", None, {"type", "trace"})
    assert error["params"]["type"] == type(bug).__name__
    *frames, last = re.findall(r"^(.+):\d+ in (\w+)$", error["params"]["trace"], re.MULTILINE)
    assert last == ("tests/test_bridge_failure.py", "apply")
    assert "web/bridge.py" in dict(frames)
    assert all(file.count("/") == 1 for file, _ in frames), "no other folder of the machine"
    assert len(error["params"]["trace"]) <= 2_000
    assert ask("view") == before


def test_the_trace_ends_with_the_message(broken):
    assert broken(ValueError("a wrong value"))("step", ply=0)["error"]["params"]["trace"].endswith(
        "\na wrong value"
    )


def test_an_answer_that_is_no_json_is_a_bug_and_the_match_stays(ask, monkeypatch):
    ask(**NEW)
    before = bridge._engine._match
    monkeypatch.setattr(bridge, "format_records", lambda _match: (object(), ""))
    assert ask("step", ply=0)["error"]["params"]["type"] == "TypeError"
    assert bridge._engine._match is before


def test_a_deep_trace_keeps_the_frames_next_to_the_bug(broken, monkeypatch):
    def deep(_state, _action, depth=100):
        if not depth:
            raise ValueError("deep")
        deep(_state, _action, depth - 1)

    ask = broken(ValueError())
    monkeypatch.setattr(bridge._engine, "_match", replace(bridge._engine._match, game=game_with(deep)))
    trace = ask("step", ply=0)["error"]["params"]["trace"]
    assert len(trace) == 2_000
    assert trace.endswith(" in deep\ndeep")
