/** The decision in the dock: after a try, about cards, or about the bone. Bids have their own (bids.js). */

import { html, nothing } from "lit-html";
import { t } from "../../kit/i18n.js";
import { actionButton, callButton, questionHeading } from "../../match/components/dock.js";
import { seatName } from "../../match/components/words.js";
import { bidDecision } from "./bids.js";
import { showCards } from "./explain.js";
import { chanceWords, pay, paymentWords } from "./words.js";

/** @import { Table } from "../../match/table.js" */
/** @import { Card, Legal, Taking, Turn, View } from "../../protocol/wolle.js" */

/** Draws the decision. @param {Table} table @param {View} view */
export function decision(table, view) {
  const { legal, next, phase, taking, turn } = view;
  if (phase === "bids") return view.seat === null ? nothing : bidDecision(table, view);
  if (next?.by === "chance") return turn ? roll(table, view, turn) : nothing;
  // While an answer is awaited, nothing can be decided.
  if (!legal.length) return nothing;
  if (phase === "try") return turn ? afterTry(table, view, turn) : nothing;
  return taking ? aboutCards(table, view, taking) : nothing;
}

/** @param {Table} table @param {View} view @param {Turn} turn */
function roll(table, view, turn) {
  const words = { name: seatName(view, turn.seat), target: turn.target };
  return callButton(table, view, t("roll-question", words), t("roll"), chanceWords(turn));
}

/** @param {Table} table @param {View} view @param {Turn} turn */
function afterTry(table, view, turn) {
  const { claim, miss_takes, seat, short } = turn;
  const verbs = view.legal.map(({ verb }) => verb);
  const actions = view.legal.filter(({ verb }) => verb !== "keep");
  const isNoted = verbs.includes("miss") && miss_takes.length > 0;
  const words = { name: seatName(view, seat), short: short ?? 0, sheep: miss_takes.length };
  return html`<div class="decision" data-answers=${actions.length} data-noted=${isNoted} role="group" aria-labelledby="decision-heading">
    ${questionHeading(t(questionId(verbs), claim ? { ...words, ...paymentWords(claim) } : words))}
    ${isNoted ? html`<p class="note">${t("try-rescue-note", { count: miss_takes.length })}</p>` : nothing}
    ${actions.length ? html`<div class="row">${actions.map((action) => tryButton(table, turn, action))}</div>` : nothing}
  </div>`;
}

/** Returns the message of the question that these actions answer. @param {Legal["verb"][]} verbs */
function questionId(verbs) {
  const end = verbs.includes("keep") ? "keep" : "miss";
  const pays = ["claim", "rescue"].filter((verb) => verbs.some((legal) => legal === verb));
  return ["try", ...pays, end, "question"].join("-");
}

/** @param {Table} table @param {Turn} turn @param {Legal} action */
function tryButton(table, turn, { text, verb }) {
  const [does, earns] = tryLabels(turn, verb);
  const words = html`<span>${does}</span> <small>${earns}</small>`;
  return actionButton(table, verb, [text], words, verb === "claim");
}

/** Returns what an action does and what it earns. @param {Turn} turn @param {Legal["verb"]} verb */
function tryLabels(turn, verb) {
  const { claim, rescue, entitled, miss_takes, miss_chips, rescue_chips } = turn;
  if (verb === "claim" && claim) return [pay(claim), t("claim-earns", { count: entitled })];
  if (verb === "rescue" && rescue) return [pay(rescue), t("rescue-earns", { chips: rescue_chips })];
  const count = miss_takes.length;
  return [t("miss"), t(count ? "miss-costs" : "miss-earns", { count, chips: miss_chips })];
}

/** @param {Table} table @param {View} view @param {Taking} taking */
function aboutCards(table, view, { seat, count, new_sheep, bone_owner }) {
  const name = seatName(view, seat);
  if (view.phase === "bone")
    return stealDecision(table, view, { name, owner: seatName(view, bone_owner ?? 0) });
  if (view.phase !== "take") return cardDecision(t("top-question", { name }), new_sheep);
  const confirm = count > 1 ? takeButton(table, view, count) : nothing;
  return cardDecision(t("take-question", { name, count }), view.display, confirm);
}

/** Draws a decision that is made by a tap on a card; the cards are explained by a button. @param {string} question @param {readonly Card[]} cards @param {unknown} [confirm] */
function cardDecision(question, cards, confirm = nothing) {
  const about = t("about-cards");
  return html`<div class="decision" role="group" aria-labelledby="decision-heading">
    ${questionHeading(question)}
    <div class="row">${confirm} <button type="button" class="button" id="about-cards" aria-haspopup="dialog" @click=${() => showCards(about, cards)}>${about}</button></div>
  </div>`;
}

/** @param {Table} table @param {View} view @param {number} count */
function takeButton(table, view, count) {
  const { picked, asking } = table.state;
  const action = takeAction(view, picked);
  return html`<button type="button" class="button button-main button-big" id="confirm-take" ?disabled=${!action || asking} @click=${() => action && table.act(action.text)}>
    ${action ? t("take-confirm-ready", { count }) : t("take-confirm", { picked: picked.length, count })}
  </button>`;
}

/** Returns the action that takes exactly these cards, if there is one. @param {View} view @param {string[]} picked */
export function takeAction({ legal }, picked) {
  return legal.find(
    (action) =>
      action.verb === "take" &&
      action.cards.length === picked.length &&
      action.cards.every((card) => picked.includes(card)),
  );
}

/** @param {Table} table @param {View} view @param {{ name: string, owner: string }} words */
function stealDecision(table, { legal }, words) {
  return html`<div class="decision" role="group" aria-labelledby="decision-heading">
    <div>
      ${questionHeading(t("bone-question", words))}
      <p class="decision-about">${t("rules-wolle-sign-bone")}</p>
    </div>
    <div class="row">
      ${legal.map(({ text, verb }) => actionButton(table, verb, [text], t(verb), verb === "steal"))}
    </div>
  </div>`;
}
