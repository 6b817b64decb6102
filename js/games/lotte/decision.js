/** The decision in the dock, with the result of each choice in the engine's numbers. */

import { html, nothing } from "lit-html";
import { number, t } from "../../kit/i18n.js";
import { actionButton, callButton, questionHeading } from "../../match/components/dock.js";
import { seatName } from "../../match/components/words.js";
import { chosenDice, previewOf } from "./selection.js";
import { cardName, chanceWords, diceWords, kindOf } from "./words.js";

/** @import { Table } from "../../match/table.js" */
/** @import { Choice, Preview, Turn, View } from "../../protocol/lotte.js" */

/** Draws the decision. @param {Table} table @param {View} view */
export function decision(table, view) {
  const { turn } = view;
  if (!turn) return nothing;
  if (view.next?.by === "chance") return call(table, view, turn);
  return view.phase === "keep" ? setAside(table, turn) : goOn(table, view, turn);
}

/** Draws the button that turns over a card or rolls dice. @param {Table} table @param {View} view @param {Turn} turn */
function call(table, view, turn) {
  const { card, fresh, points, rolls, seat } = turn;
  const isCard = view.phase === "card";
  const id = isCard ? "card-question" : fresh ? "roll-first-question" : "roll-on-question";
  const heading = t(id, { name: seatName(view, seat), card: card ? cardName(card) : "" });
  const kind = card ? kindOf(card) : "";
  const stakes = t("roll-stakes", { points, total: number(points), kind });
  const words = isCard
    ? t("card-turn")
    : html`<span>${t("roll-dice", { count: rolls })}</span> <small>${stakes}</small>`;
  return callButton(table, view, heading, words, chanceWords(view, turn));
}

/** Draws the choices for the dice that are chosen in the tray. @param {Table} table @param {Turn} turn */
function setAside(table, turn) {
  const preview = previewOf(turn, chosenDice(table.state, turn));
  const full = preview && fullRollWords(turn, preview);
  return html`<div class="decision" data-phase="keep" role="group" aria-labelledby="rolled-heading">
    <p class="decision-about">${preview ? chosenWords(preview) : t("keep-none")} ${full ? html`<strong>${full}</strong>` : nothing}</p>
    <div class="row">${preview ? choices(table, turn, preview) : nothing}</div>
  </div>`;
}

/** Describes the dice that a preview sets aside, and their points. @param {Preview} preview */
export function chosenWords({ dice, points }) {
  return t("keep-what", { points, pointsWords: number(points), dice: diceWords(dice) });
}

/** Announces the Full Roll of a preview; "" if it has none. @param {Turn} turn @param {Preview} preview */
export function fullRollWords({ reward }, { full }) {
  return full ? t("full-soon", { reward: reward === null ? "none" : number(reward) }) : "";
}

/** @param {Table} table @param {View} view @param {Turn} turn */
function goOn(table, view, turn) {
  const [preview] = turn.previews;
  if (!preview) return nothing;
  const name = seatName(view, turn.seat);
  return html`<div class="decision" data-phase="go" role="group" aria-labelledby="decision-heading">
    ${questionHeading(t(preview.full ? "full-question" : "go-question", { name }))}
    <div class="row">${choices(table, turn, preview)}</div>
  </div>`;
}

/** Draws a button for each choice of a preview: what it does and what it brings. @param {Table} table @param {Turn} turn @param {Preview} preview */
function choices(table, { full_rolls_needed: needed }, preview) {
  const { total, score, rolls } = preview;
  const words = { points: total, total: number(total), score: number(score ?? 0), count: rolls };
  return preview.choices.map(({ verb, actions }) => {
    const [does, brings] = messages(preview, verb);
    const body = html`<span>${t(does, words)}</span> <small>${t(brings, { ...words, needed })}</small>`;
    return actionButton(table, verb, actions, body);
  });
}

/** Returns the messages for what a choice does and what it brings. @param {Preview} preview @param {Choice["verb"]} verb @returns {[string, string]} */
function messages({ wins, full }, verb) {
  if (verb !== "keep") return [`do-${verb}`, `do-${verb}-brings`];
  if (wins) return ["do-aside-win", "do-aside-win-brings"];
  return ["do-aside-roll", full ? "do-aside-full" : "do-aside-roll-brings"];
}
