/**
 * Starts Python as the browser would, and writes the memory that it has then: what a first visit need not do.
 * Usage: node tools/memory.mjs LIBRARY.zip PLACE TARGET.wasm   (PLACE is where Python will find the engine)
 *
 * The target is a WebAssembly module without code that carries the memory, for hosts pack such files on their way. What every WebAssembly begins with is left out; js/worker/boot.js puts it back.
 */

import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { carried, differ, thin } from "../js/worker/memory-image.js";

/** What the engine imports of the library, and any other program of this kind would. */
const WARM_UP = `
import bisect, collections.abc, contextlib, dataclasses, fractions, functools, hashlib
import itertools, json, math, operator, random, re, sys, typing

# It has looked for the engine, which is not there yet.
sys.path_importer_cache.clear()
`;

/** Takes time, chance and the place of this program away, so that the same Python makes the same bytes everywhere. */
function standStill() {
  process.argv.length = 1;
  crypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(1);
  Date.now = () => 0;
  performance.now = () => 0;
}

/** Keeps what WebAssembly begins with. @returns {() => ArrayBuffer} */
function watchBeginning() {
  const { instantiate } = WebAssembly;
  /** @type {ArrayBuffer} */
  let beginning;
  const watched = async (/** @type {any} */ bytes, /** @type {any} */ imports) => {
    const made = /** @type {any} */ (await instantiate(bytes, imports));
    beginning = made.instance.exports["memory"].buffer.slice(0);
    return made;
  };
  WebAssembly.instantiate = /** @type {any} */ (watched);
  return () => beginning;
}

const [library = "", place = "", target = ""] = process.argv.slice(2);
standStill();
const beginning = watchBeginning();
const config = {
  stdLibURL: library,
  env: { PYTHONPATH: place, PYTHONHASHSEED: "0", LANG: "C.UTF-8" },
  _makeSnapshot: true,
};
const python = await loadPyodide(config);
python.runPython(WARM_UP);
const memory = new Uint8Array(python.makeMemorySnapshot());
differ(memory, beginning());
writeFileSync(target, carried(thin(memory)));
