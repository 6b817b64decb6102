/** What each thing on the table of Volle Wolle is: cards with their signs, and what lies before a seat. */

import { drawing } from "../../kit/art/drawing.js";
import { list, t } from "../../kit/i18n.js";
import { showThings, signThing } from "../../match/components/things.js";
import { cardFace } from "./art/cards.js";
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
    ...(corner === 0 ? [] : [sign(id, drawing(`wolle-corner-${corner}`))]),
    ...(number === null ? [] : [sign("sheep-number", drawing(`wolle-number-${number}`))]),
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
    sign("herd", drawing("wolle-back"), t("seat-herd", { count: shown.herd_count })),
    sign("chip", drawing("wolle-chip"), t("seat-chips", { count: chips })),
    ...(dogs[0]
      ? [sign("dog", drawing(`wolle-dog-${dogs[0].id}`), t("seat-dogs", { count: dogs.length }))]
      : []),
    ...(has_bone ? [sign("bone", drawing("wolle-bone"))] : []),
    ...(bid === null ? [] : [sign("bid", drawing("wolle-peg"), bidName(shown))]),
  ];
}

/** @param {number} number of the bid board */
function numberThing(number) {
  return sign("sheep-number", drawing(`wolle-number-${number}`));
}

/** @param {SeatView} seat */
function bidName({ bid, place }) {
  const named = t("seat-bid", { bid: bid ?? "" });
  return place ? list([named, t("seat-place-name", { place })]) : named;
}
