/** What the person whose turn it is may do now, and where each choice leads. */

import { html, nothing } from "lit-html";
import { number, t } from "../../kit/i18n.js";
import { callButton } from "../../match/components/go-on.js";
import { seatName } from "../../match/components/words.js";
import { choices } from "./choices.js";
import { diceChosen, fullRoll } from "./chosen.js";
import { lotWords } from "./lots.js";
import { picked } from "./picked.js";
import { previewOf } from "./selection.js";
import { cardName, kindOf } from "./words.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").Preview} Preview */

/** Draws the decision. @param {Table} table @param {View} view */
export function decision(table, view) {
  const { turn } = view;
  if (!turn) return nothing;
  if (view.next?.by === "chance") return call(table, view, turn);
  return view.phase === "keep" ? lay(table, turn) : go(table, view, turn);
}

/** A card or dice, called for with a tap. @param {Table} table @param {View} view @param {Turn} turn */
function call(table, view, turn) {
  const card = turn.card ? cardName(turn.card) : "";
  const heading = t(`${summons(view, turn)}-question`, { name: seatName(view, turn.seat), card });
  const words = view.phase === "card" ? t("card-turn") : rollWords(turn);
  return callButton(table, heading, words, lotWords(view, turn));
}

/** @param {Turn} turn */
function rollWords({ card, points, rolls }) {
  const kind = card ? kindOf(card) : "";
  const stakes = t("roll-stakes", { points, total: number(points), kind });
  return html`<span>${t("roll-dice", { count: rolls })}</span> <small>${stakes}</small>`;
}

/** @param {View} view @param {Turn} turn */
function summons({ phase }, { fresh }) {
  if (phase === "card") return "card";
  return fresh ? "roll-first" : "roll-on";
}

/** Which dice are laid aside is chosen on the dice themselves. @param {Table} table @param {Turn} turn */
function lay(table, turn) {
  const preview = previewOf(turn, picked(table.state, turn));
  return html`<div class="decision" data-phase="keep" role="group" aria-labelledby="rolled-heading">
    <p class="decision-about">${preview ? about(turn, preview) : t("keep-none")}</p>
    <div class="row">${preview ? choices(table, turn, preview) : nothing}</div>
  </div>`;
}

/** @param {Turn} turn @param {Preview} preview */
function about(turn, preview) {
  const [full] = fullRoll(turn, preview);
  return html`${diceChosen(preview)} ${full ? html`<strong>${full}</strong>` : nothing}`;
}

/** @param {Table} table @param {View} view @param {Turn} turn */
function go(table, view, turn) {
  const [preview] = turn.previews;
  if (!preview) return nothing;
  const name = seatName(view, turn.seat);
  return html`<div class="decision" data-phase="go" role="group" aria-labelledby="decision-heading">
    <h2 id="decision-heading" tabindex="-1" data-focus>${t(preview.full ? "full-question" : "go-question", { name })}</h2>
    <div class="row">${choices(table, turn, preview)}</div>
  </div>`;
}
