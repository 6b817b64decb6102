/** What the rules say of a position: for each player what may be done, and why not the rest. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { whyButton } from "../components/why.js";
import { errorWords, seatName, seatNames } from "../components/words.js";
import { t } from "../i18n.js";

/** @typedef {import("../../protocol/shared.js").Asked} Asked */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Legal} Legal */
/** @typedef {import("../../protocol/shared.js").Refused} Refused */

/** More actions of one kind than this are listed only if somebody wants to see them. */
const MANY = 14;

/** Draws it. @param {Asked} answer */
export function answerTo({ position: view, seats }) {
  return html`${seats.map(
    ({ legal, refused }, seat) => html`<section class="position-seat" data-seat=${seat}>
      <h2>${seatName(view, seat)}</h2>
      ${legal.length ? may(view, legal) : nothing} ${refused.length ? mayNot(view, refused) : nothing}
    </section>`,
  )}`;
}

/** Says who decides, or that nobody does. @param {View} view */
export function due(view) {
  if (!view.next) return t("error-game-over");
  if (view.next.by === "chance") return t("position-chance");
  return t("situation-next", { names: seatNames(view, view.to_act) });
}

/** @param {View} view @param {readonly Legal[]} legal */
function may(view, legal) {
  const kinds = grouped(legal, ({ verb }) => verb);
  return html`<h3>${t("position-may")}</h3>
    ${kinds.map(([verb, actions]) => (actions.length > MANY ? unfolded(view, verb, actions) : listed(view, actions)))}`;
}

/** @param {View} view @param {readonly Legal[]} actions */
function listed(view, actions) {
  return html`<ul class="position-moves">${actions.map((action) => html`<li>${move(view, action)}</li>`)}</ul>`;
}

/** @param {View} view @param {string} verb @param {readonly Legal[]} actions */
function unfolded(view, verb, actions) {
  const words = { move: kindOfMove(view, verb), count: actions.length };
  return html`<details><summary>${t("position-ways", words)}</summary>${listed(view, actions)}</details>`;
}

/** Draws each reason once, with all that it forbids. @param {View} view @param {readonly Refused[]} refused */
function mayNot(view, refused) {
  const reasons = grouped(refused, ({ refusal }) => errorWords(refusal));
  return html`<h3>${t("position-may-not")}</h3>
    <ul class="position-reasons">${reasons.map(([words, all]) => reason(view, words, all))}</ul>`;
}

/** @param {View} view @param {string} words @param {readonly Refused[]} all that one reason forbids */
function reason(view, words, all) {
  const rules = [...new Set(all.flatMap(({ refusal }) => refusal.rule ?? []))];
  const moves = all.map(({ action }) =>
    all.length > 1 ? kindOfMove(view, action.verb) : move(view, action),
  );
  return html`<li><span>${words} ${whyButton(rules, words)}</span> <small>${moves.join(" · ")}</small></li>`;
}

/** Says what an action does. @param {View} view @param {Legal} action */
function move(view, action) {
  return gameUiOf(view.game).move(view, action) ?? kindOfMove(view, action.verb);
}

/** Says what all actions of a kind do. @param {View} view @param {string} verb */
function kindOfMove({ game }, verb) {
  return t(`move-${game}-${verb}`);
}

/** Puts together what has the same key, in the order in which the keys come. @template T @param {readonly T[]} all @param {(one: T) => string} keyOf @returns {[string, T[]][]} */
function grouped(all, keyOf) {
  const keys = [...new Set(all.map(keyOf))];
  return keys.map((key) => [key, all.filter((one) => keyOf(one) === key)]);
}
