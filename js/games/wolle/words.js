/** Names of Volle Wolle's cards, and what its sentences about events need. */

import { seatName } from "../../ui/components/words.js";
import { list, number, t } from "../../ui/i18n.js";

/** @typedef {import("../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */
/** @typedef {import("../../protocol/wolle.js").State} State */

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

/** Gives what sentences need beyond the shared words. @param {State} state @param {View} view @param {GameEvent} event @returns {Record<string, string | number>} */
export function eventWords(state, view, event) {
  const { owner, cards, card, dice, bids, boards, die, corner, total } = event;
  const shorts = findCards(state, view, cards ?? (card ? [card] : [])).map(cardShort);
  return {
    ownerName: owner === undefined ? "" : seatName(view, owner),
    cardNames: list(shorts),
    cardCount: shorts.length,
    diceWords: list((dice ?? []).map(number)),
    bidWords: perSeat(view, bids ?? []),
    boardWords: perSeat(view, boards ?? []),
    dieName: die ? t(`die-${die}`) : "",
    malus: Math.max(0, -Number(corner ?? 0)),
    totalWords: typeof total === "number" ? number(total) : "",
  };
}

/** Finds cards by their ids in the deck that the match is played with. @param {State} state @param {View} view @param {string[]} ids */
function findCards({ decks }, { options }, ids) {
  const cards = options.deck === "house" ? (decks.wolle ?? []) : options.deck;
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** @param {View} view @param {unknown[]} values */
function perSeat(view, values) {
  return list(
    values.map((value, index) =>
      t("seat-value", { name: seatName(view, index), value: String(value) }),
    ),
  );
}
