/** The table of Volle Wolle in words, as far as everybody may know it. */

import { t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").SeatView} SeatView */
/** @typedef {import("../../protocol/wolle.js").Turn} Turn */

/** Says what lies on the table. @param {View} view */
export function situation(view) {
  const cards = view.display.map(cardName);
  const display = {
    heading: t("display-heading"),
    items: cards.length ? cards : [t("display-empty")],
  };
  return view.turn?.dice ? [dice(view, view.turn), display] : [display];
}

/** @param {View} view @param {Turn} turn */
function dice(view, { seat, bid, dice: values, kept, result, target }) {
  const kinds = /** @type {const} */ (["d12", "d10", "d8"]);
  return {
    heading: t("tray-heading", { name: seatName(view, seat), bid }),
    items: [
      ...kinds.map((die, index) => dieWords(die, values?.[index] ?? 0, kept.includes(die))),
      t("tray-result-name", { result: result ?? 0, target }),
    ],
  };
}

/** @param {string} die @param {number} value @param {boolean} isKept */
function dieWords(die, value, isKept) {
  return t("die-shows", { die, value, kept: isKept ? "yes" : "no" });
}

/** Says what lies before a seat. @param {View} view @param {number} index */
export function seatWords(view, index) {
  const seat = view.seats[index];
  if (!seat) return [];
  const { top, chips, dogs, has_bone, herd_count, sheep_number } = seat;
  return [
    ...bid(view, seat),
    top ? t("seat-top", { card: cardName(top) }) : t("seat-no-top"),
    t("seat-herd", { count: herd_count }),
    t("seat-chips", { count: chips }),
    ...(dogs.length ? [t("seat-dogs", { count: dogs.length })] : []),
    ...(has_bone ? [t("seat-bone")] : []),
    ...(sheep_number === null ? [] : [t("seat-sheep-number-name", { number: sheep_number })]),
  ];
}

/** @param {View} view @param {SeatView} seat */
function bid({ order, phase }, { bid: made, place, has_bid }) {
  if (order.length && made !== null)
    return [t("seat-bid", { bid: made }), ...(place ? [t("seat-place-name", { place })] : [])];
  return phase === "bids" ? [t(has_bid ? "seat-has-bid" : "seat-no-bid")] : [];
}
