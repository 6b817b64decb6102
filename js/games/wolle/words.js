/** Names of Volle Wolle's cards, and what its sentences about events need. */

import { factsOf } from "../../state/game-facts.js";
import { seatName } from "../../ui/components/words.js";
import { list, number, t } from "../../ui/i18n.js";

/** @typedef {import("../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */

/**
 * The fields of events that sentences speak of.
 * @typedef {{ owner: number, cards: readonly string[] | null, card: string | null, count: number, dice: readonly number[], bids: readonly string[], boards: readonly number[], die: string, corner: number, total: number, sheep_number: number | null }} EventFields
 */

/** Says all that a card shows. @param {Card} card */
export function cardName(card) {
  return t(`card-${card.kind}`, { ...cardWords(card), corner: cornerName(card) });
}

/** Says which card it is, as short as can be. @param {Card} card */
export function cardShort(card) {
  return t(`card-short-${card.kind}`, cardWords(card));
}

/** @param {Card} card */
function cardWords({ points, number: sheepNumber }) {
  return { size: Math.abs(points), points: number(points), number: sheepNumber ?? 0 };
}

/** @param {Card} card */
function cornerName({ corner }) {
  if (corner === "bone") return "bone";
  if (corner === 0) return "none";
  return t(corner > 0 ? "corner-bonus" : "corner-malus", { size: Math.abs(corner) });
}

/** Says what lifts a result: the bonus, chips, or both. @param {import("../../protocol/wolle.js").Payment} payment */
export function pay({ bonus, chips }) {
  const kind = bonus && chips ? "both" : bonus ? "bonus" : "chips";
  return t("pay", { kind, chips });
}

/** Returns what sentences need beyond the shared words. @param {View} view @param {GameEvent} event @returns {Record<string, string | number>} */
export function eventWords(view, event) {
  const { owner, cards, card, count, dice, bids, boards, die, corner, total, sheep_number } =
    /** @type {Partial<EventFields>} */ (event);
  const names = findCards(view, cards ?? (card ? [card] : [])).map(cardShort);
  return {
    ownerName: owner === undefined ? "" : seatName(view, owner),
    cardNames: list(names),
    cardCount: count ?? names.length,
    named: names.length || typeof sheep_number === "number" ? "yes" : "no",
    diceWords: list((dice ?? []).map(number)),
    bidWords: perSeat(view, bids ?? []),
    boardWords: perSeat(view, boards ?? []),
    dieName: die ? t(`die-${die}`) : "",
    malus: Math.max(0, -Number(corner ?? 0)),
    totalWords: typeof total === "number" ? number(total) : "",
  };
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

/** @param {View} view @param {readonly unknown[]} values */
function perSeat(view, values) {
  return list(
    values.map((value, index) =>
      t("seat-value", { name: seatName(view, index), value: String(value) }),
    ),
  );
}
