/** The room where Python lives: passes JSON between the page and the engine's `handle`. */

import { Saves, soundSave } from "../storage/saves.js";
import { startEngine, stepNow } from "./start.js";

/** @typedef {{ do: string, as?: number | null } & Record<string, unknown>} Request */
/** @typedef {{ ok: boolean, save?: string, record?: string } & Record<string, unknown>} Answer */
/** @typedef {import("./boot.js").Handle} Handle */

/** The page tells it by the name that it gives: whether the match is kept, and whether there is a snapshot. */
const duties = self.name.split(" ");

const saves = new Saves((kept) => postMessage({ kept }), duties.includes("keeping"));

/** What the worker does itself: the saved match. @type {Record<string, (handle: Handle, request: Request) => Promise<Answer>>} */
const DEEDS = {
  resume,
  broken: async () => ({ ok: true, texts: saves.broken() }),
  forget: async () => {
    await saves.forget();
    return { ok: true };
  },
};

/**
 * Answers one request; what the engine wants saved is kept here and goes no further.
 * @param {Handle} handle
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function answer(handle, request) {
  const deed = Object.hasOwn(DEEDS, request?.do) ? DEEDS[request.do] : undefined;
  if (deed) return deed(handle, request);
  const reply = call(handle, request);
  const isOther = request?.do === "new" || request?.do === "load";
  return keep(reply, (records) => (isOther ? saves.begin(records) : saves.write(records)));
}

/**
 * Goes on with the newest save, or the one before where that is broken. Where the page knows more than has been kept,
 * it goes on with that; saves that are to be left alone are set aside.
 * @param {Handle} handle
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function resume(handle, { as = null, aside, record, seed }) {
  const kept = await saves.read();
  const known = record ? call(handle, { do: "load", record, seed, as }) : undefined;
  if (known?.ok) return keep(known, (records) => saves.write(records));
  if (aside) await saves.setAside();
  for (const [age, each] of aside ? [] : kept.entries()) {
    const save = soundSave(each);
    const reply = save ? call(handle, { do: "load", record: save, as }) : { ok: false };
    if (reply.ok) return goOn(reply, age > 0);
  }
  if (saves.hasBroken() || kept.length > 0) postMessage({ broken: "all" });
  return { ok: true, view: null, events: [] };
}

/** Goes on with a saved match. @param {Answer} reply @param {boolean} isBefore whether newer saves are broken */
function goOn(reply, isBefore) {
  if (isBefore || saves.hasBroken()) postMessage({ broken: "newest" });
  return keep(reply, (records) => (isBefore ? saves.replace(records) : saves.refresh(records)));
}

/**
 * Calls the engine. An exception of Python leaves it usable; any other means that this worker is lost.
 * @param {Handle} handle
 * @param {Request} request
 * @returns {Answer}
 */
function call(handle, request) {
  const text = textOf(request);
  try {
    return JSON.parse(handle(text));
  } catch (error) {
    const { name, type, message } = /** @type {Error & { type?: string }} */ (error);
    if (name !== "PythonError") throw error;
    return { ok: false, error: { code: "engine.failed", rule: null, params: { type, message } } };
  }
}

/** Gives a request as JSON; one that has none is for the engine to refuse. @param {unknown} request */
function textOf(request) {
  try {
    return JSON.stringify(request) ?? "";
  } catch {
    return "";
  }
}

/**
 * Takes the private record out of an answer and has it kept, before the page hears that the match went on.
 * @param {Answer} reply
 * @param {(records: import("../storage/saves.js").Records) => Promise<unknown>} store
 * @returns {Promise<Answer>}
 */
async function keep({ save, ...reply }, store) {
  if (save) await store({ save, record: reply.record ?? "" });
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
  const { handle, from } = await startEngine(duties.includes("remembering"));
  let turn = Promise.resolve();
  self.onmessage = ({ data }) => {
    // What is nested too deeply to be passed on comes as nothing, and nobody can be told.
    if (!data) return;
    const { id, request } = data;
    turn = turn
      .then(async () => postMessage({ id, answer: await answer(handle, request) }))
      .catch((error) => tellFatal("engine.crashed", error));
  };
  postMessage({ ready: true, from });
}

main().catch((error) => tellFatal("engine.not-started", error));
