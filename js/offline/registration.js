/** The page's side of the service worker: has the site cached for offline use, and hears of new versions. */

import { registerWorker } from "../engine/workers.js";

/** @import { App } from "../app/app.js" */

/** True where the site is ready for offline use, a new version is available, and the user wants that later. @typedef {{ ready: boolean, update: boolean, later: boolean }} Offline */
/**
 * @typedef {object} OfflineState
 * @property {Offline} offline
 */

const WORKER = "sw.js";
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
 * persistent storage once a match is over. Nothing depends on either; everything works without a service worker. A scene
 * that plays from its tape has the site cached only when it is left: that is a hundred times what the scene itself needs.
 * @param {App} app
 */
export function updateOffline(app) {
  const { start, view, kept } = app.state;
  if (view?.result && kept) requestPersistence(app).catch(() => {});
  const isOver = start.fatal || (start.ready && start.from !== "tape");
  if (isStarted || !isOver) return;
  isStarted = true;
  register(app).catch(() => checkPage(app).catch(() => {}));
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

/** Asks the browser to keep what is stored even when space gets short: once, for it may ask the user. @param {App} app */
async function requestPersistence(app) {
  if (app.state.settings.lasting) return;
  app.choose({ lasting: true });
  await navigator.storage.persist();
}

/** @param {App} app */
async function register(app) {
  const { serviceWorker } = navigator;
  isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => onControllerChange(app));
  const registered = await registerWorker(WORKER);
  registration = registered;
  const watchInstalling = () =>
    registered.installing?.addEventListener("statechange", () => report(app, registered));
  registered.addEventListener("updatefound", watchInstalling);
  watchInstalling();
  registered.active?.addEventListener("statechange", () => report(app, registered));
  document.addEventListener("visibilitychange", () => onVisibilityChange(app, registered));
  if (isControlled) checkForUpdate(registered).catch(() => {});
  else checkedAt = Date.now();
  await report(app, registered);
}

/**
 * Has the browser check for a new version. Many servers go by time and size to say that a file has not changed, and the
 * service worker may have both of the old one: the browser fetches it as it is now before it compares.
 * @param {ServiceWorkerRegistration} registered
 */
async function checkForUpdate(registered) {
  checkedAt = Date.now();
  await fetch(WORKER, { cache: "reload" });
  await registered.update();
}

/**
 * Offers the version that the server has now, where no service worker brings it. Where a server says nothing of caching,
 * a browser shows the page that it has for a tenth of the page's age.
 * @param {App} app
 */
async function checkPage(app) {
  const response = await fetch(location.href, { cache: "reload" });
  const page = await response.text();
  const own = document.head.querySelectorAll("[src^='assets/'], [href^='assets/']");
  const isCurrent = Array.from(own).every((each) =>
    page.includes(each.getAttribute("src") ?? each.getAttribute("href") ?? ""),
  );
  if (!response.ok || isCurrent) return;
  isReplaced = true;
  change(app, { update: true });
}

/** Reloads the page only if its own user has asked for the new version. @param {App} app */
function onControllerChange(app) {
  if (isUpdating) return location.reload();
  isReplaced = isControlled;
  isControlled = true;
  if (isReplaced) change(app, { update: true });
}

/** Reports whether a new version waits, and whether the site is complete for offline use. @param {App} app @param {ServiceWorkerRegistration} registered */
async function report(app, registered) {
  reportUpdate(app, registered);
  const { active } = registered;
  if (active?.state !== "activated") return;
  change(app, { ready: (await ask(active, "is-complete")) || (await ask(active, "repair")) });
}

/**
 * Reports a new version only if it answers: a server that fails may send an empty file, which the browser takes for a
 * service worker as well.
 * @param {App} app
 * @param {ServiceWorkerRegistration} registered
 */
async function reportUpdate(app, { active, waiting }) {
  if (!active || !waiting) return change(app, { update: isReplaced });
  if (await ask(waiting, "is-complete")) change(app, { update: true });
}

/** Checks again when the page is shown: files may have been evicted, a new version may be there. @param {App} app @param {ServiceWorkerRegistration} registered */
function onVisibilityChange(app, registered) {
  if (document.visibilityState !== "visible") return;
  report(app, registered);
  // Clocks may be set back.
  if (Math.abs(Date.now() - checkedAt) < UPDATE_INTERVAL) return;
  change(app, { later: false });
  checkForUpdate(registered).catch(() => {});
}

/** @param {App} app @param {Partial<Offline>} offline */
function change(app, offline) {
  app.change({ offline: { ...app.state.offline, ...offline } });
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
