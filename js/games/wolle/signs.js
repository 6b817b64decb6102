/** The key to the signs: what stands in the corner of a card, and the kinds of card. */

import { html } from "lit-html";
import { badge } from "./art/badge.js";
import { cardFace } from "./art/card.js";
import { HOUSE_DECK } from "./words.js";

/** The corners, by what their words are called. */
const CORNERS = /** @type {const} */ ([
  ["bonus", 2],
  ["minus", -2],
  ["bone-symbol", "bone"],
]);

const KINDS = ["plain", "black", "370", "007", "dog", "bone"];

/** Returns the signs in the order of the key. @returns {import("../game-ui.js").Sign[]} */
export function signs() {
  return [
    ...CORNERS.map(([id, corner]) => ({ id, drawing: drawCorner(corner) })),
    ...KINDS.map((id) => ({ id, drawing: drawKind(id) })),
  ];
}

/** @param {number | "bone"} corner */
function drawCorner(corner) {
  return html`<svg class="piece-art" viewBox="-46 -24 92 48" aria-hidden="true" focusable="false">${badge(corner)}</svg>`;
}

/** Draws the first card of a kind. @param {string} kind */
function drawKind(kind) {
  return HOUSE_DECK.filter((card) => card.kind === kind)
    .slice(0, 1)
    .map(cardFace);
}
