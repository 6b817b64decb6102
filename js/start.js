/** The start of the engine: from a snapshot where there is one, and else from the files of the site. */

import { addEngine, fetchAll, handleOf, startPython } from "./boot.js";
import { findSnapshot, forgetSnapshot } from "./snapshots.js";

/** @typedef {import("./boot.js").Handle} Handle */

/** How much of a start is fetching. */
const FETCHED = 0.7;

/** @type {"fetch" | "python" | "engine"} */
let step = "fetch";

let told = 0;

/**
 * Tells the page how far the start has come; never backwards, and only what a bar can show.
 * @param {number} share
 */
function tellProgress(share) {
  if (share < told + 0.005) return;
  told = share;
  postMessage({ progress: share });
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
  let seen = 0;
  const { modules, all } = fetchAll((length) => {
    seen += length;
    tellProgress(FETCHED * Math.min(1, seen / BUILT_ENGINE.bytes));
  });
  const [snapshot] = await Promise.all([findSnapshot(), modules]);
  step = "python";
  const handle = snapshot && (await unlessBroken(all, fromSnapshot(snapshot.bytes)));
  if (handle) return { handle, from: "snapshot" };
  return { handle: await unlessBroken(all, fromFiles()), from: "files" };
}

/**
 * Python waits for ever for a file that does not come: the start fails with the first that is missing or wrong.
 * @template T
 * @param {Promise<unknown>} files
 * @param {Promise<T>} start
 */
function unlessBroken(files, start) {
  return Promise.race([start, files.then(() => start)]);
}

/** @param {Promise<ArrayBuffer>} snapshot @returns {Promise<Handle | undefined>} nothing where the snapshot is of no use */
async function fromSnapshot(snapshot) {
  try {
    return handleOf(await startPython({ _loadSnapshot: snapshot }));
  } catch {
    await forgetSnapshot();
    return undefined;
  }
}

/** @returns {Promise<Handle>} */
async function fromFiles() {
  const python = await startPython();
  tellProgress(0.9);
  step = "engine";
  await addEngine(python);
  return handleOf(python);
}
