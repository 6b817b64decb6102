/** Keeps the screen of the device awake: around a tablet on a table, people think for longer than it would stay on. */

/** What a browser gives for as long as the screen is kept awake. @typedef {{ release: () => Promise<unknown> }} Sentinel */

export class WakeLock {
  #ask;
  #isWanted = false;
  /** @type {Sentinel | null} */
  #sentinel = null;

  /** @param {() => Promise<Sentinel>} ask asks the browser, which may refuse */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Keeps the screen awake, or lets it sleep. The browser itself lets it whenever the page is hidden. @param {boolean} isWanted */
  async want(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    await this.#hold(isWanted ? await this.#ask().catch(() => null) : null);
    // While the browser was asked it may have come to be too late.
    if (!this.#isWanted) await this.#hold(null);
  }

  /** Holds this one alone. @param {Sentinel | null} sentinel */
  async #hold(sentinel) {
    const before = this.#sentinel;
    this.#sentinel = sentinel;
    await before?.release().catch(() => {});
  }
}

/** Requests the lock where a frame may have one: a browser logs an error for a request that cannot be granted. */
async function requestLock() {
  const name = /** @type {PermissionName} */ ("screen-wake-lock");
  const permission = await navigator.permissions.query({ name }).catch(() => null);
  if (permission?.state === "denied") throw new DOMException("not allowed here", "NotAllowedError");
  return navigator.wakeLock.request("screen");
}

/** Tells whether somebody sits at a match that goes on. @param {import("./state.js").State} state */
const isPlayed = ({ screen, view }) => screen === "table" && view !== null && !view.result;

/** Keeps the screen awake while a match is played and the page is seen, where the browser can. @param {import("./app.js").App} app */
export function keepAwake(app) {
  if (!("wakeLock" in navigator)) return;
  const lock = new WakeLock(requestLock);
  const look = () => lock.want(isPlayed(app.state) && document.visibilityState === "visible");
  app.onChange(look);
  document.addEventListener("visibilitychange", look);
}
