/** Names of Volle Wolle's cards, and what its sentences about events need. */

import { list, t } from "../../kit/i18n.js";
import { factsOf } from "../../match/game-facts.js";

/** @typedef {import("../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */
/** @typedef {import("../../protocol/wolle.js").Payment} Payment */

/** The fields of events that name cards, payments and penalties. @typedef {{ cards: readonly string[] | null, card: string | null, corner: number, bonus: number, chips: number, sheep_number: number | null }} EventFields */

/** Says all that a card shows. @param {Card} card */
export function cardName(card) {
  return t(`card-${card.kind}`, { ...cardWords(card), ...cornerWords(card) });
}

/** @param {Card} card */
function cardWords({ points, number: sheepNumber }) {
  return { size: Math.abs(points), number: sheepNumber ?? 0 };
}

/** @param {Card} card */
function cornerWords({ corner }) {
  if (corner === "bone") return { corner };
  const sign = corner > 0 ? "bonus" : corner < 0 ? "minus" : "none";
  return { corner: sign, corner_size: Math.abs(corner) };
}

/** Lists cards as a sentence does: those that are named alike told apart, but dogs as a number. @param {readonly Card[]} cards */
function cardList(cards) {
  const all = cards.map((card) => ({
    card,
    alike: cards.filter((other) => areAlike(card, other)),
  }));
  const named = all.filter(({ card, alike }) => card.kind !== "dog" || card === alike[0]);
  return list(named.map(({ card, alike }) => cardShort(card, alike.length)));
}

/** @param {Card} card @param {Card} other */
function areAlike(card, other) {
  return card.kind === other.kind && card.points === other.points;
}

/** @param {Card} card @param {number} count of those that are named alike */
function cardShort(card, count) {
  const told = count > 1 ? "yes" : "no";
  return t(`card-short-${card.kind}`, { ...cardWords(card), told, count });
}

/** Says what lifts a result: the bonus, chips, or both. @param {Payment} payment */
export function pay(payment) {
  return t("pay", paymentWords(payment));
}

/** Names what lifts a result, for sentences to choose by. @param {Payment} payment */
export function paymentWords({ bonus, chips }) {
  const kinds = bonus ? ["bonus", "both"] : ["none", "chips"];
  return { payment: kinds[chips ? 1 : 0] ?? "none", bonus, chips };
}

/** Returns what sentences need beyond the shared words. @param {View} view @param {GameEvent} event @returns {Record<string, string | number>} */
export function eventWords(view, event) {
  const fields = /** @type {Partial<EventFields>} */ (event);
  const { corner = 0, bonus = 0, chips = 0, sheep_number } = fields;
  const named = cardsNamed(view, event);
  return {
    cardNames: cardList(named),
    named: named.length || typeof sheep_number === "number" ? "yes" : "no",
    ...paymentWords({ bonus, chips }),
    malus: Math.max(0, -corner),
  };
}

/** Returns the cards that the sentence of an event names. @param {View} view @param {GameEvent} event */
export function cardsNamed(view, event) {
  const { cards, card } = /** @type {Partial<EventFields>} */ (event);
  return findCards(view, cards ?? (card ? [card] : []));
}

/** The cards of the house deck, in deck order. */
export const HOUSE_DECK = /** @type {readonly Card[]} */ (factsOf("wolle").cards);

/** Returns the cards that a match is played with, in deck order. @param {View} view */
export function deckOf({ options }) {
  return Array.isArray(options.deck) ? /** @type {readonly Card[]} */ (options.deck) : HOUSE_DECK;
}

/** @param {View} view @param {readonly string[]} ids */
function findCards(view, ids) {
  const cards = deckOf(view);
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** Lists cards by their ids. @param {View} view @param {readonly string[]} ids */
export function cardNames(view, ids) {
  return cardList(findCards(view, ids));
}

/** Says all that a card shows, by its id. @param {View} view @param {string} id */
export function cardInFull(view, id) {
  return findCards(view, [id]).map(cardName).join();
}

/** Returns what the sentences of the coach need beyond what the engine says: what a card is called. @param {View} view @param {Readonly<Record<string, number | string>>} values @returns {Record<string, number | string>} */
export function reasonWords(view, { card }) {
  const [named] = findCards(view, card === undefined ? [] : [String(card)]);
  return named ? { ...cardWords(named), kind: named.kind, told: "no", count: 1 } : {};
}
