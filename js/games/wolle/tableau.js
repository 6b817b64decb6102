/** The display: its cards can be looked at, and chosen from when a seat takes cards. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { objectsOf } from "../../match/story.js";
import { cardFace } from "./art/cards.js";
import { takeAction } from "./decision.js";
import { showCards } from "./explain.js";
import { cardName } from "./words.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { Card, CardsTaken, View } from "../../protocol/wolle.js" */

/** The places of the draw pile and of the stock of chips, for objects that move from and to them. */
const DECK = "deck";
export const STOCK = "stock";

/** Draws the display. Cards that are being taken are marked with the name of the taker. @param {Table} table @param {View} view */
export function tableau(table, view) {
  const { frame } = table.state;
  const taken = takenIn(frame);
  // All cards that leave now go to the herd of this seat.
  const taker = taken?.seat ?? view.taking?.seat ?? view.turn?.seat;
  const cards = objectsOf(frame, view).display;
  return html`<section class="tableau display spread" aria-label=${t("display-heading")} data-count=${cards.length}>
    <ul>
      ${repeat(
        cards,
        ({ id }) => id,
        (card) =>
          html`<li class="place" data-motion=${`card:${card.id}`} data-motion-from=${DECK} data-motion-turn="card" data-motion-to=${taker === undefined ? nothing : `herd:${taker}`}>${place(table, view, card, taken)}</li>`,
      )}
    </ul>
    <div data-motion-back="card" hidden>${guard([], () => drawing("wolle-back"))}</div>
    ${cards.length || view.display.length ? nothing : html`<p class="unseen">${t("display-empty")}</p>`}
    ${left(DECK, t("cards-left", { count: view.undealt_count }), view.undealt_count, "wolle-back")}
    ${left(STOCK, t("stock-chips", { count: view.stock }), view.stock, "wolle-chip")}
  </section>`;
}

/** Draws the draw pile or the bowl of chips on the meadow. @param {string} place @param {string} name @param {number} count @param {"wolle-back" | "wolle-chip"} piece */
function left(place, name, count, piece) {
  return html`<div class="left" data-left=${place} data-none=${count === 0} role="img" aria-label=${name}>
    <span class="left-pieces" data-motion-place=${place}>${guard([piece], () => [drawing(piece), drawing(piece), drawing(piece)])}</span> <b translate="no">${number(count)}</b>
  </div>`;
}

/** Returns the event with which cards are being taken, or null. @param {Frame | null} frame */
function takenIn(frame) {
  const isTaken = frame?.event.code === "cards.taken" && frame.now !== "landed";
  return isTaken ? /** @type {CardsTaken} */ (frame.event) : null;
}

/** Draws a card. Its drawing is expensive, and stays the same whether the card can be chosen or only looked at. @param {Table} table @param {View} view @param {Card} card @param {CardsTaken | null} taken */
function place(table, view, card, taken) {
  const { frame, asking, picked } = table.state;
  const { id } = card;
  const mayMiss = !frame && view.legal.some(({ verb }) => verb === "miss");
  const isChoosing = view.phase === "take" && view.legal.length > 0 && !frame;
  const isTaken = taken?.cards?.includes(id) ?? false;
  const isThreatened = !isTaken && mayMiss && view.turn?.miss_takes.includes(id) === true;
  const isKnown = view.display.some((each) => each.id === id);
  const tap = () => (isChoosing ? choose(table, view, id) : showCards(cardName(card), [card]));
  return html`<button type="button" class="card" id=${isChoosing ? `card-${id}` : nothing} data-card=${id} data-taken=${isTaken} data-threat=${isThreatened} aria-pressed=${isChoosing ? pressed(view, picked, id) : nothing} aria-describedby=${isChoosing ? "decision-heading" : nothing} aria-haspopup=${isChoosing ? nothing : "dialog"} ?data-focus=${isChoosing && id === view.display[0]?.id} ?disabled=${isChoosing && asking} @click=${tap}><span role="img" aria-label=${isKnown ? cardName(card) : t("display-closed")}>${cardFace(card)}</span></button>
    ${isTaken ? label(t("display-taken-by", { name: seatName(view, taken?.seat ?? 0) })) : nothing}
    ${isThreatened ? label(t("display-threat")) : nothing}`;
}

/** Returns whether a card is chosen; nothing if a tap takes it. @param {View} view @param {readonly string[]} picked @param {string} id */
function pressed({ taking }, picked, id) {
  return (taking?.count ?? 1) > 1 ? picked.includes(id) : nothing;
}

/** @param {string} words */
const label = (words) => html`<p class="card-label">${words}</p>`;

/** Chooses a card or takes the choice back. A full choice drops its first card; a single card is taken immediately. @param {Table} table @param {View} view @param {string} id */
function choose(table, view, id) {
  const { picked } = table.state;
  const count = view.taking?.count ?? 1;
  const isPicked = picked.includes(id);
  table.pick(isPicked ? picked.filter((other) => other !== id) : [...picked, id].slice(-count));
  const action = count === 1 && takeAction(view, table.state.picked);
  if (action) table.act(action.text);
}
