/** The stage: bid boards, dice, new sheep or the bone, whichever the current event or decision is about. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { goesOn } from "../../match/seats.js";
import { objectsOf } from "../../match/story.js";
import { cardFace } from "./art/cards.js";
import { board, closedBoard, closedBoards, reveal, roundResult } from "./bids.js";
import { tray } from "./dice.js";
import { cardName, deckOf } from "./words.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { RoundEnded, Taking, View } from "../../protocol/wolle.js" */

const LEAVING = ["herd.topped", "bone.stolen"];
const OF_THE_REVEAL = ["bids.revealed", "plus.paid", "order.placed"];

/** Draws the stage. @param {Table} table @param {View} view */
export function stage(table, view) {
  const { frame, playing } = table.state;
  const boards = boardsOf(view, table.state);
  if (boards) return boards;
  if (view.phase === "bids") return playing ? closedBoard() : ownBoard(table, view);
  const asking = askingFor(view, table.state);
  if (asking?.taking) return newSheep(table, asking, asking.taking);
  // The cards of a choice stay until the chosen one has landed.
  const isChosen = LEAVING.includes(frame?.event.code ?? "") && view.legal.length > 0;
  if (view.taking && (table.isAsked() || isChosen)) {
    if (view.phase === "top") return newSheep(table, view, view.taking);
    if (view.phase === "bone") return boneCard(view, view.taking);
  }
  return isClearing(frame) ? html`<div class="tray tray-empty"></div>` : tray(table, view);
}

/** Returns the table that asks a person for the top card of those that have been taken: they come straight to this choice, and stay while the view is still that of the seat before, which may not choose. @param {View} view @param {Table["state"]} state */
function askingFor(view, state) {
  const { frame } = state;
  if (frame && frame.event.code !== "cards.taken") return null;
  const coming = objectsOf(frame, view);
  const isAsking = coming.next?.by === "person" && !goesOn(coming, false, state);
  return coming.phase === "top" && isAsking ? coming : null;
}

/** Returns true while boards leave the place of the tray, which comes after them. @param {Frame | null} frame */
function isClearing(frame) {
  return frame?.event.code === "dice.rolled" && frame.now === "moving" && !frame.coming;
}

/** Draws the boards of all seats, from the reveal of their bids and at the end of the round; null in between. @param {View} view @param {Table["state"]} state */
function boardsOf(view, { frame, uncovered }) {
  if (frame?.event.code === "round.ended")
    return roundResult(view, /** @type {RoundEnded} */ (frame.event));
  if (frame?.event.code === "bids.revealed" && frame.now === "marked") return closedBoards(view);
  const revealed = uncovered === view ? null : revealedIn(view, frame);
  return revealed && reveal(revealed, frame);
}

/** Returns the view whose bids are shown, or null. @param {View} view @param {Frame | null} frame */
function revealedIn(view, frame) {
  // The boards lie there until the dice come.
  if (!frame || (frame.event.code === "dice.rolled" && frame.now === "marked"))
    return view.reveal.length ? view : null;
  return OF_THE_REVEAL.includes(frame.event.code) ? objectsOf(frame, view) : null;
}

/** @param {Table} table @param {View} view */
function ownBoard(table, view) {
  return view.seat === null || !table.isAsked() ? nothing : board(table, view, view.seat);
}

/** Draws the new sheep; the one that is tapped goes on top of the herd, and then all of them are gone. @param {Table} table @param {View} view @param {Taking} taking */
function newSheep(table, view, { seat, new_sheep }) {
  const { asking, frame } = table.state;
  const cards = new_sheep.map((card) => {
    if (LEAVING.includes(frame?.event.code ?? ""))
      return html`<span class="card card-gone">${drawing("wolle-back")}</span>`;
    const action = view.legal.find((legal) => legal.verb === "top" && legal.card === card.id);
    return html`<button type="button" class="card" data-motion=${`card:${card.id}`} data-motion-to=${`herd:${seat}`} data-card=${card.id} data-action=${action?.text ?? ""} ?disabled=${asking || frame !== null} @click=${() => action && table.act(action.text)}><span role="img" aria-label=${t("top-name", { card: cardName(card) })}>${cardFace(card)}</span></button>`;
  });
  // They are said once they have landed.
  const isMoving = frame?.now === "moving";
  return html`<div class="stage-cards" role="group" aria-hidden=${isMoving ? "true" : nothing} aria-labelledby="decision-heading">${spread(cards)}</div>`;
}

/** Draws the bone that may be taken, its owner and the seat to decide. @param {View} view @param {Taking} taking */
function boneCard(view, { seat, bone_owner }) {
  const bones = deckOf(view).filter(({ kind }) => kind === "bone");
  const seats = [bone_owner ?? 0, seat];
  return html`<div class="stage-cards stage-bone">
    ${spread(bones.map((card) => html`<div class="card" role="img" aria-label=${cardName(card)}>${cardFace(card)}</div>`))}
    <ul class="bone-seats">${seats.map((index) => boneSeat(view, index))}</ul>
  </div>`;
}

/** Draws a seat with its bone and its dogs, because the value of a bone depends on dogs. @param {View} view @param {number} index */
function boneSeat(view, index) {
  const { dogs = [], has_bone = false, avatar = nothing } = view.seats[index] ?? {};
  return html`<li class="bone-seat" data-seat=${index} data-avatar=${avatar}>
    <b class="name-tag" translate="no">${avatarOf(view, index)} <span>${seatName(view, index)}</span></b>
    <p>${has_bone ? html`<span role="img" aria-label=${t("seat-bone")}>${drawing("wolle-bone")}</span>` : nothing}
      ${dogs.map(({ id }) => drawing(`wolle-dog-${id}`))} <span>${t("seat-dogs", { count: dogs.length })}</span></p>
  </li>`;
}

/** Draws cards side by side, as large as they fit. @param {readonly unknown[]} cards */
function spread(cards) {
  return html`<div class="spread" data-count=${cards.length}><ul>${cards.map((card) => html`<li class="place">${card}</li>`)}</ul></div>`;
}
