/** The screen of the arena; its script and its messages are loaded on demand. */

import { html, nothing } from "lit-html";
import { learn, t } from "../../kit/i18n.js";
import { importing, loadAfresh, reasonIn } from "../../storage/site-file.js";

/** @import { App } from "../../app/app.js" */
/** @import { Files } from "../../engine/arena-files.js" */
/** @import { Contest } from "../../engine/arena.js" */

/**
 * @typedef {object} ArenaState
 * @property {ArenaDraft | null} draft the choices for the next contest, once one of them has been changed
 * @property {Contest | null} contest the contest that is played or was played last
 * @property {ReturnType<typeof reasonIn> | null} fault the reason why the script could not be loaded
 */
/**
 * @typedef {object} ArenaDraft
 * @property {Files} files the user's own bots, by file name
 * @property {string[]} bots
 * @property {number} seats
 * @property {number} blocks the number of deals, each played from all seats
 * @property {string} seed
 */

/** Loads the arena, draws it, and pauses its contest while another screen is shown. */
export class ArenaScreen {
  #app;
  /** @type {import("./arena.js").ArenaSession | undefined} */
  #session;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  async open() {
    if (this.#session) return this.#session.arena?.wake();
    this.#report(null);
    try {
      const loading = importing(import("./arena.js"));
      await learn(BUILT_ARENA_WORDS, this.#app.state.language);
      const { ArenaSession } = await loading;
      this.#session ??= new ArenaSession(this.#app);
      this.#report(null);
    } catch (error) {
      this.#report(reasonIn(error));
    }
  }

  close() {
    this.#session?.arena?.rest();
  }

  draw() {
    if (this.#session) return this.#session.draw();
    const { fault } = this.#app.state.arena;
    return html`<article class="page arena" data-arena=${fault ? "missing" : "loading"}>
      <h1 tabindex="-1">${t("menu-arena")}</h1>
      <p role="status">${fault ? t("arena-not-loaded", { reason: fault }) : t("arena-loading")}</p>
      ${fault ? this.#retryButton(fault) : nothing}
    </article>`;
  }

  /** Draws the button that tries again; if files are missing, it reloads the page, which is outdated. @param {string} fault */
  #retryButton(fault) {
    const [words, load] =
      fault === "network"
        ? ["arena-load-again", () => this.open()]
        : ["load-afresh", () => loadAfresh()];
    return html`<p><button type="button" class="button button-main" @click=${load}>${t(words)}</button></p>`;
  }

  /** @param {ArenaState["fault"]} fault */
  #report(fault) {
    this.#app.change({ arena: { ...this.#app.state.arena, fault } });
  }
}
