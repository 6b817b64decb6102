/** What the sentence above is about: the bids that were turned over, or the dice. */

import { nothing } from "lit-html";
import { closedBoard } from "./bid-board.js";
import { tray } from "./dice-tray.js";
import { reveal } from "./reveal.js";

/** @typedef {import("../../state/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */

/** Draws the bids, the dice, or that boards are still closed. @param {Table} table @param {View} view */
export function stage(table, view) {
  const { frame, playing } = table.state;
  if (view.phase === "bids") return playing ? closedBoard() : nothing;
  return view.reveal.length && !frame ? reveal(view) : tray(table, view);
}
