/** The page's end of the worker: numbers the requests, times them out, and replaces a worker that is lost. */

import { faultOf } from "../storage/site-file.js";
import { CodedError } from "./errors.js";
import { newSeed } from "./seed.js";
import { isMatchStored, takeEngine } from "./workers.js";

/** @typedef {import("../protocol/worker.js").News} News */
/** @typedef {import("../protocol/worker.js").Request} Request */
/** @typedef {import("../protocol/worker.js").Answer} Answer */
/** @typedef {import("../protocol/worker.js").Message} Message */
/** A request without an answer. @typedef {{ request: Request, resolve: (answer: Answer) => void, reject: (error: CodedError) => void }} Pending */

/** Milliseconds that a start may stand still, and an answer take, before something is wrong. */
const TIMEOUT = 20_000;
/** So many workers may be lost over one and the same request. */
const MAX_LOSSES = 3;

const RESUME = "resume";
const STOPPED = { code: "engine.stopped" };

/** The engine as the page sees it: send it requests, and hear its news. */
export class EngineClient {
  /** @type {(news: News) => void} */
  #onNews = () => {};
  #lastId = 0;
  #isReady = false;
  /** @type {Pending[]} what has no answer yet; a ready worker has the first of them */
  #queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<string, number>} how many workers were lost over a request since the match last went on */
  #losses = new Map();
  #isStored = isMatchStored;
  /** Whether the match on the table is here: where it is stored, another tab may have it until this one resumes it. */
  #hasMatch = !isMatchStored;
  /** The record of the match as it stands, without what is secret: all that is left where nothing is kept. */
  record = "";

  /**
   * Starts the worker at once.
   * @param {(news: News) => void} onNews hears how a start goes, and that storage or the engine is missing
   */
  connect(onNews) {
    this.#onNews = onNews;
    this.start();
  }

  /** Starts a new worker in place of any other; what has no answer yet waits for it. */
  start() {
    this.#worker?.terminate();
    this.#isReady = false;
    this.#setTimeout(() => this.#onNews({ stalled: true }));
    const { worker, pendingEvents } = takeEngine();
    this.#worker = worker;
    const hear = (/** @type {Event} */ event) => this.#hear(event);
    worker.onmessage = hear;
    worker.onerror = hear;
    pendingEvents.forEach(hear);
  }

  /** Whether it was stopped and not started again. */
  get isStopped() {
    return this.#worker === undefined;
  }

  /** Ends the worker at once; rejects whatever has no answer yet, and all that is requested before `start`. */
  stop() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#hasMatch = !isMatchStored;
    for (const { reject } of this.#queue.splice(0)) reject(new CodedError(STOPPED));
  }

  /**
   * Resolves to the engine's answer, or rejects with its refusal as a CodedError.
   * Where the worker is lost over it, the request is rejected, and the next worker loads the match on the table again.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<import("../protocol/worker.js").Answers[R["do"]]>}
   */
  request(request) {
    return new Promise((resolve, reject) => {
      if (!this.#worker) return reject(new CodedError(STOPPED));
      this.#hasMatch ||= request.do === RESUME;
      const settle = /** @type {Pending["resolve"]} */ (/** @type {unknown} */ (resolve));
      this.#queue.push({ request, resolve: settle, reject });
      if (this.#isReady && this.#queue.length === 1) this.#send();
    });
  }

  #send() {
    clearTimeout(this.#timer);
    const first = this.#queue[0];
    if (!first) return;
    this.#setTimeout(() => this.#lose("engine.timed-out"));
    this.#worker?.postMessage({ id: ++this.#lastId, request: first.request });
  }

  /** @param {Event} event a message, or that the worker has died */
  #hear(event) {
    if (event instanceof MessageEvent) return this.#read(event.data);
    // The page itself is not broken by it.
    event.preventDefault();
    const detail = event instanceof ErrorEvent ? event.message : undefined;
    if (this.#isReady) this.#lose("engine.crashed", { detail });
    else this.#failToStart(detail);
  }

  /** Finds out why the script of the worker does not run. @param {string | undefined} detail */
  async #failToStart(detail) {
    const worker = this.#worker;
    const fault = "WebAssembly" in globalThis ? await faultOf(BUILT_WORKER) : "assembly";
    if (worker === this.#worker)
      this.#lose("engine.not-started", { reason: fault ?? "other", detail });
  }

  /** @param {Message} message of the worker */
  #read(message) {
    if ("answer" in message) this.#settle(message);
    else if ("fatal" in message) this.#lose(message.fatal.code, message.fatal.params);
    else {
      if ("progress" in message) this.#setTimeout(() => this.#onNews({ stalled: true }));
      if ("ready" in message) {
        this.#isReady = true;
        performance.mark("engine-ready");
        this.#send();
      }
      if ("kept" in message) this.#isStored = message.kept;
      this.#onNews(message);
    }
  }

  /** @param {{ id: number, answer: Answer }} message */
  #settle({ id, answer }) {
    if (id !== this.#lastId) return;
    const pending = this.#queue.shift();
    if (pending) this.#forgetLosses(pending.request, answer);
    if (showsTable(answer)) this.record = answer.record;
    this.#send();
    if (answer.ok) pending?.resolve(answer);
    else pending?.reject(new CodedError(answer.error));
  }

  /** @param {Request} request @param {Answer} answer */
  #forgetLosses(request, answer) {
    if (showsTable(answer) && request.do !== RESUME) this.#losses.clear();
    // A worker may still be lost over what a bot thinks.
    if (!("thinking" in answer)) this.#losses.delete(keyOf(request));
  }

  /**
   * Gives up this worker and the request that it has; the next worker begins with the saved match.
   * One that has not even started, or is not the first to be lost over one request, is not worth another.
   * @param {string} code
   * @param {Record<string, unknown>} [params]
   */
  #lose(code, params = {}) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    if (!this.#isReady) return this.#onNews({ fatal: { code, params } });
    const lost = this.#queue.shift();
    const key = keyOf(lost?.request);
    const losses = (this.#losses.get(key) ?? 0) + 1;
    this.#losses.set(key, losses);
    lost?.reject(new CodedError({ code, params }));
    if (this.#hasMatch) this.#resumeFirst(key === RESUME && losses > 1);
    this.#isReady = false;
    if (losses < MAX_LOSSES) this.start();
    else this.#onNews({ fatal: { code, params } });
  }

  /**
   * Has the next worker begin with the saved match, or where nothing is kept with what is known of it.
   * @param {boolean} aside whether the saves have cost two workers, and are left alone from now on
   */
  #resumeFirst(aside) {
    const known = !this.#isStored && this.record ? { record: this.record, seed: newSeed() } : {};
    /** @type {Request} */
    const request = { do: RESUME, as: null, ...(aside ? { aside } : known) };
    this.#queue.unshift({ request, resolve() {}, reject() {} });
  }

  /** @param {() => void} expired what to do when nothing is heard for too long */
  #setTimeout(expired) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(expired, TIMEOUT);
  }
}

/** Returns whether an answer shows the match on the table: others carry the record of another match, or a part of this one. @param {Answer} answer @returns {answer is Answer & { record: string }} */
function showsTable(answer) {
  return "record" in answer && "view" in answer;
}

/** Returns what makes two requests the same one. @param {Request | undefined} request nothing where no answer was awaited */
function keyOf(request) {
  return request?.do === RESUME ? RESUME : JSON.stringify(request ?? null);
}
