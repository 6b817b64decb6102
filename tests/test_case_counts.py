"""The counts of cases in the summary of a test run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parent.parent / "tools"
TRIED = """
import pytest

@pytest.mark.parametrize("count", [1, 2])
def test_that_holds(count_case, count):
    count_case("worker killed", count)
    count_case("cache corrupted")

def test_that_breaks(count_case):
    count_case("worker killed", 100)
    assert False
"""


@pytest.mark.slow
def test_cases_are_summed_by_name_except_those_of_a_failed_test(tmp_path):
    (tmp_path / "test_tried.py").write_text(TRIED, "utf-8")
    said = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "case_counts",
            "--rootdir",
            str(tmp_path),
            str(tmp_path),
        ],
        env={**os.environ, "PYTHONPATH": str(TOOLS)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in said.stdout.splitlines() if line.startswith("CASE")]
    assert lines == ["CASE 2 cache corrupted", "CASE 3 worker killed"]
