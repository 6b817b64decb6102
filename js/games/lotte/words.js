/** Names of cards, dice, points and actions. */

import { list, t } from "../../kit/i18n.js";
import { factsOf } from "../../match/game-facts.js";

/** @import { ChanceWords } from "../../match/components/dock.js" */
/** @import { Card, CardName, GameEvent, Legal, Turn, View } from "../../protocol/lotte.js" */

/** The faces of the cards, in the order of the deck. */
export const CARDS = /** @type {readonly Card[]} */ (factsOf("lotte").cards);

/** Returns the name of a card. @param {CardName} card */
export function cardName(card) {
  return t(`face-${card}`);
}

/** Returns the kind of a card. @param {CardName} card */
export function kindOf(card) {
  return CARDS.find(({ name }) => name === card)?.kind ?? card;
}

/** Returns the name of the points of a turn: under Fireworks they cannot be lost. @param {Turn} turn */
export function riskHeading({ card }) {
  return t("risk-heading", { kind: card ? kindOf(card) : "" });
}

/** Returns dice as a list for sentences, such as "1, 3 and 3". @param {readonly number[]} dice */
export function diceWords(dice) {
  return list(dice.map(String));
}

/** Describes what a card requires or brings under the rules of the match, in one line. @param {View} view @param {CardName} card @param {string} reward points in words */
export function cardTask({ agreed }, card, reward) {
  const kind = kindOf(card);
  const byRule = { straight: `-${agreed.straight}`, clover: `-${agreed.clover}` };
  const suffix = kind === "straight" || kind === "clover" ? byRule[kind] : "";
  return t(`ask-${kind}${suffix}`, { reward });
}

/** Describes the numbers of a straight that are missing. @param {Turn} turn */
export function missingWords({ missing }) {
  return missing.length ? t("missing-left", { numbers: diceWords(missing) }) : t("missing-none");
}

/** Returns the words for setting dice aside; null for other actions. @param {View} _view @param {Legal} action */
export function move(_view, action) {
  if (action.verb !== "keep") return null;
  return t("move-aside", { dice: diceWords(action.dice), count: action.dice.length });
}

/** Returns the variables that the sentence of an event needs beyond the shared ones. @param {View} _view @param {GameEvent} event */
export function eventWords(_view, event) {
  return "dice" in event ? { diceCount: event.dice.length } : {};
}

/** Returns the words for choosing the card or the dice. @param {View} view @param {Turn} turn @returns {ChanceWords} */
export function chanceWords({ phase }, { rolls: count }) {
  if (phase === "card")
    return {
      choose: t("choose-card"),
      heading: t("choose-card-heading"),
      name: () => t("lot-card"),
      value: (value) => cardName(/** @type {CardName} */ (value)),
    };
  return {
    choose: t("choose-dice", { count }),
    heading: t("choose-dice-heading", { count }),
    name: (_, number) => t("lot-die", { number }),
    value: (value) => value,
  };
}
