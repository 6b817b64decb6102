/** The saved matches: records in IndexedDB, or in memory where a browser refuses storage. */

import { Access, indexedDbStore } from "./access.js";
import { hasIdentity, newIdentity, now } from "./identity.js";
import { matches, sha256 } from "./integrity.js";
import { Shelf } from "./shelf.js";

/** @typedef {import("./access.js").KeyValueStore} KeyValueStore */
/** @typedef {{ save: string, record: string }} Records the private record of a moment, and the one that may be shared */
/** @typedef {import("./identity.js").Identity} Identity */
/** @typedef {Records & Identity & { hash: string, changed: string }} StoredSave a save with the integrity of its private record, and when it was made */

const NEWEST = "match";
const PREVIOUS = "match-before";
/** Texts of damaged saves, until another match is begun. */
const DAMAGED = "match-broken";
const KEYS = [NEWEST, PREVIOUS, DAMAGED];

/** Keeps the last two saves of the match on the table, and all other matches on the shelf; reports whenever storage begins to refuse them or accepts them again. */
export class Saves {
  #access;
  /** All other matches. */
  shelf;
  /** The save that was written or read last. @type {unknown} */
  #newest;
  /** @type {unknown} */
  #previous;
  /** @type {string[] | undefined} */
  #damaged;
  #isOurs;

  /**
   * @param {(isStored: boolean) => void} report
   * @param {KeyValueStore} [store] without one, the match is kept in memory alone
   */
  constructor(report, store) {
    this.#access = new Access(report, store);
    this.shelf = new Shelf(this.#access);
    this.#isOurs = store === undefined;
  }

  /** Whether the match on the table is here, from `read` on. Until then another tab may have it: then only what is new may be stored. */
  get isOurs() {
    return this.#isOurs;
  }

  /** Reads the newest save again where another tab may have changed it meanwhile. */
  async look() {
    if (this.#isOurs) return;
    const stored = await this.#access.attempt((store) => store.getMany([NEWEST]));
    this.#newest = stored?.result[0];
  }

  /** Takes the match on the table: returns the newest save and the one before it, by this page or an earlier one, as far as they exist. */
  async read() {
    this.#isOurs = true;
    // Where storage has refused the last write, memory is newer.
    const stored =
      this.#access.isStored && (await this.#access.attempt((store) => store.getMany(KEYS)));
    if (stored) [this.#newest, this.#previous, this.#damaged] = stored.result;
    return this.#existing();
  }

  /** The save of the match on the table, if there is one that is whole. */
  get newest() {
    return /** @type {Partial<StoredSave> | undefined} */ (this.#newest);
  }

  /** Stores the save of the next moment. @param {Records} records */
  write(records) {
    return this.#put(records, this.#identity, now(), this.#newest, this.#damaged);
  }

  /** Stores the save of the newest moment again: storage may have refused it, or refuse it now. @param {Records} records */
  rewrite(records) {
    const changed = this.newest?.changed ?? now();
    return this.#put(records, this.#identity, changed, this.#previous, this.#damaged);
  }

  /**
   * Stores the first save of another match. Where it comes from the shelf, it has an identity, and leaves its place
   * there. The one before goes to the shelf in the same moment, if it is to be kept.
   * @param {Records} records
   * @param {{ taken?: Identity | undefined, left?: Pick<import("./shelf.js").ShelfMatch, "view" | "engine" | "figures"> | undefined }} [change] `left`: what the shelf keeps of the one before beside its save
   */
  begin(records, { taken, left } = {}) {
    const { newest } = this;
    if (left && newest)
      this.shelf.put(/** @type {any} */ ({ ...newest, ...this.#identity, ...left }));
    if (taken) this.shelf.remove(taken.id);
    return this.#put(records, taken ?? newIdentity(), now());
  }

  /**
   * Puts a record on the shelf that is no match on the table; the shelf writes it with its next changes.
   * @param {string} record
   * @param {{ begun?: string | undefined, changed?: string | undefined }} times as far as they are known
   * @param {Pick<import("./shelf.js").ShelfMatch, "engine" | "figures">} told
   */
  async add(record, { begun = now(), changed = begun }, told) {
    const { id } = newIdentity();
    const hash = await sha256(encoded(record));
    this.shelf.put({ id, begun, changed, save: record, record, hash, ...told });
  }

  /** Stores a save in place of the newest one, which is damaged and set aside. @param {Records} records */
  replace(records) {
    return this.#put(records, this.#identity, now(), undefined, this.#damagedWith([this.#newest]));
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
    await this.#access.attempt((store) => store.delMany(KEYS));
    await this.shelf.clear();
  }

  /** Which match is on the table, as far as a save of it tells. @returns {Identity} */
  get #identity() {
    const known = this.#existing().find(hasIdentity);
    return known ? { id: known.id, begun: known.begun } : newIdentity();
  }

  #existing() {
    return [this.#newest, this.#previous].filter((each) => each !== undefined);
  }

  /** @param {unknown[]} saves to be set aside with those that are already */
  #damagedWith(saves) {
    const texts = saves.filter((save) => save !== undefined).map(textOf);
    return [...new Set([...(this.#damaged ?? []), ...texts])];
  }

  /** @param {Records} records @param {Identity} identity @param {string} changed @param {unknown} [previous] @param {string[]} [damaged] */
  async #put({ save, record }, identity, changed, previous, damaged) {
    const hash = await sha256(encoded(save));
    this.#newest = { ...identity, save, record, hash, changed };
    this.#previous = previous;
    this.#damaged = damaged;
    await this.#flush();
  }

  /** Writes all that has changed, or nothing. */
  async #flush() {
    /** @type {[string, unknown][]} */
    const entries = [
      [NEWEST, this.#newest],
      [PREVIOUS, this.#previous],
      [DAMAGED, this.#damaged],
      ...this.shelf.changes(),
    ];
    if (await this.#access.attempt((store) => store.setMany(entries))) await this.shelf.settle();
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

/** Returns the private record of a stored value, or else the value as JSON. @param {unknown} stored */
function textOf(stored) {
  const { save } = /** @type {Record<string, unknown>} */ (stored ?? {});
  return typeof save === "string" ? save : (JSON.stringify(stored) ?? String(stored));
}
