/**
 * The half of tools/pyodide_tests.py that runs in Node: start Pyodide, install wheels with micropip, run pytest.
 * Usage: node tools/pyodide_tests.mjs TESTS PYODIDE LIBRARY STOCK-LIBRARY WHEEL...
 *   (the files of tests, separated by spaces, the folder of the browser's Pyodide, its library, the full library, the wheels of micropip, the engine, pytest and its dependencies)
 */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const LEND = `
import sys
from importlib.machinery import PathFinder

COMMAND_LINE = ("volle.__main__", "volle.cli.", "volle.arena.")

class LeftOut:
    """Finds what the browser does not get of the library: for the tools, and never where the engine asks for it."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        asking = next((module for module in callers() if module.startswith("volle")), None)
        if asking is None or asking.startswith(COMMAND_LINE):
            package = name.rpartition(".")[0].replace(".", "/")
            return PathFinder.find_spec(name, [f"/stock.zip/{package}".rstrip("/")])

def callers():
    """The modules whose code waits for an import, the last one first."""
    frame = sys._getframe()
    while frame := frame.f_back:
        yield frame.f_globals.get("__name__", "")

sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, LeftOut)
`;

const RUN = `
import os, sys
os.chdir("/volle")
os.environ["HYPOTHESIS_PROFILE"] = "pyodide"
sys.dont_write_bytecode = True
import pytest
# pytest's own work costs more here than most tests: assertions are not rewritten, so failures show local variables
# instead, output is captured in Python only, and logs are not captured.
LEAN = ["--assert=plain", "--showlocals", "--capture=sys", "-p", "no:logging"]
# The engine is the installed wheel: only the tools are imported from the mounted repository.
WHEEL = ["-p", "no:cacheprovider", "-o", "pythonpath=tools"]
int(pytest.main(["-q", *WHEEL, *LEAN, "-m", "not cpython", *tests.split()]))
`;

/** Start Python, install the wheels, run the tests and return the exit code of pytest. */
async function main([tests, pyodide, library, stock, micropip, ...wheels]) {
  const python = await loadPyodide({ indexURL: pyodide, stdLibURL: library });
  python.FS.writeFile("/stock.zip", readFileSync(stock));
  python.runPython(LEND);
  // Without this the wheel lands in the working directory.
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(new Uint8Array(readFileSync(micropip)), "wheel", { extractDir });
  await install(python, wheels);
  python.FS.mkdir("/volle");
  python.mountNodeFS("/volle", ROOT);
  return python.runPython(RUN, { globals: python.toPy({ tests }) });
}

/** Install wheels with micropip, but without looking up dependencies in a package index. */
async function install(python, wheels) {
  const inside = wheels.map((wheel) => `/tmp/${basename(wheel)}`);
  for (const [place, path] of inside.entries()) {
    python.FS.writeFile(path, readFileSync(wheels[place]));
  }
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(python.toPy(inside.map((path) => `emfs:${path}`)), {
    deps: false,
  });
  micropip.destroy();
}

// The stack of an error shows all of Pyodide, which is one line: its message is enough.
const code = await main(process.argv.slice(2)).catch(({ message }) => {
  process.stderr.write(`${message}\n`);
  return 1;
});
process.exit(code);
