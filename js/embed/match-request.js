/** What the page around a frame wishes for, as far as the engine grants it; and what cannot be had, with the reason. */

import { faceOf } from "../games/index.js";
import { agreement, usualDraft } from "../state/drafts.js";
import { mayReplace, replace } from "../ui/components/begin.js";
import { fromFragment } from "./record-link.js";

/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../protocol/shared.js").Agreement} Agreement */
/** @typedef {import("./address.js").Asked} Asked */
/** @typedef {import("./address.js").Fault} Fault */

/** The name of the fragment among the parts of an address. */
const RECORD = "record";

/** The match that the frame is for, and the mistakes of its address. */
export class Wish {
  #store;
  #asked;
  /** What Play begins; nothing until the engine has spoken. @type {Agreement | null} */
  agreement = null;
  /** Whether a match is on its way to the table. */
  isComing = false;
  /** Over as soon as the engine has said what can be played. @type {Promise<void>} */
  granting = Promise.resolve();

  /** @param {Store} store @param {Asked} asked */
  constructor(store, asked) {
    this.#store = store;
    this.#asked = asked;
    this.game = asked.game;
    this.faults = asked.faults;
  }

  /** Has the engine judge the seats and the options; in place of refused ones there are the usual ones. */
  grant() {
    this.granting = this.#grantAll();
    return this.granting;
  }

  /** Begins the match that is granted, and goes to the table. */
  async begin() {
    this.#change({ isComing: true });
    await this.granting;
    const isBegun = this.agreement && (await replace(this.#store, this.game, this.agreement));
    this.#change({ isComing: false });
    if (!isBegun) return;
    this.#store.change({ screen: "table" });
    await this.#store.play();
  }

  /** Puts the match of a fragment on the table as it stands, if it may take the place of the one there. @param {string} fragment */
  async open(fragment) {
    if (!(await mayReplace(this.#store))) return;
    this.#store.pause();
    const faults = this.faults.filter(({ part }) => part !== RECORD);
    this.#change({ isComing: true, faults });
    await this.#load(fragment);
    this.#change({ isComing: false });
    const { view } = this.#store.state;
    if (view) this.#store.change({ screen: "table" });
    // Where nobody is asked it goes on when somebody taps, and not before.
    if (view && !this.#store.goesOn()) await this.#store.play();
  }

  /** Forgets a mistake that has been read. @param {Fault} fault */
  forget(fault) {
    this.#change({ faults: this.faults.filter((other) => other !== fault) });
  }

  async #grantAll() {
    const { seats, options } = this.#asked;
    const usual = agreement(this.#store, usualDraft(this.game, faceOf(this.game).options));
    const seated = await this.#grant("seats", usual, seats && { seats });
    const granted = await this.#grant("options", seated, options === null ? null : { options });
    this.#change({ agreement: granted });
  }

  /** @param {string} part @param {Agreement} granted @param {object | null} asked */
  async #grant(part, granted, asked) {
    if (!asked) return granted;
    const wished = { ...granted, ...asked };
    if (await this.#store.check(this.game, wished)) return wished;
    this.#noteRefusal(part);
    return granted;
  }

  /** @param {string} fragment */
  async #load(fragment) {
    try {
      if (!(await this.#store.load(await fromFragment(fragment)))) this.#noteRefusal(RECORD);
    } catch (error) {
      this.#note(RECORD, /** @type {import("./record-link.js").LinkError} */ (error));
    }
  }

  /** @param {string} part */
  #noteRefusal(part) {
    const { refusal } = this.#store.state;
    this.#store.change({ refusal: null });
    if (refusal) this.#note(part, refusal);
  }

  /** @param {string} part @param {Omit<Fault, "part">} reason */
  #note(part, { code, rule, params, line }) {
    this.#change({ faults: [...this.faults, { part, code, rule, params, line }] });
  }

  /** @param {Partial<Pick<Wish, "agreement" | "faults" | "isComing">>} news */
  #change(news) {
    Object.assign(this, news);
    this.#store.change({});
  }
}
