/** Explanations of cards, signs, and everything in front of a seat. */

import { drawing } from "../../kit/art/drawing.js";
import { list, t } from "../../kit/i18n.js";
import { explainableSign, showExplainables } from "../../match/components/explain.js";
import { cardFace } from "./art/cards.js";
import { cardName } from "./words.js";

/** @import { Explainable } from "../../match/components/explain.js" */
/** @import { Card, SeatView, View } from "../../protocol/wolle.js" */
/** @import { Drawing } from "../game-ui.js" */

/** @param {string} id of a sign @param {Drawing} drawing @param {string} [name] */
const sign = (id, drawing, name) => explainableSign("wolle", id, drawing, name);

/** Explains cards and the signs on them, each once; cards of one kind stand below its text. @param {string} heading @param {readonly Card[]} cards */
export function showCards(heading, cards) {
  const all = [...cards.map(explainableCard), ...cards.flatMap(signsOf)];
  const once = [...new Map(all.map((each) => [each.name, each])).values()];
  const ofKind = (/** @type {string} */ kind) =>
    once
      .filter(({ text }) => text === kind)
      .map((each, place) => (place ? { ...each, text: "", rules: [] } : each));
  return showExplainables(heading, [...new Set(once.map(({ text }) => text))].flatMap(ofKind));
}

/** Returns the explanation of a card. @param {Card} card @returns {Explainable} */
export function explainableCard(card) {
  return sign(card.kind, cardFace(card), cardName(card));
}

/** @param {Pick<Card, "corner" | "number">} card @returns {Explainable[]} */
function signsOf({ corner, number }) {
  const id = corner === "bone" ? "bone-symbol" : corner > 0 ? "bonus" : "minus";
  return [
    ...(corner === 0 ? [] : [sign(id, drawing(`wolle-corner-${corner}`))]),
    ...(number === null ? [] : [sign("sheep-number", drawing(`wolle-number-${number}`))]),
  ];
}

/** Returns the explanations of everything in front of a seat. @param {View} view @param {number} seat @returns {Explainable[]} */
export function seatExplainables(view, seat) {
  const shown = view.seats[seat];
  if (!shown) return [];
  const { top, chips, dogs, has_bone, bid, sheep_number } = shown;
  return [
    ...(top ? [explainableCard(top)] : []),
    ...signsOf(top ?? { corner: 0, number: sheep_number }),
    sign("herd", drawing("wolle-back"), t("seat-herd", { count: shown.herd_count })),
    sign("chip", drawing("wolle-chip"), t("seat-chips", { count: chips })),
    ...(dogs[0]
      ? [sign("dog", drawing(`wolle-dog-${dogs[0].id}`), t("seat-dogs", { count: dogs.length }))]
      : []),
    ...(has_bone ? [sign("bone", drawing("wolle-bone"))] : []),
    ...(bid === null ? [] : [sign("bid", drawing("wolle-peg"), bidName(bid, shown))]),
  ];
}

/** @param {string} bid @param {SeatView} seat */
function bidName(bid, { place }) {
  const named = t("seat-bid", { bid });
  return place ? list([named, t("seat-place-name", { place })]) : named;
}
