/** Starts Python in a worker, from files that the caller has or fetches. */

import "./module-worker.js";
import { loadPyodide } from "pyodide";
import { SiteFileError } from "../storage/site-file.js";
import { copyMemory, restore } from "./file-formats.js";

/** @typedef {import("pyodide").PyodideAPI} Python */
/** @typedef {Parameters<typeof loadPyodide>[0]} Config */
/** @typedef {ReturnType<NonNullable<NonNullable<Config>["createPyodideModule"]>>} CreatingModule */
/** Pyodide's script. @typedef {{ default: (settings: unknown) => CreatingModule }} Script */
/** The parts of a module that Pyodide does not declare. @typedef {{ HEAP32: Int32Array, HEAPU8: Uint8Array, __PyRuntime: number, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number }} Undeclared */
/** @import { Bytes, Differences } from "./file-formats.js" */
/**
 * @typedef {object} Sources the files that Python starts from
 * @property {Promise<Script>} script
 * @property {Promise<Bytes>} wasm
 * @property {Promise<Bytes>} library
 * @property {Promise<Bytes>} [memory] a snapshot of an initialized Python; its header alone if there is `compactMemory`
 * @property {Promise<Bytes>} [compactMemory] the snapshot that the memory is copied from
 * @property {Promise<unknown>} [intact] rejects if anything was changed: nothing runs before
 * @property {Promise<Differences>} [differences] what the snapshot is made of, if `memory` is still empty
 */

const { runtime, library, path: enginePath, lock } = BUILT_ENGINE;
const WASM = `${runtime}pyodide.asm.wasm`;

/** @type {Promise<never>} */
const PENDING = new Promise(() => {});

/**
 * Returns the promise, which may now reject without being awaited.
 * @template {Promise<unknown>} T
 * @param {T} promise
 */
export function handled(promise) {
  promise.catch(() => {});
  return promise;
}

/**
 * Starts Python, from a snapshot if there is one; rejects if a file is missing or damaged.
 * @param {URL} site the folder of Pyodide's files, of which it requests none
 * @param {Sources} sources
 * @param {Config} [config]
 * @returns {Promise<Python>}
 */
export async function startPythonAt(site, sources, config) {
  const urlOf = (/** @type {string} */ path) => new URL(path, site).href;
  if (!("WebAssembly" in self)) throw new SiteFileError("assembly", "there is no WebAssembly");
  const { fetch } = self;
  try {
    return await startServed(urlOf, sources, config);
  } finally {
    // After a start that fails, the files are fetched.
    self.fetch = fetch;
  }
}

/** @param {(path: string) => string} urlOf @param {Sources} sources @param {Config} config */
async function startServed(urlOf, sources, config) {
  const failed = handled(serveFromMemory(urlOf, sources));
  const { default: create } = await sources.script;
  const starting = loadPyodide({
    indexURL: urlOf(runtime),
    stdLibURL: urlOf(library),
    lockFileContents: lock,
    packageBaseUrl: urlOf(runtime),
    createPyodideModule: (settings) => createModule(create, settings, sources),
    ...(sources.memory && { _loadSnapshot: sources.memory }),
    ...config,
  });
  // Pyodide's promise stays pending if a file is missing or must not run.
  await Promise.race([starting, failed, Promise.all(Object.values(sources))]);
  return Promise.race([starting, failed]);
}

/**
 * Creates the module that Python runs in, and writes the calling convention that suits this browser into the snapshot,
 * which was made in another one.
 * @param {Script["default"]} create
 * @param {unknown} settings
 * @param {Sources} sources
 */
async function createModule(create, settings, { memory, compactMemory }) {
  const module = await create(settings);
  const snapshot = await memory;
  if (!snapshot) return module;
  const { HEAP32, HEAPU8, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET } =
    /** @type {Undeclared} */ (/** @type {unknown} */ (module));
  const at = (/** @type {number} */ address) => /** @type {number} */ (HEAP32[address >> 2]);
  const address = __PyRuntime + at(__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET);
  if (compactMemory) {
    const convention = at(address);
    copyMemory(await compactMemory, HEAPU8);
    HEAP32[address >> 2] = convention;
    return module;
  }
  const words = new Int32Array(snapshot.buffer, snapshot.byteOffset);
  words[((words[1] ?? 0) + address) >> 2] = at(address);
  return module;
}

/**
 * Answers Pyodide's own requests from the sources.
 * @param {(path: string) => string} urlOf
 * @param {Sources} sources
 * @returns {Promise<never>} rejects if the browser cannot compile or run WebAssembly
 */
function serveFromMemory(urlOf, sources) {
  const { fetch } = self;
  const compiling = sources.wasm.then((bytes) => WebAssembly.compile(bytes));
  const compiled = handled(Promise.all([compiling, sources.intact]));
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === urlOf(library)) return new Response(await sources.library);
    // The script passes this response on to `instantiateStreaming`, which ignores it.
    if (url === urlOf(WASM)) return new Response();
    return fetch(input, init);
  };
  return new Promise((_resolve, reject) => {
    const fail = (/** @type {unknown} */ error) => reject(assemblyFault(error));
    compiled.catch(fail);
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      // Pyodide would request the file again if this were rejected.
      const [module] = await compiled.catch(() => PENDING);
      const instantiated = WebAssembly.instantiate(module, imports);
      instantiated.catch(fail);
      const instance = await instantiated;
      if (sources.differences && sources.memory)
        restore(await sources.memory, await sources.differences, initialMemoryOf(instance));
      return { module, instance };
    };
  });
}

/** The shortest WebAssembly: every browser that has WebAssembly compiles it, unless a policy forbids that. */
const SHORTEST = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Returns the error of a browser that does not compile verified WebAssembly as a SiteFileError; any other as it is. @param {unknown} error */
function assemblyFault(error) {
  if (!(error instanceof WebAssembly.CompileError)) return error;
  try {
    new WebAssembly.Module(SHORTEST);
    return new SiteFileError("assembly", String(error));
  } catch {
    return new SiteFileError("policy", String(error));
  }
}

/** Returns the memory of a WebAssembly instance that has not run yet. @param {WebAssembly.Instance} instance */
function initialMemoryOf({ exports }) {
  const { buffer } = /** @type {WebAssembly.Memory} */ (exports["memory"]);
  return buffer;
}

/**
 * Returns the configuration of a Python that can import the engine.
 * @param {Promise<Bytes>} engine
 * @param {Bytes} [more] the part of the engine on demand, if the memory has already found it
 * @returns {Config}
 */
export function engineConfig(engine, more) {
  return {
    env: { PYTHONPATH: enginePath },
    fsInit: async (files) => {
      files.writeFile(enginePath, await engine);
      if (more) files.writeFile(MORE, more);
    },
  };
}

/** The path of the part of the engine on demand in Python's file system. */
export const MORE = "/lib/more";
/** Makes Python find the modules and data of that part beside those that it has. */
export const ADD_MORE = `
from importlib import import_module
from volle.games import GAMES
for name in ("core", "web", *GAMES):
    import_module(f"volle.{name}").__path__.append(f"${MORE}/volle/{name}")
`;
