/** The match that outlives the page: one private record in IndexedDB, or in memory where a browser gives no storage. */

import { del, get, set } from "idb-keyval";

const KEY = "match";

/** Keeps one record, and tells through `lost` as soon as the browser refuses to store it. */
export class Saves {
  #lost;
  #stored;
  /** @type {string | undefined} */
  #memory;

  /**
   * @param {() => void} lost called once, when the storage refuses the record, which is kept in memory only
   * @param {boolean} keeps whether the record outlives the page at all
   */
  constructor(lost, keeps) {
    this.#lost = lost;
    this.#stored = keeps;
  }

  /** Gives the record that was written last, by this page or an earlier one. */
  read() {
    return this.#try(() => get(KEY));
  }

  /**
   * Keeps `record` in place of the one before.
   * @param {string} record
   */
  write(record) {
    this.#memory = record;
    return this.#try(() => set(KEY, record));
  }

  /** Leaves no record behind. */
  forget() {
    this.#memory = undefined;
    return this.#try(() => del(KEY));
  }

  /**
   * Asks the storage, or memory once the storage has refused.
   * @param {() => Promise<string | void>} access
   * @returns {Promise<string | void>}
   */
  async #try(access) {
    if (!this.#stored) return this.#memory;
    try {
      return await access();
    } catch {
      this.#stored = false;
      this.#lost();
      return this.#memory;
    }
  }
}
