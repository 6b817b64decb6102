/** The page's side of the service worker: it caches the site for offline use, and finds new versions. */

import { registerWorker } from "../engine/workers.js";
import { loadAfresh } from "../storage/site-file.js";
import { isReplaced } from "./page-version.js";

/** @import { Reason } from "../storage/site-file.js" */

/**
 * True if the site is complete for offline use, if a new version is available, and if the user wants that later; and the
 * reason why the server's version cannot be stored.
 * @typedef {{ ready: boolean, update: boolean, later: boolean, fault: Reason | "other" | null }} Offline
 */
/** `install` opens the browser's dialog that installs the site, where it offers that. @typedef {{ offline: Offline, install: (() => void) | null }} OfflineState */

const WORKER = "sw.js";
/** The least milliseconds between two checks for a new version in a page that stays open. */
const UPDATE_INTERVAL = 3_600_000;
/** Milliseconds for a new version to come into control: browsers keep the previous one until all its answers are read, some for minutes. */
const CHANGE = 5_000;
/** Milliseconds for an answer of the service worker, which may have to fetch everything. */
const TIMEOUT = 60_000;

/** The stored site and its versions. Nothing depends on it: everything works without a service worker. */
export class OfflineSite {
  #report;
  #pageLoaded;
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  #isStarted = false;
  #isControlled = false;
  /** True if this page has requested the new version. */
  #isUpdating = false;
  /** True if the version in control is not that of this page any more, because another page has requested it. */
  #isReplaced = false;
  /** The waiting version of a page that was loaded past the previous one: it is not offered, but comes into control. @type {ServiceWorker | null} */
  #own = null;
  #checkedAt = 0;

  /**
   * @param {(change: Partial<Offline>) => void} report
   * @param {() => Promise<unknown>} pageLoaded resolves when the page has read what it has requested
   */
  constructor(report, pageLoaded) {
    this.#report = report;
    this.#pageLoaded = pageLoaded;
  }

  /** Caches the site and watches for new versions; without a service worker, checks the page once. */
  start() {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#register().catch(() => this.#checkPage().catch(() => {}));
  }

  /** Verifies every file of the site, and fetches damaged and missing ones again; resolves to true if all are intact now. @returns {Promise<boolean>} */
  async repair() {
    try {
      const { controller } = navigator.serviceWorker;
      return controller !== null && (await ask(controller, "repair"));
    } catch {
      return false;
    }
  }

  /**
   * Changes to the new version; the page reloads when that is in control, or past the previous one. The tap may have
   * requested drawings: Chromium keeps a version in control for minutes if its answer is not read before the page is left.
   */
  async update() {
    this.#isUpdating = true;
    setTimeout(loadAfresh, CHANGE);
    await this.#pageLoaded();
    if (this.#isReplaced) return location.reload();
    this.#registration?.waiting?.postMessage({ do: "skip-waiting" });
  }

  async #register() {
    const { serviceWorker } = navigator;
    this.#isControlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => this.#onControllerChange());
    serviceWorker.addEventListener("message", (event) => this.#onMessage(event));
    const registered = await registerWorker(WORKER);
    this.#registration = registered;
    const onStateChange = () => this.#reportState(registered);
    const watchInstalling = () =>
      registered.installing?.addEventListener("statechange", onStateChange);
    registered.addEventListener("updatefound", watchInstalling);
    watchInstalling();
    registered.active?.addEventListener("statechange", onStateChange);
    if (!this.#isControlled) this.#own = registered.waiting;
    this.#own?.addEventListener("statechange", onStateChange);
    this.#own?.postMessage({ do: "skip-waiting" });
    document.addEventListener("visibilitychange", () => this.#onVisibilityChange(registered));
    if (this.#isControlled) this.#checkForUpdate(registered).catch(() => {});
    else this.#checkedAt = Date.now();
    await this.#reportState(registered);
  }

  /**
   * Makes the browser check for a new version. It fetches the script past all caches first, because many servers decide
   * by time and size that a file has not changed.
   * @param {ServiceWorkerRegistration} registered
   */
  async #checkForUpdate(registered) {
    this.#checkedAt = Date.now();
    await fetch(WORKER, { cache: "reload" });
    await registered.update();
  }

  /** Offers the server's version where no service worker does: without caching headers, browsers show an old page for a tenth of its age. */
  async #checkPage() {
    const response = await fetch(location.href, { cache: "reload" });
    if (!isReplaced(document.documentElement.outerHTML, await response.text())) return;
    this.#isReplaced = true;
    this.#report({ update: true });
  }

  /** Reports why the server's version could not be installed, or that it was. Another site may be in another folder of this origin. @param {MessageEvent} event */
  #onMessage({ data, source }) {
    const { href } = new URL(WORKER, document.baseURI);
    if (!(source instanceof ServiceWorker) || source.scriptURL !== href) return;
    this.#report({ fault: data.fault ?? null });
    if (data.fault && !this.#registration?.active) this.#checkPage().catch(() => {});
  }

  /** Reloads the page only if its own user has requested the new version. */
  #onControllerChange() {
    if (this.#isUpdating) return location.reload();
    this.#isReplaced = this.#isControlled;
    this.#isControlled = true;
    if (this.#isReplaced) this.#report({ update: true });
  }

  /** Reports if a new version waits, and if the site is complete for offline use. @param {ServiceWorkerRegistration} registered */
  async #reportState(registered) {
    this.#reportUpdate(registered);
    const { active } = registered;
    if (active?.state !== "activated") return;
    this.#report({ ready: (await ask(active, "is-complete")) || (await ask(active, "repair")) });
  }

  /** Reports a new version only if it answers: a failing server may send an empty file, which is a valid service worker, too; and only if it is new: some hosts change the script with each answer. A page that is about to reload is still an old one. @param {ServiceWorkerRegistration} registered */
  async #reportUpdate({ active, waiting }) {
    if (!active || !waiting || waiting === this.#own)
      return this.#report({ update: this.#isReplaced || this.#isUpdating });
    if (!(await ask(waiting, "is-complete")) || (await ask(waiting, "is-current"))) return;
    this.#report({ update: true });
  }

  /** Checks again when the page becomes visible: files may have been evicted, a new version may exist. @param {ServiceWorkerRegistration} registered */
  #onVisibilityChange(registered) {
    if (document.visibilityState !== "visible") return;
    this.#reportState(registered);
    // Clocks may be set back.
    if (Math.abs(Date.now() - this.#checkedAt) < UPDATE_INTERVAL) return;
    this.#report({ later: false });
    this.#checkForUpdate(registered).catch(() => {});
  }
}

/** @param {ServiceWorker} worker @param {string} request @returns {Promise<boolean>} false without an answer in time */
function ask(worker, request) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, TIMEOUT, false);
    worker.postMessage({ do: request }, [port2]);
  });
}
