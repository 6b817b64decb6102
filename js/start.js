/** The start of the engine: from a snapshot where there is one, and else from the files of the site. */

import {
  engineFrom,
  fetchEngine,
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

let told = 0;
let seen = 0;

/**
 * Tells the page how far the start has come; never backwards, and only what a bar can show.
 * @param {number} share
 */
function tellProgress(share) {
  if (share < told + 0.04) return;
  told = share;
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

/**
 * Starts the engine, and gives the one function that the page talks to and what it was started from.
 * @param {boolean} isRemembered whether it is worth looking for a snapshot
 * @returns {Promise<{ handle: Handle, from: "snapshot" | "files" }>}
 */
export async function startEngine(isRemembered) {
  const script = fetchScript(tellFetched);
  const snapshot = isRemembered && (await findSnapshot());
  const handle = snapshot && (await fromSnapshot(script, snapshot));
  if (handle) return { handle, from: "snapshot" };
  return { handle: await fromFiles(script), from: "files" };
}

/**
 * @param {Promise<any>} script
 * @param {import("./snapshots.js").Snapshot} snapshot
 * @returns {Promise<Handle | undefined>} nothing where the snapshot is of no use
 */
async function fromSnapshot(script, { memory, wasm, library }) {
  step = "python";
  const files = { script, wasm: Promise.resolve(wasm), library: Promise.resolve(library) };
  try {
    return handleOf(await startPython(files, { _loadSnapshot: memory }));
  } catch {
    // Where the script is missing, the start fails, and the snapshot stays.
    await script;
    await forgetSnapshots();
    return undefined;
  }
}

/** @param {Promise<any>} script @returns {Promise<Handle>} */
async function fromFiles(script) {
  const files = { script, ...fetchPython(tellFetched) };
  const engine = fetchEngine(tellFetched);
  step = "python";
  const python = await startPython(files, engineFrom(engine));
  tellProgress(0.9);
  step = "engine";
  return handleOf(python);
}
