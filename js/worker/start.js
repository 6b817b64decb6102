/** The start of the engine: from what an earlier visit has kept, from the snapshot of the site, or else from files alone. */

import {
  engineFrom,
  fetchEngine,
  fetchMemory,
  fetchPython,
  fetchScript,
  handleOf,
  startPython,
} from "./boot.js";
import { findSnapshot, forgetSnapshots } from "./snapshots.js";

/** @typedef {import("./boot.js").Handle} Handle */

/** How much of a start is fetching. */
const FETCHED = 0.7;
/** How many bytes a start fetches. */
const ALL = Object.values(BUILT_ENGINE.files).reduce((sum, { length }) => sum + length, 0);

/** @type {"fetch" | "python" | "engine"} */
let step = "fetch";

/** The page draws itself anew for each word of progress: so long it has peace before the next one, in milliseconds. */
const PEACE = 100;

let told = 0;
let toldAt = 0;
let seen = 0;

/**
 * Tells the page how far the start has come; never backwards, and only what a bar can show.
 * @param {number} share
 */
function tellProgress(share) {
  const now = performance.now();
  if (share < told + 0.04 || now < toldAt + PEACE) return;
  told = share;
  toldAt = now;
  postMessage({ progress: share });
}

/** @param {number} length */
function tellFetched(length) {
  seen += length;
  tellProgress((FETCHED * seen) / ALL);
}

/** Gives the step of the start that is under way. */
export function stepNow() {
  return step;
}

/** What was started from: what an earlier visit has kept, the snapshot of the site, or nothing but files. @typedef {"kept" | "snapshot" | "files"} From */

/**
 * Starts the engine, and gives the one function that the page talks to and what it was started from.
 * @param {boolean} isRemembered whether it is worth looking for what an earlier visit has kept
 * @returns {Promise<{ handle: Handle, from: From }>}
 */
export async function startEngine(isRemembered) {
  const script = fetchScript(tellFetched);
  const kept = isRemembered && (await fromKept(script));
  if (kept) return { handle: kept, from: "kept" };
  const snapshot = fetchMemory(tellFetched);
  const files = { script, ...fetchPython(tellFetched) };
  const engine = fetchEngine(tellFetched);
  const handle = await fromSnapshot(files, snapshot, engine);
  if (handle) return { handle, from: "snapshot" };
  return { handle: await fromFiles(files, engine), from: "files" };
}

/** @param {Promise<any>} script @returns {Promise<Handle | undefined>} nothing where nothing is kept, or what is of no use */
async function fromKept(script) {
  const snapshot = await findSnapshot();
  if (!snapshot) return undefined;
  step = "python";
  try {
    return handleOf(await startPython({ script, ...filesOf(snapshot) }));
  } catch {
    // Where the script is missing, the start fails, and what is kept stays.
    await script;
    await forgetSnapshots();
    return undefined;
  }
}

/** @param {import("./snapshots.js").Snapshot} snapshot */
function filesOf({ memory, wasm, library }) {
  return {
    memory: Promise.resolve(memory),
    wasm: Promise.resolve(wasm),
    library: Promise.resolve(library),
  };
}

/**
 * @param {import("./boot.js").Files} files
 * @param {Promise<import("./boot.js").Bytes>} memory
 * @param {Promise<import("./boot.js").Bytes>} engine
 * @returns {Promise<Handle | undefined>} nothing where the snapshot is missing, or the browser cannot use it
 */
async function fromSnapshot(files, memory, engine) {
  try {
    return await fromFiles({ ...files, memory, isBegun: true }, engine);
  } catch {
    // Where any other file is missing, the start fails.
    await Promise.all([engine, ...Object.values(files)]);
    return undefined;
  }
}

/**
 * @param {import("./boot.js").Files} files
 * @param {Promise<import("./boot.js").Bytes>} engine
 */
async function fromFiles(files, engine) {
  step = "python";
  const python = await startPython(files, engineFrom(engine));
  tellProgress(0.9);
  step = "engine";
  return handleOf(python);
}
