/** The end: who has won, the score sheet of the game, another match, and the proof of the dice. */

import { html } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { beginAgain } from "../components/begin.js";
import { downloadRecord } from "../components/files.js";
import { seatNames } from "../components/words.js";
import { t } from "../i18n.js";

/** @typedef {import("../../state/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the final scores. @param {App} app @param {View} view @param {NonNullable<View["result"]>} result */
export function scores(app, view, { winners }) {
  return html`<section class="scores" aria-labelledby="scores-heading">
    <h2 id="scores-heading" tabindex="-1" data-focus>${t("scores-heading", { count: winners.length, names: seatNames(view, winners) })}</h2>
    ${gameUiOf(view.game).scores(view)}
    <div class="row row-centre">
      <button type="button" class="button button-main button-big" id="again" @click=${() => beginAgain(app, view)}>${t("scores-again")}</button>
      <button type="button" class="button" id="save-record" @click=${() => downloadRecord(app)}>${t("record-download")}</button>
    </div>
    ${proof(view)}
  </section>`;
}

/** @param {View} view */
function proof({ seal, seed }) {
  if (!seal || !seed) return html`<p class="quiet">${t("scores-no-seal")}</p>`;
  return html`<details class="proof">
    <summary>${t("scores-fair")}</summary>
    <p>${t("scores-fair-help")}</p>
    <dl>
      <dt>${t("scores-seal")}</dt><dd><code id="seal">${seal}</code></dd>
      <dt>${t("scores-seed")}</dt><dd><code id="seed">${seed}</code></dd>
    </dl>
  </details>`;
}
