"""Run tests/ inside Pyodide, under Node, on the engine's wheel as micropip installs it.

Python has the very library that the browser gets; only the tools for testing may have the rest of it.
"""

from __future__ import annotations

import subprocess
import sys

from runtime import STOCK_LIBRARY, compiled, engine_wheel, wheels
from setup import ROOT


def main() -> None:
    """Pass all wheels to Node; the exit code is that of pytest."""
    fetched = wheels("tests")
    (micropip,) = (wheel for wheel in fetched if wheel.name.startswith("micropip-"))
    others = [wheel for wheel in fetched if wheel != micropip]
    files = [compiled("stdlib.zip"), STOCK_LIBRARY, micropip, engine_wheel(), *others]
    command = ["node", "tools/pyodide_tests.mjs", *map(str, files)]
    sys.exit(subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode)


if __name__ == "__main__":
    main()
