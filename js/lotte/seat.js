/** What is written down for a seat, on its panel: the score, how near it is to the target, and who leads. */

import { html, nothing } from "lit-html";
import { number, t } from "../i18n.js";
import { crown, targetFlag } from "./art/pieces.js";
import { isWriting, shownScore } from "./shown.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./contract.js").View} View */
/** @typedef {import("./contract.js").LotteEvent} LotteEvent */
/** @typedef {import("./story.js").Scene} Scene */

/** Draws the inside of a panel. @param {State} state @param {View} view @param {number} seat */
export function seat(state, view, seat) {
  const { target } = view.agreed;
  const moment = /** @type {Scene | null} */ (state.moment);
  const { score, change } = shownScore(view, moment, seat);
  const words = t("seat-score", { score: number(score), target: number(target) });
  return html`<div class="tally" data-change=${change?.code ?? "none"}>
    <p class="tally-score">${changed(change)} ${moment?.kind === "off" ? nothing : first(view, seat)} <span role="img" aria-label=${words}>${number(score)}</span></p>
    <div class="tally-foot">
      <progress class="tally-way" max=${target} value=${score} aria-hidden="true"></progress>
      ${isWriting(moment) ? nothing : leads(view, seat)}
    </div>
  </div>`;
}

/** @param {View} view @param {number} seat */
function leads({ seats }, seat) {
  if (!seats[seat]?.leads) return nothing;
  return html`<span class="tally-leads"><span class="tally-sign">${crown()}</span> ${t("seat-leads")}</span>`;
}

/** The flag of whoever reached the target. @param {View} view @param {number} seat */
function first({ finale }, seat) {
  if (finale?.seat !== seat) return nothing;
  return html`<span class="tally-sign" role="img" aria-label=${t("seat-first")}>${targetFlag()}</span>`;
}

/** @param {LotteEvent | undefined} change */
function changed(change) {
  if (!change) return nothing;
  const points = number(change.points ?? 0);
  const words = change.code === "leader.lost" ? "seat-loses" : "seat-gains";
  return html`<b class="tally-change">${t(words, { points })}</b>`;
}
