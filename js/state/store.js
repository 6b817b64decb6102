/** What the page knows: the latest view, the log, how the engine's start goes. Screens read it and ask it for changes. */

import { EngineError } from "../engine/client.js";
import { newSeed } from "../engine/seed.js";
import { Talk } from "../engine/session.js";
import { Teller } from "./playback.js";
import { blank, NOTHING_PICKED } from "./state.js";
import { headline } from "./story.js";
import { eyes, goesOn } from "./viewer.js";

/** @typedef {import("../protocol/shared.js").Seat} Seat */
/** @typedef {import("../protocol/shared.js").Answer} Answer */
/** @typedef {import("../protocol/shared.js").Agreement} Agreement */
/** @typedef {import("../engine/client.js").Request} Request */
/** @typedef {import("./state.js").State} State */

/** What the page knows, and what it may do. */
export class Store {
  /** What is known; changed by `change` alone. */
  state = blank();

  #talk;
  #teller = new Teller(this);
  #listen = () => {};

  /** @param {(game: string) => import("../games/game-ui.js").Story} storyOf */
  constructor(storyOf) {
    this.storyOf = storyOf;
    this.#talk = new Talk(this);
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
    this.opening = this.#talk.open();
    return this.opening;
  }

  /** Starts the engine once more. */
  restart() {
    return this.#talk.restart();
  }

  /** Has the match come to this tab. */
  takeOver() {
    return this.#talk.takeOver();
  }

  /** Begins a match; gives whether the engine accepted it. @param {string} game @param {Agreement} agreement */
  begin(game, agreement) {
    return this.#beginWith({ do: "new", game, ...agreement, seed: newSeed(), as: null });
  }

  /** Replaces the match by a record's; gives whether the engine accepted it. @param {string} record */
  load(record) {
    return this.#beginWith({ do: "load", record, seed: newSeed(), as: null });
  }

  /** Gives whether a match could begin like this. @param {string} game @param {Agreement} agreement */
  async check(game, agreement) {
    return Boolean(await this.#talk.ask({ do: "check-options", game, ...agreement }));
  }

  /** Gives the record of the match, or nothing if that is refused. @returns {Promise<string | undefined>} */
  async record() {
    return (await this.#talk.ask({ do: "record" }))?.record;
  }

  /** Gives the record as far as the page knows it by itself: for when the engine is lost. */
  get knownRecord() {
    return this.#talk.record;
  }

  /** Gives the saves that could not be read, as they are. @returns {Promise<string[]>} */
  async brokenSaves() {
    return (await this.#talk.ask({ do: "broken" }))?.texts ?? [];
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
    await this.#talk.ask({ do: "act", action, ply: this.state.view?.ply, as: null });
    const { refusal } = this.state;
    this.change({ refusal: null });
    return refusal;
  }

  /** Sees the match with the eyes of whoever decides now. */
  async look() {
    const as = eyes(this.state.view, this.state.curtainFor);
    if (!this.state.view || this.state.view.seat === as) return;
    const seen = await this.#talk.ask({ do: "view", as });
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

  /** Shows a match as it stands. @param {Answer} answer with the whole log */
  show({ view, events }) {
    const last = events.filter(({ ply }) => ply === events.at(-1)?.ply);
    const said = headline(this.storyOf(view.game), last);
    this.change({ view, log: events, moment: null, said, ...NOTHING_PICKED });
  }

  /** What could not be read of the match before is of no interest any more. @param {Request} request */
  async #beginWith(request) {
    const isBegun = await this.#replace(request);
    if (isBegun) this.change({ broken: null });
    return isBegun;
  }

  /** @param {Request} request @returns {Promise<boolean>} */
  async #replace(request) {
    const { elsewhere } = this.state;
    this.change({ refusal: elsewhere ? new EngineError({ code: "match.elsewhere" }) : null });
    if (elsewhere) return false;
    const answer = await this.#talk.ask(request);
    if (answer) this.show(answer);
    return Boolean(answer);
  }

  /** @param {Request} request */
  async #play(request) {
    const answer = await this.#talk.ask(request);
    if (answer) return this.#teller.tell(answer);
    this.#teller.stop();
    const { refusal } = this.state;
    const seen = await this.#talk.ask({ do: "view", as: eyes(this.state.view, null) });
    if (seen) this.change({ view: seen.view, log: seen.events, refusal });
    if (request.do === "act") await this.play();
  }
}
