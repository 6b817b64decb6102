/** Locks for insecure origins, which have no `navigator.locks`: the tabs agree over a channel. */

import { randomHex } from "../storage/random.js";

/** What a tab sends to the others: that it wants the lock, that another may not have it, or that it has taken it. @typedef {{ ask: string } | { refuse: string } | { take: string }} Message */

/** Milliseconds that other tabs have to answer. A start of the engine takes longer. */
const WAIT = 1000;

/** Locks for one tab; `request` is that of `navigator.locks`, as far as it is needed. */
export class ChannelLocks {
  #id = randomHex();
  #wait;

  /** @param {number} [wait] milliseconds */
  constructor(wait = WAIT) {
    this.#wait = wait;
  }

  /**
   * Calls `hold` with the lock, or with null where another tab has it; the lock is held until the promise settles that
   * `hold` returns. Rejects when another tab takes the lock.
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

  /** Asks the other tabs; of several that ask at a time, one is refused by no other. @param {BroadcastChannel} channel @returns {Promise<boolean>} */
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
   * Takes the lock, and refuses it to every tab that asks. Rejects when another takes it: also one that was not answered
   * in time, because this tab was frozen, and which has gone on with the match.
   * @param {BroadcastChannel} channel
   * @returns {Promise<never>}
   */
  #take(channel) {
    return new Promise((_resolve, reject) => {
      listen(channel, (message) => {
        if ("ask" in message) post(channel, { refuse: message.ask });
        if ("take" in message) reject(new DOMException("another tab has it", "AbortError"));
      });
      post(channel, { take: this.#id });
    });
  }
}

/** @param {BroadcastChannel} channel @param {Message} message */
function post(channel, message) {
  channel.postMessage(message);
}

/** @param {BroadcastChannel} channel @param {(message: Message) => void} hear */
function listen(channel, hear) {
  channel.onmessage = ({ data }) => hear(data);
}
