/** The request with which the match on the table goes on: one at a time, and a bot that thinks over it can be stopped. */

/** @typedef {import("../protocol/worker.js").Send} Send */
/** @typedef {import("../protocol/worker.js").Answers["step"]} Answer */
/** @typedef {import("./table.js").Move} Move */

export class Advance {
  #send;
  #stopping = new AbortController();
  #isStep = false;
  /** @type {Promise<Answer | undefined> | null} */
  #answer = null;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  /** The answer that is awaited, or null. That of a bot which was stopped says that it is thinking. */
  get answer() {
    return this.#answer;
  }

  /** Whether something is awaited that nobody here has chosen, so that it can be stopped. */
  get isStep() {
    return this.#answer !== null && this.#isStep;
  }

  /** Resolves to the engine's answer, or to nothing where it refuses. @param {Move} request */
  ask(request) {
    this.#stopping = new AbortController();
    this.#isStep = request.do === "step";
    this.#answer = this.#send(request, this.#stopping.signal).finally(() => {
      this.#answer = null;
    });
    return this.#answer;
  }

  /** Has a bot think no further for now; resolves once nothing is awaited any more. */
  stop() {
    this.#stopping.abort();
    return this.#answer ?? Promise.resolve();
  }
}
