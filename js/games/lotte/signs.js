/** The key to the cards, one of each kind, and to the signs on the table. */

import { factsOf } from "../../match/game-facts.js";
import { cardBack, cardFace } from "./art/cards.js";
import { crown, riskBalloon, slate, targetFlag } from "./art/pieces.js";

/** @typedef {import("../../protocol/lotte.js").Card} Card */

/** Returns the kinds of card in the order of the deck, then the signs. @returns {import("../game-ui.js").Sign[]} */
export function signs() {
  return [
    ...firsts().map(({ kind, name }) => ({ id: kind, drawing: cardFace(name) })),
    { id: "deck", drawing: cardBack() },
    { id: "risk", drawing: riskBalloon() },
    { id: "safe", drawing: slate() },
    { id: "leader", drawing: crown() },
    { id: "target", drawing: targetFlag() },
  ];
}

/** Returns the first card of each kind. */
export function firsts() {
  const cards = /** @type {readonly Card[]} */ (factsOf("lotte").cards);
  return cards.filter(({ kind }, place) => cards.findIndex((card) => card.kind === kind) === place);
}
