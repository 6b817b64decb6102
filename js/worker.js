/** The room where Python lives: starts Pyodide and the engine, and passes JSON between the page and `handle`. */

import { Saves } from "./saves.js";

/** @typedef {{ do: string, as?: number | null }} Request */
/** @typedef {{ ok: boolean, save?: string } & Record<string, unknown>} Answer */
/** @typedef {(text: string) => string} Handle */

const site = new URL("../", self.location.href);
const saves = new Saves(() => postMessage({ kept: false }));

/** How far a start has come when each of its steps is done, as a share of the whole. */
const DONE = { fetched: 0.6, python: 0.8, micropip: 0.85, engine: 0.95 };

/** @type {"python" | "micropip" | "engine"} */
let step = "python";

/**
 * Runs `start` and tells the page meanwhile how much of all that is to be fetched has come.
 * Each response itself goes on untouched, so that the browser may still keep its compiled wasm.
 * @template T
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function countingFetches(start) {
  const plain = self.fetch;
  let seen = 0;
  self.fetch = async (input, init) => {
    const response = await plain(input, init);
    readAll(response.clone(), (length) => {
      seen += length;
      tellProgress(DONE.fetched * Math.min(1, seen / BUILT_ENGINE.bytes));
    });
    return response;
  };
  return start().finally(() => {
    self.fetch = plain;
  });
}

/**
 * Reads a response to its end and tells the length of each piece.
 * @param {Response} response
 * @param {(length: number) => void} tell
 */
async function readAll(response, tell) {
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      tell(piece.value.length);
    }
  } catch {
    // Whoever asked for the response meets the same error, and says so.
  }
}

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

/** Starts Python with micropip, which is named in the site's own lock file. */
async function startPython() {
  const runtime = new URL(BUILT_ENGINE.runtime, site).href;
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: runtime, lockFileURL: `${runtime}lock.json` });
  tellProgress(DONE.python);
  return python;
}

/**
 * Installs the engine's wheel from this site and gives the one function that the page talks to.
 * @param {import("pyodide").PyodideAPI} python
 * @returns {Promise<Handle>}
 */
async function installEngine(python) {
  step = "micropip";
  await python.loadPackage("micropip");
  // A package that failed to load throws nothing.
  if (!python.loadedPackages["micropip"]) throw new Error("micropip did not load");
  tellProgress(DONE.micropip);
  step = "engine";
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(new URL(BUILT_ENGINE.wheel, site).href, { deps: false });
  micropip.destroy();
  tellProgress(DONE.engine);
  return python.pyimport("volle.bridge.handle");
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
  const handle = await countingFetches(async () => installEngine(await startPython()));
  let turn = Promise.resolve();
  self.onmessage = ({ data: { id, request } }) => {
    turn = turn
      .then(async () => postMessage({ id, answer: await answer(handle, request) }))
      .catch((error) => tellFatal("engine.crashed", error));
  };
  postMessage({ ready: true });
}

main().catch((error) => tellFatal("engine.not-started", error));
