/** What the page knows: the latest view, the log, how the engine's start goes. Screens read it and ask it for changes. */

import { Engine, EngineError } from "./engine.js";
import { eyes, goesOn } from "./eyes.js";
import { newSeed } from "./seed.js";
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

  #engine;
  #teller = new Teller(this);
  #listen = () => {};

  /** @param {(game: string) => import("./face.js").Story} storyOf @param {{ keeps: boolean }} duties whether the match outlives the page */
  constructor(storyOf, duties) {
    this.storyOf = storyOf;
    this.#engine = new Engine((news) => this.#hear(news), duties);
  }

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
  /** Asks for what the start screen needs: what the engine offers, its cards and the saved match. */
  open() {
    this.opening = this.#open();
    return this.opening;
  }

  async #open() {
    const { about } = await this.#engine.ask({ do: "about" });
    const games = Object.keys(about.games);
    const asked = await Promise.all(games.map((game) => this.#engine.ask({ do: "deck", game })));
    const decks = Object.fromEntries(games.map((game, index) => [game, asked[index].deck]));
    const resumed = await this.#try({ do: "resume", as: null });
    if (resumed?.view) this.#show(resumed);
    this.change({ about, decks, opened: true });
  }

  /** Starts the engine once more. */
  restart() {
    this.change({ start: START });
    this.#engine.start();
  }

  /** Begins a match; gives whether the engine accepted it. @param {string} game @param {Agreement} agreement */
  begin(game, agreement) {
    return this.#replace({ do: "new", game, ...agreement, seed: newSeed(), as: null });
  }

  /** Replaces the match by a record's; gives whether the engine accepted it. @param {string} record */
  load(record) {
    return this.#replace({ do: "load", record, seed: newSeed(), as: null });
  }

  /** Gives whether a match could begin like this. @param {string} game @param {Agreement} agreement */
  async check(game, agreement) {
    return Boolean(await this.#try({ do: "check-options", game, ...agreement }));
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

  /** Opens the curtain for the eyes of one seat, or closes it with null. @param {Seat | null} curtainFor */
  async openCurtain(curtainFor) {
    this.change({ ...NOTHING_PICKED, curtainFor });
    await this.look();
  }

  /** Plays actions of a person in turn, as far as none is refused; a secret is gone from the page before the engine answers. @param {string} action @param {string[]} following */
  act(action, ...following) {
    const { view } = this.state;
    const as = view?.secret ? null : (view?.seat ?? null);
    this.change({ ...NOTHING_PICKED, following });
    return this.#play({ do: "act", action, ply: view?.ply, as });
  }

  /** Plays what needs no person any more: chance, a bot's decision, or what a person has chosen already. */
  step() {
    const { view, following } = this.state;
    const [action, ...others] = following;
    if (action) return this.act(action, ...others);
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
    const as = eyes(this.state.view, this.state.curtainFor);
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
    if (this.state.curtainFor !== null) this.openCurtain(null);
  }

  /** Tells whether the match goes on without anybody. */
  goesOn() {
    const { view, log, following } = this.state;
    if (following.length) return true;
    return goesOn(view, view !== null && log.slice(-1).some(this.storyOf(view.game).called));
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
    const said = headline(this.storyOf(view.game), last);
    this.change({ view, log: events, moment: null, said, ...NOTHING_PICKED });
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
