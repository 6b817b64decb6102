/** The key to the signs: what stands in the corner of a card, the kinds of card, and what else lies on the table. */

import { drawing } from "../../kit/art/drawing.js";
import { cardFace } from "./art/cards.js";
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
    ...CORNERS.map(([id, corner]) => ({ id, drawing: drawing(`wolle-corner-${corner}`) })),
    { id: "sheep-number", drawing: drawing("wolle-number-7") },
    ...KINDS.map((id) => ({ id, drawing: firstOf(id).map(cardFace) })),
    { id: "herd", drawing: drawing("wolle-back") },
    { id: "chip", drawing: drawing("wolle-chip") },
    { id: "bid", drawing: drawing("wolle-peg") },
  ];
}

/** Returns the first card of a kind, as a list of one. @param {string} kind */
export function firstOf(kind) {
  return HOUSE_DECK.filter((card) => card.kind === kind).slice(0, 1);
}
