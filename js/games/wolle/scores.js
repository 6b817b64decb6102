/** The score sheet: every part of every seat's score. */

import { html, nothing } from "lit-html";
import { number, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { seatName } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Score} Score */
/** @typedef {Exclude<keyof Score, "returned">} Part */

/** The parts of a score, in the order of the sheet. @type {Part[]} */
const PARTS = ["plain", "black", "set_370", "set_007", "dogs", "bone", "chips", "total"];

/** The lines of a sheet to be filled in by hand: what is counted at the end. */
export function scoreLines() {
  return PARTS.map((part) => t(`scores-${part.replace("_", "-")}`));
}

/** Draws the sheet of a match that is over. @param {View} view */
export function scores(view) {
  const { scores: all = [], winners = [] } = view.result ?? {};
  const isReturned = all.some(({ returned }) => returned.length);
  return html`<table class="sheet">
    <caption class="unseen">${t("scores-caption")}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${t("scores-part")}</span></th>
        ${all.map((_, seat) => head(view, seat, winners.includes(seat)))}
      </tr>
    </thead>
    <tbody>
      ${PARTS.map((part) => row(part, all))} ${isReturned ? returnedRow(all) : nothing}
    </tbody>
  </table>`;
}

/** @param {View} view @param {number} seat @param {boolean} hasWon */
function head(view, seat, hasWon) {
  return html`<th scope="col" data-winner=${hasWon}>
    <span class="sheet-name">${seatName(view, seat)}</span>${hasWon ? html` <span class="crown" role="img" aria-label=${t("scores-winner")}>★</span>` : nothing}
  </th>`;
}

/** @param {Part} part @param {readonly Score[]} all */
function row(part, all) {
  const name = part.replace("_", "-");
  const words = t(`scores-${name}`);
  return html`<tr data-part=${part}>
    <th scope="row"><span class="part"><span>${words}</span> ${whyButton(rulesOf("wolle", `score-${name}`), words)}</span></th>
    ${all.map((score) => html`<td>${number(score[part])}</td>`)}
  </tr>`;
}

/** @param {readonly Score[]} all */
function returnedRow(all) {
  return html`<tr data-part="returned">
    <th scope="row"><span class="part"><span>${t("scores-returned")}</span> ${whyButton(rulesOf("wolle", "score-returned"), t("scores-returned-note"))}</span></th>
    ${all.map(({ returned }) => html`<td>${returned.map((card) => html`<span class="returned">${t("scores-returned-card", { size: card.points })}</span> `)}</td>`)}
  </tr>`;
}
