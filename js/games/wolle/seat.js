/** The panel of a seat: its top card, what it owns, and its bid, as far as everyone may know them. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { showContent } from "../../kit/components/dialog.js";
import { number, t } from "../../kit/i18n.js";
import { seatName, signWord } from "../../match/components/words.js";
import { isFirstMatch } from "../../match/settings.js";
import { objectsOf } from "../../match/story.js";
import { miniCard } from "./art/cards.js";
import { herd as herdPicture } from "./art/herd.js";
import { hasPlaces } from "./bids.js";
import { STOCK } from "./tableau.js";
import { cardName } from "./words.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Settings } from "../../match/settings.js" */
/** @import { Card, SeatView, View } from "../../protocol/wolle.js" */

/** Draws the inside of a seat's panel. @param {{ frame: Frame | null, settings: Settings }} state @param {View} view @param {number} index */
export function seat({ frame, settings }, view, index) {
  const shown = view.seats[index];
  if (!shown) return nothing;
  const coming = objectsOf(frame, view).seats[index] ?? shown;
  const { top } = frame?.event.code === "herd.topped" ? coming : shown;
  return html`<div class="seat-top" data-motion=${top ? `card:${top.id}` : nothing} data-motion-place=${`herd:${index}`} role="img" aria-label=${shown.top ? t("seat-top", { card: cardName(shown.top) }) : t("seat-no-top")}>
      ${top ? miniCard(top) : html`<span class="no-top"></span>`}
    </div>
    <div class="seat-words">${goods(shown, coming, index, frame, settings)} ${sheepNumber(shown, settings)} ${herd(shown, seatName(view, index), settings)}</div>
    ${bid(view, shown, index, frame)}`;
}

/** More dogs are shown by their number. */
const MOST_DOGS = 2;

/** @param {Card} card */
const dog = ({ id }) => html`<span>${drawing(`wolle-dog-${id}`)}</span>`;

/** @param {SeatView} seat @param {SeatView} coming the seat after everything has landed @param {number} index @param {Frame | null} frame @param {Settings} settings */
function goods({ chips, dogs, has_bone }, coming, index, frame, settings) {
  const hasBone = frame?.event.code === "bone.stolen" ? coming.has_bone : has_bone;
  return html`<p class="goods">
    <span class="chips" data-motion=${`chips:${index}`} data-motion-tally=${coming.chips} data-motion-from=${STOCK} data-motion-to=${STOCK} role="img" aria-label=${t("seat-chips", { count: chips })}><span data-motion-token>${drawing("wolle-chip")}</span><b translate="no">${number(chips)}</b>${signWord(settings, "seat-chips-word", chips)}</span>
    ${dogs.length ? html`<span class="dogs" role="img" aria-label=${t("seat-dogs", { count: dogs.length })}>${dogs.length > MOST_DOGS ? html`${dogs.slice(0, 1).map(dog)}<b translate="no">${number(dogs.length)}</b>` : dogs.map(dog)}</span>` : nothing}
    ${hasBone ? html`<span class="bone" data-motion="bone" role="img" aria-label=${t("seat-bone")} aria-hidden=${has_bone ? nothing : "true"}>${drawing("wolle-bone")}<span class="bone-thief">${drawing("wolle-dog-d4")}</span></span>` : nothing}
  </p>`;
}

/** @param {SeatView} seat @param {Settings} settings */
function sheepNumber({ sheep_number: number }, settings) {
  if (number === null) return nothing;
  const long = html`<span class="sign-word">${t("seat-sheep-number-long", { number })}</span>`;
  return html`<span class="seat-number" role="img" aria-label=${t("seat-sheep-number-name", { number })}>${isFirstMatch(settings) ? long : nothing}<span class="sign-short">${t("seat-sheep-number", { number })}</span></span>`;
}

/** @param {SeatView} seat @param {string} name @param {Settings} settings */
function herd({ herd_count, herd }, name, settings) {
  const count = html`${herdPicture(herd_count)} <b translate="no">${number(herd_count)}</b>${signWord(settings, "seat-herd-word", herd_count)}`;
  return html`<p class="herd">${
    herd?.length
      ? html`<button type="button" class="herd-count herd-look" aria-haspopup="dialog" aria-label=${t("seat-own-herd", { count: herd_count })} @click=${() => showHerd(name, herd)}>${count}</button>`
      : html`<span class="herd-count" role="img" aria-label=${t("seat-herd", { count: herd_count })}>${count}</span>`
  }</p>`;
}

/** @param {string} name @param {readonly Card[]} herd */
function showHerd(name, herd) {
  const item = (/** @type {Card} */ card) =>
    html`<li><span role="img" aria-label=${cardName(card)}>${miniCard(card)}</span></li>`;
  const cards = html`<ol class="deck-cards">${herd.map(item)}</ol>`;
  return showContent(t("seat-own-herd-heading", { name }), cards);
}

/** @param {View} view @param {SeatView} seat @param {number} index @param {Frame | null} frame */
function bid({ order, next, phase }, { bid, place, has_bid }, index, frame) {
  // In a replay, a bid can be known before the reveal.
  if (bid !== null && (order.length > 0 || next === null))
    return html`<p class="seat-bid" data-motion-place=${`bid:${index}`}>
      <b translate="no" aria-label=${t("seat-bid", { bid })} role="img">${bid}</b>
      ${place && hasPlaces(frame) ? html`<small role="img" aria-label=${t("seat-place-name", { place })}>${t("seat-place", { place })}</small>` : nothing}
    </p>`;
  if (phase !== "bids") return html`<p class="seat-bid"></p>`;
  return html`<p class="seat-bid" data-has-bid=${has_bid} role="img" aria-label=${t(has_bid ? "seat-has-bid" : "seat-no-bid")}>
    ${has_bid ? drawing("wolle-peg") : html`<span class="dots">…</span>`}
  </p>`;
}
