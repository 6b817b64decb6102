/** Keeps one worker running: starts it, notices when it stands still, and replaces it when it is lost. */

import { faultOf, isPolicyForeign } from "../storage/site-file.js";

/** @import { Fatal } from "../protocol/worker.js" */
/** @import { StartedWorker } from "./workers.js" */

/** Milliseconds that a start may stand still, and that an answer may take. */
const TIMEOUT = 20_000;
/** Workers that may be lost over one task. */
const MAX_LOSSES = 3;

/**
 * @typedef {object} Handlers
 * @property {(message: any) => void} onMessage called with each message, except that the worker is lost
 * @property {() => void} [onStall] called when a start stands still
 * @property {() => string} [task] returns a key of the task that the worker is busy with
 * @property {(loss: Fatal, losses: number) => void} [onLoss] called when a worker is lost that was ready, with
 *   the number of workers lost over its task, before another one is started
 * @property {(loss: Fatal) => void} onGiveUp called when a worker is lost and no other one is started
 */

/** Starts another worker for each one that is lost, unless it was not even ready, or too many were lost over one task. */
export class Supervisor {
  #script;
  #launch;
  #handlers;
  #maxLosses;
  /** @type {Worker | undefined} */
  #worker;
  /** True from the worker's message that it is ready until the worker ends. */
  isReady = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The number of workers lost over each task. @type {Map<string, number>} */
  #losses = new Map();

  /**
   * @param {string} script the path of the worker's script, which is examined where it does not run
   * @param {() => StartedWorker} launch
   * @param {Handlers} handlers
   * @param {number} [maxLosses]
   */
  constructor(script, launch, handlers, maxLosses = MAX_LOSSES) {
    this.#script = script;
    this.#launch = launch;
    this.#handlers = handlers;
    this.#maxLosses = maxLosses;
  }

  /** True before the first start, and after `stop`. */
  get isStopped() {
    return this.#worker === undefined;
  }

  /** Starts a worker in place of any other. */
  start() {
    this.stop();
    this.#awaitProgress();
    const { worker, pendingEvents } = this.#launch();
    this.#worker = worker;
    const receive = (/** @type {Event} */ event) => {
      if (worker === this.#worker) this.#receive(event);
    };
    worker.onmessage = receive;
    worker.onerror = receive;
    pendingEvents.forEach(receive);
  }

  /** Ends the worker. */
  stop() {
    this.rest();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.isReady = false;
  }

  /** Posts a message to the worker. @param {unknown} message @param {Transferable[]} [transfer] */
  post(message, transfer = []) {
    this.#worker?.postMessage(message, transfer);
  }

  /** Posts a message that the worker must answer in time; `rest` ends that time. @param {unknown} message */
  ask(message) {
    this.#setTimer(() => this.#lose({ code: "engine.timed-out", params: {} }));
    this.post(message);
  }

  /** Stops the timer: no answer is due. */
  rest() {
    clearTimeout(this.#timer);
  }

  /** Resets the number of workers lost over a task, or over all tasks. @param {string} [task] */
  forgive(task) {
    if (task === undefined) this.#losses.clear();
    else this.#losses.delete(task);
  }

  #awaitProgress() {
    this.#setTimer(() => this.#handlers.onStall?.());
  }

  /** @param {() => void} expired */
  #setTimer(expired) {
    this.rest();
    this.#timer = setTimeout(expired, TIMEOUT);
  }

  /** @param {Event} event a message, or the failure of the worker */
  #receive(event) {
    if (event instanceof MessageEvent) return this.#read(event.data);
    // Otherwise the browser reports an error of the page.
    event.preventDefault();
    const { message: detail } = /** @type {Partial<ErrorEvent>} */ (event);
    if (this.isReady) this.#lose({ code: "engine.crashed", params: { detail } });
    else this.#explainFailure(detail);
  }

  /** @param {any} message */
  #read(message) {
    if ("fatal" in message) return this.#lose(message.fatal);
    if ("progress" in message) this.#awaitProgress();
    if ("ready" in message) {
      this.rest();
      this.isReady = true;
    }
    this.#handlers.onMessage(message);
  }

  /** Finds out why the worker's script does not run. @param {string | undefined} detail */
  async #explainFailure(detail) {
    const worker = this.#worker;
    const reason = await this.#reason();
    if (worker === this.#worker)
      this.#lose({ code: "engine.not-started", params: { reason, detail } });
  }

  async #reason() {
    if (!("WebAssembly" in globalThis)) return "assembly";
    return (await faultOf(this.#script)) ?? ((await isPolicyForeign()) ? "blocked" : "other");
  }

  /** @param {Fatal} loss */
  #lose(loss) {
    const { task, onLoss, onGiveUp } = this.#handlers;
    this.rest();
    this.#worker?.terminate();
    if (!this.isReady) return onGiveUp(loss);
    this.isReady = false;
    const key = task?.() ?? "";
    const losses = (this.#losses.get(key) ?? 0) + 1;
    this.#losses.set(key, losses);
    onLoss?.(loss, losses);
    if (losses < this.#maxLosses) this.start();
    else onGiveUp(loss);
  }
}
