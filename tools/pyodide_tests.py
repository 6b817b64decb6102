"""Run tests/ in Pyodide under Node, on the engine's wheel as micropip installs it.

The engine gets the Pyodide and the standard library of the browser; only the test tools may use all of it.
"""

from __future__ import annotations

import subprocess
import sys

from runtime import STOCK_LIBRARY, compiled, engine_wheel, slim_pyodide, wheels
from setup import ROOT


def main() -> None:
    """Pass all wheels to Node; return the exit code of pytest."""
    fetched = wheels("tests")
    (micropip,) = (wheel for wheel in fetched if wheel.name.startswith("micropip-"))
    others = [wheel for wheel in fetched if wheel != micropip]
    files = [slim_pyodide(), compiled("stdlib.zip"), STOCK_LIBRARY, micropip, engine_wheel(), *others]
    command = ["node", "tools/pyodide_tests.mjs", *map(str, files)]
    sys.exit(subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode)


if __name__ == "__main__":
    main()
