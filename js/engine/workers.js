/** The workers of the page: the one place that makes a script's address and starts one. */

import { isRemembered } from "./snapshot-flag.js";

/**
 * Lets through addresses of this site only: the one way in which the page makes a script's address.
 * @param {string} address
 */
function ownScript(address) {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`not of this site: ${url}`);
  return url.href;
}

const policy = window.trustedTypes?.createPolicy("volle", { createScriptURL: ownScript });

/** @param {string} path @returns {string} the types of the DOM do not know yet that a worker's address may be a trusted one */
function trusted(path) {
  return /** @type {any} */ (policy?.createScriptURL(path) ?? ownScript(path));
}

/** Starts a worker of this site, under a name that it can read. @param {string} path @param {string} [name] */
export function startWorker(path, name = "") {
  return new Worker(trusted(path), { type: "module", name });
}

/** Whether the match outlives the page: the page itself says so. */
export const keeps = document.documentElement.dataset["match"] === "keeping";

/** @typedef {{ worker: Worker, said: Event[] }} Started a worker, and the events that nobody has heard yet */

/** @type {Started | undefined} */
let ahead;
let isTaken = false;

/** Starts the engine's worker before anybody wants it; a script that is read from a cache may come after the others. */
export function startAhead() {
  if (!isTaken) ahead = startEngine();
}

/** Gives the engine's worker: the one that was started ahead, or a new one. @returns {Started} */
export function takeEngine() {
  const taken = ahead ?? startEngine();
  isTaken = true;
  ahead = undefined;
  return taken;
}

/** @returns {Started} */
function startEngine() {
  const duties = [keeps ? "keeping" : "passing", isRemembered() ? "remembering" : "new"];
  const worker = startWorker(BUILT_WORKER, duties.join(" "));
  /** @type {Event[]} */
  const said = [];
  worker.onmessage = (event) => said.push(event);
  worker.onerror = (event) => said.push(event);
  return { worker, said };
}

/** Registers the service worker of this site; throws where the browser has none or forbids it. @param {string} path */
export function registerWorker(path) {
  return navigator.serviceWorker.register(trusted(path), { updateViaCache: "none" });
}
