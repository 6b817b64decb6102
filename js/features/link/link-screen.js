/** Loads what matches by link need, and draws its parts once it is here. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { loaded } from "../deal/deal-screen.js";

/** @import { App } from "../../app/app.js" */
/** @import { Draft } from "../../match/drafts.js" */
/** @import { View } from "../../protocol/shared.js" */
/** @import { Answers } from "../../protocol/worker.js" */

/** The beginning of a match by link: its level, and the chairs that play here. @typedef {{ level: string, here: number[] }} Invitation */
/**
 * @typedef {object} LinkState
 * @property {boolean} isOpen true while the set-up shows its part
 * @property {Invitation} invitation the next match by link
 * @property {(Answers["receive-link"] & { record: string }) | null} received the link that the address holds, and what it brings
 */

/** @type {LinkState} */
export const NO_LINK = {
  isOpen: false,
  invitation: { level: "friends", here: [0] },
  received: null,
};

export class LinkScreen {
  #app;
  /** @type {typeof import("./link.js") | undefined} */
  #parts;
  /** @type {Promise<void> | undefined} */
  #loading;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  /** Draws the screen of a link. */
  draw() {
    return this.#parts?.linkScreen(this.#app) ?? this.#wait();
  }

  /** Opens the link of the address. */
  async open() {
    this.#app.change({ link: { ...this.#app.state.link, received: null } });
    await this.#load();
    await this.#parts?.openLink(this.#app);
  }

  /** Draws the decision of a match that waits for a link to be sent, or for a plan. @param {View} view */
  dock(view) {
    return this.#parts?.linkDock(this.#app, view) ?? this.#wait();
  }

  /** Draws the part of the set-up. @param {Draft} draft */
  setup(draft) {
    return this.#parts?.linkSetup(this.#app, draft) ?? this.#wait();
  }

  /** Sends the last link of a saved match again. @param {string} id @param {View} view */
  async sendAgain(id, view) {
    await this.#load();
    await this.#parts?.sendSaved(this.#app, id, view);
  }

  #wait() {
    this.#load();
    return html`<p role="status" data-link="loading">${t("play-waiting")}</p>`;
  }

  #load() {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  async #fetch() {
    this.#parts = await loaded(this.#app, import("./link.js"));
    if (this.#parts) this.#app.change({});
    else this.#loading = undefined;
  }
}
