/** How Python starts in a worker: every file is asked for at once, and none is used unless it is the one that was built. */

import "./module-worker.js";
import { loadPyodide } from "pyodide";
import { differ, taken, whole } from "./memory-image.js";

/** @typedef {(text: string) => string} Handle */
/** @typedef {import("pyodide").PyodideAPI} Python */
/** @typedef {Parameters<typeof loadPyodide>[0]} Config */
/** @typedef {import("./memory-image.js").Bytes} Bytes */
/** @typedef {(length: number) => void} Tell hears the length of each piece that comes */
/**
 * @typedef {object} Files what Python starts from, on its way
 * @property {Promise<any>} script
 * @property {Promise<Bytes>} wasm
 * @property {Promise<Bytes>} library
 * @property {Promise<Bytes>} [memory] a snapshot, where Python need not start from nothing
 * @property {boolean} [isBegun] whether the snapshot lacks what WebAssembly itself begins with
 */

const site = new URL("../", self.location.href);
const { runtime, library, memory, engine, place, files, lock } = BUILT_ENGINE;
const SCRIPT = `${runtime}pyodide.asm.mjs`;
const WASM = `${runtime}pyodide.asm.wasm`;

/** Gives the whole address of a file of the site. @param {string} path */
function addressOf(path) {
  return new URL(path, site).href;
}

/** Asks for the script of Python. @param {Tell} tell @returns {Promise<any>} */
export function fetchScript(tell) {
  const imported = import(addressOf(SCRIPT));
  // It only defines functions: none of them is called before it is known to be the one that was built.
  return quiet(read(SCRIPT, tell).then(() => imported));
}

/** Asks for the memory that Python has once it has started. @param {Tell} tell @returns {Promise<Bytes>} */
export function fetchMemory(tell) {
  return quiet(read(memory, tell).then(taken).then(whole));
}

/** Asks for all else that Python starts from. @param {Tell} tell */
export function fetchPython(tell) {
  return { wasm: quiet(read(WASM, tell)), library: quiet(read(library, tell).then(unpacked)) };
}

/** Asks for the engine. @param {Tell} tell */
export function fetchEngine(tell) {
  return quiet(read(engine, tell).then(unpacked));
}

/**
 * Gives a promise that may break before anybody waits for it, or without anybody.
 * @template {Promise<unknown>} T
 * @param {T} promise
 */
function quiet(promise) {
  promise.catch(() => {});
  return promise;
}

/** Gives a file of the site; throws if it is not the one that was built. @param {string} path @param {Tell} tell */
async function read(path, tell) {
  const { hash = "", length = 0 } = files[path] ?? {};
  const bytes = new Uint8Array(length);
  await receive(await fetch(addressOf(path)), bytes, tell);
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (`sha256-${btoa(String.fromCharCode(...found))}` === hash) return bytes;
  throw new Error(`${path} is not the file that was built`);
}

/** @param {Response} response @param {Bytes} bytes where it goes @param {Tell} tell */
async function receive({ ok, status, url, body }, bytes, tell) {
  if (!ok || !body) throw new Error(`${url}: ${status}`);
  const reader = body.getReader();
  let end = 0;
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
    bytes.set(piece.value, end);
    end += piece.value.length;
    tell(piece.value.length);
  }
}

/** Unpacks a file. @param {Bytes} packed @returns {Promise<Bytes>} */
async function unpacked(packed) {
  const { body } = new Response(packed);
  const unpacking = body?.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacking).arrayBuffer());
}

/**
 * Starts Python, with all that a snapshot holds if there is one; throws where a file is missing or wrong.
 * @param {Files} coming
 * @param {Config} [config]
 * @returns {Promise<Python>}
 */
export async function startPython(coming, config) {
  const refused = lend(coming);
  const { default: create } = await coming.script;
  const starting = loadPyodide({
    indexURL: addressOf(runtime),
    stdLibURL: addressOf(library),
    lockFileContents: lock,
    packageBaseUrl: addressOf(runtime),
    createPyodideModule: (settings) => created(create, settings, coming.memory),
    ...(coming.memory && { _loadSnapshot: coming.memory }),
    ...config,
  });
  // Pyodide itself waits for ever for a file that does not come, or that may not run.
  await Promise.race([starting, refused, Promise.all(Object.values(coming))]);
  return Promise.race([starting, refused]);
}

/**
 * Makes the module that Python runs in. It finds out how this browser calls a function best, and a snapshot is told.
 * @param {(settings: unknown) => Promise<any>} create
 * @param {unknown} settings
 * @param {Promise<Bytes>} [memory]
 */
async function created(create, settings, memory) {
  const module = await create(settings);
  const snapshot = await memory;
  if (!snapshot) return module;
  const { HEAP32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET } = module;
  const place = __PyRuntime + HEAP32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
  const words = new Int32Array(snapshot.buffer, snapshot.byteOffset);
  words[/** @type {number} */ (words[1] + place) >> 2] = HEAP32[place >> 2];
  return module;
}

/**
 * Has Pyodide find what has been asked for already.
 * @param {Files} coming
 * @returns {Promise<never>} breaks where the browser does not compile WebAssembly, or compiles it and does not let it run
 */
function lend(coming) {
  const plain = self.fetch;
  const compiled = quiet(coming.wasm.then((bytes) => WebAssembly.compile(bytes)));
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address === addressOf(library)) return new Response(await coming.library);
    // The script asks for it as well: what it gets is not looked at.
    if (address === addressOf(WASM)) return new Response();
    return plain(input, init);
  };
  return new Promise((_resolve, refuse) => {
    compiled.catch(refuse);
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      const module = await compiled;
      const running = WebAssembly.instantiate(module, imports);
      running.catch(refuse);
      const instance = await running;
      if (coming.isBegun && coming.memory) differ(await coming.memory, beginningOf(instance));
      return { module, instance };
    };
  });
}

/** Gives the memory of WebAssembly that has not run yet. @param {WebAssembly.Instance} instance */
function beginningOf({ exports }) {
  const { buffer } = /** @type {WebAssembly.Memory} */ (exports["memory"]);
  return buffer;
}

/**
 * Has Python find the engine from its first moment on.
 * @param {Promise<Bytes>} engine
 * @returns {Config}
 */
export function engineFrom(engine) {
  return {
    env: { PYTHONPATH: place },
    fsInit: async (files) => files.writeFile(place, await engine),
  };
}

/** Gives the one function that the page talks to. @param {Python} python @returns {Handle} */
export function handleOf(python) {
  return python.pyimport("volle.bridge.handle");
}
