/** The page's end of the worker: numbers the requests, times them out, and starts a dead worker again. */

import { startWorker } from "./workers.js";

/** @typedef {{ code: string, params: Record<string, unknown> }} Fatal */
/** @typedef {{ progress: number } | { ready: true, from: string } | { stalled: true } | { kept: false } | { fatal: Fatal }} News */
/** @typedef {{ do: string } & Record<string, unknown>} Request */
/** @typedef {{ request: Request, resolve: (answer: any) => void, reject: (error: EngineError) => void }} Waiting */

/** How long a start may stand still, and an answer take, before something is wrong. */
const PATIENCE = 20_000;

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
  #name;
  #lastId = 0;
  #ready = false;
  /** Whether this worker has ever answered: only then is a new one worth starting when it dies. */
  #proven = false;
  /** @type {Waiting[]} what has no answer yet; a ready worker has the first of them */
  #queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  /** @type {Worker | undefined} */
  #worker;

  /**
   * Starts the worker at once.
   * @param {(news: News) => void} tell hears how a start goes, and that storage or the engine is missing
   * @param {{ keeps: boolean }} duties whether the match outlives the page
   */
  constructor(tell, { keeps }) {
    this.#tell = tell;
    this.#name = keeps ? "keeping" : "passing";
    this.start();
  }

  /** Starts a new worker in place of any other; what has no answer yet waits for it. */
  start() {
    this.#worker?.terminate();
    this.#ready = false;
    this.#proven = false;
    this.#worker = startWorker(BUILT_WORKER, this.#name);
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#lose("engine.crashed", { detail: message });
    this.#expect(() => this.#tell({ stalled: true }));
  }

  /**
   * Gives the engine's answer, or throws its refusal as an EngineError.
   * Where the worker is lost over it, the match is loaded again from its record, for the next request.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  ask(request) {
    return new Promise((resolve, reject) => {
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

  /** @param {any} message */
  #hear(message) {
    if (message.answer) this.#settle(message);
    else if (message.fatal) this.#lose(message.fatal.code, message.fatal.params);
    else {
      if (message.progress) this.#expect(() => this.#tell({ stalled: true }));
      if (message.ready) {
        this.#ready = true;
        performance.mark("engine-ready");
        this.#send();
      }
      this.#tell(message);
    }
  }

  /** @param {{ id: number, answer: any }} message */
  #settle({ id, answer }) {
    if (id !== this.#lastId) return;
    const asked = this.#queue.shift();
    this.#proven = true;
    this.#send();
    if (answer.ok) asked?.resolve(answer);
    else asked?.reject(new EngineError(answer.error));
  }

  /**
   * Gives up this worker and the request that it has; the next worker begins with the saved match.
   * @param {string} code
   * @param {Record<string, unknown>} [params]
   */
  #lose(code, params = {}) {
    clearTimeout(this.#clock);
    this.#worker?.terminate();
    if (!this.#proven) return this.#tell({ fatal: { code, params } });
    this.#queue.shift()?.reject(new EngineError({ code, params }));
    this.#queue.unshift({ request: { do: "resume", as: null }, resolve() {}, reject() {} });
    this.start();
  }

  /** @param {() => void} late what to do when nothing is heard for too long */
  #expect(late) {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(late, PATIENCE);
  }
}
