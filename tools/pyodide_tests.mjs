/**
 * The half of tools/pyodide_tests.py that only Node can do: starts Pyodide, unpacks wheels, calls pytest.
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

/** Starts Python, unpacks the wheels, runs the tests and gives the exit code of pytest. */
async function main(wheels) {
  const python = await loadPyodide();
  // Without this the wheels land in the working directory.
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  for (const wheel of wheels) {
    python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir });
  }
  python.FS.mkdir("/volle");
  python.mountNodeFS("/volle", ROOT);
  return python.runPython(RUN);
}

// The stack of an error shows all of Pyodide, which is one line: its message says enough.
const code = await main(process.argv.slice(2)).catch(({ message }) => {
  process.stderr.write(`${message}\n`);
  return 1;
});
process.exit(code);
