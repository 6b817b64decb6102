/** The browser's storage, which may refuse anything at any time. */

import { delMany, entries, getMany, setMany } from "idb-keyval";

/**
 * @typedef {object} KeyValueStore
 * @property {(keys: string[]) => Promise<any[]>} getMany
 * @property {() => Promise<[any, any][]>} entries
 * @property {(entries: [string, unknown][]) => Promise<void>} setMany all of them or none
 * @property {(keys: string[]) => Promise<void>} delMany
 */

/** Where a browser keeps matches. @type {KeyValueStore} */
export const indexedDbStore = { getMany, entries, setMany, delMany };

/** Calls the storage, and reports whenever it begins to refuse or to accept again. */
export class Access {
  #report;
  #store;
  #isStored = true;

  /**
   * @param {(isStored: boolean) => void} report
   * @param {KeyValueStore} [store] without one, everything is kept in memory alone
   */
  constructor(report, store) {
    this.#report = report;
    this.#store = store;
  }

  /** Whether storage has accepted what it was asked last. */
  get isStored() {
    return this.#isStored;
  }

  /**
   * Calls the storage, each time anew: what was refused once may be accepted the next time.
   * @template T
   * @param {(store: KeyValueStore) => Promise<T>} access
   * @returns {Promise<{ result: T } | undefined>} undefined where there is no storage, or it refuses
   */
  async attempt(access) {
    if (!this.#store) return undefined;
    try {
      const result = await access(this.#store);
      this.#setStored(true);
      return { result };
    } catch {
      this.#setStored(false);
      return undefined;
    }
  }

  /** @param {boolean} isStored */
  #setStored(isStored) {
    if (isStored !== this.#isStored) this.#report(isStored);
    this.#isStored = isStored;
  }
}
