/** The page of cards, and the key to cards and signs on the page of rules. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { download } from "../../match/components/files.js";
import { cardBack, cardFace } from "./art/card.js";
import { chip, peg } from "./art/pieces.js";
import { drawCorner, drawNumber } from "./explain.js";
import { cardName, HOUSE_DECK } from "./words.js";

/** @import { Sign } from "../game-ui.js" */

const KINDS = ["plain", "370", "007", "black", "dog", "bone"];
const KINDS_IN_KEY = ["plain", "black", "370", "007", "dog", "bone"];

/** @param {string} kind */
const cardsOf = (kind) => HOUSE_DECK.filter((card) => card.kind === kind);

/** Returns the first card of a kind, as a list of one. @param {string} kind */
export const firstOf = (kind) => cardsOf(kind).slice(0, 1);

/** Draws the page of cards: the house deck, kind by kind. */
export function deck() {
  const file = () => download("volle-wolle-deck.json", JSON.stringify(HOUSE_DECK, null, 1));
  return html`<p>${t("deck-own")}</p>
    <p>${t("deck-other")}</p>
    <p><button type="button" class="button" id="download-deck" @click=${file}>${t("deck-download")}</button></p>
    ${KINDS.map((kind) => section(kind))}`;
}

/** @param {string} kind */
function section(kind) {
  const cards = cardsOf(kind);
  return html`<section>
    <h2>${t(`deck-kind-${kind}`, { count: cards.length })}</h2>
    <ul class="deck-cards">
      ${cards.map((card) => html`<li><div class="card" role="img" aria-label=${cardName(card)} data-card=${card.id}>${cardFace(card)}</div></li>`)}
    </ul>
  </section>`;
}

/** Returns the key, in its order. @returns {Sign[]} */
export function signs() {
  return [
    { id: "bonus", drawing: drawCorner(2) },
    { id: "minus", drawing: drawCorner(-2) },
    { id: "bone-symbol", drawing: drawCorner("bone") },
    { id: "sheep-number", drawing: drawNumber(7) },
    ...KINDS_IN_KEY.map((id) => ({ id, drawing: firstOf(id).map(cardFace) })),
    { id: "herd", drawing: cardBack() },
    { id: "chip", drawing: chip() },
    { id: "bid", drawing: peg() },
  ];
}
