/** What an action does, in words, where its kind alone does not say it: which bid, die or cards. */

import { t } from "../../kit/i18n.js";
import { cardInFull, cardNames } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Legal} Legal */

/** Says it, or nothing where there is no more to it. @param {View} view @param {Legal} action */
export function move(view, action) {
  switch (action.verb) {
    case "bid":
      return t("bids-confirm", { bid: action.bid });
    case "keep":
      return t("move-die", { die: action.die });
    case "take":
      return t("move-cards", { cards: cardNames(view, action.cards) });
    case "top":
      return t("top-name", { card: cardInFull(view, action.card) });
    default:
      return null;
  }
}
