/** The dice that a person has chosen and not yet laid aside: places in the tray, at first those of the fullest way. */

import { firstChoice } from "./selection.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */

/** Stands for an empty choice, where no entry at all means that nobody has chosen yet. */
const NONE = "none";

/** Returns the places of the dice chosen now. @param {Table["state"]} state @param {Turn} turn */
export function picked({ picked }, turn) {
  if (!picked.length) return firstChoice(turn);
  return turn.dice.flatMap((_, place) => (picked.includes(String(place)) ? [place] : []));
}

/** Chooses the dice at these places. @param {Table} table @param {number[]} places */
export function pick(table, places) {
  table.pick(places.length ? places.map(String) : [NONE]);
}
