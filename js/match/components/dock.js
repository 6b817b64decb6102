/** The parts of the dock that all games share: going on, calling for chance, choosing chance, and the curtain. */

import { html, nothing } from "lit-html";
import { drawing, pictogram } from "../../kit/art/drawing.js";
import { showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { actingHere, people } from "../seats.js";
import { avatarOf, seatName, seatNames } from "./words.js";

/** @import { Close } from "../../kit/components/dialog.js" */
/** @import { ChanceChoice, Seat, View } from "../../protocol/shared.js" */
/** @import { Table } from "../table.js" */

/**
 * @typedef {object} ChanceWords the words of a game for choosing chance
 * @property {string} choose of the button
 * @property {string} heading of the dialog
 * @property {(choice: ChanceChoice, number: number) => string} name of a die or card, counted from 1
 * @property {(value: string) => string} value
 */

/**
 * Draws the button for a table that plays by itself: it skips to the next decision of a person here, or by one step where
 * the table waits for taps.
 * @param {Table} table
 * @param {View} view
 */
export function goOnButton(table, view) {
  const isOwn = people(view).includes(table.state.frame?.event.seat ?? NaN);
  return html`<div class="decision decision-waiting" data-own=${isOwn}><div class="row">${goOn(table, view, isOwn)}</div></div>`;
}

/** @param {Table} table @param {View} view @param {boolean} isOwn true if a person here has caused what is shown */
function goOn(table, view, isOwn) {
  // The table may have changed since the button was drawn.
  const tap = () => {
    const { playing, asking } = table.state;
    if (playsAlone(table)) table.skipToDecision();
    else if (playing) table.skip();
    // The table goes on when the awaited answer arrives.
    else if (!asking) table.retry();
  };
  const skips = playsAlone(table) && !isOwn;
  const words = skips ? t("skip-ahead", { people: people(view).length }) : t("go-on");
  return html`<button type="button" class="button" id="go-on" data-focus @click=${tap}><span>${words} ${pictogram(skips ? "skip" : "next")}</span></button>`;
}

/** Draws the people who act on other devices. @param {View} view @param {readonly Seat[]} seats */
export function awaiting(view, seats) {
  return html`<div class="decision decision-waiting"><p id="awaiting">${t("boards-awaiting", { names: seatNames(view, seats), count: seats.length })}</p></div>`;
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

/** Returns true if the table goes on without taps. @param {Table} table */
const playsAlone = ({ state }) => state.playing && state.settings.pace !== "tap";

/**
 * Draws the button with which a person rolls the dice or turns a card, and beside it, where offered, the one that
 * chooses the result. While the dice tumble, it stays pressed.
 * @param {Table} table
 * @param {View} view
 * @param {string} heading
 * @param {unknown} words
 * @param {ChanceWords} chance
 */
export function callButton(table, view, heading, words, chance) {
  const call = () => !table.state.asking && table.step();
  const isThrown = table.state.frame !== null;
  return html`<div class="decision" data-own=${isThrown}>
    <h2 id="call-heading">${heading}</h2>
    <div class="row">
      <button type="button" class="button button-main button-big" id="call" data-motion-throw ?data-focus=${!isThrown} aria-hidden=${isThrown ? "true" : nothing} aria-describedby="call-heading" ?disabled=${table.state.asking || isThrown} @click=${call}>${words}</button>
      ${isThrown ? goOn(table, view, true) : nothing} ${!isThrown && table.offersChance() ? chooseButton(table, chance) : nothing}
    </div>
  </div>`;
}

/** @param {Table} table @param {ChanceWords} words */
function chooseButton(table, words) {
  const choose = async () => {
    const choices = table.state.asking ? [] : await table.chanceChoices();
    if (!choices.length) return;
    const chosen = await showDialog(words.heading, (close) => chanceForm(choices, words, close));
    if (chosen) await table.choose(JSON.parse(chosen));
  };
  return html`<button type="button" class="button" id="choose-chance" aria-haspopup="dialog" @click=${choose}>${words.choose}</button>`;
}

/** @param {readonly ChanceChoice[]} choices @param {ChanceWords} words @param {Close} close */
function chanceForm(choices, words, close) {
  const confirm = () => {
    /** @type {NodeListOf<HTMLSelectElement>} */
    const fields = document.querySelectorAll(".lot select");
    close(JSON.stringify([...fields].map(({ value }) => value)));
  };
  const field = (/** @type {ChanceChoice} */ choice, /** @type {number} */ index) =>
    html`<label class="field lot" data-lot=${choice.name}><span>${words.name(choice, index + 1)}</span>
      <select>${choice.values.map((value) => html`<option value=${value}>${words.value(value)}</option>`)}</select>
    </label>`;
  return html`<div class="lots">${choices.map(field)}</div>
    <p class="quiet">${t("choose-about")}</p>
    <p class="row row-end">
      <button type="button" class="button" @click=${() => close("")}>${t("choose-cancel")}</button>
      <button type="button" class="button button-main" id="chosen" @click=${confirm}>${t("choose-confirm")}</button>
    </p>`;
}

/** Draws the curtain between two people at one device, with the name of the next one; nothing secret is in the page meanwhile. @param {Table} table @param {View} view */
export function curtain({ state }, view) {
  const seat = actingHere(view, state) ?? 0;
  return html`<div class="curtain on-dark" data-seat=${seat}>
    ${avatarOf(view, seat)}
    <h2 id="curtain-heading" tabindex="-1" data-focus>${t("curtain-heading", { name: seatName(view, seat) })}</h2>
    <p>${t("curtain-help")}</p>
  </div>`;
}

/** Draws the letter on its way from a seat here to the seat that a match by link waits for; a seat that is not taken has a dashed ring. @param {View} view */
export function letter({ seats, joint }) {
  const { due = null, here = [] } = joint ?? {};
  return html`<div class="letter" data-task=${due?.task ?? nothing} aria-hidden="true">
    ${avatarOf({ seats }, here[0] ?? -1)} ${drawing("letter")} <span class="letter-to">${avatarOf({ seats }, due?.seat ?? -1)}</span>
  </div>`;
}

/** Draws the button that opens the curtain. @param {Table} table @param {View} view */
export function curtainButton(table, view) {
  const seat = actingHere(view, table.state) ?? 0;
  return html`<div class="decision" role="group" aria-labelledby="curtain-heading">
    <div class="row">
      <button type="button" class="button button-main button-big" id="open-curtain" @click=${() => table.openCurtain(seat)}>${t("curtain-open", { name: seatName(view, seat) })}</button>
    </div>
  </div>`;
}
