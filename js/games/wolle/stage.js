/** What the sentence above is about: the bid board, the bids that were turned over, the dice. */

import { nothing } from "lit-html";
import { board, closedBoard } from "./bid-board.js";
import { tray } from "./dice-tray.js";
import { reveal } from "./reveal.js";
import { boneCard, newSheep } from "./taking.js";

/** @typedef {import("../../state/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */

/** Draws the bids, the dice, the new sheep of whom one goes on top, the bone that may be taken, or that boards are still closed. @param {Table} table @param {View} view */
export function stage(table, view) {
  const { frame, playing } = table.state;
  if (view.phase === "bids") return playing ? closedBoard() : ownBoard(table, view);
  if (view.taking && table.isAsked()) {
    if (view.phase === "top") return newSheep(table, view, view.taking);
    if (view.phase === "bone") return boneCard(view, view.taking);
  }
  return view.reveal.length && !frame ? reveal(view) : tray(table, view);
}

/** @param {Table} table @param {View} view */
function ownBoard(table, view) {
  return view.seat === null || !table.isAsked() ? nothing : board(table, view, view.seat);
}
