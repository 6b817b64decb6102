/** The start of the engine: from a snapshot where there is one, and else from the files of the site. */

import { addEngine, fetchEngine, fetchPython, handleOf, startPython } from "./boot.js";
import { findSnapshot, forgetSnapshots } from "./snapshots.js";

/** @typedef {import("./boot.js").Handle} Handle */
/** @typedef {import("./boot.js").Files} Files */

/** How much of a start is fetching. */
const FETCHED = 0.7;

/** @type {"fetch" | "python" | "engine"} */
let step = "fetch";

let told = 0;
let seen = 0;

/**
 * Tells the page how far the start has come; never backwards, and only what a bar can show.
 * @param {number} share
 */
function tellProgress(share) {
  if (share < told + 0.005) return;
  told = share;
  postMessage({ progress: share });
}

/** @param {number} length */
function tellFetched(length) {
  seen += length;
  tellProgress(FETCHED * Math.min(1, seen / BUILT_ENGINE.bytes));
}

/** Gives the step of the start that is under way. */
export function stepNow() {
  return step;
}

/**
 * Starts the engine, and gives the one function that the page talks to and what it was started from.
 * @returns {Promise<{ handle: Handle, from: "snapshot" | "files" }>}
 */
export async function startEngine() {
  const found = findSnapshot();
  const files = fetchPython(tellFetched);
  const snapshot = await found;
  const handle = snapshot && (await fromSnapshot(files, snapshot.memory));
  if (handle) return { handle, from: "snapshot" };
  return { handle: await fromFiles(files), from: "files" };
}

/** @param {Files} files @param {Promise<Uint8Array>} memory @returns {Promise<Handle | undefined>} nothing where the snapshot is of no use */
async function fromSnapshot(files, memory) {
  step = "python";
  try {
    return handleOf(await startPython(files, { _loadSnapshot: memory }));
  } catch {
    // Where a file of the site is missing, the start fails, and the snapshot stays.
    await Promise.all(Object.values(files));
    await forgetSnapshots();
    return undefined;
  }
}

/** @param {Files} files @returns {Promise<Handle>} */
async function fromFiles(files) {
  const engine = fetchEngine(tellFetched);
  step = "python";
  const python = await startPython(files);
  tellProgress(0.9);
  step = "engine";
  addEngine(python, await engine);
  return handleOf(python);
}
