/** Explanations of cards, signs, and everything in front of a seat. */

import { html } from "lit-html";
import { list, t } from "../../kit/i18n.js";
import { explainableSign, showExplainables } from "../../match/components/explain.js";
import { badge } from "./art/badge.js";
import { cardBack, cardFace } from "./art/card.js";
import { sheepNumber } from "./art/lettering.js";
import { bone, chip, dogHead, peg } from "./art/pieces.js";
import { cardName } from "./words.js";

/** @import { Explainable } from "../../match/components/explain.js" */
/** @import { Card, SeatView, View } from "../../protocol/wolle.js" */
/** @import { Drawing } from "../game-ui.js" */

/** @param {string} id of a sign @param {Drawing} drawing @param {string} [name] */
const sign = (id, drawing, name) => explainableSign("wolle", id, drawing, name);

/** Explains cards and the signs on them, each kind once. @param {string} heading @param {readonly Card[]} cards */
export function showCards(heading, cards) {
  const all = [...cards.map(explainableCard), ...cards.flatMap(signsOf)];
  const names = all.map(({ name }) => name);
  return showExplainables(
    heading,
    all.filter(({ name }, place) => names.indexOf(name) === place),
  );
}

/** Returns the explanation of a card. @param {Card} card @returns {Explainable} */
export function explainableCard(card) {
  return sign(card.kind, cardFace(card), cardName(card));
}

/** @param {Card} card @returns {Explainable[]} */
function signsOf({ corner, number }) {
  const id = corner === "bone" ? "bone-symbol" : corner > 0 ? "bonus" : "minus";
  return [
    ...(corner === 0 ? [] : [sign(id, drawCorner(corner))]),
    ...(number === null ? [] : [sign("sheep-number", drawNumber(number))]),
  ];
}

/** Returns the explanations of everything in front of a seat. @param {View} view @param {number} seat @returns {Explainable[]} */
export function seatExplainables(view, seat) {
  const shown = view.seats[seat];
  if (!shown) return [];
  const { top, chips, dogs, has_bone, bid, sheep_number } = shown;
  return [
    ...(top ? [explainableCard(top), ...signsOf(top)] : []),
    ...(!top && sheep_number !== null ? [sign("sheep-number", drawNumber(sheep_number))] : []),
    sign("herd", cardBack(), t("seat-herd", { count: shown.herd_count })),
    sign("chip", chip(), t("seat-chips", { count: chips })),
    ...(dogs[0] ? [sign("dog", dogHead(dogs[0].id), t("seat-dogs", { count: dogs.length }))] : []),
    ...(has_bone ? [sign("bone", bone())] : []),
    ...(bid === null ? [] : [sign("bid", peg(), bidName(bid, shown))]),
  ];
}

/** @param {string} bid @param {SeatView} seat */
function bidName(bid, { place }) {
  const named = t("seat-bid", { bid });
  return place ? list([named, t("seat-place-name", { place })]) : named;
}

/** Draws the corner of a card. @param {Card["corner"]} corner */
export function drawCorner(corner) {
  return html`<svg class="piece-art" viewBox="-46 -24 92 48" aria-hidden="true" focusable="false">${badge(corner)}</svg>`;
}

/** Draws a sheep number as on a card. @param {number} number */
export function drawNumber(number) {
  return html`<svg class="piece-art" viewBox="-36 -26 72 37" aria-hidden="true" focusable="false">${sheepNumber(number)}</svg>`;
}
