/** The page's end of the engine's worker: queues requests, matches answers, and reloads the match after a loss. */

import { randomHex } from "../storage/random.js";
import { CodedError } from "./errors.js";
import { Supervisor } from "./supervisor.js";
import { isMatchStored, takeEngine } from "./workers.js";

/** @import { Answer, Answers, Fatal, Message, News, Request } from "../protocol/worker.js" */
/** A request without an answer. @typedef {{ request: Request, resolve: (answer: Answer) => void, reject: (error: CodedError) => void }} Pending */

const RESUME = "resume";
const STOPPED = { code: "engine.stopped" };

/** Sends requests to the engine, one after the other. */
export class EngineClient {
  /** @type {(news: News) => void} */
  #onNews = () => {};
  #lastId = 0;
  /** The requests without an answer; a worker that is ready has the first of them. @type {Pending[]} */
  #queue = [];
  #supervisor = new Supervisor(BUILT_WORKER, takeEngine, {
    onMessage: (message) => this.#read(message),
    onStall: () => this.#onNews({ stalled: true }),
    task: () => keyOf(this.#queue[0]?.request),
    onLoss: (loss, losses) => this.#recover(loss, losses),
    onGiveUp: (fatal) => this.#onNews({ fatal }),
  });
  #isStored = isMatchStored;
  /** True if the match on the table is here: where matches are stored, another tab may have it until this one resumes it. */
  #hasMatch = !isMatchStored;
  /** The public record of the match: all that is left of it where nothing is stored. */
  #record = "";

  /** Starts the worker. @param {(news: News) => void} onNews called with the progress of a start, and when storage or the engine is missing */
  connect(onNews) {
    this.#onNews = onNews;
    this.start();
  }

  /** Starts a new worker in place of any other; requests without an answer wait for it. */
  start() {
    this.#supervisor.start();
  }

  get record() {
    return this.#record;
  }

  /** True if the engine answers. */
  get isReady() {
    return this.#supervisor.isReady;
  }

  /** True if the worker was stopped and not started again. */
  get isStopped() {
    return this.#supervisor.isStopped;
  }

  /** Ends the worker; rejects all requests without an answer, and those to come before `start`. */
  stop() {
    this.#supervisor.stop();
    this.#hasMatch = !isMatchStored;
    for (const { reject } of this.#queue.splice(0)) reject(new CodedError(STOPPED));
  }

  /**
   * Resolves to the engine's answer, or rejects with its refusal as a CodedError. If the worker is lost over the request,
   * it is rejected, and the next worker loads the match on the table again.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Answers[R["do"]]>}
   */
  request(request) {
    return new Promise((resolve, reject) => {
      if (this.isStopped) return reject(new CodedError(STOPPED));
      this.#hasMatch ||= request.do === RESUME;
      const settle = /** @type {Pending["resolve"]} */ (/** @type {unknown} */ (resolve));
      this.#queue.push({ request, resolve: settle, reject });
      if (this.#supervisor.isReady && this.#queue.length === 1) this.#send();
    });
  }

  #send() {
    const [first] = this.#queue;
    if (first) this.#supervisor.ask({ id: ++this.#lastId, request: first.request });
    else this.#supervisor.rest();
  }

  /** @param {Exclude<Message, { fatal: Fatal }>} message of the worker */
  #read(message) {
    if ("answer" in message) return this.#settle(message);
    if ("ready" in message) {
      performance.mark("engine-ready");
      this.#send();
    }
    if ("kept" in message) this.#isStored = message.kept;
    this.#onNews(message);
  }

  /** @param {{ id: number, answer: Answer }} message */
  #settle({ id, answer }) {
    if (id !== this.#lastId) return;
    const pending = this.#queue.shift();
    if (pending) this.#forgive(pending.request, answer);
    if (showsTable(answer)) this.#record = answer.record;
    this.#send();
    if (answer.ok) pending?.resolve(answer);
    else pending?.reject(new CodedError(answer.error));
  }

  /** @param {Request} request @param {Answer} answer */
  #forgive(request, answer) {
    if (showsTable(answer) && request.do !== RESUME) this.#supervisor.forgive();
    // While a bot thinks, the request is not done: another worker may be lost over it.
    if (!("thinking" in answer)) this.#supervisor.forgive(keyOf(request));
  }

  /** Rejects the request over which a worker was lost; the next worker begins with the match, if it is here. @param {Fatal} loss @param {number} losses */
  #recover(loss, losses) {
    const lost = this.#queue.shift();
    lost?.reject(new CodedError(loss));
    if (!this.#hasMatch) return;
    // Saves that have cost two workers are set aside.
    const aside = lost?.request.do === RESUME && losses > 1;
    const isKnown = !this.#isStored && this.#record !== "";
    const record = isKnown ? { record: this.#record, seed: randomHex() } : {};
    /** @type {Request} */
    const request = { do: RESUME, as: null, ...(aside ? { aside } : record) };
    this.#queue.unshift({ request, resolve() {}, reject() {} });
  }
}

/** Returns true if an answer shows the match on the table; others have the record of another match, or a part of this one. @param {Answer} answer @returns {answer is Answer & { record: string }} */
function showsTable(answer) {
  return "record" in answer && "view" in answer;
}

/** Returns a text that is equal for equal requests, and for all that resume the match. @param {Request | undefined} request undefined if no answer was due */
function keyOf(request) {
  return request?.do === RESUME ? RESUME : JSON.stringify(request ?? null);
}
