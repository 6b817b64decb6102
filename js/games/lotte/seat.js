/** What is written down for a seat, on its panel: the score, how near it is to the target, and who leads. */

import { html, nothing } from "lit-html";
import { number, t } from "../../ui/i18n.js";
import { crown, targetFlag } from "./art/pieces.js";
import { isWriting, shownScore, shownWinners } from "./shown.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").LotteEvent} LotteEvent */
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
      ${mark(view, moment, seat)}
    </div>
  </div>`;
}

/** Who has won, or else who leads. @param {View} view @param {Scene | null} moment @param {number} seat */
function mark(view, moment, seat) {
  const winners = shownWinners(view, moment);
  if (winners) return winners.includes(seat) ? crowned(t("seat-wins")) : nothing;
  return view.seats[seat]?.leads && !isWriting(moment) ? crowned(t("seat-leads")) : nothing;
}

/** @param {string} words */
function crowned(words) {
  return html`<span class="tally-leads"><span class="tally-sign">${crown()}</span> ${words}</span>`;
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
