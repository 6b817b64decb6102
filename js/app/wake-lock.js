/** Keeps the screen of the device on during a match: people around a tablet think longer than it would stay on. */

/** @import { App } from "./app.js" */
/** @import { State } from "./state.js" */

/** The lock of a browser. @typedef {{ release: () => Promise<unknown> }} Sentinel */

export class WakeLock {
  #ask;
  #isWanted = false;
  /** @type {Sentinel | null} */
  #sentinel = null;

  /** @param {() => Promise<Sentinel>} ask requests a lock, which the browser may refuse */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Requests or releases the lock. The browser itself releases it when the page is hidden. @param {boolean} isWanted */
  async want(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    await this.#hold(isWanted ? await this.#ask().catch(() => null) : null);
    // The lock may have come too late.
    if (!this.#isWanted) await this.#hold(null);
  }

  /** Keeps this lock only. @param {Sentinel | null} sentinel */
  async #hold(sentinel) {
    const before = this.#sentinel;
    this.#sentinel = sentinel;
    await before?.release().catch(() => {});
  }
}

/** Requests a lock where a frame may have one, because a browser logs an error for a request that it cannot grant. */
async function requestLock() {
  const name = /** @type {PermissionName} */ ("screen-wake-lock");
  const permission = await navigator.permissions.query({ name }).catch(() => null);
  if (permission?.state === "denied") throw new DOMException("not allowed here", "NotAllowedError");
  return navigator.wakeLock.request("screen");
}

/** Returns true during a match. @param {State} state */
const isPlayed = ({ screen, view }) => screen === "table" && view !== null && !view.result;

/** Keeps the screen on while a match is played and the page is visible, where the browser can. @param {App} app */
export function keepAwake(app) {
  if (!("wakeLock" in navigator)) return;
  const lock = new WakeLock(requestLock);
  const look = () => lock.want(isPlayed(app.state) && document.visibilityState === "visible");
  app.onChange(look);
  document.addEventListener("visibilitychange", look);
}
