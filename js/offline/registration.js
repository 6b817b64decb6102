/** The page's side of the service worker: has the site cached for offline use, and hears of new versions. */

import { registerWorker } from "../engine/workers.js";
import { choose, chosen } from "../state/settings.js";

/** @typedef {import("../state/store.js").Store} Store */

/** How often a page that stays open checks for a new version, at most, in milliseconds. */
const UPDATE_INTERVAL = 3_600_000;
/** How long the service worker may take to answer, in milliseconds: it may have to fetch everything. */
const TIMEOUT = 60_000;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let isStarted = false;
let isControlled = false;
/** Whether this page has asked for the new version. */
let isUpdating = false;
/** Whether another page has, so that the version in control is no longer this page's own. */
let isReplaced = false;
let checkedAt = 0;

/**
 * Called after every change of state: has the site cached once the start of the engine is over, and requests
 * persistent storage once a match is over. Nothing depends on either; everything works without a service worker.
 * @param {Store} store
 */
export function updateOffline(store) {
  const { start, view, kept } = store.state;
  if (view?.result && kept) requestPersistence().catch(() => {});
  if (isStarted || !(start.ready || start.fatal)) return;
  isStarted = true;
  register(store).catch(() => {});
}

/**
 * Has every file of the site verified, and fetched again where it is missing or damaged.
 * @returns {Promise<boolean>} whether all files are intact now; false where no service worker caches them
 */
export async function repairSite() {
  try {
    const { controller } = navigator.serviceWorker;
    return controller !== null && (await ask(controller, "repair"));
  } catch {
    return false;
  }
}

/** Changes to the new version: the page is reloaded as soon as that is in control. */
export function applyUpdate() {
  if (isReplaced) return location.reload();
  isUpdating = true;
  registration?.waiting?.postMessage({ do: "skip-waiting" });
}

/** Asks the browser to keep what is stored even when space gets short: once, for it may ask the user. */
async function requestPersistence() {
  if (chosen().lasting) return;
  choose({ lasting: true });
  await navigator.storage.persist();
}

/** @param {Store} store */
async function register(store) {
  const { serviceWorker } = navigator;
  isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => onControllerChange(store));
  const registered = await registerWorker("sw.js");
  registration = registered;
  checkedAt = Date.now();
  const watchInstalling = () =>
    registered.installing?.addEventListener("statechange", () => report(store, registered));
  registered.addEventListener("updatefound", watchInstalling);
  watchInstalling();
  registered.active?.addEventListener("statechange", () => report(store, registered));
  document.addEventListener("visibilitychange", () => onVisibilityChange(store, registered));
  await report(store, registered);
}

/** Reloads the page only if its own user has asked for the new version. @param {Store} store */
function onControllerChange(store) {
  if (isUpdating) return location.reload();
  isReplaced = isControlled;
  isControlled = true;
  if (isReplaced) change(store, { update: true });
}

/** Reports whether a new version waits, and whether the site is complete for offline use. @param {Store} store @param {ServiceWorkerRegistration} registered */
async function report(store, registered) {
  const { active, waiting } = registered;
  change(store, { update: isReplaced || Boolean(active && waiting) });
  if (active?.state !== "activated") return;
  change(store, { ready: (await ask(active, "is-complete")) || (await ask(active, "repair")) });
}

/** Checks again when the page is shown: files may have been evicted, a new version may be there. @param {Store} store @param {ServiceWorkerRegistration} registered */
function onVisibilityChange(store, registered) {
  if (document.visibilityState !== "visible") return;
  report(store, registered);
  // Clocks may be set back.
  if (Math.abs(Date.now() - checkedAt) < UPDATE_INTERVAL) return;
  checkedAt = Date.now();
  change(store, { later: false });
  registered.update().catch(() => {});
}

/** @param {Store} store @param {Partial<import("../state/state.js").Offline>} offline */
function change(store, offline) {
  store.change({ offline: { ...store.state.offline, ...offline } });
}

/** @param {ServiceWorker} worker @param {string} request @returns {Promise<boolean>} false where no answer comes in time */
function ask(worker, request) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, TIMEOUT, false);
    worker.postMessage({ do: request }, [port2]);
  });
}
