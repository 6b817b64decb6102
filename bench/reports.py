"""The reports of the benchmarks."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from setup import ROOT


def write_report(file: Path, found: Any) -> None:
    """Write a report as JSON, and print its path."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(found, indent=1))
    print(f"bench: {file.relative_to(ROOT)}", file=sys.stderr)
