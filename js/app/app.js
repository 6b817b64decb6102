/** The app behind every page: one state, a session with the engine, and the table. Screens read the state and call methods. */

import { EngineClient } from "../engine/client.js";
import { CodedError } from "../engine/errors.js";
import { Session } from "../engine/session.js";
import { Help } from "../features/coach/help.js";
import { Shelf } from "../features/matches/shelf.js";
import { Replay } from "../features/replay/replay-session.js";
import { Review } from "../features/review/review.js";
import { SoundPlayer } from "../match/sound.js";
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
  /** The match that is played. */
  table;
  /** The match that is replayed. */
  replay;
  /** The match that is reviewed. */
  review;
  /** The sounds of the table. */
  sound;
  /** The odds beside the table. */
  help;
  /** The saved matches. */
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
    this.sound = new SoundPlayer(() => this.state, storyOf);
    this.table = new Table(this.#store, send, storyOf);
    /** @type {import("../protocol/worker.js").Inquire} */
    const inquire = (request) => this.inquire(request);
    this.help = new Help(this.#store, this.table, inquire);
    this.review = new Review(this.#store, inquire);
    this.replay = new Replay(this.#store, inquire, storyOf);
    this.shelf = new Shelf(this.#store, send);
  }

  /** The current state. */
  get state() {
    return this.#store.state;
  }

  /** Changes the state. @param {Partial<State>} news */
  change(news) {
    this.#store.change(news);
  }

  /** Changes settings, and stores them. @param {Partial<State["settings"]>} choices */
  choose(choices) {
    this.#store.choose(choices);
  }

  /** Calls `listener` after every change. @param {() => void} listener */
  onChange(listener) {
    this.#store.onChange(listener);
  }

  /** Requests the saved match, once; resolves when it is known. */
  open() {
    return this.#session.open();
  }

  /** Starts the engine again. */
  restart() {
    return this.#session.restart();
  }

  /** Moves the match from another tab to this one. */
  takeOver() {
    return this.#session.takeOver();
  }

  /** Changes the draft of a game. @param {Draft} draft */
  draft(draft) {
    this.change({ drafts: { ...this.state.drafts, [draft.game]: draft }, refusal: null });
  }

  /** Begins a match; resolves to true if the engine accepts it. @param {string} game @param {Agreement} agreement */
  begin(game, agreement) {
    return this.#putOnTable({ do: "new", game, seed: randomHex(), ...agreement, as: null });
  }

  /** Replaces the match by that of a record; resolves to true if the engine accepts it. @param {string} record */
  load(record) {
    return this.#putOnTable({ do: "load", record, seed: randomHex(), as: null });
  }

  /** Puts a saved match on the table; resolves to true if that is possible. @param {string} id */
  take(id) {
    return this.#putOnTable({ do: "open-match", id, as: null });
  }

  /** Puts a match on the table that continues from a position of the replayed or reviewed one; resolves to true if the engine accepts it. @param {number} ply @param {boolean} sameDice */
  playOn(ply, sameDice) {
    const dice = { same_dice: sameDice, seed: randomHex() };
    return this.#putOnTable({ do: "play-on", ply, ...dice, as: null });
  }

  /** Resolves to true if a match could begin with these settings. @param {string} game @param {Agreement} agreement */
  async check(game, agreement) {
    const request = /** @type {const} */ ({ do: "check-options", game, ...agreement });
    return Boolean(await this.#session.request(request));
  }

  /**
   * Resolves to the record of the match, or to undefined if that is refused.
   * @param {number | null} [before] the number of an action: the record ends at the last decision before or at it
   * @returns {Promise<string | undefined>}
   */
  async record(before = null) {
    return (await this.#session.request({ do: "record", before }))?.record;
  }

  /** Resolves to the answer to a request that changes nothing; rejects with a CodedError, and leaves the state alone. @type {import("../protocol/worker.js").Inquire} */
  inquire(request) {
    return this.#session.inquire(request);
  }

  /** Resolves to the legal actions at the end of another record, or to undefined if it is refused. @param {string} record */
  ask(record) {
    return this.#session.request({ do: "ask", record });
  }

  /** Resolves to a verdict on the dice of another record, or to undefined if it is refused. @param {string} record */
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

  /** Shows a refusal. @param {string} code of the sentence @param {Record<string, unknown>} [params] */
  refuse(code, params = {}) {
    this.change({ refusal: new CodedError({ code, params }) });
  }

  /** Resolves to the statistics of the finished matches that fit a filter, or to undefined if that is refused. @param {import("../protocol/worker.js").StatisticsFilter} filter */
  statistics(filter) {
    return this.#session.request({ do: "statistics", ...filter });
  }

  /** The record as far as the page itself knows it, for when the engine is lost. */
  get knownRecord() {
    return this.#session.record;
  }

  /** Resolves to the saves that could not be read, unchanged. @returns {Promise<string[]>} */
  async brokenSaves() {
    return (await this.#session.request({ do: "broken" }))?.texts ?? [];
  }

  /** Saves the replayed match. @param {string} record */
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

  /** Requests the match on the table; resolves to false, with a refusal, if another tab has it. */
  async #claim() {
    await this.open();
    const { elsewhere } = this.state;
    if (elsewhere) this.refuse("match.elsewhere");
    return !elsewhere;
  }

  /** An unreadable save no longer matters once another match is on the table. @param {import("../match/table.js").Replacement} request */
  async #putOnTable(request) {
    if (!(await this.#claim())) return false;
    const isAccepted = await this.table.replace(request);
    if (isAccepted) this.change({ broken: null, deal: null });
    return isAccepted;
  }
}

const NO_MATCH = { view: null, refusal: null };
