/** The app behind every page: one state, a session with the engine, and the table of the match. Screens read the state and call methods. */

import { EngineClient } from "../engine/client.js";
import { CodedError } from "../engine/errors.js";
import { Session } from "../engine/session.js";
import { Help } from "../features/coach/help.js";
import { Shelf } from "../features/matches/shelf.js";
import { Replay } from "../features/replay/replay-session.js";
import { Review } from "../features/review/review.js";
import { Table } from "../match/table.js";
import { repairSite } from "../offline/registration.js";
import { randomHex } from "../storage/random.js";
import { Address } from "./address.js";
import { Store } from "./state.js";

/** @typedef {import("../match/drafts.js").Agreement} Agreement */
/** @typedef {import("../match/drafts.js").Draft} Draft */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../match/story.js").Story} Story */

export class App {
  #store = new Store();
  #session;
  /** The address of the page. */
  address = new Address();
  /** The match as it is played here. */
  table;
  /** The match that is watched again. */
  replay;
  /** The match that is reviewed. */
  review;
  /** What stands beside the table. */
  help;
  /** All matches on this device. */
  shelf;

  /** @param {(game: string) => Story} storyOf @param {import("../engine/session.js").Client} [client] */
  constructor(storyOf, client = new EngineClient()) {
    /** @type {import("../engine/session.js").Listener} */
    const listener = {
      onStatus: (news) => this.change(news),
      onMatch: (answer) => (answer ? this.table.show(answer) : this.change(NO_MATCH)),
      onReady: () => (this.state.screen === "table" ? this.table.play() : this.shelf.refresh()),
      onLost: () => this.table.clear(),
      repair: repairSite,
    };
    this.#session = new Session(listener, client);
    /** @type {import("../protocol/worker.js").Send} */
    const send = (request, signal) => this.#session.request(request, signal);
    this.table = new Table(this.#store, send, storyOf);
    /** @type {import("../protocol/worker.js").Inquire} */
    const inquire = (request) => this.inquire(request);
    this.help = new Help(this.#store, this.table, inquire);
    this.review = new Review(this.#store, inquire);
    this.replay = new Replay(this.#store, inquire, storyOf);
    this.shelf = new Shelf(this.#store, send);
  }

  /** What is known now. */
  get state() {
    return this.#store.state;
  }

  /** Changes what is known. @param {Partial<State>} news */
  change(news) {
    this.#store.change(news);
  }

  /** Changes settings, and keeps them for later visits. @param {Partial<State["settings"]>} choices */
  choose(choices) {
    this.#store.choose(choices);
  }

  /** Calls `listener` after every change. @param {() => void} listener */
  onChange(listener) {
    this.#store.onChange(listener);
  }

  /** Asks for the saved match, once; resolves as soon as it is known. */
  open() {
    return this.#session.open();
  }

  /** Starts the engine once more. */
  restart() {
    return this.#session.restart();
  }

  /** Has the match come to this tab. */
  takeOver() {
    return this.#session.takeOver();
  }

  /** Changes what is being set up. @param {Draft} draft */
  draft(draft) {
    this.change({ drafts: { ...this.state.drafts, [draft.game]: draft }, refusal: null });
  }

  /** Begins a match; resolves to whether the engine accepted it. @param {string} game @param {Agreement} agreement */
  begin(game, agreement) {
    return this.#putOnTable({ do: "new", game, seed: randomHex(), ...agreement, as: null });
  }

  /** Replaces the match by a record's; resolves to whether the engine accepted it. @param {string} record */
  load(record) {
    return this.#putOnTable({ do: "load", record, seed: randomHex(), as: null });
  }

  /** Takes a match from the shelf to the table; resolves to whether that could be. @param {string} id */
  take(id) {
    return this.#putOnTable({ do: "open-match", id, as: null });
  }

  /** Puts a match on the table that goes on from a moment of the one which is watched or reviewed; resolves to whether the engine accepted it. @param {number} ply @param {boolean} sameDice */
  playOn(ply, sameDice) {
    const dice = { same_dice: sameDice, seed: randomHex() };
    return this.#putOnTable({ do: "play-on", ply, ...dice, as: null });
  }

  /** Resolves to whether a match could begin like this. @param {string} game @param {Agreement} agreement */
  async check(game, agreement) {
    const request = /** @type {const} */ ({ do: "check-options", game, ...agreement });
    return Boolean(await this.#session.request(request));
  }

  /**
   * Resolves to the record of the match, or to nothing if that is refused.
   * @param {number | null} [before] the number of an action: up to where somebody decided before or by it
   * @returns {Promise<string | undefined>}
   */
  async record(before = null) {
    return (await this.#session.request({ do: "record", before }))?.record;
  }

  /** Resolves to the engine's answer to a question about the match that changes nothing; rejects with a CodedError, and leaves the state alone. @type {import("../protocol/worker.js").Inquire} */
  inquire(request) {
    return this.#session.inquire(request);
  }

  /** Resolves to what the rules say at the end of another record, or to nothing if it is refused; the match stays as it is. @param {string} record */
  ask(record) {
    return this.#session.request({ do: "ask", record });
  }

  /** Resolves to what can be said of the dice of another record, or to nothing if it is refused; the match stays as it is. @param {string} record */
  verify(record) {
    return this.#session.request({ do: "verify", record });
  }

  /** Runs an action; if it rejects with a CodedError, the page shows that. @param {() => Promise<unknown>} action */
  async attempt(action) {
    this.change({ refusal: null });
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      this.change({ refusal: error });
    }
  }

  /** Shows that something cannot be done, by the code that its sentence is found by. @param {string} code @param {Record<string, unknown>} [params] */
  refuse(code, params = {}) {
    this.change({ refusal: new CodedError({ code, params }) });
  }

  /** Resolves to what the matches that are over come to, as far as they fit, or to nothing if that is refused. @param {import("../protocol/worker.js").StatisticsFilter} filter */
  statistics(filter) {
    return this.#session.request({ do: "statistics", ...filter });
  }

  /** The record as far as the page knows it by itself: for when the engine is lost. */
  get knownRecord() {
    return this.#session.record;
  }

  /** Resolves to the saves that could not be read, as they are. @returns {Promise<string[]>} */
  async brokenSaves() {
    return (await this.#session.request({ do: "broken" }))?.texts ?? [];
  }

  /** Puts the match on the shelf that is watched. @param {string} record */
  async keepWatched(record) {
    const { added, known } = await this.shelf.importAll([{ record }]);
    if (added + known) this.replay.keep();
  }

  /** Deletes all matches. */
  async forget() {
    if (!(await this.#claim())) return;
    await this.#session.request({ do: "forget" });
    this.table.clear();
    this.change({ broken: null });
    await this.shelf.refresh();
  }

  /** Asks for the match on the table, and refuses where another tab has it; resolves to whether it may be changed here. */
  async #claim() {
    await this.open();
    const { elsewhere } = this.state;
    if (elsewhere) this.refuse("match.elsewhere");
    return !elsewhere;
  }

  /** What could not be read of the match before is of no interest any more. @param {import("../match/table.js").Replacement} request */
  async #putOnTable(request) {
    if (!(await this.#claim())) return false;
    const isAccepted = await this.table.replace(request);
    if (isAccepted) this.change({ broken: null, deal: null });
    return isAccepted;
  }
}

const NO_MATCH = { view: null, refusal: null };
