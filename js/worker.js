/** The room where Python lives: starts Pyodide and the engine, and passes JSON between the page and `handle`. */

import { addEngine, fetchAll, handleOf, startPython } from "./boot.js";
import { Saves } from "./saves.js";
import { findSnapshot, forgetSnapshot } from "./snapshots.js";

/** @typedef {{ do: string, as?: number | null }} Request */
/** @typedef {{ ok: boolean, save?: string } & Record<string, unknown>} Answer */
/** @typedef {import("./boot.js").Handle} Handle */

const saves = new Saves(() => postMessage({ kept: false }));

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

/**
 * Starts the engine, and gives the one function that the page talks to and what it was started from.
 * @returns {Promise<{ handle: Handle, from: "snapshot" | "files" }>}
 */
async function startEngine() {
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

/**
 * Answers one request; what the engine wants saved is kept here and goes no further.
 * @param {Handle} handle
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function answer(handle, request) {
  if (request.do === "forget") {
    await saves.forget();
    return { ok: true };
  }
  if (request.do === "resume") {
    const record = await saves.read();
    if (!record) return { ok: true, view: null, events: [] };
    return keep(call(handle, { do: "load", record, as: request.as ?? null }));
  }
  return keep(call(handle, request));
}

/**
 * Calls the engine. An exception of Python leaves it usable; any other means that this worker is lost.
 * @param {Handle} handle
 * @param {object} request
 * @returns {Answer}
 */
function call(handle, request) {
  try {
    return JSON.parse(handle(JSON.stringify(request)));
  } catch (error) {
    const { name, type, message } = /** @type {Error & { type?: string }} */ (error);
    if (name !== "PythonError") throw error;
    return { ok: false, error: { code: "engine.failed", rule: null, params: { type, message } } };
  }
}

/**
 * Takes the private record out of an answer and keeps it, before the page hears that the match went on.
 * @param {Answer} reply
 * @returns {Promise<Answer>}
 */
async function keep({ save, ...reply }) {
  if (save) await saves.write(save);
  return /** @type {Answer} */ (reply);
}

/**
 * Tells the page that this worker is of no more use.
 * @param {string} code
 * @param {unknown} error
 */
function tellFatal(code, error) {
  postMessage({ fatal: { code, params: { step, detail: String(error) } } });
}

/** Starts the engine and from then on answers the page, one request after the other. */
async function main() {
  const { handle, from } = await startEngine();
  let turn = Promise.resolve();
  self.onmessage = ({ data: { id, request } }) => {
    turn = turn
      .then(async () => postMessage({ id, answer: await answer(handle, request) }))
      .catch((error) => tellFatal("engine.crashed", error));
  };
  postMessage({ ready: true, from });
}

main().catch((error) => tellFatal("engine.not-started", error));
