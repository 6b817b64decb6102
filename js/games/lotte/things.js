/** What each thing on the table of Volle Lotte is: the cards, the points, and what stands on the panel of a seat. */

import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { showThings, signThing } from "../../match/components/things.js";
import { cardName, kindOf, riskHeading } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").CardName} CardName */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../game-ui.js").Thing} Thing */

/** Returns a sign of the key as a thing. @param {string} id @param {Thing["drawing"]} drawing @param {string} [name] */
const sign = (id, drawing, name) => signThing("lotte", id, drawing, name);

/** Says what a card does. @param {CardName} card @returns {Thing} */
export function cardThing(card) {
  return {
    ...sign(kindOf(card), drawing(`lotte-card-${card}`), cardName(card)),
    text: t(`does-${kindOf(card)}`),
  };
}

/** Shows what the card of the turn is, or the deck before it is drawn. @param {View} view @param {CardName | null} card */
export function showCard(view, card) {
  return card ? showThings(cardName(card), [cardThing(card)]) : showDeck(view);
}

/** Shows what the deck is. @param {View} view */
export function showDeck({ cards_left }) {
  const deck = sign("deck", drawing("lotte-back"), t("pile-left", { count: cards_left }));
  return showThings(t("rules-lotte-sign-deck.name"), [deck]);
}

/** Shows what the points of a turn are, and those that are written down. @param {Turn} turn @param {number} score */
export function showPoints(turn, score) {
  const words = { heading: riskHeading(turn), points: number(turn.points) };
  const things = [
    sign("risk", drawing("lotte-risk"), t("points-at-risk", words)),
    sign("safe", drawing("lotte-safe"), t("points-safe", { points: number(score) })),
  ];
  return showThings(t("tableau-heading"), things);
}

/** Returns all that stands on the panel of a seat. @param {View} view @param {number} seat @returns {Thing[]} */
export function seatThings({ agreed, seats, finale }, seat) {
  const { score = 0, leads = false } = seats[seat] ?? {};
  const words = { score: number(score), target: number(agreed.target) };
  return [
    sign("safe", drawing("lotte-safe"), t("seat-score", words)),
    ...(leads ? [sign("leader", drawing("lotte-crown"))] : []),
    ...(finale?.seat === seat ? [sign("target", drawing("lotte-flag"))] : []),
  ];
}
