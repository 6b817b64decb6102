/** The screen of the deal of the day and of a friend's deal; its script and its messages are loaded on demand. */

import { learn, t } from "../../kit/i18n.js";
import { awaitedMatch } from "../../match/components/empty-page.js";
import { importing, reasonIn } from "../../storage/site-file.js";

/** @import { App } from "../../app/app.js" */
/** @import { Calendar, Challenge, CompareAnswer, Comparison } from "../../protocol/shared.js" */

/**
 * @typedef {object} DealState
 * @property {Calendar | null} calendar the days whose deal was played
 * @property {Challenge | null} challenge the deal of the match in the address
 * @property {Pick<CompareAnswer, "done" | "plies">} progress of the coach
 * @property {Comparison | null} comparison of the match in the address with one's own
 */

/** @type {DealState} */
export const NO_DEAL = {
  calendar: null,
  challenge: null,
  progress: { done: 0, plies: 0 },
  comparison: null,
};

export class DealScreen {
  #app;
  /** @type {typeof import("./deal.js") | undefined} */
  #screen;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  async open() {
    const { path } = this.#app.state;
    this.#app.change({ daily: NO_DEAL });
    this.#screen ??= await loaded(this.#app, import("./deal.js"));
    if (this.#screen && this.#app.state.path === path) await this.#screen.openDeal(this.#app);
  }

  draw() {
    const { unreadable } = this.#app.state;
    if (this.#screen && !unreadable) return this.#screen.drawDeal(this.#app);
    return awaitedMatch(t("door-day"), unreadable, () => this.open());
  }
}

/** Shows the card with the match on the table, which is over. @param {App} app */
export async function showResultCard(app) {
  const card = await loaded(app, import("./result-card.js"));
  await card?.showCard(app);
}

/**
 * Resolves to a script that is loaded on demand, with the messages of such scripts; to undefined if they cannot be
 * loaded, which the page shows.
 * @template T
 * @param {App} app
 * @param {Promise<T>} script
 */
export async function loaded(app, script) {
  try {
    const loading = importing(script);
    await learn(BUILT_MORE_WORDS, app.state.language);
    return await loading;
  } catch (error) {
    app.refuse("script.not-loaded", { reason: reasonIn(error) });
    return undefined;
  }
}
