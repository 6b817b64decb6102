/** What the page knows: the latest view, the log, how the engine's start goes. Screens read it and ask it for changes. */

import { Engine, EngineError } from "./engine.js";
import { eyes } from "./eyes.js";
import { blank, NOTHING_PICKED, START } from "./state.js";
import { headline } from "./story.js";
import { Teller } from "./teller.js";

/** @typedef {import("./contract.js").Seat} Seat */
/** @typedef {import("./contract.js").Answer} Answer */
/** @typedef {import("./contract.js").Agreement} Agreement */
/** @typedef {import("./engine.js").Request} Request */
/** @typedef {import("./state.js").State} State */

/** The one place that talks to the engine. */
export class Store {
  /** What is known; changed by `change` alone. */
  state = blank();

  #engine = new Engine((news) => this.#hear(news));
  #teller = new Teller(this);
  #listen = () => {};

  /** Calls `listen` after every change. @param {() => void} listen */
  onChange(listen) {
    this.#listen = listen;
  }

  /** Changes what is known and tells the page. @param {Partial<State>} news */
  change(news) {
    Object.assign(this.state, news);
    this.#listen();
  }

  /** Over as soon as the saved match is known. @type {Promise<void>} */
  opening = Promise.resolve();

  /** Asks for what the start screen needs: what the engine offers, its deck and the saved match. */
  open() {
    this.opening = this.#open();
    return this.opening;
  }

  async #open() {
    const [{ about }, { deck }] = await Promise.all([
      this.#engine.ask({ do: "about" }),
      this.#engine.ask({ do: "deck", game: "wolle" }),
    ]);
    const resumed = await this.#try({ do: "resume", as: null });
    if (resumed) this.#show(resumed);
    this.change({ about, deck, opened: true });
  }

  /** Starts the engine once more. */
  restart() {
    this.change({ start: START });
    this.#engine.start();
  }

  /** Begins a match; gives whether the engine accepted it. @param {Agreement} agreement */
  begin(agreement) {
    return this.#replace({ do: "new", game: "wolle", ...agreement, seed: newSeed(), as: null });
  }

  /** Replaces the match by a record's; gives whether the engine accepted it. @param {string} record */
  load(record) {
    return this.#replace({ do: "load", record, seed: newSeed(), as: null });
  }

  /** Gives whether a match could begin like this. @param {Agreement} agreement */
  async check(agreement) {
    return Boolean(await this.#try({ do: "check-options", game: "wolle", ...agreement }));
  }

  /** Gives the record of the match, or nothing if that is refused. @returns {Promise<string | undefined>} */
  async record() {
    return (await this.#try({ do: "record" }))?.record;
  }

  /** Goes back to before the last action of a person. */
  async takeBack() {
    this.#teller.stop();
    await this.#replace({ do: "take-back", ply: this.state.view?.ply, as: null });
    await this.play();
  }

  /** Opens the bid board of a seat for its own eyes, or closes it with null. @param {Seat | null} board */
  async openBoard(board) {
    this.change({ ...NOTHING_PICKED, board });
    await this.look();
  }

  /** Plays an action of a person; a chosen bid is gone from the page before the engine answers. @param {string} action */
  act(action) {
    const { view } = this.state;
    const as = view?.phase === "bids" ? null : (view?.seat ?? null);
    this.change(NOTHING_PICKED);
    return this.#play({ do: "act", action, ply: view?.ply, as });
  }

  /** Plays what needs no person: chance, or a bot's decision. */
  step() {
    const { view } = this.state;
    return this.#play({ do: "step", ply: view?.ply, as: eyes(view, null) });
  }

  /** Gives the engine's reason why an action is not legal. @param {string} action @returns {Promise<EngineError | null>} */
  async askWhy(action) {
    await this.#try({ do: "act", action, ply: this.state.view?.ply, as: null });
    const { refusal } = this.state;
    this.change({ refusal: null });
    return refusal;
  }

  /** Sees the match with the eyes of whoever decides now. */
  async look() {
    const as = eyes(this.state.view, this.state.board);
    if (!this.state.view || this.state.view.seat === as) return;
    const seen = await this.#try({ do: "view", as });
    if (seen) this.change({ view: seen.view, log: seen.events });
  }

  /** Lets the match go on where nobody is asked. */
  play() {
    return this.#teller.start();
  }

  /** Stops what goes on by itself; the match stays as it is. */
  pause() {
    this.#teller.stop();
    if (this.state.board !== null) this.openBoard(null);
  }

  /** Ends the moment that is shown now. */
  skip() {
    this.#teller.skip();
  }

  /** @param {import("./engine.js").News} news */
  #hear(news) {
    if ("kept" in news) return this.change({ kept: false });
    const heard = "fatal" in news ? { fatal: new EngineError(news.fatal) } : news;
    this.change({ start: { ...this.state.start, stalled: false, ...heard } });
  }

  /** @param {Request} request @returns {Promise<any>} the answer, or nothing where `refusal` says why */
  async #try(request) {
    this.change({ asking: true });
    try {
      return await this.#engine.ask(request);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.state.refusal = error;
      return undefined;
    } finally {
      this.change({ asking: false });
    }
  }

  /** @param {Answer} answer with the whole log */
  #show({ view, events }) {
    const last = events.filter(({ ply }) => ply === events.at(-1)?.ply);
    this.change({ view, log: events, moment: null, said: headline(last), ...NOTHING_PICKED });
  }

  /** @param {Request} request @returns {Promise<boolean>} */
  async #replace(request) {
    this.change({ refusal: null });
    const answer = await this.#try(request);
    if (answer) this.#show(answer);
    return Boolean(answer);
  }

  /** @param {Request} request */
  async #play(request) {
    const answer = await this.#try(request);
    if (answer) return this.#teller.tell(answer);
    this.#teller.stop();
    const { refusal } = this.state;
    const seen = await this.#try({ do: "view", as: eyes(this.state.view, null) });
    if (seen) this.change({ view: seen.view, log: seen.events, refusal });
    if (request.do === "act") await this.play();
  }
}

/** Gives 128 bits that nobody can foresee, as 32 hexadecimal digits. */
function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
