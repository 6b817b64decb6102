/** The page's end of the service worker: has the site kept for times without a network, and hears of new versions. */

import { registerWorker } from "../engine/workers.js";
import { choose, chosen } from "../state/settings.js";

/** @typedef {import("../state/store.js").Store} Store */

/** How often a page that stays open looks for a new version, at most, in milliseconds. */
const HOUR = 3_600_000;
/** How long the service worker may take for an answer: it may have to fetch everything. */
const PATIENCE = 60_000;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let isAttended = false;
let isControlled = false;
/** Whether this page has asked for the new version, and whether another one has. */
let isTaken = false;
let isReplaced = false;
let lookedAt = 0;

/**
 * Called after every change: once the start of the engine is over it has the site kept, and once a match is over it
 * asks that nothing be thrown away. Nothing waits for either; without a service worker all goes on as it is.
 * @param {Store} store
 */
export function attend(store) {
  const { start, view, kept } = store.state;
  if (view?.result && kept) stay().catch(() => {});
  if (isAttended || !(start.ready || start.fatal)) return;
  isAttended = true;
  register(store).catch(() => {});
}

/**
 * Has every file of the site checked, and fetched again where it is missing or spoilt.
 * @returns {Promise<boolean>} whether all files are right now; not, where no service worker keeps them
 */
export async function mend() {
  try {
    const { controller } = navigator.serviceWorker;
    return controller !== null && (await ask(controller, "mend"));
  } catch {
    return false;
  }
}

/** Goes on with the new version: the page is loaded again as soon as that one is in charge. */
export function takeUpdate() {
  if (isReplaced) return location.reload();
  isTaken = true;
  registration?.waiting?.postMessage({ do: "take-over" });
}

/** Asks the browser to keep what is stored even when space gets short: once, for it may ask the visitor. */
async function stay() {
  if (chosen().lasting) return;
  choose({ lasting: true });
  await navigator.storage.persist();
}

/** @param {Store} store */
async function register(store) {
  const { serviceWorker } = navigator;
  isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => changeHands(store));
  const registered = await registerWorker("sw.js");
  registration = registered;
  lookedAt = Date.now();
  const follow = () =>
    registered.installing?.addEventListener("statechange", () => tell(store, registered));
  registered.addEventListener("updatefound", follow);
  follow();
  registered.active?.addEventListener("statechange", () => tell(store, registered));
  document.addEventListener("visibilitychange", () => look(store, registered));
  await tell(store, registered);
}

/** The page has come under another version: it never changes by itself, but by the tap of its visitor. @param {Store} store */
function changeHands(store) {
  if (isTaken) return location.reload();
  isReplaced = isControlled;
  isControlled = true;
  if (isReplaced) note(store, { update: true });
}

/** Says whether a new version waits, and whether all is there to play without a network. @param {Store} store @param {ServiceWorkerRegistration} registered */
async function tell(store, registered) {
  const { active, waiting } = registered;
  note(store, { update: isReplaced || Boolean(active && waiting) });
  if (active?.state !== "activated") return;
  note(store, { ready: (await ask(active, "whole")) || (await ask(active, "mend")) });
}

/** Looks again when somebody comes back to the page: files may be gone, a new version may be there. @param {Store} store @param {ServiceWorkerRegistration} registered */
function look(store, registered) {
  if (document.visibilityState !== "visible") return;
  tell(store, registered);
  // Clocks may be set back.
  if (Math.abs(Date.now() - lookedAt) < HOUR) return;
  lookedAt = Date.now();
  note(store, { later: false });
  registered.update().catch(() => {});
}

/** @param {Store} store @param {Partial<import("../state/state.js").Offline>} news */
function note(store, news) {
  store.change({ offline: { ...store.state.offline, ...news } });
}

/** @param {ServiceWorker} worker @param {string} deed @returns {Promise<boolean>} */
function ask(worker, deed) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE, false);
    worker.postMessage({ do: deed }, [port2]);
  });
}
