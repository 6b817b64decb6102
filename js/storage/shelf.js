/** The shelf: every match but the one on the table, each under a key of its own. */

/** @typedef {import("./access.js").Access} Access */
/** @typedef {import("./saves.js").StoredSave} StoredSave */
/** @typedef {import("../protocol/shared.js").View} View */
/**
 * @typedef {StoredSave & { view?: View | null, engine?: string, figures?: unknown }} ShelfMatch a save; the table as everybody
 * saw it when the match was left, and what the statistics count of it, both as the engine of that name told it
 */
/** Something on the shelf, which may be spoilt. @typedef {{ id: string, found: Partial<ShelfMatch> | null }} Shelved */

const PREFIX = "shelf/";

/** Knows what is stored, and what is yet to be: changes wait until they are stored together with the match on the table. */
export class Shelf {
  #access;
  /** Matches to be stored, by their ids, and undefined for one to be deleted. @type {Map<string, ShelfMatch | undefined>} */
  #changes = new Map();

  /** @param {Access} access */
  constructor(access) {
    this.#access = access;
  }

  /** Returns all that is on the shelf, the match that was played last first. @returns {Promise<Shelved[]>} */
  async all() {
    const stored = (await this.#access.attempt((store) => store.entries()))?.result ?? [];
    /** @type {Map<string, unknown>} */
    const found = new Map(stored.flatMap(([key, value]) => shelved(key, value)));
    for (const [id, match] of this.#changes) found.set(id, match);
    const all = [...found].filter(([, value]) => value !== undefined);
    return all.map(([id, value]) => ({ id, found: matchOf(value) })).sort(byTime);
  }

  /** Returns what is on the shelf under an id, or undefined. @param {string} id */
  async find(id) {
    return (await this.all()).find((each) => each.id === id);
  }

  /** Has a match be on the shelf, in place of what has its id. @param {ShelfMatch} match */
  put(match) {
    this.#changes.set(match.id, match);
  }

  /** Has nothing be on the shelf under an id any more. @param {string} id */
  remove(id) {
    this.#changes.set(id, undefined);
  }

  /** Returns what is to be written for the changes since the last time. @returns {[string, unknown][]} */
  changes() {
    return [...this.#changes].map(([id, match]) => [PREFIX + id, match]);
  }

  /** Hears that the changes are written. What is to go has no value any more; its key goes, too, if that can be. */
  async settle() {
    const gone = [...this.#changes].flatMap(([id, match]) => (match ? [] : [PREFIX + id]));
    this.#changes.clear();
    if (gone.length) await this.#access.attempt((store) => store.delMany(gone));
  }

  /** Writes the changes by themselves; where that is refused, they wait. */
  async flush() {
    const changes = this.changes();
    if (await this.#access.attempt((store) => store.setMany(changes))) await this.settle();
  }

  /** Deletes everything. */
  async clear() {
    for (const { id } of await this.all()) this.remove(id);
    await this.flush();
  }
}

/** @param {unknown} key @param {unknown} value @returns {[string, unknown][]} */
function shelved(key, value) {
  return typeof key === "string" && key.startsWith(PREFIX)
    ? [[key.slice(PREFIX.length), value]]
    : [];
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
