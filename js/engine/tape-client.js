/** An engine that can play tapes: the real one starts only when it is needed, such as when a tape is left. */

import { EngineClient } from "./client.js";
import { newSeed } from "./seed.js";
import { Tape } from "./tape.js";

/** @typedef {import("../protocol/worker.js").News} News */
/** @typedef {import("../protocol/worker.js").Request} Request */
/** @typedef {import("../protocol/worker.js").Answers} Answers */
/** @typedef {import("./tape.js").Script} Script */

/** Requests that begin another match. */
const OTHER_MATCH = ["new", "load"];
/** Requests that change nothing. */
const ONLY_ASKS = ["why", "check-options"];

/** The same to the session as EngineClient. */
export class TapeClient {
  #isLazy;
  /** @type {(news: News) => void} */
  #onNews = () => {};
  /** The tape that is played. @type {Tape | null} */
  #tape = null;
  /** The tape that was left. @type {Tape | null} */
  #left = null;
  #isLeaving = false;
  /** @type {EngineClient | undefined} */
  #engine;

  /** @param {boolean} isLazy whether the engine is started only when something is requested that no tape knows */
  constructor(isLazy) {
    this.#isLazy = isLazy;
  }

  /** Starts the engine, unless it is lazy. @param {(news: News) => void} onNews as of EngineClient */
  connect(onNews) {
    this.#onNews = onNews;
    if (this.#isLazy) onNews({ awaited: false });
    else this.#started();
  }

  /** The tape that is played, or nothing once it has been left. */
  get tape() {
    return this.#tape;
  }

  /** The record of the match as it stands, without what is secret. */
  get record() {
    return this.#tape?.record ?? this.#engine?.record ?? "";
  }

  /** Whether the engine was stopped and not started again. */
  get isStopped() {
    return this.#engine?.isStopped ?? false;
  }

  /** Starts the engine anew, where there is one. */
  start() {
    this.#engine?.start();
  }

  /** Ends the engine, where there is one. */
  stop() {
    this.#engine?.stop();
  }

  /** Has a scene be played from its beginning: a tape is always ready. @param {Script} script */
  insert(script) {
    this.#isLeaving = false;
    this.#tape = new Tape(script);
    this.#onNews({ ready: true, from: "tape" });
  }

  /** Goes back to where the scene begins, and onto its tape. */
  rewind() {
    this.#isLeaving = false;
    this.#tape ??= this.#left;
    this.#tape?.rewind();
  }

  /** Has the engine go on from here, whatever the tape knows, as soon as anything is requested. */
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
    if (this.#tape && ONLY_ASKS.includes(request.do)) await this.#load();
    else if (this.#tape) return this.#goOn(request);
    return this.#started().request(request);
  }

  /** Leaves the tape for another match; where the engine refuses that one, the tape stays. @template {Request} R @param {R} request */
  async #replace(request) {
    const answer = await this.#started().request(request);
    this.#drop();
    return answer;
  }

  /** Leaves the tape for a request that it does not know. @template {Request} R @param {R} request @returns {Promise<Answers[R["do"]]>} */
  async #goOn(request) {
    try {
      const loaded = await this.#load();
      this.#drop();
      if (this.#isKnown(request, loaded)) return await this.#started().request(request);
      return /** @type {Answers[R["do"]]} */ (loaded);
    } finally {
      this.#isLeaving = false;
    }
  }

  /** Plays the tape no more; there is a way back to it. */
  #drop() {
    this.#left = this.#tape ?? this.#left;
    this.#tape = null;
  }

  /** Tells whether a request is meant for this moment: a bid that the others may not know yet is not in the record, and is made once more. @param {Request} request @param {{ view: { ply: number } }} loaded */
  #isKnown(request, { view }) {
    return "ply" in request && request.ply === view.ply;
  }

  #load() {
    return this.#started().request({ do: "load", record: this.record, seed: newSeed(), as: null });
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
