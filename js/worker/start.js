/** Starts the engine: from the snapshot of an earlier visit, from the snapshot of the site, or else from files alone. */

import {
  fetchEngine,
  fetchMemory,
  fetchPython,
  fetchScript,
  importHandle,
  startPython,
} from "./boot.js";
import { deleteSnapshots, readSnapshot } from "./snapshots.js";
import { engineConfig } from "./start-python.js";

/** @typedef {import("./boot.js").Handle} Handle */
/** @typedef {import("./boot.js").Bytes} Bytes */
/** @typedef {import("./boot.js").Sources} Sources */
/** Imports what requests are passed to. @typedef {(python: import("./boot.js").Python) => Handle} Importing */

/** The share of a start's progress that is fetching. */
const FETCH_SHARE = 0.7;
/** How many bytes a start fetches. */
const TOTAL_BYTES = Object.values(BUILT_ENGINE.files).reduce((sum, { length }) => sum + length, 0);

/** The page renders with each progress message: the least progress and the least time between two of them, in milliseconds. */
const MIN_PROGRESS = 0.04;
const MIN_INTERVAL = 100;

/** @type {"fetch" | "python" | "engine"} */
let step = "fetch";
let reported = 0;
let reportedAt = 0;
let receivedBytes = 0;

/**
 * Reports to the page how far the start has come; never backwards, and not too often.
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

/** What the engine was started from: the snapshot of an earlier visit, that of the site, or files alone. @typedef {"kept" | "snapshot" | "files"} From */

/**
 * Starts the engine; returns the function that requests are passed to, and what it was started from.
 * @param {boolean} mayHaveSnapshot whether it is worth looking for the snapshot of an earlier visit
 * @param {Importing} [importing]
 * @returns {Promise<{ handle: Handle, from: From }>}
 */
export async function startEngine(mayHaveSnapshot, importing = importHandle) {
  const script = fetchScript(onReceived);
  const kept = mayHaveSnapshot && (await fromOwnSnapshot(script, importing));
  if (kept) return { handle: kept, from: "kept" };
  const snapshot = fetchMemory(onReceived);
  const sources = { script, ...fetchPython(onReceived) };
  const engine = fetchEngine(onReceived);
  const handle = await fromSiteSnapshot(sources, snapshot, engine, importing);
  if (handle) return { handle, from: "snapshot" };
  return { handle: await fromFiles(sources, engine, importing), from: "files" };
}

/** @param {Sources["script"]} script @param {Importing} importing @returns {Promise<Handle | undefined>} undefined where there is no usable snapshot */
async function fromOwnSnapshot(script, importing) {
  const snapshot = await readSnapshot();
  if (!snapshot) return undefined;
  step = "python";
  try {
    const config = engineConfig(Promise.resolve(snapshot.engine));
    return importing(await startPython({ script, ...sourcesOf(snapshot) }, config));
  } catch {
    // Where the script is missing, the start fails, and the snapshot stays.
    await script;
    await deleteSnapshots();
    return undefined;
  }
}

/** @param {import("./snapshots.js").Snapshot} snapshot */
function sourcesOf({ memory, wasm, library }) {
  return {
    memory: Promise.resolve(memory),
    wasm: Promise.resolve(wasm),
    library: Promise.resolve(library),
  };
}

/**
 * @param {Sources} sources
 * @param {ReturnType<typeof fetchMemory>} snapshot
 * @param {Promise<Bytes>} engine
 * @param {Importing} importing
 * @returns {Promise<Handle | undefined>} undefined where the snapshot is missing or damaged, or the browser cannot use it
 */
async function fromSiteSnapshot(sources, snapshot, engine, importing) {
  try {
    return await fromFiles({ ...sources, ...snapshot }, engine, importing);
  } catch {
    // Where any other file is missing, the start fails.
    await Promise.all([engine, ...Object.values(sources)]);
    return undefined;
  }
}

/**
 * @param {Sources} sources
 * @param {Promise<Bytes>} engine
 * @param {Importing} importing
 */
async function fromFiles(sources, engine, importing) {
  step = "python";
  const python = await startPython(sources, engineConfig(engine));
  // A memory that has imported the engine would do without its file, but nothing starts from half a site.
  await engine;
  reportProgress(0.9);
  step = "engine";
  return importing(python);
}
