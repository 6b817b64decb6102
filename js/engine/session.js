/** What the page and the engine say to each other: requests and refusals, how the engine is, and which tab has the match. */

import { mend } from "../offline/registration.js";
import { NOTHING_PICKED, START } from "../state/state.js";
import { Tabs } from "../state/tabs.js";
import { savedRecord } from "../storage/saves.js";
import { Engine, EngineError } from "./client.js";
import { keeps } from "./workers.js";

/** @typedef {import("./client.js").News} News */
/** @typedef {import("./client.js").Request} Request */
/** @typedef {import("../state/store.js").Store} Store */

/** So often the page asks what the engine offers, each time of another worker. */
const TRIES = 3;

/** The one place that talks to the engine. */
export class Talk {
  #store;
  #engine;
  /** @type {Tabs | undefined} where nothing is kept, each tab has a match of its own */
  #tabs;
  #isPreparing = false;
  #isMended = false;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
    this.#engine = new Engine((news) => this.#hear(news));
    if (!keeps) return;
    const got = () => this.#got();
    const lost = () => this.#lost();
    this.#tabs = new Tabs(got, lost);
  }

  /** Gives the record of the match as far as it is public and this page knows it, without asking the engine. */
  get record() {
    return this.#engine.record;
  }

  /**
   * Gives the answer, or nothing where `refusal` says why, or where the match has gone to another tab.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    const { state } = this.#store;
    this.#store.change({ asking: true });
    try {
      const answer = await this.#engine.ask(request);
      return state.elsewhere && answer.view ? undefined : answer;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (!state.elsewhere) state.refusal = error;
      return undefined;
    } finally {
      this.#store.change({ asking: false });
    }
  }

  /** Asks for what the start screen needs: what the engine offers, its cards, and the saved match unless another tab has it. */
  async open() {
    this.#isPreparing = true;
    const isHere = (await this.#tabs?.look()) ?? true;
    this.#store.change({ elsewhere: !isHere });
    await this.#prepare();
  }

  /** Starts the engine once more; it goes on with the match as it was saved. */
  async restart() {
    this.#store.change({ start: START, refusal: null });
    this.#engine.start();
    await this.#goOn();
  }

  /** Has the match come to this tab. */
  async takeOver() {
    await this.#tabs?.take();
  }

  async #prepare() {
    this.#isPreparing = true;
    if (this.#store.state.about || (await this.#learn())) {
      if (!this.#store.state.elsewhere) await this.#resume();
      this.#store.change({ opened: true });
    }
    this.#isPreparing = false;
  }

  /** Shows the match once more, and has it played where it is seen; unless whoever opened the page still waits for it. */
  async #goOn() {
    if (this.#isPreparing) return;
    await this.#prepare();
    if (this.#store.state.screen === "table") this.#store.play();
  }

  /** Learns what the engine offers; gives whether it said so. */
  async #learn() {
    for (let tries = 0; tries < TRIES; tries++) {
      const { about } = (await this.ask({ do: "about" })) ?? {};
      const games = Object.keys(about?.games ?? {});
      const asked = await Promise.all(games.map((game) => this.ask({ do: "deck", game })));
      if (!about || !asked.every(Boolean)) continue;
      const decks = Object.fromEntries(games.map((game, index) => [game, asked[index].deck]));
      this.#store.change({ about, decks });
      return true;
    }
    return false;
  }

  /** Where a worker was lost over the saved match, the next one has loaded it, or has set it aside. */
  async #resume() {
    const resumed = await this.ask({ do: "resume", as: null });
    const seen = resumed ?? (await this.ask({ do: "view", as: null }));
    if (seen?.view) this.#store.show(seen);
    else this.#store.change({ view: null, refusal: null });
  }

  /** @param {News} news */
  #hear(news) {
    if ("fatal" in news) return this.#hearFatal(news.fatal);
    if ("kept" in news) return this.#store.change({ kept: news.kept, warned: false });
    if ("broken" in news) return this.#store.change(news);
    // The snapshot of the site was of no use: perhaps what is kept of it is spoilt.
    if ("from" in news && news.from === "files") mend();
    this.#store.change({ start: { ...this.#store.state.start, stalled: false, ...news } });
  }

  /** A file that was spoilt where it is kept can be fetched again: once, before anybody hears of it. @param {import("./client.js").Fatal} fatal */
  async #hearFatal(fatal) {
    if (fatal.code === "engine.not-started" && !this.#isMended) {
      this.#isMended = true;
      if (await mend()) return this.#engine.start();
    }
    const rescued = this.record || (this.#tabs && (await savedRecord())) || null;
    const start = { ...this.#store.state.start, stalled: false, fatal: new EngineError(fatal) };
    this.#store.change({ start, rescued });
  }

  async #got() {
    this.#store.change({ elsewhere: false, opened: false, refusal: null });
    if (this.#engine.isStopped) this.#engine.start();
    await this.#goOn();
  }

  /** Another tab goes on with the match, so nothing here may change it any more, or show it as if it stood like that. */
  #lost() {
    this.#store.change({ elsewhere: true });
    this.#store.pause();
    this.#engine.stop();
    this.#store.change({ view: null, log: [], said: undefined, ...NOTHING_PICKED });
  }
}
