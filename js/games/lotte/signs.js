/** The key to the cards: one of each kind. */

import { factsOf } from "../../state/game-facts.js";
import { cardFace } from "./art/cards.js";

/** @typedef {import("../../protocol/lotte.js").Card} Card */

/** Returns the kinds of card in the order of the deck. @returns {import("../game-ui.js").Sign[]} */
export function signs() {
  const cards = /** @type {readonly Card[]} */ (factsOf("lotte").cards);
  const firsts = cards.filter(
    ({ kind }, place) => cards.findIndex((card) => card.kind === kind) === place,
  );
  return firsts.map(({ kind, name }) => ({ id: kind, drawing: cardFace(name) }));
}
