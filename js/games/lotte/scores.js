/** The score sheet: all seats by their points. */

import { html, nothing } from "lit-html";
import { number, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { seatName } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {NonNullable<View["result"]>} Result */

/** So many rounds have room on a sheet that is filled in by hand. */
const ROUNDS = 24;

/** The lines of such a sheet: what is written down round by round. */
export function scoreLines() {
  return Array.from({ length: ROUNDS }, (_, index) => number(index + 1));
}

/** Draws the score sheet. @param {View} view */
export function scores(view) {
  const { result } = view;
  if (!result) return nothing;
  return html`<table class="sheet ranking">
      <caption class="unseen">${t("final-caption")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("final-seat")}</th>
          <th scope="col">${t("final-turns")}</th>
          <th scope="col">${t("final-score")} ${whyButton(rulesOf("lotte", "scores"), t("final-score"))}</th>
        </tr>
      </thead>
      <tbody>${result.ranking.flat().map((seat) => row(view, result, seat))}</tbody>
    </table>`;
}

/** @param {View} view @param {Result} result @param {number} seat */
function row(view, { totals, winners, clover }, seat) {
  const hasWon = winners.includes(seat);
  return html`<tr data-seat=${seat} data-winner=${hasWon}>
    <th scope="row">
      ${hasWon ? html`<span class="crown" role="img" aria-label=${t("scores-winner")}>★</span> ` : nothing}${seatName(view, seat)}
      ${clover === seat ? html`<small>${t("final-clover")}</small>` : nothing}
    </th>
    <td>${number(view.seats[seat]?.turns ?? 0)}</td>
    <td>${number(totals[seat] ?? 0)}</td>
  </tr>`;
}
