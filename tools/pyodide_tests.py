"""Runs tests/ inside Pyodide, under Node, on the engine's wheel as the browser gets it."""

from __future__ import annotations

import subprocess
import sys

from runtime import engine_wheel, wheels
from setup import ROOT


def main() -> None:
    """Hands all wheels to Node; the exit code is that of pytest."""
    installed = [engine_wheel(), *wheels("tests")]
    command = ["node", "tools/pyodide_tests.mjs", *map(str, installed)]
    sys.exit(subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode)


if __name__ == "__main__":
    main()
