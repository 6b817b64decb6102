/**
 * The half of bench/decisions.py that runs in Node: start Pyodide with the engine's wheel, and print the measurements.
 * Usage: node bench/decisions.mjs WHEEL SCRIPT
 */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const RUN = "import sys; sys.path.append('/'); import decision_times; decision_times.measured()";

/** Start Python with the engine and return the script's measurements. */
async function main([wheel, script]) {
  const python = await loadPyodide();
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir });
  python.FS.writeFile("/decision_times.py", readFileSync(script));
  return python.runPython(RUN);
}

// The stack of an error shows all of Pyodide, which is one line: its message is enough.
const said = await main(process.argv.slice(2)).catch(({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
process.stdout.write(said);
