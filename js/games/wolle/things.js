/** What each thing on the table of Volle Wolle is: cards with their signs, and what lies before a seat. */

import { html } from "lit-html";
import { list, t } from "../../kit/i18n.js";
import { showThings, signThing } from "../../match/components/things.js";
import { badge } from "./art/badge.js";
import { cardBack, cardFace } from "./art/card.js";
import { sheepNumber } from "./art/lettering.js";
import { bone, chip, dogHead, peg } from "./art/pieces.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").SeatView} SeatView */
/** @typedef {import("../game-ui.js").Thing} Thing */
/** @typedef {import("../game-ui.js").Drawing} Drawing */

/** Returns a sign of the key as a thing. @param {string} id @param {Drawing} drawing @param {string} [name] */
const sign = (id, drawing, name) => signThing("wolle", id, drawing, name);

/** Says what cards are worth, and what the signs on them do; those that are alike once. @param {string} heading @param {readonly Card[]} cards */
export function showCards(heading, cards) {
  const all = [...cards.map(cardThing), ...cards.flatMap(signsOf)];
  const names = all.map(({ name }) => name);
  return showThings(
    heading,
    all.filter(({ name }, place) => names.indexOf(name) === place),
  );
}

/** Says what a card is worth. @param {Card} card @returns {Thing} */
export function cardThing(card) {
  return sign(card.kind, cardFace(card), cardName(card));
}

/** Returns the signs on a card. @param {Card} card @returns {Thing[]} */
function signsOf({ corner, number }) {
  const id = corner === "bone" ? "bone-symbol" : corner > 0 ? "bonus" : "minus";
  return [
    ...(corner === 0 ? [] : [sign(id, drawCorner(corner))]),
    ...(number === null ? [] : [sign("sheep-number", drawNumber(number))]),
  ];
}

/** Returns all that lies before a seat. @param {View} view @param {number} seat @returns {Thing[]} */
export function seatThings(view, seat) {
  const shown = view.seats[seat];
  if (!shown) return [];
  const { top, chips, dogs, has_bone, bid } = shown;
  return [
    ...(top ? [cardThing(top), ...signsOf(top)] : []),
    ...(!top && shown.sheep_number !== null ? [numberThing(shown.sheep_number)] : []),
    sign("herd", cardBack(), t("seat-herd", { count: shown.herd_count })),
    sign("chip", chip(), t("seat-chips", { count: chips })),
    ...(dogs[0] ? [sign("dog", dogHead(dogs[0].id), t("seat-dogs", { count: dogs.length }))] : []),
    ...(has_bone ? [sign("bone", bone())] : []),
    ...(bid === null ? [] : [sign("bid", peg(), bidName(shown))]),
  ];
}

/** @param {number} number of the bid board */
function numberThing(number) {
  return sign("sheep-number", drawNumber(number));
}

/** @param {SeatView} seat */
function bidName({ bid, place }) {
  const named = t("seat-bid", { bid: bid ?? "" });
  return place ? list([named, t("seat-place-name", { place })]) : named;
}

/** Draws the corner of a card. @param {number | "bone"} corner */
export function drawCorner(corner) {
  return html`<svg class="piece-art" viewBox="-46 -24 92 48" aria-hidden="true" focusable="false">${badge(corner)}</svg>`;
}

/** Draws a sheep number as it stands on a card. @param {number} number */
export function drawNumber(number) {
  return html`<svg class="piece-art" viewBox="-36 -26 72 37" aria-hidden="true" focusable="false">${sheepNumber(number)}</svg>`;
}
