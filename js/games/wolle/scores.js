/** The score sheet: every part of every seat's score. */

import { html, nothing } from "lit-html";
import { whyButton } from "../../ui/components/why.js";
import { seatName } from "../../ui/components/words.js";
import { number, t } from "../../ui/i18n.js";
import { cardShort } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Score} Score */
/** @typedef {Exclude<keyof Score, "returned">} Part */

/** The parts of a score, each with the rules behind it. @type {[Part, string[]][]} */
const PARTS = [
  ["plain", ["wolle.score.sum"]],
  ["black", ["wolle.score.sum"]],
  ["set_370", ["wolle.score.370"]],
  ["set_007", ["wolle.score.007"]],
  ["dogs", ["wolle.score.dog-one", "wolle.score.dog-most", "wolle.score.dog-none"]],
  ["bone", ["wolle.score.bone"]],
  ["chips", ["wolle.chips"]],
  ["total", ["wolle.score.sum", "wolle.score.tie"]],
];

/** Draws the sheet of a match that is over. @param {View} view */
export function sheet(view) {
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
      ${PARTS.map(([part, rules]) => row(part, rules, all))} ${isReturned ? returnedRow(all) : nothing}
    </tbody>
  </table>`;
}

/** @param {View} view @param {number} seat @param {boolean} hasWon */
function head(view, seat, hasWon) {
  return html`<th scope="col" data-winner=${hasWon}>
    ${seatName(view, seat)}${hasWon ? html` <span class="crown" role="img" aria-label=${t("scores-winner")}>★</span>` : nothing}
  </th>`;
}

/** @param {Part} part @param {string[]} rules @param {Score[]} all */
function row(part, rules, all) {
  const words = t(`scores-${part.replace("_", "-")}`);
  return html`<tr data-part=${part}>
    <th scope="row"><span class="part"><span>${words}</span> ${whyButton(rules, words)}</span></th>
    ${all.map((score) => html`<td>${number(score[part])}</td>`)}
  </tr>`;
}

/** @param {Score[]} all */
function returnedRow(all) {
  return html`<tr data-part="returned">
    <th scope="row"><span class="part"><span>${t("scores-returned")}</span> ${whyButton(["wolle.score.dog-none"], t("scores-returned-note"))}</span></th>
    ${all.map(({ returned }) => html`<td>${returned.map((card) => html`<span class="returned">${cardShort(card)}</span> `)}</td>`)}
  </tr>`;
}
