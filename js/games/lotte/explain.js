/** Explanations of cards, points, and the signs on the panel of a seat. */

import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { explainableSign, showExplainables } from "../../match/components/explain.js";
import { cardName, kindOf, riskHeading } from "./words.js";

/** @import { Explainable } from "../../match/components/explain.js" */
/** @import { CardName, Turn, View } from "../../protocol/lotte.js" */
/** @import { Drawing } from "../game-ui.js" */

/** @param {string} id of a sign @param {Drawing} drawing @param {string} [name] */
const sign = (id, drawing, name) => explainableSign("lotte", id, drawing, name);

/** Returns the explanation of a card. @param {CardName} card @returns {Explainable} */
export function explainableCard(card) {
  return {
    ...sign(kindOf(card), drawing(`lotte-face-${card}`), cardName(card)),
    text: t(`does-${kindOf(card)}`),
  };
}

/** Explains the card of the turn, or the deck before a card is drawn. @param {View} view @param {CardName | null} card */
export function showCard(view, card) {
  return card ? showExplainables(cardName(card), [explainableCard(card)]) : showDeck(view);
}

/** Explains the deck. @param {View} view */
export function showDeck({ cards_left }) {
  const deck = sign("deck", drawing("lotte-back"), t("pile-left", { count: cards_left }));
  return showExplainables(t("rules-lotte-sign-deck.name"), [deck]);
}

/** Explains the points at risk and the points written down. @param {Turn} turn @param {number} score */
export function showPoints(turn, score) {
  const words = { heading: riskHeading(turn), points: number(turn.points) };
  return showExplainables(t("tableau-heading"), [
    sign("risk", drawing("lotte-risk"), t("points-at-risk", words)),
    sign("safe", drawing("lotte-safe"), t("points-safe", { points: number(score) })),
  ]);
}

/** Returns the explanations of everything on the panel of a seat. @param {View} view @param {number} seat @returns {Explainable[]} */
export function seatExplainables({ agreed, seats, finale }, seat) {
  const { score = 0, leads = false } = seats[seat] ?? {};
  const words = { score: number(score), target: number(agreed.target) };
  return [
    sign("safe", drawing("lotte-safe"), t("seat-score", words)),
    ...(leads ? [sign("leader", drawing("lotte-crown"))] : []),
    ...(finale?.seat === seat ? [sign("target", drawing("lotte-flag"))] : []),
  ];
}
