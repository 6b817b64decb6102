/** All cards of the house deck, kind by kind. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { download } from "../../match/components/files.js";
import { cardFace } from "./art/cards.js";
import { cardName, HOUSE_DECK } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").Card} Card */

const KINDS = ["plain", "370", "007", "black", "dog", "bone"];

/** Draws the body of the page of the cards. */
export function deck() {
  return html`<p>${t("deck-own")}</p>
    <p>${t("deck-other")}</p>
    ${all(HOUSE_DECK)}`;
}

/** @param {readonly Card[]} cards */
function all(cards) {
  const file = () => download("volle-wolle-deck.json", JSON.stringify(cards, null, 1));
  return html`<p><button type="button" class="button" id="download-deck" @click=${file}>${t("deck-download")}</button></p>
    ${KINDS.map((kind) =>
      section(
        kind,
        cards.filter((card) => card.kind === kind),
      ),
    )}`;
}

/** @param {string} kind @param {readonly Card[]} cards */
function section(kind, cards) {
  return html`<section>
    <h2>${t(`deck-kind-${kind}`, { count: cards.length })}</h2>
    <ul class="deck-cards">
      ${cards.map((card) => html`<li><div class="card" role="img" aria-label=${cardName(card)} data-card=${card.id}>${cardFace(card)}</div></li>`)}
    </ul>
  </section>`;
}
