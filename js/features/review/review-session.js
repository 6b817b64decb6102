/** The review of a finished match: the coach goes through it in slices, until it is done or the page is left. */

import { CodedError } from "../../engine/errors.js";

/** @typedef {import("../../protocol/shared.js").Watched} Watched */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Review} Told */
/** @typedef {import("../../protocol/worker.js").Inquire} Inquire */
/** @typedef {import("../replay/replay-session.js").Source} Source */
/**
 * @typedef {object} Reviewing
 * @property {Watched} watched the match
 * @property {View} view its table at the end
 * @property {number} done how many of its actions have been looked at
 * @property {Told | null} told what the coach says, once all have been
 * @property {CodedError | null} error why the review stopped
 */

/** Reviews matches; the one on the table rests meanwhile. */
export class Review {
  #store;
  #inquire;
  /** Grows whenever another match is to be reviewed, or none: what comes for the one before is passed over. */
  #visit = 0;

  /** @param {import("../../app/store.js").Store} store @param {Inquire} inquire */
  constructor(store, inquire) {
    this.#store = store;
    this.#inquire = inquire;
  }

  /** Reviews a match from beginning to end, unless the review is left meanwhile; rejects with a CodedError where the match cannot be read. @param {Source} source */
  async open(source) {
    const visit = ++this.#visit;
    this.#store.change({ review: null });
    const watched = await this.#inquire(watching(source));
    if (visit !== this.#visit) return;
    const { view } = await this.#inquire({ do: "position", ply: watched.plies, ...EVERYBODY });
    if (visit !== this.#visit) return;
    this.#store.change({ review: { watched, view, done: 0, told: null, error: null } });
    await this.#look(visit);
  }

  /** Goes on with a review that has failed. */
  async retry() {
    this.#change({ error: null });
    await this.#look(this.#visit);
  }

  /** Ends the review. */
  close() {
    this.#visit++;
    if (this.#store.state.review) this.#store.change({ review: null });
  }

  /** @param {number} visit */
  async #look(visit) {
    const record = this.#store.state.review?.watched.record ?? null;
    try {
      for (let told = null; !told; ) {
        const answer = await this.#inquire({ do: "review", record });
        if (visit !== this.#visit) return;
        told = answer.review;
        this.#change({ done: answer.done, told });
      }
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      if (visit === this.#visit) this.#change({ error });
    }
  }

  /** @param {Partial<Reviewing>} news */
  #change(news) {
    const { review } = this.#store.state;
    if (review) this.#store.change({ review: { ...review, ...news } });
  }
}

const EVERYBODY = { as: null, everything: false };

/** @param {Source} source @returns {import("../../protocol/worker.js").RequestTo<"watch" | "watch-match">} */
function watching({ id, record }) {
  if (id !== undefined) return { do: "watch-match", id, ...EVERYBODY };
  return { do: "watch", record: record ?? null, ...EVERYBODY };
}
