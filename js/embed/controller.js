/** The match of a frame: what its address asks for, as far as the engine accepts it, and the faults of the rest. */

import { refusalIn } from "../engine/errors.js";
import { fromFragment } from "../features/share/record-link.js";
import { confirm } from "../kit/components/dialog.js";
import { t } from "../kit/i18n.js";
import { usualNames } from "../match/components/words.js";
import { agreement, usualDraft } from "../match/drafts.js";

/** @import { App } from "../app/app.js" */
/** @import { CodedError } from "../engine/errors.js" */
/** @import { Agreement } from "../match/drafts.js" */
/** @import { Asked, Fault } from "./address.js" */

/**
 * @typedef {object} Embed the state of a frame
 * @property {string} game
 * @property {Agreement | null} agreement the match that Play begins; null until the engine has checked it
 * @property {boolean} isComing true while a match is on its way to the table
 * @property {Fault[]} faults
 */

/** The name of the fragment among the parts of an address. */
const RECORD = "record";

/** Begins, loads and restarts the match of a frame. */
export class EmbedController {
  #app;
  #asked;
  /** Resolves once the engine has checked the address; undefined before that is needed. @type {Promise<void> | undefined} */
  #granting;
  /** The fragment that was opened last, and the promise of opening it. */
  #opened = "";
  #opening = Promise.resolve();

  /** @param {App} app @param {Asked} asked */
  constructor(app, asked) {
    this.#app = app;
    this.#asked = asked;
    const { game, faults } = asked;
    app.change({ embed: { game, faults, agreement: null, isComing: false } });
  }

  get embed() {
    return /** @type {Embed} */ (this.#app.state.embed);
  }

  /** @param {Partial<Embed>} news */
  change(news) {
    this.#app.change({ embed: { ...this.embed, ...news } });
  }

  /** The players, in the form of records; not checked before the engine has started. */
  get seats() {
    return this.embed.agreement?.seats ?? this.#asked.seats ?? this.#usual.seats;
  }

  get #usual() {
    return agreement(usualDraft(this.embed.game), usualNames());
  }

  /** Starts the engine and has it check the seats and the options, once; defaults replace those that it refuses. */
  grant() {
    this.#granting ??= this.#grantAll();
    return this.#granting;
  }

  async #grantAll() {
    await this.#app.session.open();
    const { seats, options } = this.#asked;
    const seated = await this.#grant("seats", this.#usual, seats && { seats, avatars: null });
    const granted = await this.#grant("options", seated, options === null ? null : { options });
    this.change({ agreement: granted });
  }

  /** @param {string} part @param {Agreement} granted @param {object | null} asked */
  async #grant(part, granted, asked) {
    if (!asked) return granted;
    const wanted = { ...granted, ...asked };
    if (await this.#app.send({ do: "check-options", game: this.embed.game, ...wanted }))
      return wanted;
    this.#noteRefusal(part);
    return granted;
  }

  /** Begins the match of the address and shows the table, if the match on the table may be replaced. */
  async begin() {
    this.change({ isComing: true });
    await this.grant();
    const isBegun = (await mayReplace(this.#app)) && (await this.#begin());
    this.change({ isComing: false });
    if (isBegun) await this.#play();
  }

  /** Begins the match of the address again, in place of any other. */
  async restart() {
    await this.grant();
    this.#app.table.pause();
    if (await this.#begin()) await this.#play();
  }

  async #begin() {
    const { game, agreement: granted } = this.embed;
    return granted !== null && this.#app.begin(game, granted);
  }

  async #play() {
    this.#app.change({ screen: "table" });
    await this.#app.table.play();
  }

  /** Opens the record in the fragment of an address, after any other that is being opened, if the match on the table may be replaced. @param {{ hash: string }} address read when its turn comes */
  open(address) {
    this.#opening = this.#opening.then(async () => {
      const fragment = address.hash.slice(1);
      if (!fragment || fragment === this.#opened) return;
      this.#opened = fragment;
      const faults = this.embed.faults.filter(({ part }) => part !== RECORD);
      this.change({ isComing: true, faults });
      await this.#open(fragment);
      this.change({ isComing: false });
    });
    return this.#opening;
  }

  /** @param {string} fragment */
  async #open(fragment) {
    const record = await fromFragment(fragment).catch((error) => {
      this.note(RECORD, refusalIn(error));
    });
    if (record === undefined || !(await mayReplace(this.#app))) return;
    this.#app.table.pause();
    if (!(await this.#app.load(record))) this.#noteRefusal(RECORD);
    if (this.#app.state.view) await this.#showTable();
  }

  /** Loads a record in place of any match or scene; rejects with the engine's refusal as a CodedError. @param {string} record */
  async load(record) {
    this.#app.table.pause();
    const isLoaded = await this.#app.load(record);
    const { refusal } = this.#app.state;
    if (!isLoaded && refusal) throw refusal;
    await this.#showTable();
  }

  /** Shows the table. A match that would go on by itself waits for a tap. */
  async #showTable() {
    this.#app.change({ screen: "table" });
    if (!this.#app.table.goesOn()) await this.#app.table.play();
  }

  /** Removes a fault that has been read. @param {Fault} fault */
  dismiss(fault) {
    this.change({ faults: this.embed.faults.filter((other) => other !== fault) });
  }

  /** Adds a fault. @param {string} part of the address @param {CodedError} reason */
  note(part, reason) {
    this.change({ faults: [...this.embed.faults, { part, reason }] });
  }

  /** @param {string} part */
  #noteRefusal(part) {
    const { refusal } = this.#app.state;
    this.#app.change({ refusal: null });
    if (refusal) this.note(part, refusal);
  }
}

/** Resolves to true if another match may replace the one on the table; asks before a running match is lost, because a frame saves nothing. @param {App} app */
export async function mayReplace(app) {
  await app.session.open();
  const { view } = app.state;
  if (!view || view.result) return true;
  return confirm(t("replace-question"), t("replace-yes"), t("replace-no"));
}
