/** Names of cards, payments and actions, and the variables of sentences about events. */

import { list, t } from "../../kit/i18n.js";
import { factsOf } from "../../match/game-facts.js";

/** @import { ChanceWords } from "../../match/components/dock.js" */
/** @import { Card, GameEvent, Legal, Payment, Turn, View } from "../../protocol/wolle.js" */

/** Fields of events that name cards, payments, penalties and seats. @typedef {{ cards: readonly string[] | null, card: string | null, corner: number, bonus: number, chips: number, sheep_number: number | null, skipped: readonly number[] }} EventFields */

/** The cards of the house deck, in deck order. */
export const HOUSE_DECK = /** @type {readonly Card[]} */ (factsOf("wolle").cards);

/** Returns the cards of a match, in deck order. @param {View} view */
export function deckOf({ options }) {
  return Array.isArray(options.deck) ? /** @type {readonly Card[]} */ (options.deck) : HOUSE_DECK;
}

/** @param {View} view @param {readonly string[]} ids */
function findCards(view, ids) {
  const cards = deckOf(view);
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** Returns the full name of a card, with everything printed on it. @param {Card} card */
export function cardName(card) {
  return t(`card-${card.kind}`, { ...cardWords(card), ...cornerWords(card) });
}

/** @param {Card} card */
function cornerWords({ corner }) {
  if (corner === "bone") return { corner };
  const sign = corner > 0 ? "bonus" : corner < 0 ? "minus" : "none";
  return { corner: sign, corner_size: Math.abs(corner) };
}

/** @param {Card} card */
function cardWords({ points, number: sheepNumber }) {
  return { size: Math.abs(points), number: sheepNumber ?? 0 };
}

/** Lists cards by their short names, for a sentence: dogs as one item, other cards of one name each with its number. @param {readonly Card[]} cards */
function cardList(cards) {
  const all = cards.map((card) => ({
    card,
    alike: cards.filter(({ kind, points }) => kind === card.kind && points === card.points),
  }));
  const named = all.filter(({ card, alike }) => card.kind !== "dog" || card === alike[0]);
  return list(
    named.map(({ card, alike: { length: count } }) => {
      const told = count > 1 ? "yes" : "no";
      return t(`card-short-${card.kind}`, { ...cardWords(card), told, count });
    }),
  );
}

/** Returns the words for a payment that increases a result: the bonus, chips, or both. @param {Payment} payment */
export function pay(payment) {
  return t("pay", paymentWords(payment));
}

/** Returns the variables for a payment, for sentences to select by. @param {Payment} payment */
export function paymentWords({ bonus, chips }) {
  const kinds = bonus ? ["bonus", "both"] : ["none", "chips"];
  return { payment: kinds[chips ? 1 : 0] ?? "none", bonus, chips };
}

/** Returns the variables that the sentence of an event needs beyond the shared ones. @param {View} view @param {GameEvent} event @returns {Record<string, string | number>} */
export function eventWords(view, event) {
  const fields = /** @type {Partial<EventFields>} */ (event);
  const { corner = 0, bonus = 0, chips = 0, sheep_number, skipped = [] } = fields;
  const named = cardsNamed(view, event);
  return {
    cardNames: cardList(named),
    named: named.length || typeof sheep_number === "number" ? "yes" : "no",
    ...paymentWords({ bonus, chips }),
    malus: Math.max(0, -corner),
    skippedCount: skipped.length,
  };
}

/** Returns the cards that the sentence of an event names. @param {View} view @param {GameEvent} event */
export function cardsNamed(view, event) {
  const { cards, card } = /** @type {Partial<EventFields>} */ (event);
  return findCards(view, cards ?? (card ? [card] : []));
}

/** Returns the variables that a sentence of the coach needs beyond the engine's: the name of its card. @param {View} view @param {Readonly<Record<string, number | string>>} values @returns {Record<string, number | string>} */
export function reasonWords(view, { card }) {
  const [named] = findCards(view, card === undefined ? [] : [String(card)]);
  return named ? { ...cardWords(named), kind: named.kind, told: "no", count: 1 } : {};
}

/** Returns the words for an action that names a bid, a die or cards; null for others. @param {View} view @param {Legal} action */
export function move(view, action) {
  switch (action.verb) {
    case "bid":
      return t("bids-confirm", { bid: action.bid });
    case "keep":
      return t("move-die", { die: action.die });
    case "take":
      return t("move-cards", { cards: cardList(findCards(view, action.cards)) });
    case "top":
      return t("top-name", { card: findCards(view, [action.card]).map(cardName).join() });
    default:
      return null;
  }
}

/** Returns the words for choosing the dice: each is called by its colour. @param {Turn} turn @returns {ChanceWords} */
export function chanceWords({ kept }) {
  const count = 3 - kept.length;
  return {
    choose: t("choose-dice", { count }),
    heading: t("choose-dice-heading", { count }),
    name: ({ name }) => t("die-name", { die: name }),
    value: (value) => value,
  };
}
