/** Dice of the tray while a person is asked: a tap chooses or lets go, and a die that may not be laid aside says why. */

import { html } from "lit-html";
import { die } from "../../kit/art/dice.js";
import { t } from "../../kit/i18n.js";
import { showRefusal } from "../../match/components/why.js";
import { whyNot } from "../../match/questions.js";
import { diceKeys } from "./dice.js";
import { pick, picked } from "./picked.js";
import { tapped } from "./selection.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */

/** Draws the die at a place of the tray as a button. @param {Table} table @param {View} view @param {Turn} turn @param {number} place */
export function trayDie(table, view, turn, place) {
  const number = turn.dice[place] ?? 0;
  const mayBeKept = view.legal.some(
    (legal) => legal.verb === "keep" && legal.dice.includes(number),
  );
  return mayBeKept ? choice(table, view, turn, place) : question(table, view, turn, place);
}

/** @param {Turn} turn @param {number} place */
function keyOf({ dice, set_aside }, place) {
  return diceKeys(dice, set_aside)[place];
}

/** @param {Table} table @param {View} view @param {Turn} turn @param {number} place */
function choice(table, view, turn, place) {
  const number = turn.dice[place] ?? 0;
  const chosen = picked(table.state, turn);
  const tap = () => {
    const places = tapped(view.legal, turn.dice, chosen, place);
    if (places) pick(table, places);
    else ask(table, turn, place);
  };
  return html`<button type="button" class="die-toggle" data-motion=${keyOf(turn, place)} id=${`die-${place}`} data-number=${number} aria-pressed=${chosen.includes(place)} aria-keyshortcuts=${place + 1} aria-label=${t("die-choose", { number })} ?disabled=${table.state.asking} @click=${tap}>
    ${die("d6", number, {})}
  </button>`;
}

/** A die that may not be laid aside: it is rolled again, or brings nothing. @param {Table} table @param {View} view @param {Turn} turn @param {number} place */
function question(table, view, turn, place) {
  const number = turn.dice[place] ?? 0;
  const name = t(view.next?.by === "chance" ? "die-lies" : "die-why", { number });
  return html`<button type="button" class="die-toggle" data-motion=${keyOf(turn, place)} id=${`die-${place}`} data-number=${number} data-off="true" aria-keyshortcuts=${place + 1} aria-label=${name} @click=${() => ask(table, turn, place)}>
    ${die("d6", number, {})}
  </button>`;
}

/** Shows the engine's reason why the dice of this number may not all be laid aside. @param {Table} table @param {Turn} turn @param {number} place */
async function ask(table, { alike }, place) {
  const refusal = await whyNot(table, alike[place] ?? "");
  if (refusal) showRefusal(refusal);
}
