/** What an action does, in words, where its kind alone does not say it: which dice. */

import { t } from "../../kit/i18n.js";
import { diceWords } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Legal} Legal */

/** Says it, or nothing where there is no more to it. @param {View} _view @param {Legal} action */
export function move(_view, action) {
  return action.verb === "keep" ? t("move-aside", { dice: diceWords(action.dice) }) : null;
}
