/** What is chosen and not yet confirmed, in words. */

import { number, t } from "../../kit/i18n.js";
import { picked } from "./picked.js";
import { previewOf } from "./selection.js";
import { diceWords } from "./words.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../protocol/lotte.js").Preview} Preview */

/** Says which dice somebody has chosen, and what they bring. @param {Table} table @param {View} view */
export function chosen({ state }, { phase, turn }) {
  if (phase !== "keep" || !turn || !state.picked.length) return "";
  const preview = previewOf(turn, picked(state, turn));
  return preview ? [diceChosen(preview), ...fullRoll(turn, preview)].join(" ") : t("keep-none");
}

/** Says which dice a preview lays aside, and their points. @param {Preview} preview */
export function diceChosen({ dice, points }) {
  return t("keep-what", { points, pointsWords: number(points), dice: diceWords(dice) });
}

/** Says that they make a Full Roll, where they do. @param {Turn} turn @param {Preview} preview */
export function fullRoll({ reward }, { full }) {
  return full ? [t("full-soon", { reward: reward === null ? "none" : number(reward) })] : [];
}
