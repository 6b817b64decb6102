/** The page's end of the worker: numbers the requests, times them out, and starts a dead worker again. */

import { newSeed } from "./seed.js";
import { keeps, takeEngine } from "./workers.js";

/** @typedef {{ code: string, params: Record<string, unknown> }} Fatal */
/** @typedef {{ progress: number } | { ready: true, from: string } | { stalled: true } | { fatal: Fatal }} Beginning how a start goes */
/** @typedef {{ kept: boolean } | { broken: "newest" | "all" }} Keeping whether the match is stored, and which saves cannot be read */
/** @typedef {Beginning | Keeping} News */
/** @typedef {{ do: string } & Record<string, unknown>} Request */
/** @typedef {{ request: Request, resolve: (answer: any) => void, reject: (error: EngineError) => void }} Waiting */

/** How long a start may stand still, and an answer take, before something is wrong. */
const PATIENCE = 20_000;
/** So many workers may be lost over one and the same request. */
const MOST_LOSSES = 3;

const RESUME = "resume";
const STOPPED = { code: "engine.stopped" };

/** A refusal of the engine or the loss of it: a code, the rule it cites and what a sentence needs. */
export class EngineError extends Error {
  /** @param {{ code: string, rule?: string | null, params?: Record<string, unknown>, line?: number }} refusal */
  constructor({ code, rule = null, params = {}, line }) {
    super(code);
    this.name = "EngineError";
    this.code = code;
    this.rule = rule;
    this.params = params;
    this.line = line;
  }
}

/** The engine as the page sees it: `ask` it, and hear its news. */
export class Engine {
  #tell;
  #lastId = 0;
  #ready = false;
  /** @type {Waiting[]} what has no answer yet; a ready worker has the first of them */
  #queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<string, number>} how many workers were lost over a request since the match last went on */
  #losses = new Map();
  #kept = keeps;
  /** The record of the match as it stands, without what is secret: all that is left where nothing is kept. */
  record = "";

  /**
   * Starts the worker at once.
   * @param {(news: News) => void} tell hears how a start goes, and that storage or the engine is missing
   */
  constructor(tell) {
    this.#tell = tell;
    this.start();
  }

  /** Starts a new worker in place of any other; what has no answer yet waits for it. */
  start() {
    this.#worker?.terminate();
    this.#ready = false;
    this.#expect(() => this.#tell({ stalled: true }));
    const { worker, said } = takeEngine();
    this.#worker = worker;
    const hear = (/** @type {Event} */ event) => this.#hear(event);
    worker.onmessage = hear;
    worker.onerror = hear;
    said.forEach(hear);
  }

  /** Whether `stop` was the last that was heard of it. */
  get isStopped() {
    return this.#worker === undefined;
  }

  /** Ends the worker at once; whatever has no answer yet is refused, and so is all that is asked before `start`. */
  stop() {
    clearTimeout(this.#clock);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    for (const { reject } of this.#queue.splice(0)) reject(new EngineError(STOPPED));
  }

  /**
   * Gives the engine's answer, or throws its refusal as an EngineError.
   * Where the worker is lost over it, the match is loaded again from its record, for the next request.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  ask(request) {
    return new Promise((resolve, reject) => {
      if (!this.#worker) return reject(new EngineError(STOPPED));
      this.#queue.push({ request, resolve, reject });
      if (this.#ready && this.#queue.length === 1) this.#send();
    });
  }

  #send() {
    clearTimeout(this.#clock);
    const first = this.#queue[0];
    if (!first) return;
    this.#expect(() => this.#lose("engine.timed-out"));
    this.#worker?.postMessage({ id: ++this.#lastId, request: first.request });
  }

  /** @param {Event} event a message, or that the worker has died */
  #hear(event) {
    if (event instanceof MessageEvent) return this.#listen(event.data);
    // The page itself is not broken by it.
    event.preventDefault();
    const detail = event instanceof ErrorEvent ? event.message : undefined;
    this.#lose("engine.crashed", { detail });
  }

  /** @param {any} message */
  #listen(message) {
    if (message.answer) this.#settle(message);
    else if (message.fatal) this.#lose(message.fatal.code, message.fatal.params);
    else {
      if (message.progress) this.#expect(() => this.#tell({ stalled: true }));
      if (message.ready) {
        this.#ready = true;
        performance.mark("engine-ready");
        this.#send();
      }
      if ("kept" in message) this.#kept = message.kept;
      this.#tell(message);
    }
  }

  /** @param {{ id: number, answer: any }} message */
  #settle({ id, answer }) {
    if (id !== this.#lastId) return;
    const asked = this.#queue.shift();
    if (asked) this.#forgetLosses(asked.request, answer);
    this.record = answer.record ?? this.record;
    this.#send();
    if (answer.ok) asked?.resolve(answer);
    else asked?.reject(new EngineError(answer.error));
  }

  /** @param {Request} request @param {any} answer */
  #forgetLosses(request, answer) {
    if (answer.record && request.do !== "resume") this.#losses.clear();
    this.#losses.delete(keyOf(request));
  }

  /**
   * Gives up this worker and the request that it has; the next worker begins with the saved match.
   * One that has not even started, or is not the first to be lost over one request, is not worth another.
   * @param {string} code
   * @param {Record<string, unknown>} [params]
   */
  #lose(code, params = {}) {
    clearTimeout(this.#clock);
    this.#worker?.terminate();
    if (!this.#ready) return this.#tell({ fatal: { code, params } });
    const lost = this.#queue.shift();
    const key = keyOf(lost?.request);
    const losses = (this.#losses.get(key) ?? 0) + 1;
    this.#losses.set(key, losses);
    lost?.reject(new EngineError({ code, params }));
    this.#resume(key === RESUME && losses > 1);
    this.#ready = false;
    if (losses < MOST_LOSSES) this.start();
    else this.#tell({ fatal: { code, params } });
  }

  /**
   * Has the next worker begin with the saved match, or where nothing is kept with what is known of it.
   * @param {boolean} aside whether the saves have cost two workers, and are left alone from now on
   */
  #resume(aside) {
    const known = !this.#kept && this.record ? { record: this.record, seed: newSeed() } : {};
    const request = { do: RESUME, as: null, ...(aside ? { aside } : known) };
    this.#queue.unshift({ request, resolve() {}, reject() {} });
  }

  /** @param {() => void} late what to do when nothing is heard for too long */
  #expect(late) {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(late, PATIENCE);
  }
}

/** Gives what makes two requests the same one. @param {Request | undefined} request nothing where no answer was awaited */
function keyOf(request) {
  return request?.do === RESUME ? RESUME : JSON.stringify(request ?? null);
}
