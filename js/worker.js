/** The room where Python lives: passes JSON between the page and the engine's `handle`. */

import { Saves } from "./saves.js";
import { startEngine, stepNow } from "./start.js";

/** @typedef {{ do: string, as?: number | null }} Request */
/** @typedef {{ ok: boolean, save?: string } & Record<string, unknown>} Answer */
/** @typedef {import("./boot.js").Handle} Handle */

const saves = new Saves(() => postMessage({ kept: false }), self.name === "keeping");

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
  postMessage({ fatal: { code, params: { step: stepNow(), detail: String(error) } } });
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
