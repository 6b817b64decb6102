"""The trials in the summary of a test run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parent.parent / "tools"
TRIED = """
import pytest

@pytest.mark.parametrize("count", [1, 2])
def test_that_holds(trial, count):
    trial("worker killed", count)
    trial("cache corrupted")

def test_that_breaks(trial):
    trial("worker killed", 100)
    assert False
"""


@pytest.mark.slow
@pytest.mark.cpython
def test_trials_are_summed_by_name_and_those_of_a_failed_test_are_not(tmp_path):
    (tmp_path / "test_tried.py").write_text(TRIED, "utf-8")
    said = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "trials", "--rootdir", str(tmp_path), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(TOOLS)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in said.stdout.splitlines() if line.startswith("TRIAL")]
    assert lines == ["TRIAL 2 cache corrupted", "TRIAL 3 worker killed"]
