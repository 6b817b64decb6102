/** How far a match is. */

import { number, t } from "../../kit/i18n.js";
import { rulesOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/wolle.js").View} View */

/** Where the bar tells what is left of the deck, and of the stock of chips. */
export const DECK = "fact:1";
export const STOCK = "fact:2";

/** Says what the bar tells of a match. @param {View} view */
export function facts({ round, rounds, undealt_count, stock }) {
  if (!round) return [];
  return [
    t("round-of", { round: number(round), rounds: number(rounds) }),
    t("cards-left", { count: undealt_count }),
    t("stock-chips", { count: stock }),
  ];
}

/** Returns the rules behind that. */
export function factRules() {
  return rulesOf("wolle", "rounds");
}

/** Says how far a match is: which round is played. @param {View} view */
export function progress(view) {
  return facts(view)[0] ?? "";
}
