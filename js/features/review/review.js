/** The review of a finished match by the coach. */

import { refusalIn } from "../../engine/errors.js";
import { positionRequest, watchRequest } from "../replay/replay-session.js";

/** @import { Store } from "../../app/state.js" */
/** @import { CodedError } from "../../engine/errors.js" */
/** @import { Review as Report, SeatFindings, View, Watched } from "../../protocol/shared.js" */
/** @import { Inquire } from "../../protocol/worker.js" */
/** @import { Source } from "../replay/replay-session.js" */

/**
 * @typedef {object} Reviewing
 * @property {Watched} watched the match
 * @property {View} view its final table
 * @property {number} done the number of actions that have been reviewed
 * @property {readonly SeatFindings[]} findings what was found so far about each seat
 * @property {Report | null} report the result, once all actions have been reviewed
 * @property {CodedError | null} error the reason why the review has stopped
 */

/** Reviews matches in slices, until a review is complete or its screen is left. */
export class Review {
  #store;
  #inquire;
  /** Counts opened and closed reviews, to ignore answers for an earlier one. */
  #visit = 0;

  /** @param {Store} store @param {Inquire} inquire */
  constructor(store, inquire) {
    this.#store = store;
    this.#inquire = inquire;
  }

  /** Reviews a match; rejects with a CodedError if it is unreadable. @param {Source} source */
  async open(source) {
    const visit = ++this.#visit;
    this.#store.change({ review: null });
    const watched = await this.#inquire(watchRequest(source, null));
    if (visit !== this.#visit) return;
    const { view } = await this.#inquire(positionRequest(watched.plies, null));
    if (visit !== this.#visit) return;
    this.#store.change({
      review: { watched, view, done: 0, findings: [], report: null, error: null },
    });
    await this.#continue(visit);
  }

  /** Continues a review that has failed. */
  async retry() {
    this.#change({ error: null });
    await this.#continue(this.#visit);
  }

  close() {
    this.#visit++;
    if (this.#store.state.review) this.#store.change({ review: null });
  }

  /** @param {number} visit */
  async #continue(visit) {
    const record = this.#store.state.review?.watched.record ?? null;
    try {
      for (let report = null; !report; ) {
        const answer = await this.#inquire({ do: "review", record });
        if (visit !== this.#visit) return;
        report = answer.review;
        this.#change({ done: answer.done, findings: answer.findings ?? [], report });
      }
    } catch (error) {
      const refusal = refusalIn(error);
      if (visit === this.#visit) this.#change({ error: refusal });
    }
  }

  /** @param {Partial<Reviewing>} news */
  #change(news) {
    const { review } = this.#store.state;
    if (review) this.#store.change({ review: { ...review, ...news } });
  }
}
