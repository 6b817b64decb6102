/** The page that shows all cards of the house deck. */

import { html } from "lit-html";
import { cardFace } from "../art/card.js";
import { t } from "../i18n.js";
import { download } from "./files.js";
import { cardName } from "./words.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../contract.js").Card} Card */

const KINDS = ["plain", "370", "007", "black", "dog", "bone"];

/** Draws the page of the cards. @param {Store} store */
export function deck({ state }) {
  const cards = state.deck;
  return html`<article class="page deck">
    <h1 tabindex="-1">${t("deck-heading")}</h1>
    <p>${t("deck-own")}</p>
    <p>${t("deck-other")}</p>
    ${cards.length ? all(cards) : html`<p role="status">${t("deck-waiting")}</p>`}
  </article>`;
}

/** @param {Card[]} cards */
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

/** @param {string} kind @param {Card[]} cards */
function section(kind, cards) {
  return html`<section>
    <h2>${t(`deck-kind-${kind}`, { count: cards.length })}</h2>
    <ul class="deck-cards">
      ${cards.map((card) => html`<li><div class="card" role="img" aria-label=${cardName(card)} data-card=${card.id}>${cardFace(card)}</div></li>`)}
    </ul>
  </section>`;
}
