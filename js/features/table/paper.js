/** The ways from the end of a match to paper: its scores, and an empty sheet for a match on a real table. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";

/** @typedef {import("../../app/app.js").App} App */

/** Draws them. @param {App} app @param {import("../../protocol/shared.js").View} view */
export function paper({ state }, { game }) {
  return html`<button type="button" class="button" id="print-scores" @click=${printScores}>${t("scores-print")}</button>
    <a href=${`rules/${game}/${state.language}/scores/`} target="_blank">${t("score-sheet")} <small>${t("link-online")}</small></a>`;
}

/** Not every browser prints what is folded. */
function printScores() {
  for (const fold of document.querySelectorAll(".fold:has(.sheet)"))
    fold.toggleAttribute("open", true);
  print();
}
