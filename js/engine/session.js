/** The page's session with the engine: requests and refusals, the engine's state, and the tab that has the match. */

import { savedRecord } from "../storage/saves.js";
import { CodedError, refusalIn } from "./errors.js";
import { INITIAL_STATUS } from "./status.js";
import { Tabs } from "./tabs.js";
import { isMatchStored } from "./workers.js";

/** @import { Shown } from "../protocol/shared.js" */
/** @import { Answers, Fatal, News, Request } from "../protocol/worker.js" */
/** @import { EngineClient } from "./client.js" */
/** @import { Start, Status } from "./status.js" */

/** The part of EngineClient that a session uses. @typedef {Pick<EngineClient, "connect" | "request" | "start" | "stop" | "isStopped" | "record">} Client */
/**
 * @typedef {object} Listener
 * @property {(change: Partial<Status>) => void} onStatus
 * @property {(answer: Shown | null) => void} onMatch called whenever the match was read again; null if there is none
 * @property {() => void} onReady called when a match that was interrupted can go on
 * @property {() => void} onLost called when another tab has taken the match
 * @property {() => Promise<boolean>} repair verifies the site's files and fetches damaged ones; resolves to true if all are intact
 */

/** Requests that do not touch the match on the table, so that a tab needs no lock for them. @type {Set<Request["do"]>} */
const APART = new Set([
  "ask",
  "calendar",
  "challenge",
  "check-options",
  "compare",
  "export-matches",
  "import-matches",
  "position",
  "read-text",
  "receive-link",
  "remove-matches",
  "review",
  "saved-link",
  "shelf",
  "statistics",
  "verify",
  "watch",
  "watch-match",
]);
/** Milliseconds after which the table shows that a player thinks: most bots decide sooner. */
const MOMENT = 300;

/** Sends all requests of the page to the engine. */
export class Session {
  #listener;
  #client;
  /** Undefined where nothing is stored, and each tab has a match of its own. @type {Tabs | undefined} */
  #tabs;
  /** Pending until the saved match is known; undefined before this tab asks for it. @type {Promise<void> | undefined} */
  #opening;
  #start = INITIAL_STATUS.start;
  #isElsewhere = false;
  #isResuming = false;
  #isRepaired = false;

  /** @param {Listener} listener @param {Client} client */
  constructor(listener, client) {
    this.#listener = listener;
    this.#client = client;
    client.connect((news) => this.#receive(news));
  }

  /** The public record of the match that the page has received last. */
  get record() {
    return this.#client.record;
  }

  /**
   * Resolves to the answer; to undefined if the status says why there is none, or the match is in another tab.
   * @template {Request} R
   * @param {R} request
   * @param {AbortSignal} [signal] stops a bot that thinks: the answer is then that it still does
   * @returns {Promise<Answers[R["do"]] | undefined>}
   */
  async request(request, signal) {
    if (!this.#mayAsk(request)) return undefined;
    this.#wake(request);
    this.#listener.onStatus({ asking: true });
    const onThinking = () => this.#listener.onStatus({ thinking: true });
    // Only automatic actions are shown as thinking.
    const timer = request.do === "step" ? setTimeout(onThinking, MOMENT) : undefined;
    try {
      const answer = await this.#decided(request, signal);
      return this.#mayAsk(request) ? answer : undefined;
    } catch (error) {
      const refusal = refusalIn(error);
      if (this.#mayAsk(request)) this.#listener.onStatus({ refusal });
      return undefined;
    } finally {
      clearTimeout(timer);
      this.#listener.onStatus({ asking: false, thinking: false });
    }
  }

  /** Repeats the request until a bot has decided; other requests may come between. @template {Request} R @param {R} request @param {AbortSignal} [signal] */
  async #decided(request, signal) {
    let answer = await this.#client.request(request);
    if ("thinking" in answer) this.#listener.onStatus({ asking: false });
    while ("thinking" in answer && !signal?.aborted) answer = await this.#client.request(request);
    return answer;
  }

  /**
   * Resolves to the answer to a request that changes nothing and blocks nothing; rejects with a CodedError.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Answers[R["do"]]>}
   */
  inquire(request) {
    this.#wake(request);
    return this.#client.request(request);
  }

  /** Returns true if this tab may send a request now. @param {Request} request */
  #mayAsk(request) {
    return !this.#isElsewhere || APART.has(request.do);
  }

  /** Restarts an engine that was stopped when another tab took the match, for a request that needs no match. @param {Request} request */
  #wake(request) {
    if (this.#client.isStopped && APART.has(request.do)) this.#client.start();
  }

  /** Claims the match for this tab and reads it; resolves once it is known. A tab that only watches matches never calls it, so that it takes the match from no other. */
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

  /** Starts the engine again; it goes on with the saved match. */
  async restart() {
    this.#setStart(INITIAL_STATUS.start);
    this.#listener.onStatus({ refusal: null });
    this.#client.start();
    await this.#goOn();
  }

  /** Moves the match to this tab. */
  async takeOver() {
    await this.#tabs?.steal();
  }

  /** Reads the match again and lets it go on, unless its first reading is under way or it is not wanted yet. */
  async #goOn() {
    if (this.#isResuming || !this.#opening) return;
    await this.#resume();
    this.#listener.onReady();
  }

  async #resume() {
    this.#isResuming = true;
    if (!this.#isElsewhere) {
      const resumed = await this.request({ do: "resume", as: null });
      // If a worker was lost over the saved match, the next one has loaded it, or set it aside.
      const answer = resumed ?? (await this.request({ do: "view", as: null }));
      this.#listener.onMatch(answer?.view ? answer : null);
    }
    this.#listener.onStatus({ opened: true });
    this.#isResuming = false;
  }

  /** @param {News} news */
  #receive(news) {
    if ("fatal" in news) return this.#fail(news.fatal);
    if ("kept" in news) return this.#listener.onStatus({ kept: news.kept, warned: false });
    if ("broken" in news) return this.#listener.onStatus({ broken: news.broken });
    // The site's snapshot was of no use: its cached file may be damaged.
    if ("from" in news && news.from === "files") this.#listener.repair();
    this.#setStart({ ...this.#start, stalled: false, ...news });
  }

  /** Reports that there is no engine. A start that fails is repeated once, if the site's files can be repaired. @param {Fatal} fatal */
  async #fail(fatal) {
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
