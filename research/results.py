"""Paths of this folder, and the JSON reports of its programs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
"""The repository."""
FOLDER: Final = ROOT / "research"
OUT: Final = FOLDER / "out"
"""Results that are too large or too short-lived for Git."""


def write_report(name: str, found: Any) -> None:
    """Write `out/NAME.json` and print its path to standard error."""
    OUT.mkdir(parents=True, exist_ok=True)
    file = OUT / f"{name}.json"
    file.write_text(json.dumps(found, indent=1), encoding="utf-8")
    print(f"research: {file.relative_to(ROOT)}", file=sys.stderr)
