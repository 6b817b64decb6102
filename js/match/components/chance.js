/** "What if?": chance as somebody chooses it, where the page offers that. */

import { html, nothing } from "lit-html";
import { showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { lotsOf } from "../questions.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../protocol/shared.js").ChanceChoice} ChanceChoice */
/**
 * What a game calls that which chance decides.
 * @typedef {object} LotWords
 * @property {string} choose what the button says
 * @property {string} heading of what it opens
 * @property {(lot: ChanceChoice, number: number) => string} name of one of them, counted from 1
 * @property {(value: string) => string} value
 */

/** @type {() => boolean} */
let isOffered = () => false;

/** Lets chance be chosen whenever that is so. @param {() => boolean} isSo */
export function offerChance(isSo) {
  isOffered = isSo;
}

/** Draws the button with which chance is chosen, where that is offered. @param {Table} table @param {LotWords} words */
export function chooseButton(table, words) {
  if (!isOffered()) return nothing;
  return html`<button type="button" class="button" id="choose-chance" aria-haspopup="dialog" @click=${() => choose(table, words)}>${words.choose}</button>`;
}

/** @param {Table} table @param {LotWords} words */
async function choose(table, words) {
  if (table.state.asking) return;
  const lots = await lotsOf(table);
  if (!lots.length) return;
  const chosen = await showDialog(words.heading, (close) => body(lots, words, close));
  if (chosen) await table.choose(JSON.parse(chosen));
}

/** @param {readonly ChanceChoice[]} lots @param {LotWords} words @param {import("../../kit/components/dialog.js").Close} close */
function body(lots, words, close) {
  return html`<div class="lots">${lots.map((lot, index) => field(lot, index + 1, words))}</div>
    <p class="quiet">${t("choose-about")}</p>
    <p class="row row-end">
      <button type="button" class="button" @click=${() => close("")}>${t("choose-cancel")}</button>
      <button type="button" class="button button-main" id="chosen" @click=${() => close(JSON.stringify(chosenValues()))}>${t("choose-confirm")}</button>
    </p>`;
}

/** @param {ChanceChoice} lot @param {number} number @param {LotWords} words */
function field(lot, number, words) {
  return html`<label class="field lot" data-lot=${lot.name}><span>${words.name(lot, number)}</span>
    <select>${lot.values.map((value) => html`<option value=${value}>${words.value(value)}</option>`)}</select>
  </label>`;
}

function chosenValues() {
  const fields = document.querySelectorAll(".lot select");
  return [...fields].map((field) => /** @type {HTMLSelectElement} */ (field).value);
}
