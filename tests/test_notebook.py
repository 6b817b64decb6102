"""The package in a stock Pyodide, which has no processes: installed as docs/python.md shows, and at work."""

import json
import re
import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from command_line import run

from runtime import engine_wheel, wheels
from setup import ROOT

SECTION = (
    (ROOT / "docs" / "python.md").read_text("utf-8").partition("## In a notebook")[2].partition("\n## ")[0]
)
CELLS = re.findall(r"^```python\n(.*?)^```", SECTION, re.M | re.S)
ADDRESS = re.compile(r"https://[\w./-]+\.whl")
ARENA = ("arena", "lotte", "--bots", "first_bot.py,cautious", "--seats", "2", "--blocks", "2", "--seed", "x")
SIMULATE = ("simulate", "wolle", "--games", "1", "--bots", "lamb", "--seed", "x", "--out", "out")
RUN = """
from volle.cli.main import main
from pathlib import Path
Path("first_bot.py").write_text({bot!r})
assert main({arena!r}) == 0
assert main({simulate!r}) == 0
for file in sorted(Path("out").iterdir()):
    print(file.read_text(), end="")
"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_of_a_request):
        """Print nothing."""


@pytest.fixture
def address():
    """Return the address of the built wheel on a local server."""
    wheel = engine_wheel()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=wheel.parent)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{wheel.name}"
        server.shutdown()


def in_pyodide(*cells):
    """Return what cells of a notebook print."""
    needed = [wheel for wheel in wheels("tests") if wheel.name.startswith(("micropip-", "packaging-"))]
    command = ["node", "tools/notebook.mjs", json.dumps(cells), *map(str, needed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_cells_of_the_docs_and_all_contests_come_to_the_results_of_the_command_line(
    address, tmp_path, monkeypatch
):
    install, *others = CELLS
    assert ADDRESS.search(install)
    bot = (ROOT / "examples" / "first_bot.py").read_text("utf-8")
    more = RUN.format(bot=bot, arena=[*ARENA, "--json"], simulate=[*SIMULATE, "--json"])
    printed = in_pyodide(ADDRESS.sub(address, install), *others, "print('----')", more)
    shown, _, compared = printed.partition("----\n")
    assert "<table>" in shown
    assert "ahead of" in shown

    monkeypatch.chdir(tmp_path)
    (tmp_path / "first_bot.py").write_text(bot, encoding="utf-8")
    arena, simulation, records = compared.split("\n", 2)
    assert f"{arena}\n" == run(*ARENA, "--json").stdout
    expected = json.loads(run(*SIMULATE, "--json").stdout)
    assert json.loads(simulation) | {"records": ""} == expected | {"records": ""}
    assert records == "".join(file.read_text("utf-8") for file in sorted((tmp_path / "out").iterdir()))
