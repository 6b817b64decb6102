/**
 * Starts Python as the browser would, and writes a snapshot of its memory, so that a first visit need not initialize it.
 * Usage: node tools/memory.mjs LIBRARY.zip ENGINE-PATH TARGET.wasm   (ENGINE-PATH is where Python will find the engine)
 *
 * The target is a WebAssembly module without code that holds the memory, for hosts compress such files. The initial
 * memory of WebAssembly is subtracted from it; js/worker/boot.js adds it again.
 */

import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { compact, wrap, xorInitialMemory } from "../js/worker/memory-image.js";

/** Imports what the engine needs of the library. */
const WARM_UP = `
import bisect, collections.abc, contextlib, dataclasses, fractions, functools, hashlib
import itertools, json, math, operator, random, re, sys, typing

# It holds that there is no engine, which is true here alone.
sys.path_importer_cache.clear()
`;

/** Removes time, randomness and the path of this program, so that the same Python makes the same bytes everywhere. */
function makeDeterministic() {
  process.argv.length = 1;
  crypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(1);
  Date.now = () => 0;
  performance.now = () => 0;
}

/** Copies the initial memory of WebAssembly as soon as there is one. @returns {() => ArrayBuffer} a function that returns the copy */
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

const [library = "", enginePath = "", target = ""] = process.argv.slice(2);
makeDeterministic();
const initialMemory = captureInitialMemory();
const config = {
  stdLibURL: library,
  env: { PYTHONPATH: enginePath, PYTHONHASHSEED: "0", LANG: "C.UTF-8" },
  _makeSnapshot: true,
};
const python = await loadPyodide(config);
python.runPython(WARM_UP);
const memory = new Uint8Array(python.makeMemorySnapshot());
xorInitialMemory(memory, initialMemory());
writeFileSync(target, wrap(compact(memory)));
