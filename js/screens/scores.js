/** The end: every part of every seat's score, who has won, and the proof of the dice. */

import { html, nothing } from "lit-html";
import { number, t } from "../i18n.js";
import { begin } from "./begin.js";
import { downloadRecord } from "./files.js";
import { whyButton } from "./why.js";
import { cardShort, seatName, seatNames } from "./words.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../contract.js").View} View */
/** @typedef {import("../contract.js").Score} Score */
/** @typedef {NonNullable<View["result"]>} Result */
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

/** Draws the final scores. @param {Store} store @param {View} view @param {Result} result */
export function scores(store, view, result) {
  const { winners } = result;
  return html`<section class="scores" aria-labelledby="scores-heading">
    <h2 id="scores-heading" tabindex="-1" data-focus>${t("scores-heading", { count: winners.length, names: seatNames(view, winners) })}</h2>
    ${sheet(view, result)}
    <div class="row row-centre">
      <button type="button" class="button button-main button-big" id="again" @click=${() => begin(store, sameAgain(view))}>${t("scores-again")}</button>
      <button type="button" class="button" id="save-record" @click=${() => downloadRecord(store)}>${t("record-download")}</button>
    </div>
    ${proof(view)}
  </section>`;
}

/** @param {View} view @returns {import("../contract.js").Agreement} */
function sameAgain({ seats, options }) {
  const { deck, open_herd = false } = options;
  return { seats: seats.map(({ name }) => name), options: { deck, open_herd } };
}

/** @param {View} view @param {Result} result */
function sheet(view, { scores: all, winners }) {
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
