/** Several tabs, one match: it is on one table at a time, and goes to another tab only when somebody asks for it there. */

import { ChannelLocks } from "./channel-locks.js";

const LOCK = "volle-match";
/** A page that is loaded again may meet the lock that it had before: so often it tries, every so many milliseconds. */
const TRIES = 5;
const INTERVAL = 100;

/** Knows whether this tab has the match. Where a browser forbids locks, it stores nothing either, and each tab has a match of its own. */
export class Tabs {
  #got;
  #lost;
  #isHere = false;
  #release = () => {};

  /**
   * @param {() => void} got called when the match comes back to this tab
   * @param {() => void} lost called at once when another tab takes it, or when the page rests
   */
  constructor(got, lost) {
    this.#got = got;
    this.#lost = lost;
    // A page that rests in the browser's memory has nothing: another may go on meanwhile.
    addEventListener("pagehide", ({ persisted }) => persisted && this.#leave());
    addEventListener("pageshow", ({ persisted }) => persisted && this.#regain(this.claim()));
    document.addEventListener("visibilitychange", () => {
      const isSeen = document.visibilityState === "visible";
      if (isSeen && !this.#isHere) this.#regain(this.claim());
    });
  }

  /** Takes the match if no other tab has it; resolves to whether this one has it now. */
  async claim() {
    for (let tries = 1; !(await this.#acquire({ ifAvailable: true })); tries++) {
      if (tries === TRIES) return false;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
    return true;
  }

  /** Takes the match away from whatever tab has it. */
  steal() {
    return this.#regain(this.#acquire({ steal: true }));
  }

  /** @param {Promise<boolean>} acquired */
  async #regain(acquired) {
    if (await acquired) this.#got();
  }

  #leave() {
    this.#release();
    this.#lose();
  }

  #lose() {
    if (!this.#isHere) return;
    this.#isHere = false;
    this.#lost();
  }

  /** @param {LockOptions} options @returns {Promise<boolean>} whether the match is here now */
  #acquire(options) {
    if (this.#isHere) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#request(options, (isOurs) => {
        this.#isHere ||= isOurs;
        resolve(this.#isHere);
      });
    });
  }

  /** @param {LockOptions} options @param {(isOurs: boolean) => void} done */
  #request(options, done) {
    const locks = lockManager();
    if (!locks) return done(true);
    let isOurs = false;
    const hold = (/** @type {Lock | null} */ lock) => {
      isOurs = lock !== null;
      done(isOurs);
      return lock && new Promise((resolve) => (this.#release = () => resolve(null)));
    };
    // It rejects when another tab takes the lock; before that, only where locks are forbidden.
    locks.request(LOCK, options, hold).catch(() => (isOurs ? this.#lose() : done(true)));
  }
}

const channelLocks = new ChannelLocks();

/** Returns the locks of the browser, or a replacement where it has none, as on an insecure origin; nothing where it forbids them. */
function lockManager() {
  try {
    return navigator.locks ?? channelLocks;
  } catch {
    return undefined;
  }
}
