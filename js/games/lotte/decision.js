/** What the person whose turn it is may do now, and where each choice leads. */

import { html, nothing } from "lit-html";
import { callButton } from "../../ui/components/go-on.js";
import { seatName } from "../../ui/components/words.js";
import { number, t } from "../../ui/i18n.js";
import { deeds } from "./choices.js";
import { picked } from "./picked.js";
import { prospectOf } from "./selection.js";
import { diceWords, faceName, kindOf } from "./words.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").Prospect} Prospect */

/** Draws the decision. @param {Store} store @param {View} view */
export function decision(store, view) {
  const { turn } = view;
  if (!turn) return nothing;
  if (view.next?.by === "chance") return call(store, view, turn);
  return view.phase === "keep" ? lay(store, turn) : go(store, view, turn);
}

/** A card or dice, called for with a tap. @param {Store} store @param {View} view @param {Turn} turn */
function call(store, view, turn) {
  const card = turn.card ? faceName(turn.card) : "";
  const heading = t(`${summons(view, turn)}-question`, { name: seatName(view, turn.seat), card });
  return callButton(store, heading, view.phase === "card" ? t("card-turn") : rollWords(turn));
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

/** Which dice are laid aside is chosen on the dice themselves. @param {Store} store @param {Turn} turn */
function lay(store, turn) {
  const prospect = prospectOf(turn, picked(store.state, turn));
  return html`<div class="decision" data-phase="keep" role="group" aria-labelledby="rolled-heading">
    <p class="decision-about" role="status">${prospect ? about(turn, prospect) : t("keep-none")}</p>
    <div class="row row-centre">${prospect ? deeds(store, turn, prospect) : nothing}</div>
  </div>`;
}

/** @param {Turn} turn @param {Prospect} prospect */
function about({ reward }, { dice, points, full }) {
  const what = t("keep-what", { points, pointsWords: number(points), dice: diceWords(dice) });
  if (!full) return what;
  const extra = reward === null ? "none" : number(reward);
  return html`${what} <strong>${t("full-soon", { reward: extra })}</strong>`;
}

/** @param {Store} store @param {View} view @param {Turn} turn */
function go(store, view, turn) {
  const [prospect] = turn.prospects;
  if (!prospect) return nothing;
  const name = seatName(view, turn.seat);
  return html`<div class="decision" data-phase="go" role="group" aria-labelledby="decision-heading">
    <h2 id="decision-heading" tabindex="-1" data-focus>${t(prospect.full ? "full-question" : "go-question", { name })}</h2>
    <div class="row row-centre">${deeds(store, turn, prospect)}</div>
  </div>`;
}
