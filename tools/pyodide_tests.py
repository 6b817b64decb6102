"""Run tests of the engine in Pyodide under Node, on the engine's wheel as micropip installs it.

The engine gets the Pyodide and the standard library of the browser; only the test tools may use all of it.
"""

from __future__ import annotations

import subprocess
import sys

from runtime import STOCK_LIBRARY, compiled, engine_wheel, slim_pyodide, wheels
from setup import ROOT

FILES = [
    "tests/core",
    *(f"tests/wolle/test_{name}.py" for name in ("bots", "notation", "odds", "position_odds", "rescue")),
    *(f"tests/lotte/test_{name}.py" for name in ("bots", "notation", "odds", "position_odds", "winning")),
    *(f"tests/test_bridge_{name}.py" for name in ("ask", "board", "chance", "failure", "link", "matches")),
    *(f"tests/test_bridge_{name}.py" for name in ("odds", "replay", "why")),
    *(f"tests/test_{name}.py" for name in ("bridge", "coach", "contract", "deals", "link", "messages")),
    *(f"tests/test_{name}.py" for name in ("own_bots", "records", "thinking", "verification")),
]
"""The tests of what another Python could do differently, and of all that the page asks of the engine.

Arithmetic, chance, hashing, serialization, the decisions of bots, odds, the contract of a game, and requests.
Rules are the same code on the same numbers, so CPython alone tries them.
"""


def main() -> None:
    """Pass all wheels to Node; return the exit code of pytest."""
    fetched = wheels("tests")
    (micropip,) = (wheel for wheel in fetched if wheel.name.startswith("micropip-"))
    others = [wheel for wheel in fetched if wheel != micropip]
    files = [slim_pyodide(), compiled("stdlib.zip"), STOCK_LIBRARY, micropip, engine_wheel(), *others]
    command = ["node", "tools/pyodide_tests.mjs", " ".join(FILES), *map(str, files)]
    sys.exit(subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode)


if __name__ == "__main__":
    main()
