/** Dice of the tray while a person is asked: a tap chooses or lets go, and a die that may not be laid aside says why. */

import { html } from "lit-html";
import { showWhy } from "../../ui/components/why.js";
import { errorWords } from "../../ui/components/words.js";
import { t } from "../../ui/i18n.js";
import { die } from "./art/dice.js";
import { pick, picked } from "./picked.js";
import { numbersAt, tapped } from "./selection.js";
import { kindOf } from "./words.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */

/** Draws the die at a place of the tray as a button. @param {Store} store @param {View} view @param {number} place */
export function toggle(store, view, place) {
  const turn = /** @type {Turn} */ (view.turn);
  const number = turn.dice[place] ?? 0;
  if (view.next?.by === "chance") return remainder(store, turn, place, number);
  return view.legal.some(({ dice }) => dice?.includes(number))
    ? choice(store, view, turn, place, number)
    : question(store, view, turn, place, number);
}

/** @param {Store} store @param {View} view @param {Turn} turn @param {number} place @param {number} number */
function choice(store, view, turn, place, number) {
  const chosen = picked(store.state, turn);
  const tap = () => {
    const places = tapped(view.legal, turn.dice, chosen, place);
    if (places) pick(store, places);
    else ask(store, view, numbersAt(turn.dice, [...chosen, place]));
  };
  return html`<button type="button" class="die-toggle" id=${`die-${place}`} data-number=${number} aria-pressed=${chosen.includes(place)} aria-keyshortcuts=${place + 1} aria-label=${t("die-choose", { number })} ?disabled=${store.state.asking} @click=${tap}>
    ${die(number, {})}
  </button>`;
}

/** @param {Store} store @param {View} view @param {Turn} turn @param {number} place @param {number} number */
function question(store, view, turn, place, number) {
  const alike = turn.dice.filter((other) => other === number);
  return dead(place, number, t("die-why", { number }), () => ask(store, view, alike));
}

/** A die that is rolled again with the others. @param {Store} store @param {Turn} turn @param {number} place @param {number} number */
function remainder(store, { card }, place, number) {
  const aside = store.state.log.findLast(({ code }) => code === "dice.aside");
  const rules = new Set(aside ? [aside.rule] : []);
  if (card) rules.add(`lotte.card.${kindOf(card)}`);
  return dead(place, number, t("die-lies", { number }), () =>
    showWhy([...rules], t("error-keep-done")),
  );
}

/** @param {number} place @param {number} number @param {string} name @param {() => unknown} tap */
function dead(place, number, name, tap) {
  return html`<button type="button" class="die-toggle" id=${`die-${place}`} data-number=${number} data-off="true" aria-keyshortcuts=${place + 1} aria-label=${name} @click=${tap}>
    ${die(number, {})}
  </button>`;
}

/** Shows the engine's reason why these dice may not be laid aside. @param {Store} store @param {View} view @param {number[]} dice */
async function ask(store, view, dice) {
  const refusal = await store.askWhy(`${(view.seat ?? 0) + 1} keep ${dice.join(" ")}`);
  if (refusal) showWhy(refusal.rule ? [refusal.rule] : [], errorWords(refusal));
}
