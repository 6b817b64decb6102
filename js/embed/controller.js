/** What the page around a frame asks for, as far as the engine grants it; and what cannot be had, with the reason. */

import { CodedError } from "../engine/errors.js";
import { fromFragment } from "../features/share/record-link.js";
import { usualNames } from "../match/components/words.js";
import { agreement, usualDraft } from "../match/drafts.js";
import { mayReplace } from "./replace.js";

/** @typedef {import("../app/app.js").App} App */
/** @typedef {import("../match/drafts.js").Agreement} Agreement */
/** @typedef {import("./address.js").Asked} Asked */
/** @typedef {import("./address.js").Fault} Fault */
/**
 * @typedef {object} Embed what a frame was asked for
 * @property {string} game
 * @property {Agreement | null} agreement what Play begins; nothing until the engine has spoken
 * @property {boolean} isComing whether a match is on its way to the table
 * @property {Fault[]} faults the mistakes of its address
 */

/** The name of the fragment among the parts of an address. */
const RECORD = "record";

/** Has the engine judge what a frame was asked for, and begins it. */
export class EmbedController {
  #app;
  #asked;
  /** Resolves once the engine has judged what was asked for; undefined as long as nobody needs that. @type {Promise<void> | undefined} */
  #granting;

  /** @param {App} app @param {Asked} asked */
  constructor(app, asked) {
    this.#app = app;
    this.#asked = asked;
    const { game, faults } = asked;
    app.change({ embed: { game, faults, agreement: null, isComing: false } });
  }

  /** What is known of it now. */
  get embed() {
    return /** @type {Embed} */ (this.#app.state.embed);
  }

  /** Changes what is known of it. @param {Partial<Embed>} news */
  change(news) {
    this.#app.change({ embed: { ...this.embed, ...news } });
  }

  /** Who would sit at the table: as far as the engine has judged that, or else as it was asked for. */
  get seats() {
    return this.embed.agreement?.seats ?? this.#asked.seats ?? this.#usual.seats;
  }

  /** Starts the engine and has it judge the seats and the options, once; in place of refused ones there are the usual ones. */
  grant() {
    this.#granting ??= this.#grantAll();
    return this.#granting;
  }

  /** Begins the match that is granted, and goes to the table. */
  async begin() {
    this.change({ isComing: true });
    await this.grant();
    const { game, agreement: granted } = this.embed;
    const mayBegin = granted && (await mayReplace(this.#app));
    const isBegun = mayBegin && (await this.#app.begin(game, granted));
    this.change({ isComing: false });
    if (!isBegun) return;
    this.#app.change({ screen: "table" });
    await this.#app.table.play();
  }

  /** Puts the match of a fragment on the table as it stands, if it may take the place of the one there. @param {string} fragment */
  async open(fragment) {
    const faults = this.embed.faults.filter(({ part }) => part !== RECORD);
    this.change({ isComing: true, faults });
    await this.#open(fragment);
    this.change({ isComing: false });
  }

  /** @param {string} fragment */
  async #open(fragment) {
    const record = await this.#read(fragment);
    if (record === undefined || !(await mayReplace(this.#app))) return;
    this.#app.table.pause();
    if (!(await this.#app.load(record))) this.#noteRefusal(RECORD);
    const { view } = this.#app.state;
    if (view) this.#app.change({ screen: "table" });
    // Where nobody is asked it goes on when somebody taps, and not before.
    if (view && !this.#app.table.goesOn()) await this.#app.table.play();
  }

  /** Puts the match of a record on the table as it stands, in place of any other; a scene is left for it. Rejects with the engine's refusal as a CodedError. @param {string} record */
  async load(record) {
    this.#app.table.pause();
    const isLoaded = await this.#app.load(record);
    const { refusal } = this.#app.state;
    if (!isLoaded && refusal) throw refusal;
    this.#app.change({ screen: "table" });
    if (!this.#app.table.goesOn()) await this.#app.table.play();
  }

  /** Begins the match anew that is granted, in place of any other. */
  async restart() {
    await this.grant();
    const { game, agreement: granted } = this.embed;
    this.#app.table.pause();
    if (!granted || !(await this.#app.begin(game, granted))) return;
    this.#app.change({ screen: "table" });
    await this.#app.table.play();
  }

  /** Forgets a mistake that has been read. @param {Fault} fault */
  forget(fault) {
    this.change({ faults: this.embed.faults.filter((other) => other !== fault) });
  }

  /** Notes that a part of what was asked for cannot be had. @param {string} part @param {Omit<Fault, "part">} reason */
  note(part, { code, rule, params, line }) {
    this.change({ faults: [...this.embed.faults, { part, code, rule, params, line }] });
  }

  get #usual() {
    return agreement(usualDraft(this.embed.game), usualNames());
  }

  async #grantAll() {
    await this.#app.open();
    const { seats, options } = this.#asked;
    const seated = await this.#grant("seats", this.#usual, seats && { seats, avatars: null });
    const granted = await this.#grant("options", seated, options === null ? null : { options });
    this.change({ agreement: granted });
  }

  /** @param {string} part @param {Agreement} granted @param {object | null} asked */
  async #grant(part, granted, asked) {
    if (!asked) return granted;
    const wanted = { ...granted, ...asked };
    if (await this.#app.check(this.embed.game, wanted)) return wanted;
    this.#noteRefusal(part);
    return granted;
  }

  /** Resolves to the record that a fragment holds, or to nothing, which is noted. @param {string} fragment */
  async #read(fragment) {
    try {
      return await fromFragment(fragment);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      this.note(RECORD, error);
      return undefined;
    }
  }

  /** @param {string} part */
  #noteRefusal(part) {
    const { refusal } = this.#app.state;
    this.#app.change({ refusal: null });
    if (refusal) this.note(part, refusal);
  }
}
