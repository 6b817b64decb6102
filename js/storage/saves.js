/** The saved match: its records in IndexedDB, or in memory where a browser refuses storage. */

import { delMany, getMany, setMany } from "idb-keyval";
import { matches, sha256 } from "./integrity.js";

/** @typedef {{ save: string, record: string }} Records the private record of a moment, and the one that may be shared */
/** @typedef {Records & { hash: string }} StoredSave a save with the integrity of its private record */
/**
 * @typedef {object} KeyValueStore
 * @property {(keys: string[]) => Promise<any[]>} getMany
 * @property {(entries: [string, unknown][]) => Promise<void>} setMany
 * @property {(keys: string[]) => Promise<void>} delMany
 */

const NEWEST = "match";
const PREVIOUS = "match-before";
/** Texts of damaged saves, until another match is begun. */
const DAMAGED = "match-broken";
const KEYS = [NEWEST, PREVIOUS, DAMAGED];

/** Where a browser keeps saves. @type {KeyValueStore} */
export const indexedDbStore = { getMany, setMany, delMany };

/** Keeps the last two saves, and reports whenever storage begins to refuse them or accepts them again. */
export class Saves {
  #report;
  #store;
  #isStored = true;
  /** The save that was written or read last. @type {unknown} */
  #newest;
  /** @type {unknown} */
  #previous;
  /** @type {string[] | undefined} */
  #damaged;

  /**
   * @param {(isStored: boolean) => void} report
   * @param {KeyValueStore} [store] without one, the match is kept in memory alone
   */
  constructor(report, store) {
    this.#report = report;
    this.#store = store;
  }

  /** Returns the newest save and the one before it, by this page or an earlier one, as far as they exist. */
  async read() {
    // Where storage has refused the last write, memory is newer.
    const stored = this.#isStored && (await this.#try((store) => store.getMany(KEYS)));
    if (stored) [this.#newest, this.#previous, this.#damaged] = stored;
    return this.#existing();
  }

  /** Stores the save of the next moment. @param {Records} records */
  write(records) {
    return this.#put(records, this.#newest, this.#damaged);
  }

  /** Stores the save of the newest moment again: storage may have refused it, or refuse it now. @param {Records} records */
  rewrite(records) {
    return this.#put(records, this.#previous, this.#damaged);
  }

  /** Stores the first save of another match, and deletes all of the one before. @param {Records} records */
  begin(records) {
    return this.#put(records, undefined, undefined);
  }

  /** Stores a save in place of the newest one, which is damaged and set aside. @param {Records} records */
  replace(records) {
    return this.#put(records, undefined, this.#damagedWith([this.#newest]));
  }

  /** Sets all saves aside as damaged: no match is left. */
  async setAside() {
    this.#damaged = this.#damagedWith(this.#existing());
    this.#newest = this.#previous = undefined;
    await this.#flush();
  }

  /** Returns whether any damaged save was set aside. */
  hasDamaged() {
    return this.#damaged !== undefined;
  }

  /** Returns the texts of the damaged saves that were set aside, or else of all saves. */
  damaged() {
    return this.#damaged ?? this.#damagedWith(this.#existing());
  }

  /** Deletes everything. */
  async clear() {
    this.#newest = this.#previous = this.#damaged = undefined;
    await this.#try((store) => store.delMany(KEYS));
  }

  #existing() {
    return [this.#newest, this.#previous].filter((each) => each !== undefined);
  }

  /** @param {unknown[]} saves to be set aside with those that are already */
  #damagedWith(saves) {
    const texts = saves.filter((save) => save !== undefined).map(textOf);
    return [...new Set([...(this.#damaged ?? []), ...texts])];
  }

  /** @param {Records} records @param {unknown} previous @param {string[] | undefined} damaged */
  async #put({ save, record }, previous, damaged) {
    this.#newest = { save, record, hash: await sha256(encoded(save)) };
    this.#previous = previous;
    this.#damaged = damaged;
    await this.#flush();
  }

  #flush() {
    return this.#try((store) =>
      store.setMany([
        [NEWEST, this.#newest],
        [PREVIOUS, this.#previous],
        [DAMAGED, this.#damaged],
      ]),
    );
  }

  /**
   * Calls the storage, each time anew: what was refused once may be accepted the next time.
   * @template T
   * @param {(store: KeyValueStore) => Promise<T>} access
   * @returns {Promise<T | undefined>} undefined where there is no storage, or it refuses
   */
  async #try(access) {
    if (!this.#store) return undefined;
    try {
      const result = await access(this.#store);
      this.#setStored(true);
      return result;
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

/** Returns the private record of a stored save, or undefined where it is not what was written. @param {unknown} stored */
export async function verifiedRecord(stored) {
  const { save, hash } = /** @type {Partial<StoredSave>} */ (stored ?? {});
  return typeof save === "string" && (await matches(encoded(save), hash)) ? save : undefined;
}

/**
 * Returns the record of the saved match that may be shared: for a page whose engine is lost.
 * @param {Pick<KeyValueStore, "getMany">} store
 * @returns {Promise<string | undefined>}
 */
export async function savedRecord(store = indexedDbStore) {
  try {
    const saves = await store.getMany([NEWEST, PREVIOUS]);
    return saves.map((save) => save?.record).find((record) => typeof record === "string");
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function encoded(text) {
  return new TextEncoder().encode(text);
}

/** @param {any} stored */
function textOf(stored) {
  return typeof stored?.save === "string"
    ? stored.save
    : (JSON.stringify(stored) ?? String(stored));
}
