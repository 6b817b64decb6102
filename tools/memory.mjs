/**
 * Start Python and the engine as the browser does, and write a snapshot of its memory, so that a first visit need not
 * initialize Python or import the engine.
 * Usage: node tools/memory.mjs PYODIDE LIBRARY.zip ENGINE.zip ENGINE-PATH FOLDER
 *   (PYODIDE: a folder with Pyodide's script and WebAssembly; ENGINE-PATH is where Python finds the engine)
 *
 * FOLDER gets the memory of Python with its library as `base.image`, what is different once the engine is imported as
 * `memory.image`, and both archives without the modules that the memory contains: a start from the snapshot
 * needs only what is imported later. The snapshot has read their directories.
 *
 * The initial memory of WebAssembly is subtracted from it; js/worker/file-formats.js adds it again.
 */

import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadPyodide } from "pyodide";
import { differences } from "../js/worker/file-formats.js";
import { withoutFiles } from "./stored_zip.mjs";

/** Import the engine and all games. The tables of bots would double the size, and are loaded on demand. */
const WARM_UP = "from volle.web import bridge; dict(bridge.GAMES)";

/** Return the name and the file of each imported module. */
const IMPORTED = `
import sys
"\\n".join(f"{name} {getattr(module, '__file__', None)}" for name, module in list(sys.modules.items()))
`;
/**
 * Import the modules of the library that the engine imports, in an order that does not depend on the engine. The garbage
 * collector would write marks into all of their objects while the engine is imported, so it must not visit them any more.
 */
const IMPORT_LIBRARY = `
from importlib import import_module
for name in NAMES.split():
    import_module(name)
del import_module, name, NAMES
import gc
gc.collect()
gc.freeze()
`;
/** Show the engine to Python, whose archive must not be read before the base of the memory is complete. */
const ADD_ENGINE = `
import sys
sys.path.insert(0, ENGINE)
del ENGINE
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
  env: { PYTHONHASHSEED: "0", LANG: "C.UTF-8" },
  fsInit: async (/** @type {any} */ files) => files.writeFile(enginePath, readFileSync(engine)),
  _makeSnapshot: true,
};

/** Start Python without the engine. */
async function start() {
  const python = /** @type {any} */ (await loadPyodide(config));
  const run = (/** @type {string} */ program, /** @type {Record<string, string>} */ names = {}) => {
    const assigned = Object.entries(names).map(
      ([name, value]) => `${name} = ${JSON.stringify(value)}`,
    );
    return python.runPython([...assigned, program].join("\n"));
  };
  return { python, run };
}

const { run: explore } = await start();
explore(ADD_ENGINE, { ENGINE: enginePath });
explore(WARM_UP);
const imported = new Map(
  explore(IMPORTED)
    .split("\n")
    .map((/** @type {string} */ line) => line.split(" ")),
);
const ofLibrary = [...imported].filter(([, file]) => file.startsWith(LIBRARY_PATH));

const { python, run } = await start();
run(IMPORT_LIBRARY, {
  NAMES: ofLibrary
    .map(([name]) => name)
    .sort()
    .join(" "),
});
const base = python._module.HEAPU8.slice();
run(ADD_ENGINE, { ENGINE: enginePath });
run(WARM_UP);
const files = new Set(imported.values());
for (const [path, archive] of [
  [LIBRARY_PATH, library],
  [enginePath, engine],
]) {
  const lazy = withoutFiles(readFileSync(archive), (name) => files.has(`${path}/${name}`));
  python.FS.writeFile(path, lazy);
  writeFileSync(join(folder, basename(archive)), lazy);
}
run(READ_ARCHIVES);
const memory = new Uint8Array(python.makeMemorySnapshot());
const images = differences(memory, base, initialMemory());
writeFileSync(join(folder, "base.image"), images.base);
writeFileSync(join(folder, "memory.image"), images.delta);
