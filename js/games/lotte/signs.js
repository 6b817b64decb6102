/** The key to the cards, one of each kind, and to the signs on the table. */

import { drawing } from "../../kit/art/drawing.js";
import { factsOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/lotte.js").Card} Card */

/** Returns the kinds of card in the order of the deck, then the signs. @returns {import("../game-ui.js").Sign[]} */
export function signs() {
  return [
    ...firsts().map(({ kind, name }) => ({ id: kind, drawing: drawing(`lotte-card-${name}`) })),
    { id: "deck", drawing: drawing("lotte-back") },
    { id: "risk", drawing: drawing("lotte-risk") },
    { id: "safe", drawing: drawing("lotte-safe") },
    { id: "leader", drawing: drawing("lotte-crown") },
    { id: "target", drawing: drawing("lotte-flag") },
  ];
}

/** Returns the first card of each kind. */
export function firsts() {
  const cards = /** @type {readonly Card[]} */ (factsOf("lotte").cards);
  return cards.filter(({ kind }, place) => cards.findIndex((card) => card.kind === kind) === place);
}
