/** The second window: the table as everybody may see it, large and without controls, as the first window sends it. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { scenery } from "../../kit/art/drawing.js";
import { learn, speak, t } from "../../kit/i18n.js";
import { statePicture } from "../../match/components/empty-page.js";
import { ALL } from "../../match/end-sequence.js";
import { lastHeadline } from "../../match/story.js";
import { randomHex } from "../../storage/random.js";
import { ending } from "../table/ending.js";
import { status } from "../table/status.js";
import { seats } from "../table/table.js";
import { CHANNEL } from "./everyone.js";

/** @import { App } from "../../app/app.js" */
/** @import { View } from "../../protocol/shared.js" */
/** @import { WindowMessage } from "./everyone.js" */

/** The content of the window: the table, or the reason why there is none. @typedef {"table" | "waiting" | "empty" | "closed" | "double" | "no-channel"} Showing */

export class BigScreen {
  #app;
  #id = randomHex();
  /** @type {BroadcastChannel | undefined} */
  #channel;
  /** @type {Showing} */
  #showing = "waiting";

  /** @param {App} app without an engine */
  constructor(app) {
    this.#app = app;
    // In the layouts of wider windows there is a column for text at the side, which stays empty here.
    Object.assign(document.documentElement.dataset, { window: "everyone", layout: "tablet" });
  }

  /** Follows the first window from now on. */
  async start() {
    await learn(BUILT_MORE_WORDS, this.#app.state.language);
    if (!("BroadcastChannel" in globalThis)) return this.#show("no-channel");
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }) => this.#receive(data);
    this.#wait();
  }

  #wait() {
    this.#channel?.postMessage({ is: "waiting", id: this.#id });
  }

  /** @param {WindowMessage} message */
  async #receive(message) {
    if (message.is === "waiting") {
      // A newer window shows the table.
      this.#channel?.close();
      return this.#show("double");
    }
    if (message.is === "here") return this.#wait();
    if (message.is === "closed") return this.#show("closed");
    const { view, log, language, theme } = message;
    if (language !== this.#app.state.language) await speak(language);
    const settings = { ...this.#app.state.settings, theme };
    const headline = view && lastHeadline(gameUiOf(view.game).story, log);
    this.#showing = view ? "table" : "empty";
    this.#app.change({ view, log, headline, language, endStep: ALL, settings });
  }

  /** @param {Showing} showing */
  #show(showing) {
    this.#showing = showing;
    this.#app.change({ view: null });
  }

  draw() {
    const { view } = this.#app.state;
    if (!view)
      return html`<div class="table-empty" data-window=${this.#showing}>
        ${statePicture("asleep")}
        <h1 tabindex="-1">${t("window-heading")}</h1>
        <p role="status">${t(this.#showing === "no-channel" ? "error-window-no-channel" : `window-${this.#showing}`)}</p>
      </div>`;
    return everyone(this.#app, view);
  }
}

/** Draws the table; nothing on it can be tapped or reached by a key. @param {App} app @param {View} view */
function everyone(app, view) {
  const { state, table } = app;
  const ui = gameUiOf(view.game);
  return html`<h1 class="unseen">${t("window-heading")}</h1>
  <div class="table big-screen" inert data-window="table" data-game=${view.game} data-table=${view.game} data-phase=${view.phase} data-over=${view.result !== null} data-seats=${view.seats.length}>
    ${scenery(view.game)}
    ${seats(state, view)}
    ${
      view.result
        ? ending(app, view, view.result)
        : html`${ui.tableau(table, view)}
    <div class="turn">
      <section class="stage" aria-label=${t("stage-heading")}>${status(table, view)} ${view.secret ? nothing : ui.stage(table, view)}</section>
    </div>`
    }
  </div>`;
}
