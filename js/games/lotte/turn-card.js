/** The card of the turn, big, with its name, what it asks for, and how far that has been reached. */

import { html, nothing } from "lit-html";
import { list, t } from "../../ui/i18n.js";
import { cardBack, cardFace } from "./art/cards.js";
import { ask, faceName, kindOf } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("./shown.js").Shown} Shown */

/** Draws the card and its words. @param {View} view @param {Shown} shown */
export function booth(view, shown) {
  const { card } = shown;
  return html`<div class="booth" data-card=${card ?? "none"} data-kind=${card ? kindOf(card) : "none"}>
    <div class="booth-card" role="img" aria-label=${card ? faceName(card) : t("face-back")}>${card ? cardFace(card) : cardBack()}</div>
    <div class="booth-words">
      ${card ? html`<p class="booth-number">${t("card-of-turn", { number: shown.cards })}</p>` : nothing}
      <h2>${card ? faceName(card) : t("booth-empty")}</h2>
      <p class="booth-ask">${card ? ask(view, card, shown.reward) : t("ask-nothing")}</p>
      ${progress(view, shown)}
    </div>
  </div>`;
}

/** @param {View} view @param {Shown} shown */
function progress(view, shown) {
  if (shown.card === "straight") return straight(view, shown);
  return shown.full_rolls_needed > 1 ? fullRolls(shown) : nothing;
}

/** The numbers of each straight that can be agreed on. */
const STRAIGHTS = { "1-5": [1, 2, 3, 4, 5], "1-6": [1, 2, 3, 4, 5, 6] };

/** @param {View} view @param {Shown} shown */
function straight({ agreed }, { missing }) {
  return html`<ol class="lamps" aria-label=${t("missing-heading")}>
      ${STRAIGHTS[agreed.straight].map((number) => lamp(number, !missing.includes(number)))}
    </ol>
    <p class="lamps-words">${missing.length ? t("missing-left", { numbers: list(missing.map(String)) }) : t("missing-none")}</p>`;
}

/** @param {number} number @param {boolean} isThere */
function lamp(number, isThere) {
  const state = isThere ? "there" : "missing";
  return html`<li class="lamp" data-state=${state} role="img" aria-label=${t("missing-number", { number, state })}>${number}</li>`;
}

/** @param {Shown} shown */
function fullRolls({ full_rolls, full_rolls_needed }) {
  return html`<p class="lamps-words" data-made=${full_rolls}>${t("full-rolls-of", { made: full_rolls, needed: full_rolls_needed })}</p>`;
}
