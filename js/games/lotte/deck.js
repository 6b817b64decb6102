/** The body of the page of cards: the eleven faces, how many of each there are, and what each does. */

import { html } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { factsOf, rulesOf } from "../../match/game-facts.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").Card} Card */
/** @typedef {import("../../protocol/lotte.js").Kind} Kind */

/** Draws the cards of the deck, those of one kind together. */
export function deck() {
  const cards = /** @type {readonly Card[]} */ (factsOf("lotte").cards);
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  return html`<p>${t("faces-about")}</p>
    <div class="face-kinds">
      ${kinds.map((kind) =>
        section(
          kind,
          cards.filter((card) => card.kind === kind),
        ),
      )}
    </div>`;
}

/** @param {Kind} kind @param {Card[]} cards */
function section(kind, cards) {
  const [first] = cards;
  const name = kind === "bonus" || !first ? t("faces-bonus") : cardName(first.name);
  return html`<section class="face-kind on-dark" data-kind=${kind}>
    <h2>${name}</h2>
    <ul class="face-cards">${cards.map(card)}</ul>
    <p class="face-does">${t(`does-${kind}`)} ${whyButton(rulesOf("lotte", `sign-${kind}`), name)}</p>
  </section>`;
}

/** @param {Card} card */
function card({ name, count }) {
  return html`<li data-card=${name}>
    <div class="card" role="img" aria-label=${cardName(name)}>${drawing(`lotte-card-${name}`)}</div>
    <p>${t("faces-count", { count })}</p>
  </li>`;
}
