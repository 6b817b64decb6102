/** Names and sentences for what the engine says of Volle Lotte. */

import { list, t } from "../../kit/i18n.js";
import { factsOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Card} Card */
/** @typedef {import("../../protocol/lotte.js").CardName} CardName */

/** Returns the name of a card. @param {CardName} card */
export function cardName(card) {
  return t(`face-${card}`);
}

/** Returns the kind of a card. @param {CardName} card */
export function kindOf(card) {
  const cards = /** @type {readonly Card[]} */ (factsOf("lotte").cards);
  return cards.find(({ name }) => name === card)?.kind ?? card;
}

/** Names the points of a turn: with Fireworks none of them can be lost. @param {import("../../protocol/lotte.js").Turn} turn */
export function riskHeading({ card }) {
  return t("risk-heading", { kind: card ? kindOf(card) : "" });
}

/** Lists dice as a sentence does: "1, 3 and 3". @param {readonly number[]} dice */
export function diceWords(dice) {
  return list(dice.map(String));
}

/** Says in one line what a card asks for or brings, by the rules that are played. @param {View} view @param {CardName} card @param {string} reward points in words */
export function ask({ agreed }, card, reward) {
  const kind = kindOf(card);
  const ways = { straight: `-${agreed.straight}`, clover: `-${agreed.clover}` };
  const way = kind === "straight" || kind === "clover" ? ways[kind] : "";
  return t(`ask-${kind}${way}`, { reward });
}

/** Returns no more words: the sentences of this game need those of every game alone. */
export const eventWords = () => ({});
