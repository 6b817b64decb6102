/** Starts Python in a worker: every file is requested at once, and none is used unless it is the one that was built. */

import "./module-worker.js";
import { loadPyodide } from "pyodide";
import { isAsBuilt } from "../storage/integrity.js";
import { faultOf, fetchFile, SiteFileError } from "../storage/site-file.js";
import { restore, roomFor } from "./memory-image.js";
import { unwrap } from "./wasm-container.js";

/** @typedef {(text: string) => string} Handle */
/** @typedef {import("pyodide").PyodideAPI} Python */
/** @typedef {Parameters<typeof loadPyodide>[0]} Config */
/** @typedef {import("./memory-image.js").Bytes} Bytes */
/** @typedef {(length: number) => void} OnReceived called with the length of each chunk that arrives */
/**
 * @typedef {object} Sources what Python starts from, perhaps still being fetched
 * @property {Promise<any>} script
 * @property {Promise<Bytes>} wasm
 * @property {Promise<Bytes>} library
 * @property {Promise<Bytes>} [memory] a snapshot, where Python need not be initialized
 * @property {Promise<Bytes>} [delta] what the snapshot differs by from the initial memory of WebAssembly, where it is still empty
 */

const site = new URL("../", self.location.href);
const { runtime, library, memory, engine, path: enginePath, files, lock } = BUILT_ENGINE;
const SCRIPT = `${runtime}pyodide.asm.js`;
const WASM = `${runtime}pyodide.asm.wasm`;

/** Returns the absolute URL of a file of the site. @param {string} path */
function urlOf(path) {
  return new URL(path, site).href;
}

/**
 * Fetches Pyodide's script, and imports it only once its integrity is verified. The import requests it again, from the
 * browser's HTTP cache, or from the service worker, which verifies it as well.
 * @param {OnReceived} onReceived
 * @returns {Promise<any>}
 */
export function fetchScript(onReceived) {
  return handled(fetchVerified(SCRIPT, onReceived).then(importScript));
}

/** Imports Pyodide's script, whose integrity the caller has verified. @returns {Promise<any>} */
export function importScript() {
  const url = urlOf(SCRIPT);
  return handled(
    import(url).catch(async (error) => {
      const reason = await faultOf(url);
      throw reason ? new SiteFileError(reason, `${url}: ${error}`) : error;
    }),
  );
}

/** Fetches the memory that Python has once it has imported the engine. @param {OnReceived} onReceived */
export function fetchMemory(onReceived) {
  const delta = handled(fetchVerified(memory, onReceived).then(unwrap));
  return { memory: handled(delta.then(roomFor)), delta };
}

/** Fetches the other files that Python starts from. @param {OnReceived} onReceived */
export function fetchPython(onReceived) {
  return {
    wasm: handled(fetchVerified(WASM, onReceived)),
    library: handled(fetchVerified(library, onReceived).then(unwrap)),
  };
}

/** Fetches the engine. @param {OnReceived} onReceived */
export function fetchEngine(onReceived) {
  return handled(fetchVerified(engine, onReceived).then(unwrap));
}

/**
 * Returns the promise, which may now reject before anybody awaits it, or though nobody ever does.
 * @template {Promise<unknown>} T
 * @param {T} promise
 */
function handled(promise) {
  promise.catch(() => {});
  return promise;
}

/** Fetches a file of the site; rejects with a SiteFileError if it is not the one that was built. @param {string} path @param {OnReceived} onReceived */
async function fetchVerified(path, onReceived) {
  const file = files[path] ?? { hash: "", length: 0 };
  const bytes = await readBody(await fetchFile(urlOf(path)), file.length, onReceived);
  if (bytes && (await isAsBuilt(bytes, file))) return bytes;
  throw new SiteFileError("changed", `${path} is not the file that was built`);
}

/** Returns what a response brings, or undefined where that is more than `length` bytes. @param {Response} response @param {number} length @param {OnReceived} onReceived @returns {Promise<Bytes | undefined>} */
async function readBody({ url, body }, length, onReceived) {
  const target = new Uint8Array(length);
  const reader = body?.getReader();
  const broken = (/** @type {unknown} */ error) => {
    throw new SiteFileError("network", `${url}: ${error}`);
  };
  const read = () => reader?.read().catch(broken);
  let end = 0;
  for (let chunk = await read(); chunk?.value; chunk = await read()) {
    if (end + chunk.value.length > length) return undefined;
    target.set(chunk.value, end);
    end += chunk.value.length;
    onReceived(chunk.value.length);
  }
  return target.subarray(0, end);
}

/**
 * Starts Python, from a snapshot if there is one; rejects where a file is missing or damaged.
 * @param {Sources} sources
 * @param {Config} [config]
 * @returns {Promise<Python>}
 */
export async function startPython(sources, config) {
  if (!("WebAssembly" in self)) throw new SiteFileError("assembly", "there is no WebAssembly");
  const failed = serveFromMemory(sources);
  const { default: create } = await sources.script;
  const starting = loadPyodide({
    indexURL: urlOf(runtime),
    stdLibURL: urlOf(library),
    lockFileContents: lock,
    packageBaseUrl: urlOf(runtime),
    createPyodideModule: (settings) => createModule(create, settings, sources.memory),
    ...(sources.memory && { _loadSnapshot: sources.memory }),
    ...config,
  });
  // Pyodide itself never settles when a file does not come, or may not run.
  await Promise.race([starting, failed, Promise.all(Object.values(sources))]);
  return Promise.race([starting, failed]);
}

/**
 * Creates the module that Python runs in. It detects how this browser calls a function best; a snapshot, which comes
 * from elsewhere, is told so.
 * @param {(settings: unknown) => Promise<any>} create
 * @param {unknown} settings
 * @param {Promise<Bytes>} [memory]
 */
async function createModule(create, settings, memory) {
  const module = await create(settings);
  const snapshot = await memory;
  if (!snapshot) return module;
  const { HEAP32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET } = module;
  const address = __PyRuntime + HEAP32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
  const words = new Int32Array(snapshot.buffer, snapshot.byteOffset);
  words[/** @type {number} */ (words[1] + address) >> 2] = HEAP32[address >> 2];
  return module;
}

/**
 * Answers Pyodide's own requests with the files that have been requested already.
 * @param {Sources} sources
 * @returns {Promise<never>} rejects where the browser cannot compile WebAssembly, or not run it
 */
function serveFromMemory(sources) {
  const { fetch } = self;
  const compiled = handled(sources.wasm.then((bytes) => WebAssembly.compile(bytes)));
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === urlOf(library)) return new Response(await sources.library);
    // The script requests it as well, and passes the response on to `instantiateStreaming`, which ignores it.
    if (url === urlOf(WASM)) return new Response();
    return fetch(input, init);
  };
  return new Promise((_resolve, reject) => {
    const fail = (/** @type {unknown} */ error) => reject(assemblyFault(error));
    compiled.catch(fail);
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      const module = await compiled;
      const instantiated = WebAssembly.instantiate(module, imports);
      instantiated.catch(fail);
      const instance = await instantiated;
      if (sources.delta && sources.memory)
        restore(await sources.memory, await sources.delta, initialMemoryOf(instance));
      return { module, instance };
    };
  });
}

/** Returns the error of a browser that does not compile verified WebAssembly as a SiteFileError, and any other as it is. @param {unknown} error */
function assemblyFault(error) {
  return error instanceof WebAssembly.CompileError
    ? new SiteFileError("assembly", String(error))
    : error;
}

/** Returns the memory of WebAssembly that has not run yet. @param {WebAssembly.Instance} instance */
function initialMemoryOf({ exports }) {
  const { buffer } = /** @type {WebAssembly.Memory} */ (exports["memory"]);
  return buffer;
}

/**
 * Returns a configuration with which Python can import the engine as soon as it starts.
 * @param {Promise<Bytes>} engine
 * @returns {Config}
 */
export function engineConfig(engine) {
  return {
    env: { PYTHONPATH: enginePath },
    fsInit: async (files) => files.writeFile(enginePath, await engine),
  };
}

/** Returns the one function of the engine that requests are passed to. @param {Python} python @returns {Handle} */
export function importHandle(python) {
  return python.pyimport("volle.bridge.handle");
}
