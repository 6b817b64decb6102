/**
 * Run cells of Python in a stock Pyodide, one after the other, as a notebook in the browser does.
 * Usage: node tools/notebook.mjs CELLS MICROPIP-WHEEL...
 *   (a JSON array of cells, and the wheels of micropip and of what it needs, which notebooks already have)
 */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [cells, ...wheels] = process.argv.slice(2);
const python = await loadPyodide();
const extractDir = python.runPython("import site; site.getsitepackages()[0]");
for (const wheel of wheels) {
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir });
}
for (const cell of JSON.parse(cells)) {
  const value = await python.runPythonAsync(cell);
  if (value !== undefined) process.stdout.write(`${value._repr_html_?.() ?? value}\n`);
}
