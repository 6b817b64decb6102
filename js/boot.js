/** How Python starts in a worker: every file is asked for at once, and nothing of it runs unless it is the one that was built. */

import { loadPyodide } from "pyodide";

/** @typedef {(text: string) => string} Handle */
/** @typedef {import("pyodide").PyodideAPI} Python */
/** @typedef {Parameters<typeof loadPyodide>[0]} Config */
/** @typedef {(length: number) => void} Tell hears the length of each piece that comes */
/**
 * @typedef {object} Files what Python starts from, on its way
 * @property {Promise<any>} script
 * @property {Promise<WebAssembly.Module>} wasm
 * @property {Promise<ArrayBuffer>} library
 */

const site = new URL("../", self.location.href);
const PACKAGES = "/lib/python3.14/site-packages";
const { runtime, library, engine, hashes, lock } = BUILT_ENGINE;
const SCRIPT = `${runtime}pyodide.asm.mjs`;
const WASM = `${runtime}pyodide.asm.wasm`;

/** Gives the whole address of a file of the site. @param {string} path */
function addressOf(path) {
  return new URL(path, site).href;
}

/** Asks for all files that Python starts from. @param {Tell} tell @returns {Files} */
export function fetchPython(tell) {
  const imported = import(addressOf(SCRIPT));
  const checked = read(SCRIPT, tell);
  return {
    script: quiet(checked.then(() => imported)),
    wasm: quiet(read(WASM, tell).then((bytes) => WebAssembly.compile(bytes))),
    library: quiet(read(library, tell).then(unpacked)),
  };
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
  const bytes = await received(await fetch(addressOf(path)), tell);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (`sha256-${btoa(String.fromCharCode(...hash))}` === hashes[path]) return bytes;
  throw new Error(`${path} is not the file that was built`);
}

/** @param {Response} response @param {Tell} tell */
async function received({ ok, status, url, body }, tell) {
  if (!ok || !body) throw new Error(`${url}: ${status}`);
  const reader = body.getReader();
  const pieces = [];
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
    tell(piece.value.length);
    pieces.push(piece.value);
  }
  return new Blob(pieces).arrayBuffer();
}

/** Unpacks a file. @param {ArrayBuffer} packed */
async function unpacked(packed) {
  const { body } = new Response(packed);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Starts Python, with all that a snapshot holds if `config` brings one; throws where a file is missing or wrong.
 * @param {Files} files
 * @param {Config} [config]
 * @returns {Promise<Python>}
 */
export async function startPython(files, config) {
  const refused = lend(files);
  const { default: createPyodideModule } = await files.script;
  const starting = loadPyodide({
    indexURL: addressOf(runtime),
    stdLibURL: addressOf(library),
    lockFileContents: lock,
    packageBaseUrl: addressOf(runtime),
    createPyodideModule,
    ...config,
  });
  // Pyodide itself waits for ever for a file that does not come, or that may not run.
  await Promise.race([starting, refused, Promise.all(Object.values(files))]);
  return Promise.race([starting, refused]);
}

/**
 * Has Pyodide find what has been asked for already.
 * @param {Files} files
 * @returns {Promise<never>} breaks where the browser compiles WebAssembly and then does not let it run
 */
function lend(files) {
  const plain = self.fetch;
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address === addressOf(library)) return files.library.then((bytes) => new Response(bytes));
    if (address === addressOf(WASM)) return Promise.resolve(new Response());
    return plain(input, init);
  };
  return new Promise((_resolve, refuse) => {
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      const module = await files.wasm;
      const running = WebAssembly.instantiate(module, imports);
      running.catch(refuse);
      return { module, instance: await running };
    };
  });
}

/** Puts the engine where Python finds it. @param {Python} python @param {ArrayBuffer} bytes */
export function addEngine(python, bytes) {
  python.unpackArchive(bytes, "zip", { extractDir: PACKAGES });
}

/** Gives the one function that the page talks to. @param {Python} python @returns {Handle} */
export function handleOf(python) {
  return python.pyimport("volle.bridge.handle");
}
