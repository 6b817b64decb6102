/**
 * Start Python and the engine as the browser does, and write a snapshot of its memory, so that a first visit need not
 * initialize Python or import the engine.
 * Usage: node tools/memory.mjs PYODIDE LIBRARY.zip ENGINE.zip ENGINE-PATH FOLDER
 *   (PYODIDE: a folder with Pyodide's script and WebAssembly; ENGINE-PATH is where Python finds the engine)
 *
 * FOLDER gets `memory.image`, and both archives without the modules that the memory contains: a start from the snapshot
 * needs only what is imported later. The snapshot has read their directories.
 *
 * The initial memory of WebAssembly is subtracted from it; js/worker/file-formats.js adds it again.
 */

import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadPyodide } from "pyodide";
import { compact, xorInitialMemory } from "../js/worker/file-formats.js";
import { withoutFiles } from "./stored_zip.mjs";

/** Import the engine and all games. The tables of bots would double the size, and are loaded on demand. */
const WARM_UP = "from volle.web import bridge; dict(bridge.GAMES)";

/** Return the files of all imported modules. */
const IMPORTED = `
import sys
"\\n".join(getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
`;
/** Read the directories of the archives again. */
const READ_ARCHIVES = `
import sys, zipimport
for importer in sys.path_importer_cache.values():
    if isinstance(importer, zipimport.zipimporter):
        importer.invalidate_caches()
        importer._get_files()
`;

/** Remove time, time zone, randomness and the path of this program, so that the bytes are the same everywhere. */
function makeDeterministic() {
  process.env["TZ"] = "UTC";
  process.argv.length = 1;
  crypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(1);
  Date.now = () => 0;
  performance.now = () => 0;
}

/** Copy the initial memory of WebAssembly as soon as it exists. @returns {() => ArrayBuffer} a function that returns the copy */
function captureInitialMemory() {
  const { instantiate } = WebAssembly;
  /** @type {ArrayBuffer} */
  let initialMemory;
  const capturing = async (/** @type {any} */ bytes, /** @type {any} */ imports) => {
    const result = /** @type {any} */ (await instantiate(bytes, imports));
    initialMemory = result.instance.exports["memory"].buffer.slice(0);
    return result;
  };
  WebAssembly.instantiate = /** @type {any} */ (capturing);
  return () => initialMemory;
}

/** Where Pyodide writes its library in Python's file system. */
const LIBRARY_PATH = "/lib/python314.zip";

const [pyodide = "", library = "", engine = "", enginePath = "", folder = ""] =
  process.argv.slice(2);
makeDeterministic();
const initialMemory = captureInitialMemory();
const config = {
  indexURL: pyodide,
  stdLibURL: library,
  env: { PYTHONPATH: enginePath, PYTHONHASHSEED: "0", LANG: "C.UTF-8" },
  fsInit: async (/** @type {any} */ files) => files.writeFile(enginePath, readFileSync(engine)),
  _makeSnapshot: true,
};
const python = await loadPyodide(config);
python.runPython(WARM_UP);
const imported = new Set(python.runPython(IMPORTED).split("\n"));
for (const [path, archive] of [
  [LIBRARY_PATH, library],
  [enginePath, engine],
]) {
  const lazy = withoutFiles(readFileSync(archive), (name) => imported.has(`${path}/${name}`));
  python.FS.writeFile(path, lazy);
  writeFileSync(join(folder, basename(archive)), lazy);
}
python.runPython(READ_ARCHIVES);
const memory = new Uint8Array(python.makeMemorySnapshot());
xorInitialMemory(memory, initialMemory());
writeFileSync(join(folder, "memory.image"), compact(memory));
