/** The page of cards, and the key to cards and signs on the page of rules. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { rulesOf } from "../../match/game-facts.js";
import { cardBack, cardFace } from "./art/cards.js";
import { crown, riskBalloon, slate, targetFlag } from "./art/pieces.js";
import { CARDS, cardName } from "./words.js";

/** @import { Card } from "../../protocol/lotte.js" */
/** @import { Sign } from "../game-ui.js" */

/** Returns the first card of each kind. */
export function firstCards() {
  return CARDS.filter(({ kind }, place) => CARDS.findIndex((card) => card.kind === kind) === place);
}

/** Returns the name of a kind by its first card. @param {Card} card */
export function kindName({ kind, name }) {
  return kind === "bonus" ? t("faces-bonus") : cardName(name);
}

/** Draws the page of cards: the faces of each kind with their numbers, and what the kind does. */
export function deck() {
  return html`<p>${t("faces-about")}</p>
    <div class="face-kinds">${firstCards().map(section)}</div>`;
}

/** @param {Card} first of its kind */
function section(first) {
  const { kind } = first;
  const heading = kindName(first);
  return html`<section class="face-kind on-dark" data-kind=${kind}>
    <h2>${heading}</h2>
    <ul class="face-cards">${CARDS.filter((card) => card.kind === kind).map(face)}</ul>
    <p class="face-does">${t(`does-${kind}`)} ${whyButton(rulesOf("lotte", `sign-${kind}`), heading)}</p>
  </section>`;
}

/** @param {Card} card */
function face({ name, count }) {
  return html`<li data-card=${name}>
    <div class="card" role="img" aria-label=${cardName(name)}>${cardFace(name)}</div>
    <p>${t("faces-count", { count })}</p>
  </li>`;
}

/** Returns the key: the kinds of card in the order of the deck, then the signs. @returns {Sign[]} */
export function signs() {
  return [
    ...firstCards().map(({ kind, name }) => ({ id: kind, drawing: cardFace(name) })),
    { id: "deck", drawing: cardBack() },
    { id: "risk", drawing: riskBalloon() },
    { id: "safe", drawing: slate() },
    { id: "leader", drawing: crown() },
    { id: "target", drawing: targetFlag() },
  ];
}
