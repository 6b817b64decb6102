/** Names and sentences for what the engine says of Volle Lotte. */

import { list, number, t } from "../../ui/i18n.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").CardName} CardName */

/** Gives the name of a card. @param {CardName} card */
export function faceName(card) {
  return t(`face-${card}`);
}

/** Gives the kind of a card. @param {CardName} card */
export function kindOf(card) {
  return card.startsWith("bonus-") ? "bonus" : card;
}

/** Lists dice as a sentence does: "1, 3 and 3". @param {readonly number[]} dice */
export function diceWords(dice) {
  return list(dice.map(String));
}

/** Says in one line what a card asks for or brings, by the rules that are played. @param {View} view @param {CardName} card @param {number | null} reward */
export function ask({ agreed }, card, reward) {
  const kind = kindOf(card);
  const ways = { straight: `-${agreed.straight}`, clover: `-${agreed.clover}` };
  const way = kind === "straight" || kind === "clover" ? ways[kind] : "";
  return t(`ask-${kind}${way}`, { reward: number(reward ?? 0) });
}

/** The amounts of events, each said as people write numbers. */
const AMOUNTS = ["points", "total", "score"];

/** Gives the words that the sentence of an event needs beyond those of every game. @param {Record<string, unknown>} event */
export function eventWords(event) {
  const { dice, card } = /** @type {{ dice?: number[], card?: CardName }} */ (event);
  const amounts = AMOUNTS.filter((name) => typeof event[name] === "number");
  return {
    diceWords: dice ? diceWords(dice) : "",
    cardName: card ? faceName(card) : "",
    ...Object.fromEntries(amounts.map((name) => [`${name}Words`, number(Number(event[name]))])),
  };
}
