/** The cards on the table: to look at, or to choose from. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { seatName } from "../../ui/components/words.js";
import { t } from "../../ui/i18n.js";
import { cardFace } from "./art/card.js";
import { cardName } from "./words.js";

/** @typedef {import("../../protocol/wolle.js").Store} Store */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Card} Card */

/** Draws the display. @param {Store} store @param {View} view */
export function display(store, view) {
  const { moment } = store.state;
  const cards = view.display.filter(({ id }) => !moment?.gone.includes(id));
  return html`<section class="room display" aria-label=${t("display-heading")} data-count=${cards.length}>
    <ul>
      ${repeat(
        cards,
        ({ id }) => id,
        (card) => html`<li class="place">${place(store, view, card)}</li>`,
      )}
    </ul>
    ${cards.length ? nothing : html`<p class="quiet">${t("display-empty")}</p>`}
  </section>`;
}

/** @param {Store} store @param {View} view @param {Card} card */
function place(store, view, card) {
  const choosing = view.phase === "take" && view.legal.length > 0 && !store.state.moment;
  return choosing ? choice(store, view, card) : picture(store, view, card);
}

/** @param {Store} store @param {View} view @param {Card} card */
function picture({ state }, view, card) {
  const taken = state.moment?.event.cards?.includes(card.id) ?? false;
  const mayMiss = !state.moment && view.legal.some(({ verb }) => verb === "miss");
  const threatened = mayMiss && (view.turn?.miss_takes.includes(card.id) ?? false);
  const label = taken
    ? t("display-taken-by", { name: seatName(view, state.moment?.event.seat ?? 0) })
    : t("display-threat");
  return html`<div class="card" data-card=${card.id} data-taken=${taken} data-threat=${threatened} role="img" aria-label=${cardName(card)}>${cardFace(card)}</div>
    ${taken || threatened ? html`<p class="card-label">${label}</p>` : nothing}`;
}

/** @param {Store} store @param {View} view @param {Card} card */
function choice(store, view, card) {
  const { picked } = store.state;
  const isPicked = picked.includes(card.id);
  return html`<button type="button" class="card" id=${`card-${card.id}`} data-card=${card.id} aria-pressed=${isPicked} aria-label=${cardName(card)} @click=${() => store.change({ picked: pick(picked, card.id, view.taking?.count ?? 1) })}>
    ${cardFace(card)}
  </button>`;
}

/** Gives the choice with one card more or less; a full choice lets go of the card chosen first. @param {string[]} picked @param {string} id @param {number} count */
function pick(picked, id, count) {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  return [...picked, id].slice(-count);
}
