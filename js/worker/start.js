/** Starts the engine: from the snapshot of an earlier visit, from that of the site, or from files alone. Each file is verified before use. */

import { isAsBuilt } from "../storage/integrity.js";
import { faultOf, fetchFile, SiteFileError } from "../storage/site-file.js";
import { headerOf, roomFor, unwrap } from "./file-formats.js";
import { deleteSnapshots, readSnapshot } from "./snapshots.js";
import { ADD_MORE, engineConfig, handled, MORE, startPythonAt } from "./start-python.js";

/** @import { Bytes } from "./file-formats.js" */
/** @import { Snapshot } from "./snapshots.js" */
/** @import { Config, Python, Script, Sources } from "./start-python.js" */
/** @typedef {(text: string) => string} Handle answers a request of the page */
/** @typedef {(python: Python) => Handle} Import returns the function that answers requests */
/** @typedef {(length: number) => void} OnReceived called with the length of each chunk that arrives */
/** The origin of the engine: the snapshot of an earlier visit, that of the site, or files alone. @typedef {"kept" | "snapshot" | "files"} From */

const site = new URL("../", self.location.href);
const { runtime, base, library, memory, engine, more, whole, files } = BUILT_ENGINE;
const SCRIPT = `${runtime}pyodide.asm.js`;
const WASM = `${runtime}pyodide.asm.wasm`;

/** Returns the absolute URL of a file of the site. @param {string} path */
function urlOf(path) {
  return new URL(path, site).href;
}

/**
 * Fetches Pyodide's script, verifies and imports it. The import requests it again, from the browser's HTTP cache or from
 * the service worker, which verifies it as well.
 * @param {OnReceived} onReceived
 * @returns {Promise<Script>}
 */
export function fetchScript(onReceived) {
  return handled(fetchVerified(SCRIPT, onReceived).then(importScript));
}

/** Imports Pyodide's script, which the caller has verified. @returns {Promise<Script>} */
function importScript() {
  const url = urlOf(SCRIPT);
  return import(url).catch(async (error) => {
    const reason = await faultOf(url);
    throw reason ? new SiteFileError(reason, `${url}: ${error}`) : error;
  });
}

/** Fetches the memory of a Python that has imported the engine. @param {OnReceived} onReceived */
export function fetchMemory(onReceived) {
  const fetchPart = (/** @type {string} */ path) => fetchVerified(path, onReceived).then(unwrap);
  const parts = Promise.all([fetchPart(base), fetchPart(memory)]);
  const differences = handled(parts.then(([base, delta]) => ({ base, delta })));
  return { memory: handled(differences.then(({ delta }) => roomFor(delta))), differences };
}

/** Fetches the other files that Python starts from, with a snapshot. @param {OnReceived} onReceived */
export function fetchPython(onReceived) {
  return {
    wasm: handled(fetchVerified(WASM, onReceived)),
    library: handled(fetchVerified(library, onReceived).then(unwrap)),
  };
}

/** Fetches the modules of the engine that are not in the snapshot. @param {OnReceived} onReceived */
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

/** Resolves to the body of a response; undefined if it is longer than `length` bytes. @param {Response} response @param {number} length @param {OnReceived} onReceived @returns {Promise<Bytes | undefined>} */
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

/** Fetches the part of the engine that no start needs; rejects with a SiteFileError. */
export async function fetchMore() {
  return unwrap(await fetchVerified(more, () => {}));
}

/** Adds that part. @param {Python} python @param {Bytes} bytes */
export function addMore(python, bytes) {
  python.FS.writeFile(MORE, bytes);
  python.runPython(ADD_MORE);
}

/** The share of a start's progress that is fetching. */
const FETCH_SHARE = 0.9;
/** Bytes that a start fetches. */
const TOTAL_BYTES = [SCRIPT, WASM, base, library, memory, engine].reduce(
  (sum, path) => sum + (files[path]?.length ?? 0),
  0,
);

/** The least progress and the least milliseconds between two messages, because the page renders with each of them. */
const MIN_PROGRESS = 0.04;
const MIN_INTERVAL = 100;

/** @type {"fetch" | "python" | "engine"} */
let step = "fetch";
let reported = 0;
let reportedAt = 0;
let receivedBytes = 0;

/**
 * Reports the progress of the start to the page, in steps of at least MIN_PROGRESS and MIN_INTERVAL.
 * @param {number} share
 */
function reportProgress(share) {
  const now = performance.now();
  if (share < reported + MIN_PROGRESS || now < reportedAt + MIN_INTERVAL) return;
  reported = share;
  reportedAt = now;
  postMessage({ progress: share });
}

/** @param {number} length */
function onReceived(length) {
  receivedBytes += length;
  reportProgress((FETCH_SHARE * receivedBytes) / TOTAL_BYTES);
}

/** Returns the current step of the start. */
export function currentStep() {
  return step;
}

/**
 * Starts the engine; resolves to the function that answers requests, and to the origin of the engine.
 * @param {boolean} mayHaveSnapshot true to look for the snapshot of an earlier visit
 * @param {Import} importing
 * @returns {Promise<{ handle: Handle, from: From }>}
 */
export async function startEngine(mayHaveSnapshot, importing) {
  const script = fetchScript(onReceived);
  const kept = mayHaveSnapshot && (await fromOwnSnapshot(script, importing));
  if (kept) return { handle: kept, from: "kept" };
  const snapshot = fetchMemory(onReceived);
  const sources = { script, ...fetchPython(onReceived) };
  const engine = fetchEngine(onReceived);
  const handle = await fromSiteSnapshot(sources, snapshot, engine, importing);
  if (handle) return { handle, from: "snapshot" };
  const wholeSources = {
    ...sources,
    library: fetchVerified(whole.library, onReceived).then(unwrap),
  };
  const wholeEngine = handled(fetchVerified(whole.engine, onReceived).then(unwrap));
  return { handle: await fromFiles(wholeSources, wholeEngine, importing), from: "files" };
}

/** @param {Sources["script"]} script @param {Import} importing @returns {Promise<Handle | undefined>} undefined without a usable snapshot */
async function fromOwnSnapshot(script, importing) {
  const kept = await readSnapshot();
  if (!kept) return undefined;
  step = "python";
  try {
    const { engine, more } = kept.snapshot;
    const config = engineConfig(Promise.resolve(engine), more);
    const sources = { script, ...sourcesOf(kept.snapshot), intact: kept.intact };
    return importing(await startPython(sources, config));
  } catch {
    // If the script is missing, the start fails, and the snapshot stays.
    await script;
    await deleteSnapshots();
    return undefined;
  }
}

/** @param {Snapshot} snapshot */
function sourcesOf({ memory, wasm, library }) {
  return {
    memory: Promise.resolve(headerOf(memory)),
    compactMemory: Promise.resolve(memory),
    wasm: Promise.resolve(wasm),
    library: Promise.resolve(library),
  };
}

/**
 * @param {Sources} sources
 * @param {ReturnType<typeof fetchMemory>} snapshot
 * @param {Promise<Bytes>} engine
 * @param {Import} importing
 * @returns {Promise<Handle | undefined>} undefined if the snapshot is missing or damaged, or the browser cannot use it
 */
async function fromSiteSnapshot(sources, snapshot, engine, importing) {
  try {
    return await fromFiles({ ...sources, ...snapshot }, engine, importing);
  } catch {
    // If any other file is missing, the start fails.
    await Promise.all([engine, ...Object.values(sources)]);
    return undefined;
  }
}

/**
 * @param {Sources} sources
 * @param {Promise<Bytes>} engine
 * @param {Import} importing
 */
async function fromFiles(sources, engine, importing) {
  step = "python";
  const python = await startPython(sources, engineConfig(engine));
  // The memory contains the engine, but nothing starts from an incomplete site.
  await engine;
  reportProgress(0.96);
  step = "engine";
  return importing(python);
}
