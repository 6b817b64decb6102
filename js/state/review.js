/** The review of a match that is over: the coach looks at it bit by bit, for as long as somebody waits for it. */

/** @typedef {import("../protocol/shared.js").Watched} Watched */
/** @typedef {import("../protocol/shared.js").View} View */
/** @typedef {import("../protocol/shared.js").Review} Told */
/** @typedef {import("./table.js").Send} Send */
/** @typedef {import("./replay.js").Source} Source */
/**
 * @typedef {object} Reviewing
 * @property {Watched} watched the match
 * @property {View} view its table at the end
 * @property {number} done how many of its actions have been looked at
 * @property {Told | null} told what the coach says, once all have been
 */

/** Has matches be reviewed; the one on the table rests meanwhile. */
export class Review {
  #store;
  #send;
  #wonder;
  /** Grows whenever another match is to be reviewed, or none: what comes for the one before is passed over. */
  #visit = 0;

  /** @param {import("./store.js").Store} store @param {Send} send @param {Send} wonder asks what keeps nobody from anything else */
  constructor(store, send, wonder) {
    this.#store = store;
    this.#send = send;
    this.#wonder = wonder;
  }

  /** Has a match be looked at, from its beginning to its end, unless somebody leaves meanwhile. @param {Source} source */
  async open(source) {
    const visit = ++this.#visit;
    this.#store.change({ review: null });
    const watched = await this.#send(watching(source));
    if (!watched || visit !== this.#visit) return;
    const seen = await this.#send({ do: "moment", ply: watched.plies, ...EVERYBODY });
    if (!seen || visit !== this.#visit) return;
    this.#store.change({ review: { watched, view: seen.view, done: 0, told: null } });
    await this.#look(visit, watched.record);
  }

  /** Looks no further. */
  close() {
    this.#visit++;
    if (this.#store.state.review) this.#store.change({ review: null });
  }

  /** @param {number} visit @param {string} record */
  async #look(visit, record) {
    // What is refused is told once, at the beginning.
    let answer = await this.#send({ do: "review", record });
    while (answer && visit === this.#visit) {
      const { review } = this.#store.state;
      if (review)
        this.#store.change({ review: { ...review, done: answer.done, told: answer.review } });
      if (answer.review) return;
      answer = await this.#wonder({ do: "review", record });
    }
  }
}

const EVERYBODY = { as: null, everything: false };

/** @param {Source} source @returns {import("../protocol/worker.js").Request} */
function watching({ id, record }) {
  if (id !== undefined) return { do: "watch-match", id, ...EVERYBODY };
  return { do: "watch", record: record ?? null, ...EVERYBODY };
}
