/** Starts Pyodide with its own files and its own standard library. */

const folder = new URL("rt/stock/", self.location.href).href;
const { loadPyodide } = await import(`${folder}pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder });
python.runPython("import json, dataclasses, fractions, hashlib");
postMessage("ready");
