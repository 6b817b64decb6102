/** The deck: how many cards are left, and, for whoever wants to count, which. */

import { html } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { explainButton } from "../../match/components/things.js";
import { showDeck } from "./things.js";
import { cardName } from "./words.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").View} View */

/** Draws the deck with the toggle that counts its cards. @param {Table} table @param {View} view */
export function drawPile(table, view) {
  const { counting } = table.state.settings;
  return html`<div class="pile explained">
    <span class="pile-back" data-motion-place="pile" data-motion-back="card" aria-hidden="true">${drawing("lotte-back")}</span>
    <p>${t("pile-left", { count: view.cards_left })}</p>
    <button type="button" class="button button-small" id="count-cards" aria-pressed=${counting} @click=${() => table.count(!counting)}>${t("pile-count")}</button>
    ${explainButton(t("rules-lotte-sign-deck.name"), () => showDeck(view))}
  </div>`;
}

/** Draws what is left, card by card. @param {View} view */
export function counted({ left }) {
  return html`<ul class="counted" aria-label=${t("pile-counted")}>
    ${left.map(
      ({ card, count }) => html`<li data-card=${card} data-none=${count === 0}>
        <span class="counted-face" role="img" aria-label=${t("pile-face", { face: cardName(card), count })}><span class="counted-card">${drawing(`lotte-small-${card}`)}</span> <b>${number(count)}</b></span>
      </li>`,
    )}
  </ul>`;
}
