"""The examples that are programs of their own, at a small size."""

import runpy
import sys

import pytest

from setup import ROOT


@pytest.mark.slow
def test_the_learner_has_learnt_after_a_few_matches(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["learn_lotte.py"])
    example = runpy.run_path(str(ROOT / "examples" / "learn_lotte.py"))
    before, after = (example["main"](learning, 15) for learning in (1, 200))
    assert after > before + 0.1
    assert "of 30 matches against cautious" in capsys.readouterr().out
