/** The match that outlives the page: its records in IndexedDB, or in memory where a browser gives no storage. */

import { delMany, getMany, setMany } from "idb-keyval";

/** @typedef {{ save: string, record: string }} Records the private record of a moment, and the one that may be shared */
/** @typedef {Records & { sum: number }} Kept */

const NEWEST = "match";
const BEFORE = "match-before";
/** Texts that could not be read, until another match is begun. */
const BROKEN = "match-broken";

/** Keeps the records of the last two moments, and tells whenever storage begins to refuse them or takes them again. */
export class Saves {
  #tell;
  #keeps;
  #isStored = true;
  /** What was written or read last. @type {unknown} */
  #newest;
  /** @type {unknown} */
  #before;
  /** @type {string[] | undefined} */
  #broken;

  /**
   * @param {(kept: boolean) => void} tell
   * @param {boolean} keeps whether the match outlives the page at all
   */
  constructor(tell, keeps) {
    this.#tell = tell;
    this.#keeps = keeps;
  }

  /** Gives what was kept last and before that, by this page or an earlier one, as far as there is any. */
  async read() {
    // Where storage has refused what was written last, memory knows better.
    const kept = this.#isStored && (await this.#try(() => getMany([NEWEST, BEFORE, BROKEN])));
    if (kept) [this.#newest, this.#before, this.#broken] = kept;
    return [this.#newest, this.#before].filter((each) => each !== undefined);
  }

  /** Keeps the records of the next moment. @param {Records} records */
  write(records) {
    return this.#put(records, this.#newest, this.#broken);
  }

  /** Keeps the records of the newest moment once more: storage may have been refused, or be refused now. @param {Records} records */
  refresh(records) {
    return this.#put(records, this.#before, this.#broken);
  }

  /** Keeps the first records of another match, and nothing of the one before. @param {Records} records */
  begin(records) {
    return this.#put(records, undefined, undefined);
  }

  /** Keeps records in place of the newest ones, which could not be read, and are set aside. @param {Records} records */
  replace(records) {
    return this.#put(records, undefined, this.#texts([this.#newest]));
  }

  /** Sets aside all that there is: no match is left. */
  async setAside() {
    this.#broken = this.#texts([this.#newest, this.#before]);
    this.#newest = this.#before = undefined;
    await this.#store();
  }

  /** Tells whether anything that could not be read was set aside. */
  hasBroken() {
    return this.#broken !== undefined;
  }

  /** Gives the texts of what could not be read: what was set aside, or else all that there is. */
  broken() {
    return this.#broken ?? this.#texts([this.#newest, this.#before]);
  }

  /** Leaves nothing behind. */
  async forget() {
    this.#newest = this.#before = this.#broken = undefined;
    await this.#try(() => delMany([NEWEST, BEFORE, BROKEN]));
  }

  /** @param {unknown[]} kept what is to be set aside beside what has been */
  #texts(kept) {
    const texts = kept.filter((each) => each !== undefined).map(textOf);
    return [...new Set([...(this.#broken ?? []), ...texts])];
  }

  /** @param {Records} records @param {unknown} before @param {string[] | undefined} broken */
  #put({ save, record }, before, broken) {
    this.#newest = { save, record, sum: sumOf(save) };
    this.#before = before;
    this.#broken = broken;
    return this.#store();
  }

  #store() {
    return this.#try(() =>
      setMany([
        [NEWEST, this.#newest],
        [BEFORE, this.#before],
        [BROKEN, this.#broken],
      ]),
    );
  }

  /**
   * Asks the storage, each time anew: what was refused once may be taken the next time.
   * @template T
   * @param {() => Promise<T>} access
   * @returns {Promise<T | undefined>}
   */
  async #try(access) {
    if (!this.#keeps) return undefined;
    try {
      const done = await access();
      this.#note(true);
      return done;
    } catch {
      this.#note(false);
      return undefined;
    }
  }

  /** @param {boolean} isStored */
  #note(isStored) {
    if (isStored !== this.#isStored) this.#tell(isStored);
    this.#isStored = isStored;
  }
}

/** Gives the private record of something that was kept, or nothing where it is not what was written. @param {unknown} kept */
export function soundSave(kept) {
  const { save, sum } = /** @type {Partial<Kept>} */ (kept ?? {});
  return typeof save === "string" && sumOf(save) === sum ? save : undefined;
}

/** Gives the record of the saved match that may be shared: for a page whose engine is lost. @returns {Promise<string | undefined>} */
export async function savedRecord() {
  try {
    const kept = await getMany([NEWEST, BEFORE]);
    return kept.map((each) => each?.record).find((record) => typeof record === "string");
  } catch {
    return undefined;
  }
}

/** A number that another text hardly has, and never one that differs in a single letter. @param {string} text */
function sumOf(text) {
  let sum = text.length;
  for (let place = 0; place < text.length; place++)
    sum = (Math.imul(sum, 31) + text.charCodeAt(place)) | 0;
  return sum;
}

/** @param {any} kept */
function textOf(kept) {
  return typeof kept?.save === "string" ? kept.save : (JSON.stringify(kept) ?? String(kept));
}
