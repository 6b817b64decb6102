/** All bids on the table: the boards turn over one by one, the lowest bid first, and are then put in the order of play. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { number, t } from "../../kit/i18n.js";
import { avatarOf } from "../../match/components/avatar.js";
import { whyButton } from "../../match/components/why.js";
import { seatName } from "../../match/components/words.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").RevealView} Revealed */

/** Draws the boards while all of them are still closed. @param {View} view */
export function closedBoards(view) {
  return html`<div class="reveal">
    <h2>${t("reveal-heading")}</h2>
    <ol aria-hidden="true">${view.seats.map(() => html`<li class="board-back"></li>`)}</ol>
  </div>`;
}

/** Draws the bids. @param {View} view with the bids @param {import("../../match/frame.js").Frame | null} frame */
export function reveal(view, frame) {
  const isTurning = frame?.now === "moving" && frame.event.code === "bids.revealed";
  const isOrdered = !frame || frame.event.code === "order.placed";
  const rules = [...new Set(view.reveal.map(({ rule }) => rule))];
  const boards = isOrdered ? view.reveal : view.reveal.toSorted((a, b) => a.seat - b.seat);
  return html`<div class="reveal">
    <h2>${t("reveal-heading")} ${isTurning ? nothing : whyButton(rules, t("reveal-order"))}</h2>
    <ol aria-hidden=${isTurning ? "true" : nothing}>
      ${repeat(
        boards,
        ({ seat }) => seat,
        (one) => board(view, one, isTurning),
      )}
    </ol>
    <div class="board-back" data-motion-back="board" hidden></div>
  </div>`;
}

/** Draws a board. What it says beside the bid compares it with others, which may still be closed. @param {View} view @param {Revealed} revealed @param {boolean} isTurning */
function board(view, { seat, bid, sheep_number, is_tied, place, cost }, isTurning) {
  const order = view.reveal.length - place;
  return html`<li class="bid-shown" data-seat=${seat} data-motion=${`board:${seat}`} data-motion-turn="board" data-motion-order=${order}>
    ${avatarOf(view, seat)} <small>${isTurning ? nothing : t("seat-place", { place })}</small>
    <b>${bid}</b>
    <span class="reveal-name">${seatName(view, seat)}</span>
    <span class="reasons">
      ${is_tied && !isTurning ? html`<span>${t("reveal-tie", { number: number(sheep_number) })}</span>` : nothing}
      ${cost && !isTurning ? html`<span>${t("reveal-paid")}</span>` : nothing}
    </span>
  </li>`;
}
