/** A client that answers from a tape, and starts the engine when the tape has no answer. */

import { randomHex } from "../storage/random.js";
import { EngineClient } from "./client.js";
import { Tape } from "./tape.js";

/** @import { Answers, News, Request } from "../protocol/worker.js" */
/** @import { Script } from "./tape.js" */

/** Requests that begin another match. */
const OTHER_MATCH = ["new", "load"];
/** Requests that change nothing. */
const INQUIRIES = ["why", "check-options"];

/** Has the methods of EngineClient that a session uses, and those of a tape. */
export class TapeClient {
  #isLazy;
  /** @type {(news: News) => void} */
  #onNews = () => {};
  /** @type {Tape | null} */
  #tape = null;
  /** The tape that was played before. @type {Tape | null} */
  #left = null;
  #isLeaving = false;
  /** @type {EngineClient | undefined} */
  #engine;

  /** @param {boolean} isLazy true if the engine starts only with the first request that no tape answers */
  constructor(isLazy) {
    this.#isLazy = isLazy;
  }

  /** Starts the engine, unless it is lazy. @param {(news: News) => void} onNews as of EngineClient */
  connect(onNews) {
    this.#onNews = onNews;
    if (this.#isLazy) onNews({ awaited: false });
    else this.#started();
  }

  /** The tape that is played; null once the match has left it. */
  get tape() {
    return this.#tape;
  }

  /** The public record of the match so far. */
  get record() {
    return this.#tape?.record ?? this.#engine?.record ?? "";
  }

  /** True if the engine was stopped and not started again. */
  get isStopped() {
    return this.#engine?.isStopped ?? false;
  }

  /** Restarts the engine, if there is one. */
  start() {
    this.#engine?.start();
  }

  /** Ends the engine, if there is one. */
  stop() {
    this.#engine?.stop();
  }

  /** Plays a scene from its beginning; a tape is ready immediately. @param {Script} script */
  insert(script) {
    this.#isLeaving = false;
    this.#tape = new Tape(script);
    this.#onNews({ ready: true, from: "tape" });
  }

  /** Returns to the tape, at the beginning of the scene. */
  rewind() {
    this.#isLeaving = false;
    this.#tape ??= this.#left;
    this.#tape?.rewind();
  }

  /** Makes the engine answer from the next request on, even where the tape could. */
  leave() {
    this.#isLeaving = true;
  }

  /**
   * Resolves to the answer of the tape, or else of the engine; rejects with its refusal as a CodedError.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Answers[R["do"]]>}
   */
  async request(request) {
    const answer = this.#isLeaving ? undefined : this.#tape?.answer(request);
    if (answer) return /** @type {Answers[R["do"]]} */ (answer);
    if (OTHER_MATCH.includes(request.do)) return this.#replace(request);
    if (this.#tape && INQUIRIES.includes(request.do)) await this.#load();
    else if (this.#tape) return this.#goOn(request);
    return this.#started().request(request);
  }

  /** Leaves the tape for another match, unless the engine refuses it. @template {Request} R @param {R} request */
  async #replace(request) {
    const answer = await this.#started().request(request);
    this.#drop();
    return answer;
  }

  /** Leaves the tape for a request that it cannot answer. @template {Request} R @param {R} request @returns {Promise<Answers[R["do"]]>} */
  async #goOn(request) {
    try {
      const loaded = await this.#load();
      this.#drop();
      if (this.#isCurrent(request, loaded)) return await this.#started().request(request);
      return /** @type {Answers[R["do"]]} */ (loaded);
    } finally {
      this.#isLeaving = false;
    }
  }

  /** Leaves the tape; `rewind` returns to it. */
  #drop() {
    this.#left = this.#tape ?? this.#left;
    this.#tape = null;
  }

  /** Returns true if a request is meant for the loaded position: a secret bid is not in the record, and must be made again. @param {Request} request @param {{ view: { ply: number } }} loaded */
  #isCurrent(request, { view }) {
    return "ply" in request && request.ply === view.ply;
  }

  #load() {
    return this.#started().request({
      do: "load",
      record: this.record,
      seed: randomHex(),
      as: null,
    });
  }

  #started() {
    if (!this.#engine) {
      this.#onNews({ awaited: true });
      this.#engine = new EngineClient();
      this.#engine.connect(this.#onNews);
    }
    return this.#engine;
  }
}
