/** Reference: the page of cards, the key to cards and signs, and the cheat sheet. */

import { html } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import {
  explainableSign,
  explainButton,
  showExplainables,
} from "../../match/components/explain.js";
import { download } from "../../match/components/files.js";
import { factsOf } from "../../match/game-facts.js";
import { cardFace, miniCard } from "./art/cards.js";
import { cardName, HOUSE_DECK } from "./words.js";

/** @import { Drawing, Sign } from "../game-ui.js" */

const KINDS = ["plain", "370", "007", "black", "dog", "bone"];
const KINDS_IN_KEY = ["plain", "black", "370", "007", "dog", "bone"];

/** @param {string} kind */
const cardsOf = (kind) => HOUSE_DECK.filter((card) => card.kind === kind);

/** Returns the first card of a kind, as a list of one. @param {string} kind */
const firstOf = (kind) => cardsOf(kind).slice(0, 1);

/** Draws the page of cards: the house deck, kind by kind. */
export function deck() {
  const file = () => download("volle-wolle-deck.json", JSON.stringify(HOUSE_DECK, null, 1));
  return html`<p>${t("deck-own")}</p>
    <p>${t("deck-other")}</p>
    <p><button type="button" class="button" id="download-deck" @click=${file}>${t("deck-download")}</button></p>
    ${KINDS.map((kind) => deckSection(kind))}`;
}

/** @param {string} kind */
function deckSection(kind) {
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
    { id: "bonus", drawing: drawing(`wolle-corner-${2}`) },
    { id: "minus", drawing: drawing(`wolle-corner-${-2}`) },
    { id: "bone-symbol", drawing: drawing("wolle-corner-bone") },
    { id: "sheep-number", drawing: drawing("wolle-number-7") },
    ...KINDS_IN_KEY.map((id) => ({ id, drawing: firstOf(id).map(cardFace) })),
    { id: "herd", drawing: drawing("wolle-back") },
    { id: "chip", drawing: drawing("wolle-chip") },
    { id: "bid", drawing: drawing("wolle-peg") },
  ];
}

/** A number of cards, and its points. @typedef {[label: string, points: string]} Value */

/** Draws the cheat sheet: a row for everything whose value is not printed on it. */
export function cheatSheet() {
  return html`<ul class="worths">
    ${valueRow("370", "set-370", firstOf("370").map(miniCard), setValues("370"))}
    ${valueRow("007", "set-007", firstOf("007").map(miniCard), setValues("007"))}
    ${valueRow("dog", "dogs", drawing("wolle-dog-d1"), [
      [t("crib-dog-one"), points("dog")],
      [t("crib-dog-most"), points("dog-most")],
      [t("crib-dog-none"), t("crib-returned")],
    ])}
    ${valueRow("bone", "bone", drawing("wolle-bone"), [[t("crib-bone"), points("bone")]])}
    ${valueRow("chip", "chips", drawing("wolle-chip"), [[t("chips-counted", { chips: 1 }), points("chip")]])}
  </ul>`;
}

/** @param {string} kind */
const scoring = (kind) => factsOf("wolle").scoring_table[kind] ?? [];

/** @param {string} kind @returns {Value[]} */
const setValues = (kind) =>
  scoring(kind).map(({ of, points }) => [t("tray-earns", { count: of }), number(points)]);

/** @param {string} kind */
const points = (kind) => number(scoring(kind)[0]?.points ?? 0);

/** @param {string} id of its sign @param {string} part of the score sheet, whose short name is the heading @param {Drawing} drawing @param {Value[]} values */
function valueRow(id, part, drawing, values) {
  const sign = explainableSign("wolle", id, drawing);
  return html`<li class="worth explained" data-kind=${id}>
    <span class="worth-picture">${drawing}</span>
    <strong>${t(`scores-${part}`)}</strong>
    <ul>${values.map(([label, points]) => html`<li><small>${label}</small> <b>${points}</b></li>`)}</ul>
    ${explainButton(sign.name, () => showExplainables(sign.name, [sign]))}
  </li>`;
}
