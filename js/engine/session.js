/** The page's session with the engine: requests and refusals, how the engine is, and which tab has the match. */

import { savedRecord } from "../storage/saves.js";
import { CodedError } from "./errors.js";
import { INITIAL_STATUS } from "./status.js";
import { Tabs } from "./tabs.js";
import { whenThinking } from "./thinking.js";
import { isMatchStored } from "./workers.js";

/** @typedef {import("../protocol/worker.js").News} News */
/** @typedef {import("../protocol/worker.js").Fatal} Fatal */
/** @typedef {import("../protocol/worker.js").Request} Request */
/** @typedef {import("../protocol/worker.js").Answers} Answers */
/** @typedef {import("../protocol/shared.js").Shown} Shown */
/** @typedef {import("./client.js").EngineClient} EngineClient */
/** What there is of an engine for a session. @typedef {Pick<EngineClient, "connect" | "request" | "start" | "stop" | "isStopped" | "record">} Client */
/** @typedef {import("./status.js").Start} Start */
/** @typedef {import("./status.js").Status} Status */
/**
 * @typedef {object} Listener
 * @property {(news: Partial<Status>) => void} onStatus hears what has changed
 * @property {(answer: Shown | null) => void} onMatch hears of the match as it stands, whenever it was read anew; null where there is none
 * @property {() => void} onReady hears that a match that was interrupted may go on
 * @property {() => void} onLost hears that another tab has taken the match
 * @property {() => Promise<boolean>} repair has the site's files checked and fetched again; resolves to whether all are right
 */

/** Requests that leave the match on the table alone, so that a tab needs no lock for them. @type {Set<Request["do"]>} */
const APART = new Set([
  "ask",
  "check-options",
  "export-matches",
  "import-matches",
  "position",
  "remove-matches",
  "review",
  "shelf",
  "statistics",
  "verify",
  "watch",
  "watch-match",
]);

/** The one place that talks to the engine. */
export class Session {
  #listener;
  #client;
  /** @type {Tabs | undefined} where nothing is kept, each tab has a match of its own */
  #tabs;
  /** @type {Promise<void> | undefined} until the saved match is known; undefined as long as this tab has not asked for it */
  #opening;
  #start = INITIAL_STATUS.start;
  #isElsewhere = false;
  #isResuming = false;
  #isRepaired = false;

  /** @param {Listener} listener @param {Client} client */
  constructor(listener, client) {
    this.#listener = listener;
    this.#client = client;
    client.connect((news) => this.#hear(news));
  }

  /** The record of the match as far as it is public and this page knows it, without asking the engine. */
  get record() {
    return this.#client.record;
  }

  /**
   * Resolves to the answer, or to nothing where the status says why, or where the match is in another tab.
   * @template {Request} R
   * @param {R} request
   * @param {AbortSignal} [signal] has a bot think no further: the answer is then that it still does
   * @returns {Promise<Answers[R["do"]] | undefined>}
   */
  async request(request, signal) {
    if (!this.#mayAsk(request)) return undefined;
    this.#wake(request);
    this.#listener.onStatus({ asking: true });
    const isOver = whenThinking(request, () => this.#listener.onStatus({ thinking: true }));
    try {
      const answer = await this.#decided(request, signal);
      return this.#mayAsk(request) ? answer : undefined;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      if (this.#mayAsk(request)) this.#listener.onStatus({ refusal: error });
      return undefined;
    } finally {
      isOver();
      this.#listener.onStatus({ asking: false, thinking: false });
    }
  }

  /** Repeats the request while a bot has not decided; meanwhile other requests may come between. @template {Request} R @param {R} request @param {AbortSignal} [signal] */
  async #decided(request, signal) {
    let answer = await this.#client.request(request);
    if ("thinking" in answer) this.#listener.onStatus({ asking: false });
    while ("thinking" in answer && !signal?.aborted) answer = await this.#client.request(request);
    return answer;
  }

  /**
   * Resolves to the answer to a question that changes nothing and blocks nothing; rejects with a CodedError, which the
   * caller shows where it asked.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Answers[R["do"]]>}
   */
  inquire(request) {
    this.#wake(request);
    return this.#client.request(request);
  }

  /** Returns whether this tab may send a request now. @param {Request} request */
  #mayAsk(request) {
    return !this.#isElsewhere || APART.has(request.do);
  }

  /** Starts the engine again that was stopped when another tab took the match, for a request that needs no match. @param {Request} request */
  #wake(request) {
    if (this.#client.isStopped && APART.has(request.do)) this.#client.start();
  }

  /** Finds out which tab has the match, and reads it if this one has; resolves once that is known. A tab that only watches matches never calls it, so it takes the match from no other. */
  open() {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open() {
    this.#isResuming = true;
    if (isMatchStored) {
      const got = () => this.#got();
      const lost = () => this.#lost();
      this.#tabs = new Tabs(got, lost);
    }
    this.#setElsewhere(!((await this.#tabs?.claim()) ?? true));
    await this.#resume();
  }

  /** Starts the engine once more; it goes on with the match as it was saved. */
  async restart() {
    this.#setStart(INITIAL_STATUS.start);
    this.#listener.onStatus({ refusal: null });
    this.#client.start();
    await this.#goOn();
  }

  /** Has the match come to this tab. */
  async takeOver() {
    await this.#tabs?.steal();
  }

  /** Reads the match once more and lets it go on, unless it is being read for the first time, or not wanted yet. */
  async #goOn() {
    if (this.#isResuming || !this.#opening) return;
    await this.#resume();
    this.#listener.onReady();
  }

  /** Where a worker was lost over the saved match, the next one has loaded it, or has set it aside. */
  async #resume() {
    this.#isResuming = true;
    if (!this.#isElsewhere) {
      const resumed = await this.request({ do: "resume", as: null });
      const answer = resumed ?? (await this.request({ do: "view", as: null }));
      this.#listener.onMatch(answer?.view ? answer : null);
    }
    this.#listener.onStatus({ opened: true });
    this.#isResuming = false;
  }

  /** @param {News} news */
  #hear(news) {
    if ("fatal" in news) return this.#hearFatal(news.fatal);
    if ("kept" in news) return this.#listener.onStatus({ kept: news.kept, warned: false });
    if ("broken" in news) return this.#listener.onStatus({ broken: news.broken });
    // The snapshot of the site was of no use: perhaps what is kept of it is spoilt.
    if ("from" in news && news.from === "files") this.#listener.repair();
    this.#setStart({ ...this.#start, stalled: false, ...news });
  }

  /** A file that was spoilt where it is kept can be fetched again: once, before anybody hears of it. @param {Fatal} fatal */
  async #hearFatal(fatal) {
    if (fatal.code === "engine.not-started" && !this.#isRepaired) {
      this.#isRepaired = true;
      if (await this.#listener.repair()) return this.#client.start();
    }
    const rescued = this.record || (isMatchStored && (await savedRecord())) || null;
    this.#listener.onStatus({ rescued });
    this.#setStart({ ...this.#start, stalled: false, fatal: new CodedError(fatal) });
  }

  async #got() {
    this.#setElsewhere(false);
    this.#listener.onStatus({ opened: false, refusal: null });
    if (this.#client.isStopped) this.#client.start();
    await this.#goOn();
  }

  /** Another tab goes on with the match, so nothing here may change it any more. */
  #lost() {
    this.#setElsewhere(true);
    this.#client.stop();
    this.#listener.onLost();
  }

  /** @param {Start} start */
  #setStart(start) {
    this.#start = start;
    this.#listener.onStatus({ start });
  }

  /** @param {boolean} elsewhere */
  #setElsewhere(elsewhere) {
    this.#isElsewhere = elsewhere;
    this.#listener.onStatus({ elsewhere });
  }
}
