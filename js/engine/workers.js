/** Creates the workers of the page: the only script that makes script URLs, or a document. */

import { CodedError } from "./errors.js";
import WALL from "./wall.html";

/** A worker, and its events until it has handlers. @typedef {{ worker: Worker, pendingEvents: Event[] }} StartedWorker */

/** The key in `localStorage` that an earlier visit sets when it has stored a snapshot: a worker would have to look for the file. */
const SNAPSHOT_FLAG = "volle.snapshot";

/** Returns the absolute URL of a script; throws unless it is a file of this origin. @param {string} path */
function scriptUrl(path) {
  const url = new URL(path, document.baseURI);
  // A blob has the origin of its page, too.
  if (url.origin !== location.origin || url.protocol !== location.protocol) throw foreign(url.href);
  return url.href;
}

/** Returns the only document that this page creates from a text; throws for any other. @param {string} text */
function wall(text) {
  if (text !== WALL) throw foreign(text);
  return text;
}

/** Returns the error for a script or a document that is not part of this site. @param {string} detail */
function foreign(detail) {
  return new CodedError({ code: "engine.not-started", params: { reason: "other", detail } });
}

/** The state that two copies of this script share: the first paint's starts the worker, and the app's takes it over. */
window.volleWorkers ??= {
  policy: window.trustedTypes?.createPolicy("volle", {
    createScriptURL: scriptUrl,
    createHTML: wall,
  }),
  prestarted: undefined,
  isTaken: false,
};
const shared = window.volleWorkers;
const { policy } = shared;

/** @param {string} path @returns {string} a trusted type where the browser has them, which the DOM types do not accept yet */
function trustedUrl(path) {
  return /** @type {any} */ (policy?.createScriptURL(path) ?? scriptUrl(path));
}

/** Starts a worker of this site. @param {string} path @param {string} [name] which the worker can read */
export function startWorker(path, name = "") {
  return new Worker(trustedUrl(path), { type: "module", name });
}

/**
 * Opens a hidden frame with an origin of its own, for the worker of a custom bot: without storage, network or access to
 * the page. The document is a text, because no service worker serves a sandboxed frame without a network.
 * @returns {Promise<{ frame: HTMLIFrameElement, inside: Window }>}
 */
export async function openWall() {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.hidden = true;
  frame.srcdoc = /** @type {string} */ (/** @type {unknown} */ (policy?.createHTML(WALL) ?? WALL));
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  return { frame, inside: /** @type {Window} */ (frame.contentWindow) };
}

/** True if the page's HTML lets the match outlive the page. */
export const isMatchStored = document.documentElement.dataset["match"] === "keeping";

/** Starts the engine's worker early, unless it is running: scripts from a cache may run in any order. */
export function prestartEngine() {
  if (!shared.isTaken) shared.prestarted ??= startEngine();
}

/** Returns the engine's worker: the one that was started early, or a new one. @returns {StartedWorker} */
export function takeEngine() {
  const taken = shared.prestarted ?? startEngine();
  shared.isTaken = true;
  shared.prestarted = undefined;
  return taken;
}

/** @returns {StartedWorker} */
function startEngine() {
  const options = [
    ...(isMatchStored ? ["store-match"] : []),
    ...(mayHaveSnapshot() ? ["find-snapshot"] : []),
  ];
  const worker = startWorker(BUILT_WORKER, options.join(" "));
  /** @type {Event[]} */
  const pendingEvents = [];
  worker.onmessage = (event) => pendingEvents.push(event);
  worker.onerror = (event) => pendingEvents.push(event);
  return { worker, pendingEvents };
}

function mayHaveSnapshot() {
  try {
    return localStorage.getItem(SNAPSHOT_FLAG) !== null;
  } catch {
    return false;
  }
}

/** Makes later visits look for a snapshot. */
export function flagSnapshot() {
  try {
    localStorage.setItem(SNAPSHOT_FLAG, "kept");
  } catch {
    // A browser that refuses this has stored no snapshot either.
  }
}

/** Registers the service worker of this site; throws where the browser has none or forbids it. @param {string} path */
export function registerWorker(path) {
  return navigator.serviceWorker.register(trustedUrl(path), { updateViaCache: "none" });
}
