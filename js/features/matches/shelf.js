/** All matches on this device: the one on the table, and those on the shelf. */

/** @typedef {import("../../protocol/worker.js").Listed} Listed */
/** @typedef {import("../../protocol/worker.js").MatchCopy} MatchCopy */
/** @typedef {import("../../app/store.js").Store} Store */
/** How many matches were new, known already, and refused. @typedef {{ added: number, known: number, refused: number }} Imported */
/** The latest matches, and how many there are in all. @typedef {{ matches: readonly Listed[], total: number }} ShelfList */

/** So many are listed at first, and more with each wish. */
export const AT_ONCE = 24;

/** How many characters of records, and how many of them, the worker reads before it answers anything else. */
const BATCH = { characters: 60_000, matches: 500 };

/** Divides matches into requests. @param {readonly MatchCopy[]} copies */
function* batches(copies) {
  /** @type {MatchCopy[]} */
  let batch = [];
  let characters = 0;
  for (const copy of copies) {
    batch.push(copy);
    characters += copy.record.length;
    if (characters < BATCH.characters && batch.length < BATCH.matches) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length) yield batch;
}

/** Lists and changes them; the worker keeps them. */
export class Shelf {
  #store;
  #send;
  #count = AT_ONCE;

  /** @param {Store} store @param {import("../../protocol/worker.js").Send} send */
  constructor(store, send) {
    this.#store = store;
    this.#send = send;
  }

  /** Reads the list anew. */
  async refresh() {
    const list = await this.#send({ do: "shelf", count: this.#count });
    if (list) this.#store.change({ shelf: { matches: list.matches, total: list.total } });
  }

  /** Lists more. */
  more() {
    this.#count += AT_ONCE;
    return this.refresh();
  }

  /** Returns all matches as far as they may be shared. @returns {Promise<MatchCopy[]>} */
  async exportAll() {
    return (await this.#send({ do: "export-matches" }))?.matches ?? [];
  }

  /** Puts matches on the shelf; returns how many were new, how many there already, and how many the engine refused. @param {readonly MatchCopy[]} copies @returns {Promise<Imported>} */
  async importAll(copies) {
    const imported = { added: 0, known: 0, refused: 0 };
    for (const matches of batches(copies)) {
      const answer = await this.#send({ do: "import-matches", matches });
      if (!answer) break;
      imported.added += answer.added;
      imported.known += answer.known;
      imported.refused += answer.refused;
    }
    await this.refresh();
    return imported;
  }

  /** Deletes matches. @param {string[]} ids */
  async remove(ids) {
    await this.#send({ do: "remove-matches", ids });
    await this.refresh();
  }
}
