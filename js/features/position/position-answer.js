/** What the rules say of a position: for each player what may be done, and why not the rest. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { errorWords, seatNames } from "../../match/components/words.js";

/** @typedef {import("../../protocol/shared.js").Inquired} Inquired */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Legal} Legal */
/** @typedef {import("../../protocol/shared.js").Refused} Refused */
/** @typedef {import("../../protocol/shared.js").SeatActions} SeatActions */

/** More actions of one kind than this are listed only if somebody wants to see them. */
const MANY = 14;

/** Draws it: whoever may do something comes first, and those who may do nothing for the same reasons together. @param {Inquired} answer */
export function answerTo({ position: view, seats }) {
  const all = seats.map((asked, seat) => ({ ...asked, seat }));
  const idle = grouped(
    all.filter(({ legal }) => !legal.length),
    ({ refused }) => JSON.stringify(refused.map(({ action, refusal }) => [action.verb, refusal])),
  );
  return html`${all.filter(({ legal }) => legal.length).map((one) => section(view, one, [one.seat]))}
    ${idle.map(
      ([, [first, ...others]]) =>
        first &&
        section(
          view,
          first,
          [first, ...others].map(({ seat }) => seat),
        ),
    )}`;
}

/** @param {View} view @param {SeatActions} asked @param {readonly number[]} seats of which it is true */
function section(view, { legal, refused }, seats) {
  return html`<section class="position-seat" data-seats=${seats.join(" ")}>
    <h2>${seatNames(view, seats)}</h2>
    ${legal.length ? may(view, legal) : nothing} ${mayNot(view, legal, refused)}
  </section>`;
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
  const few = kinds.flatMap(([, actions]) => (actions.length > MANY ? [] : actions));
  const many = kinds.filter(([, actions]) => actions.length > MANY);
  return html`<h3>${t("position-may")}</h3>
    ${few.length ? listed(view, few) : nothing}
    ${many.map(([verb, actions]) => unfolded(view, verb, actions))}`;
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

/** Draws each reason once, with all that it forbids. @param {View} view @param {readonly Legal[]} legal @param {readonly Refused[]} refused */
function mayNot(view, legal, refused) {
  const tried = [...legal, ...refused.map(({ action }) => action)].map(({ verb }) => verb);
  // Where no action of a kind is allowed, and all for one reason, its kind says enough.
  const words = (/** @type {Legal} */ action) =>
    tried.filter((verb) => verb === action.verb).length > 1
      ? move(view, action)
      : kindOfMove(view, action.verb);
  const reasons = grouped(refused, ({ refusal }) => errorWords(refusal));
  return html`<h3>${t("position-may-not")}</h3>
    <ul class="position-reasons">
      ${reasons.map(([sentence, all]) =>
        reason(
          sentence,
          all,
          all.map(({ action }) => words(action)),
        ),
      )}
    </ul>`;
}

/** @param {string} sentence @param {readonly Refused[]} all that it is said of @param {readonly string[]} moves */
function reason(sentence, all, moves) {
  const rules = [...new Set(all.flatMap(({ refusal }) => refusal.rule ?? []))];
  return html`<li><p>${sentence} ${whyButton(rules, sentence)}</p> <small>${moves.join(" · ")}</small></li>`;
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
