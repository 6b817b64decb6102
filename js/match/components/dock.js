/** The two buttons of a table on which nobody has to choose: one hurries it on, the other calls for chance. */

import { html, nothing } from "lit-html";
import { showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { people } from "../seats.js";
import { lotsOf } from "../table.js";
import { avatarOf, seatName } from "./words.js";

/** @import { Drawing } from "../../games/game-ui.js" */
/** @import { Close } from "../../kit/components/dialog.js" */
/** @import { Table } from "../table.js" */
/** @import { ChanceChoice, View } from "../../protocol/shared.js" */

/**
 * Draws the button for a table that goes on by itself: it leads to what somebody here decides next, or by one step where
 * the table waits for taps.
 * @param {Table} table
 * @param {View} view
 */
export function goOnButton(table, view) {
  const skips = playsAlone(table);
  // Since it was drawn, the table may have gone on.
  const goOn = () => {
    const { playing, asking } = table.state;
    if (playsAlone(table)) table.skipToDecision();
    else if (playing) table.skip();
    // Where an answer is awaited, the table goes on with it.
    else if (!asking) table.play();
  };
  const isOwn = people(view).includes(table.state.frame?.event.seat ?? NaN);
  const words = skips && !isOwn ? t("skip-ahead", { people: people(view).length }) : t("go-on");
  return html`<div class="decision decision-waiting" data-own=${isOwn}>
    <div class="row">
      <button type="button" class="button" id="go-on" data-focus @click=${goOn}><span>${words} <span aria-hidden="true">${skips && !isOwn ? "▸▸" : "▸"}</span></span></button>
    </div>
  </div>`;
}

/** Draws the question of a decision as a heading, which takes the focus. @param {string} question */
export function questionHeading(question) {
  return html`<h2 id="decision-heading" tabindex="-1" data-focus>${question}</h2>`;
}

/** Draws a button that plays actions one after the other. @param {Table} table @param {string} verb @param {readonly string[]} actions @param {unknown} words @param {boolean} [isMain] */
export function actionButton(table, verb, actions, words, isMain = false) {
  const [first = "", ...following] = actions;
  return html`<button type="button" class=${isMain ? "button button-main" : "button"} data-action=${actions.join(", ")} data-verb=${verb} ?disabled=${table.state.asking} @click=${() => table.act(first, ...following)}>${words}</button>`;
}

/** Tells whether the table goes on by itself. @param {Table} table */
const playsAlone = ({ state }) => state.playing && state.settings.pace !== "tap";

/**
 * Draws the button with which a person lets chance play: dice are rolled, a card is turned over. Where that is offered,
 * there is one beside it with which they are chosen.
 * @param {Table} table
 * @param {string} heading
 * @param {string | Drawing} words
 * @param {LotWords} lots
 */
export function callButton(table, heading, words, lots) {
  const call = () => !table.state.asking && table.step();
  return html`<div class="decision">
    <h2 id="call-heading">${heading}</h2>
    <div class="row">
      <button type="button" class="button button-main button-big" id="call" data-focus aria-describedby="call-heading" ?disabled=${table.state.asking} @click=${call}>${words}</button>
      ${chooseButton(table, lots)}
    </div>
  </div>`;
}

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

/** @param {readonly ChanceChoice[]} lots @param {LotWords} words @param {Close} close */
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

/** Draws the curtain, with the name of whoever chooses next. @param {View} view */
export function curtain(view) {
  const seat = view.next?.seat ?? 0;
  const name = seatName(view, seat);
  return html`<div class="curtain on-dark" data-seat=${seat}>
    ${avatarOf(view, seat)}
    <h2 id="curtain-heading" tabindex="-1" data-focus>${t("curtain-heading", { name })}</h2>
    <p>${t("curtain-help")}</p>
  </div>`;
}

/** Draws the button that opens the curtain. @param {Table} table @param {View} view */
export function curtainButton(table, view) {
  const seat = view.next?.seat ?? 0;
  return html`<div class="decision" role="group" aria-labelledby="curtain-heading">
    <div class="row">
      <button type="button" class="button button-main button-big" id="open-curtain" @click=${() => table.openCurtain(seat)}>${t("curtain-open", { name: seatName(view, seat) })}</button>
    </div>
  </div>`;
}
