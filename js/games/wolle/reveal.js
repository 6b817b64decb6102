/** All bids on the table, in the order of play, with the reason for it. */

import { html, nothing } from "lit-html";
import { whyButton } from "../../ui/components/why.js";
import { seatName } from "../../ui/components/words.js";
import { number, t } from "../../ui/i18n.js";

/** @typedef {import("../../protocol/wolle.js").State} State */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */

/** Tells whether the boards have just been turned over and nobody has rolled yet. @param {View} view @param {State["moment"]} moment */
export function isReveal({ phase, turn, order }, moment) {
  return !moment && phase === "roll" && turn?.tries === 0 && turn.seat === order[0];
}

/** Draws the bids. @param {State} state @param {View} view */
export function reveal({ log }, view) {
  const events = log.slice(log.findLastIndex(({ code }) => code === "bids.revealed"));
  const paid = events.filter(({ code }) => code === "plus.paid").map(({ seat }) => seat);
  const placed = events.filter(({ code }) => code === "order.placed");
  const rules = [...new Set([...placed, ...events].map(({ rule }) => rule))];
  return html`<div class="reveal">
    <h2>${t("reveal-heading")} ${whyButton(rules, t("reveal-order"))}</h2>
    <ol>
      ${placed.map((event) => entry(view, event, paid.includes(event.seat)))}
    </ol>
  </div>`;
}

/** @param {View} view @param {GameEvent} event @param {boolean} hasPaid */
function entry(view, { seat = 0, bid, rule, sheep_number, place }, hasPaid) {
  const tie = { number: number(Number(sheep_number)) };
  return html`<li data-seat=${seat}>
    <small>${t("seat-place", { place: Number(place) })}</small>
    <b class="number">${bid}</b>
    <span>${seatName(view, seat)}</span>
    ${rule === "wolle.bid.tie" ? html`<small class="reason">${t("reveal-tie", tie)}</small>` : nothing}
    ${hasPaid ? html`<small class="reason">${t("reveal-paid")}</small>` : nothing}
  </li>`;
}
