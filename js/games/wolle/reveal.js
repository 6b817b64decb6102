/** All bids on the table, in the order of play, with the reason for it. */

import { html, nothing } from "lit-html";
import { avatarOf } from "../../ui/components/avatar.js";
import { whyButton } from "../../ui/components/why.js";
import { seatName } from "../../ui/components/words.js";
import { number, t } from "../../ui/i18n.js";

/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").RevealView} Revealed */

/** Draws the bids. @param {View} view */
export function reveal(view) {
  const rules = [...new Set(view.reveal.map(({ rule }) => rule))];
  return html`<div class="reveal">
    <h2>${t("reveal-heading")} ${whyButton(rules, t("reveal-order"))}</h2>
    <ol>
      ${view.reveal.map((one) => entry(view, one))}
    </ol>
    <div class="board-back" data-motion-back="board" hidden></div>
  </div>`;
}

/** @param {View} view @param {Revealed} revealed */
function entry(view, { seat, bid, sheep_number, is_tied, place, cost }) {
  return html`<li class="bid-shown" data-seat=${seat} data-motion=${`board:${seat}`} data-motion-turn="board">
    ${avatarOf(view, seat)} <small>${t("seat-place", { place })}</small>
    <b class="number">${bid}</b>
    <span class="reveal-name">${seatName(view, seat)}</span>
    <span class="reasons">
      ${is_tied ? html`<span>${t("reveal-tie", { number: number(sheep_number) })}</span>` : nothing}
      ${cost ? html`<span>${t("reveal-paid")}</span>` : nothing}
    </span>
  </li>`;
}
