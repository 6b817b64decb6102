/** The saved matches: records in IndexedDB, or in memory where a browser refuses storage. */

import { delMany, entries, getMany, setMany } from "idb-keyval";
import { matches, sha256 } from "./integrity.js";
import { randomHex } from "./random.js";

/** @import { View } from "../protocol/shared.js" */

/**
 * @typedef {object} KeyValueStore
 * @property {(keys: string[]) => Promise<any[]>} getMany
 * @property {() => Promise<[any, any][]>} entries
 * @property {(entries: [string, unknown][]) => Promise<void>} setMany all of them or none
 * @property {(keys: string[]) => Promise<void>} delMany
 */
/** @typedef {{ save: string, record: string }} Records the private and the public record of a position */
/** @typedef {{ id: string, begun: string }} Identity of a match, and its beginning on this device as ISO 8601 */
/** @typedef {Records & Identity & { hash: string, changed: string }} StoredSave a save with the integrity of its private record, and its time */
/**
 * @typedef {StoredSave & { view?: View | null, engine?: string, figures?: unknown }} ShelfMatch a save with the public view
 * of its last position and its match summary, both by the engine of that name
 */
/** A match on the shelf; `found` is null if it is damaged. @typedef {{ id: string, found: Partial<ShelfMatch> | null }} Shelved */

/** @type {KeyValueStore} */
export const indexedDbStore = { getMany, entries, setMany, delMany };

const NEWEST = "match";
const PREVIOUS = "match-before";
/** Texts of damaged saves, until another match begins. */
const DAMAGED = "match-broken";
const KEYS = [NEWEST, PREVIOUS, DAMAGED];
/** The prefix of the keys of all other matches. */
const SHELF = "shelf/";

/** The browser's storage, which may refuse anything at any time. */
class Access {
  #report;
  #store;
  /** True if the storage has accepted the last access. */
  isStored = true;

  /** @param {(isStored: boolean) => void} report called when the storage begins to refuse or to accept again @param {KeyValueStore} [store] */
  constructor(report, store) {
    this.#report = report;
    this.#store = store;
  }

  /**
   * Calls the storage, also after it has refused: it may accept the next access.
   * @template T
   * @param {(store: KeyValueStore) => Promise<T>} access
   * @returns {Promise<{ result: T } | undefined>} undefined if there is no storage, or it refuses
   */
  async attempt(access) {
    if (!this.#store) return undefined;
    /** @type {{ result: T } | undefined} */
    let found;
    try {
      found = { result: await access(this.#store) };
    } catch {
      // The storage refuses, also by throwing where a browser has none.
    }
    const isStored = found !== undefined;
    if (isStored !== this.isStored) this.#report(isStored);
    this.isStored = isStored;
    return found;
  }
}

/** All matches except the one on the table. Changes wait until they are stored together with that one. */
class Shelf {
  #access;
  /** Matches to be stored, by their ids; undefined for one to be deleted. @type {Map<string, ShelfMatch | undefined>} */
  #changes = new Map();

  /** @param {Access} access */
  constructor(access) {
    this.#access = access;
  }

  /** Returns all matches, the one that was played last first. @returns {Promise<Shelved[]>} */
  async all() {
    const stored = (await this.#access.attempt((store) => store.entries()))?.result ?? [];
    /** @type {Map<string, unknown>} */
    const found = new Map(stored.flatMap(([key, value]) => shelved(key, value)));
    for (const [id, match] of this.#changes) found.set(id, match);
    const all = [...found].filter(([, value]) => value !== undefined);
    return all.map(([id, value]) => ({ id, found: matchOf(value) })).sort(byTime);
  }

  /** Returns the match with an id, or undefined. @param {string} id */
  async find(id) {
    return (await this.all()).find((each) => each.id === id);
  }

  /** Adds a match, in place of one with its id. @param {ShelfMatch} match */
  put(match) {
    this.#changes.set(match.id, match);
  }

  /** Removes the match with an id. @param {string} id */
  remove(id) {
    this.#changes.set(id, undefined);
  }

  /** Returns the entries that store the changes; a removed match has no value. @returns {[string, unknown][]} */
  changes() {
    return [...this.#changes].map(([id, match]) => [SHELF + id, match]);
  }

  /** Forgets the changes, which are stored now, and deletes the keys of removed matches if possible. */
  async settle() {
    const gone = [...this.#changes].flatMap(([id, match]) => (match ? [] : [SHELF + id]));
    this.#changes.clear();
    if (gone.length) await this.#access.attempt((store) => store.delMany(gone));
  }

  /** Stores the changes; if the storage refuses, they wait. */
  async flush() {
    const changes = this.changes();
    if (await this.#access.attempt((store) => store.setMany(changes))) await this.settle();
  }

  /** Deletes all matches. */
  async clear() {
    for (const { id } of await this.all()) this.remove(id);
    await this.flush();
  }
}

/** The last two saves of the match on the table, and the shelf with all other matches. */
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
  /** True if the match on the table is here, from `read` on. Until then another tab may have it, and only new matches may be stored. */
  isOurs;

  /**
   * @param {(isStored: boolean) => void} report called when the storage begins to refuse or to accept again
   * @param {KeyValueStore} [store] without one, everything stays in memory
   */
  constructor(report, store) {
    this.#access = new Access(report, store);
    this.shelf = new Shelf(this.#access);
    this.isOurs = store === undefined;
  }

  /** Reads the newest save again if another tab may have changed it. */
  async look() {
    if (this.isOurs) return;
    const stored = await this.#access.attempt((store) => store.getMany([NEWEST]));
    this.#newest = stored?.result[0];
  }

  /** Takes the match on the table; returns its newest save and the one before it, as far as they exist. */
  async read() {
    this.isOurs = true;
    // If the storage has refused the last write, memory is newer.
    const stored =
      this.#access.isStored && (await this.#access.attempt((store) => store.getMany(KEYS)));
    if (stored) [this.#newest, this.#previous, this.#damaged] = stored.result;
    return this.#existing();
  }

  /** The newest save of the match on the table, which may be damaged. */
  get newest() {
    return /** @type {Partial<StoredSave> | undefined} */ (this.#newest);
  }

  /** Stores the save of the next position. @param {Records} records */
  write(records) {
    return this.#put(records, this.#identity, now(), this.#newest, this.#damaged);
  }

  /** Stores the newest save again: the storage may have refused it. @param {Records} records */
  rewrite(records) {
    const changed = this.newest?.changed ?? now();
    return this.#put(records, this.#identity, changed, this.#previous, this.#damaged);
  }

  /**
   * Stores the first save of another match, and moves the previous one to the shelf if there is anything to keep.
   * @param {Records} records
   * @param {object} [change]
   * @param {Identity | undefined} [change.taken] the match, if it comes from the shelf
   * @param {Pick<ShelfMatch, "view" | "engine" | "figures"> | undefined} [change.left] the shelf's data of the previous match
   */
  begin(records, { taken, left } = {}) {
    const { newest } = this;
    if (left && newest)
      this.shelf.put(/** @type {any} */ ({ ...newest, ...this.#identity, ...left }));
    if (taken) this.shelf.remove(taken.id);
    return this.#put(records, taken ?? newIdentity(), now());
  }

  /**
   * Puts a record on the shelf; the next `flush` stores it.
   * @param {string} record
   * @param {{ begun?: string | undefined, changed?: string | undefined }} times as far as they are known
   * @param {Pick<ShelfMatch, "engine" | "figures">} summary
   */
  async add(record, { begun = now(), changed = begun }, summary) {
    const { id } = newIdentity();
    const hash = await sha256(encoded(record));
    this.shelf.put({ id, begun, changed, save: record, record, hash, ...summary });
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

  /** Returns true if a damaged save was set aside. */
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

  /** The identity of the match on the table; a new one if no save has one. @returns {Identity} */
  get #identity() {
    const known = this.#existing().find(hasIdentity);
    return known ? { id: known.id, begun: known.begun } : newIdentity();
  }

  #existing() {
    return [this.#newest, this.#previous].filter((each) => each !== undefined);
  }

  /** @param {unknown[]} saves to be set aside with those that already are */
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

  /** Stores all changes, or none. */
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

/** Returns the private record of a stored save, or undefined if it is not as it was written. @param {unknown} stored */
export async function verifiedRecord(stored) {
  const { save, hash } = /** @type {Partial<StoredSave>} */ (stored ?? {});
  return typeof save === "string" && (await matches(encoded(save), hash)) ? save : undefined;
}

/**
 * Returns the public record of the saved match, for a page that has lost its engine.
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

/** Returns the identity of a match that begins now. @returns {Identity} */
export function newIdentity() {
  // The form of a UUID, because it is part of addresses of matches.
  const id = randomHex().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { id, begun: now() };
}

/** Returns the time as ISO 8601, or the beginning of time if the device's clock has none. */
export function now() {
  const date = new Date();
  return (Number.isNaN(date.valueOf()) ? new Date(0) : date).toISOString();
}

/** Returns true if a save has the identity of its match; those of the first versions have none. @param {unknown} saved @returns {saved is Identity} */
function hasIdentity(saved) {
  const { id, begun } = /** @type {Record<string, unknown>} */ (saved ?? {});
  return typeof id === "string" && typeof begun === "string";
}

/** @param {unknown} key @param {unknown} value @returns {[string, unknown][]} */
function shelved(key, value) {
  return typeof key === "string" && key.startsWith(SHELF) ? [[key.slice(SHELF.length), value]] : [];
}

/** @param {unknown} value @returns {Partial<ShelfMatch> | null} */
function matchOf(value) {
  return value instanceof Object && !Array.isArray(value) ? value : null;
}

/** Compares by time, the latest first. @param {Shelved} one @param {Shelved} other */
function byTime({ found: one }, { found: other }) {
  const [time, otherTime] = [one, other].map((match) => String(match?.changed ?? ""));
  return String(otherTime).localeCompare(String(time));
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
