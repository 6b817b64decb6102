/** Several tabs, one match: it is on one table at a time, and goes to another tab only when somebody asks for it there. */

const LOCK = "volle-match";
/** A page that is loaded again may meet the lock that it had before: so often it looks, every so many milliseconds. */
const LOOKS = 5;
const PAUSE = 100;

/** Knows whether this tab has the match. Where a browser has no locks, each tab has it. */
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
    addEventListener("pageshow", ({ persisted }) => persisted && this.#regain(this.look()));
    document.addEventListener("visibilitychange", () => {
      const isSeen = document.visibilityState === "visible";
      if (isSeen && !this.#isHere) this.#regain(this.look());
    });
  }

  /** Takes the match if no other tab has it; gives whether this one has it now. */
  async look() {
    for (let looks = 1; !(await this.#ask({ ifAvailable: true })); looks++) {
      if (looks === LOOKS) return false;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return true;
  }

  /** Takes the match away from whatever tab has it. */
  take() {
    return this.#regain(this.#ask({ steal: true }));
  }

  /** @param {Promise<boolean>} asked */
  async #regain(asked) {
    if (await asked) this.#got();
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
  #ask(options) {
    if (this.#isHere) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#request(options, (isOurs) => {
        this.#isHere ||= isOurs;
        resolve(this.#isHere);
      });
    });
  }

  /** @param {LockOptions} options @param {(isOurs: boolean) => void} tell */
  #request(options, tell) {
    const locks = lockManager();
    if (!locks) return tell(true);
    let isOurs = false;
    const hold = (/** @type {Lock | null} */ lock) => {
      isOurs = lock !== null;
      tell(isOurs);
      return lock && new Promise((resolve) => (this.#release = () => resolve(null)));
    };
    // It breaks when another tab takes the lock; before that, only where locks are forbidden.
    locks.request(LOCK, options, hold).catch(() => (isOurs ? this.#lose() : tell(true)));
  }
}

/** Gives the locks of the browser, or nothing where it has none or forbids them. */
function lockManager() {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
