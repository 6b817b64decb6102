/** Starts Python in a worker: every file is requested at once, and none is used unless it is the one that was built. */

import { isAsBuilt } from "../storage/integrity.js";
import { faultOf, fetchFile, SiteFileError } from "../storage/site-file.js";
import { roomFor } from "./memory-image.js";
import { handled, startPythonAt } from "./start-python.js";
import { unwrap } from "./wasm-container.js";

/** @typedef {(text: string) => string} Handle */
/** @typedef {import("./start-python.js").Python} Python */
/** @typedef {import("./start-python.js").Config} Config */
/** @typedef {import("./start-python.js").Script} Script */
/** @typedef {import("./start-python.js").Sources} Sources */
/** @typedef {import("./memory-image.js").Bytes} Bytes */
/** @typedef {(length: number) => void} OnReceived called with the length of each chunk that arrives */

const site = new URL("../", self.location.href);
const { runtime, library, memory, engine, files } = BUILT_ENGINE;
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
 * @returns {Promise<Script>}
 */
export function fetchScript(onReceived) {
  return handled(fetchVerified(SCRIPT, onReceived).then(importScript));
}

/** Imports Pyodide's script, whose integrity the caller has verified. @returns {Promise<Script>} */
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
 * Starts Python from files of this site; rejects where one is missing or damaged.
 * @param {Sources} sources
 * @param {Config} [config]
 * @returns {Promise<Python>}
 */
export function startPython(sources, config) {
  return startPythonAt(site, sources, config);
}

/** Returns the one function of the engine that requests are passed to. @param {Python} python @returns {Handle} */
export function importHandle(python) {
  return python.pyimport("volle.web.bridge.handle");
}
