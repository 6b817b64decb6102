/** The deck: how many cards are left, and, for whoever wants to count, which. */

import { html, nothing } from "lit-html";
import { choose, chosen } from "../../state/settings.js";
import { number, t } from "../../ui/i18n.js";
import { cardBack, miniCard } from "./art/cards.js";
import { faceName } from "./words.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/lotte.js").View} View */

/** Draws the deck with the toggle that counts its cards. @param {Store} store @param {View} view */
export function pile(store, view) {
  const toggle = () => {
    choose({ counting: !chosen().counting });
    store.change({});
  };
  return html`<div class="pile">
    <span class="pile-back" aria-hidden="true">${cardBack()}</span>
    <p>${t("pile-left", { count: view.cards_left })}</p>
    <button type="button" class="button button-small" id="count-cards" aria-pressed=${chosen().counting} @click=${toggle}>${t("pile-count")}</button>
  </div>`;
}

/** Draws what is left, face by face, if that is wanted. @param {View} view */
export function counted({ left }) {
  if (!chosen().counting) return nothing;
  return html`<ul class="counted" aria-label=${t("pile-counted")}>
    ${left.map(
      ({
        card,
        count,
      }) => html`<li data-card=${card} data-none=${count === 0} role="img" aria-label=${t("pile-face", { face: faceName(card), count })}>
        <span class="counted-card">${miniCard(card)}</span> <b>${number(count)}</b>
      </li>`,
    )}
  </ul>`;
}
