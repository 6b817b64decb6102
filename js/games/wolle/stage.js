/** What the sentence above is about: the bid board, the bids that were turned over, the dice. */

import { nothing } from "lit-html";
import { objectsOf } from "../../match/frame.js";
import { board, closedBoard } from "./bid-board.js";
import { tray } from "./dice-tray.js";
import { closedBoards, reveal } from "./reveal.js";
import { boneCard, newSheep } from "./taking.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */

/** Draws the bids, the dice, the new sheep of whom one goes on top, the bone that may be taken, or that boards are still closed. @param {Table} table @param {View} view */
export function stage(table, view) {
  const { frame, playing } = table.state;
  if (frame?.event.code === "bids.revealed" && frame.now === "marked") return closedBoards(view);
  const revealed = revealedIn(view, frame);
  if (revealed) return reveal(revealed, frame);
  if (view.phase === "bids") return playing ? closedBoard() : ownBoard(table, view);
  // The cards of a choice stay until the chosen one has landed.
  const isChosen = LEAVING.includes(frame?.event.code ?? "") && view.legal.length > 0;
  if (view.taking && (table.isAsked() || isChosen)) {
    if (view.phase === "top") return newSheep(table, view, view.taking);
    if (view.phase === "bone") return boneCard(view, view.taking);
  }
  return tray(table, view);
}

const LEAVING = ["herd.topped", "bone.stolen"];
const OF_THE_REVEAL = ["bids.revealed", "plus.paid", "order.placed"];

/** Returns the table whose bids are shown, if they are. @param {View} view @param {Table["state"]["frame"]} frame */
function revealedIn(view, frame) {
  if (!frame) return view.reveal.length ? view : null;
  if (!OF_THE_REVEAL.includes(frame.event.code)) return null;
  return objectsOf(frame, view);
}

/** @param {Table} table @param {View} view */
function ownBoard(table, view) {
  return view.seat === null || !table.isAsked() ? nothing : board(table, view, view.seat);
}
