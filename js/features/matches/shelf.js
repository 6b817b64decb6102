/** The saved matches on this device, with the one on the table. */

/** @import { Store } from "../../app/state.js" */
/** @import { Inquire, Listed, MatchCopy, Send } from "../../protocol/worker.js" */

/** The numbers of new, already saved and refused matches in a copy. @typedef {{ added: number, known: number, refused: number }} Imported */
/** The latest matches, and the number of all. @typedef {{ matches: readonly Listed[], total: number }} ShelfList */

/** The number of matches in the list at first, and by which it grows. */
const PAGE = 24;

/** The limits of one request, so that the worker can answer others in between. */
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

/** Lists and changes saved matches, which the worker stores. */
export class Shelf {
  #store;
  #send;
  #count = PAGE;

  /** @param {Store} store @param {Send} send */
  constructor(store, send) {
    this.#store = store;
    this.#send = send;
  }

  /** Fetches the list again. @param {Send | Inquire} [ask] */
  async refresh(ask = this.#send) {
    const list = await ask({ do: "shelf", count: this.#count });
    if (list) this.#store.change({ shelf: { matches: list.matches, total: list.total } });
  }

  /** Lists more. */
  more() {
    this.#count += PAGE;
    return this.refresh();
  }

  /** Returns public copies of all matches. @returns {Promise<MatchCopy[]>} */
  async exportAll() {
    return (await this.#send({ do: "export-matches" }))?.matches ?? [];
  }

  /** Saves copies of matches; stops if the engine is lost. @param {readonly MatchCopy[]} copies @returns {Promise<Imported>} */
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
