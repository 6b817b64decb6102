/** Several tabs, one match: it is on one table at a time, and moves to another tab only when a player there wants it. */

import { randomHex } from "../storage/random.js";
import { CodedError } from "./errors.js";

const LOCK = "volle-match";
/** A page that is loaded again may meet the lock that it had before: it tries this often, at intervals in milliseconds. */
const TRIES = 5;
const INTERVAL = 100;
/** Milliseconds that other tabs have to answer. A start of the engine takes longer. */
const WAIT = 1000;

/** Claims the match for this tab. Where a browser forbids locks, it stores nothing either, and each tab has a match of its own. */
export class Tabs {
  #got;
  #lost;
  #isHere = false;
  #release = () => {};

  /**
   * @param {() => void} got called when the match comes back to this tab
   * @param {() => void} lost called when another tab takes it, or when the browser freezes this page for later
   */
  constructor(got, lost) {
    this.#got = got;
    this.#lost = lost;
    // A frozen page gives the match up: another tab may go on with it meanwhile.
    addEventListener("pagehide", ({ persisted }) => persisted && this.#leave());
    addEventListener("pageshow", ({ persisted }) => persisted && this.#regain(this.claim()));
    document.addEventListener("visibilitychange", () => {
      const isVisible = document.visibilityState === "visible";
      if (isVisible && !this.#isHere) this.#regain(this.claim());
    });
  }

  /** Takes the match if no other tab has it; resolves to true if this one has it now. */
  async claim() {
    for (let tries = 1; !(await this.#acquire({ ifAvailable: true })); tries++) {
      if (tries === TRIES) return false;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
    return true;
  }

  /** Takes the match away from the tab that has it. */
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

  /** @param {LockOptions} options @returns {Promise<boolean>} true if the match is here now */
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

/** A message to other tabs: a request for the lock, a refusal to another tab, or notice that the sender has taken it. @typedef {{ ask: string } | { refuse: string } | { take: string }} Message */

/** Locks for insecure origins, which have no `navigator.locks`: the tabs agree over a channel. */
export class ChannelLocks {
  #id = randomHex();
  #wait;

  /** @param {number} [wait] milliseconds */
  constructor(wait = WAIT) {
    this.#wait = wait;
  }

  /**
   * Calls `hold` with the lock, or with null if another tab has it; the lock is held until the promise that `hold`
   * returns settles. Rejects when another tab takes the lock.
   * @template T
   * @param {string} name
   * @param {LockOptions} options
   * @param {(lock: Lock | null) => T | Promise<T>} hold
   * @returns {Promise<T>}
   */
  async request(name, { steal = false }, hold) {
    const channel = new BroadcastChannel(name);
    try {
      if (!steal && !(await this.#isFree(channel))) return await hold(null);
      const lost = this.#take(channel);
      return await Promise.race([hold({ name, mode: "exclusive" }), lost]);
    } finally {
      channel.close();
    }
  }

  /** Asks the other tabs; of several that ask simultaneously, exactly one is refused by none. @param {BroadcastChannel} channel @returns {Promise<boolean>} */
  #isFree(channel) {
    return new Promise((resolve) => {
      listen(channel, (message) => {
        if ("ask" in message && message.ask > this.#id) post(channel, { refuse: message.ask });
        else if (!("refuse" in message) || message.refuse === this.#id) resolve(false);
      });
      post(channel, { ask: this.#id });
      setTimeout(resolve, this.#wait, true);
    });
  }

  /**
   * Takes the lock, and refuses it to every tab that asks. Rejects when another tab takes it, also one that this tab did
   * not answer in time because it was frozen.
   * @param {BroadcastChannel} channel
   * @returns {Promise<never>}
   */
  #take(channel) {
    return new Promise((_resolve, reject) => {
      listen(channel, (message) => {
        if ("ask" in message) post(channel, { refuse: message.ask });
        if ("take" in message) reject(new CodedError({ code: "match.elsewhere" }));
      });
      post(channel, { take: this.#id });
    });
  }
}

/** @param {BroadcastChannel} channel @param {Message} message */
function post(channel, message) {
  channel.postMessage(message);
}

/** @param {BroadcastChannel} channel @param {(message: Message) => void} receive */
function listen(channel, receive) {
  channel.onmessage = ({ data }) => receive(data);
}

const channelLocks = new ChannelLocks();

/** Returns the locks of the browser, or a replacement where it has none; undefined where it forbids them. */
function lockManager() {
  try {
    return navigator.locks ?? channelLocks;
  } catch {
    return undefined;
  }
}
