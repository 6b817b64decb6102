/**
 * Runs tests/ inside Pyodide, on the engine's wheel as the browser gets it.
 * Usage: node tools/pyodide_tests.mjs WHEEL...   (the engine's, pytest's and what pytest needs)
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const RUN = `
import os, sys
os.chdir("/volle")
os.environ["HYPOTHESIS_PROFILE"] = "pyodide"
sys.dont_write_bytecode = True
import pytest
# The engine is the installed wheel: only the tools are imported from the mounted repository.
int(pytest.main(["-q", "-p", "no:cacheprovider", "-o", "pythonpath=tools", "-m", "not cpython", "tests"]))
`;

const python = await loadPyodide();
for (const wheel of process.argv.slice(2)) {
  const bytes = readFileSync(wheel);
  python.unpackArchive(new Uint8Array(bytes).buffer, "wheel");
}
python.FS.mkdir("/volle");
python.mountNodeFS("/volle", ROOT);
process.exit(python.runPython(RUN));
