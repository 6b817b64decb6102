/** Creates the workers of the page: the one place that makes URLs of scripts, or a document. */

import { mayHaveSnapshot } from "./snapshot-flag.js";
import WALL from "./wall.html";

/**
 * Returns the absolute URL of a script, and throws unless it is a file of this origin.
 * @param {string} path
 */
function scriptUrl(path) {
  const url = new URL(path, document.baseURI);
  // A blob has the origin of its page, too.
  if (url.origin !== location.origin || url.protocol !== location.protocol)
    throw new TypeError(`not of this origin: ${url}`);
  return url.href;
}

/** Returns the only document that this page makes of a text, and throws for any other. @param {string} text */
function wall(text) {
  if (text !== WALL) throw new TypeError("another document");
  return text;
}

const policy = window.trustedTypes?.createPolicy("volle", {
  createScriptURL: scriptUrl,
  createHTML: wall,
});

/** @param {string} path @returns {string} where the browser knows trusted types, one of these: the DOM types do not accept it yet */
function trustedUrl(path) {
  return /** @type {any} */ (policy?.createScriptURL(path) ?? scriptUrl(path));
}

/** Starts a worker of this site; it can read its name. @param {string} path @param {string} [name] */
export function startWorker(path, name = "") {
  return new Worker(trustedUrl(path), { type: "module", name });
}

/**
 * Opens a hidden frame with an origin of its own, in which the worker of a custom bot runs: without storage, network
 * or page. A document of this text works without a network, where no service worker serves a sandboxed frame.
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

/** Whether the match is stored and outlives the page, as the page's HTML says. */
export const isMatchStored = document.documentElement.dataset["match"] === "keeping";

/** @typedef {{ worker: Worker, pendingEvents: Event[] }} StartedWorker a worker, and its events until somebody listens */

/** @type {StartedWorker | undefined} */
let prestarted;
let isTaken = false;

/** Starts the engine's worker before it is taken, unless that is done: scripts from a cache may run in any order. */
export function prestartEngine() {
  if (!isTaken) prestarted = startEngine();
}

/** Returns the engine's worker: the one that was started early, or a new one. @returns {StartedWorker} */
export function takeEngine() {
  const taken = prestarted ?? startEngine();
  isTaken = true;
  prestarted = undefined;
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

/** Registers the service worker of this site; throws where the browser has none or forbids it. @param {string} path */
export function registerWorker(path) {
  return navigator.serviceWorker.register(trustedUrl(path), { updateViaCache: "none" });
}
