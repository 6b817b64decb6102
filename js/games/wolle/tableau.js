/** The cards on the table: to look at, or to choose from. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { seatName } from "../../ui/components/words.js";
import { t } from "../../ui/i18n.js";
import { cardBack, cardFace } from "./art/card.js";
import { DECK } from "./progress.js";
import { takeAction } from "./taking.js";
import { showCards } from "./things.js";
import { cardName, deckOf } from "./words.js";

/** @typedef {import("../../state/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */

/** Draws the display; cards that are just taken still lie there. @param {Table} table @param {View} view */
export function tableau(table, view) {
  const taken = takenNow(table);
  // Whatever card goes now, goes to the herd of this seat.
  const taker = taken?.seat ?? view.taking?.seat ?? view.turn?.seat;
  const displayed = new Set([...view.display.map(({ id }) => id), ...(taken?.cards ?? [])]);
  const cards = deckOf(view).filter(({ id }) => displayed.has(id));
  return html`<section class="tableau display" aria-label=${t("display-heading")} data-count=${cards.length}>
    <ul>
      ${repeat(
        cards,
        ({ id }) => id,
        (card) =>
          html`<li class="place" data-motion=${`card:${card.id}`} data-motion-from=${DECK} data-motion-turn="card" data-motion-to=${taker === undefined ? nothing : `herd:${taker}`}>${place(table, view, card, taken)}</li>`,
      )}
    </ul>
    <div data-motion-back="card" hidden>${cardBack()}</div>
    ${cards.length ? nothing : html`<p class="quiet">${t("display-empty")}</p>`}
  </section>`;
}

/** @typedef {Extract<GameEvent, { code: "cards.taken" }>} Taken */

/** @param {Table} table */
function takenNow({ state }) {
  const event = state.frame?.event;
  return event?.code === "cards.taken" ? /** @type {Taken} */ (event) : null;
}

/** @param {Table} table @param {View} view @param {Card} card @param {Taken | null} taken */
function place(table, view, card, taken) {
  const isChoosing = view.phase === "take" && view.legal.length > 0 && !table.state.frame;
  return isChoosing
    ? choice(table, view, card, card.id === view.display[0]?.id)
    : picture(table, view, card, taken);
}

/** @param {Table} table @param {View} view @param {Card} card @param {Taken | null} taken */
function picture({ state }, view, card, taken) {
  const isTaken = taken?.cards?.includes(card.id) ?? false;
  const mayMiss = !state.frame && view.legal.some(({ verb }) => verb === "miss");
  const isThreatened = mayMiss && (view.turn?.miss_takes.includes(card.id) ?? false);
  const label = isTaken
    ? t("display-taken-by", { name: seatName(view, taken?.seat ?? 0) })
    : t("display-threat");
  return html`<button type="button" class="card" data-card=${card.id} data-taken=${isTaken} data-threat=${isThreatened} aria-haspopup="dialog" @click=${() => showCards(cardName(card), [card])}><span role="img" aria-label=${cardName(card)}>${cardFace(card)}</span></button>
    ${isTaken || isThreatened ? html`<p class="card-label">${label}</p>` : nothing}`;
}

/** @param {Table} table @param {View} view @param {Card} card @param {boolean} isFirst where the keyboard begins */
function choice(table, view, card, isFirst) {
  const { picked, asking } = table.state;
  const isPicked = picked.includes(card.id);
  return html`<button type="button" class="card" id=${`card-${card.id}`} data-card=${card.id} aria-pressed=${isPicked} aria-describedby="decision-heading" ?data-focus=${isFirst} ?disabled=${asking} @click=${() => choose(table, view, card.id)}>
    <span role="img" aria-label=${cardName(card)}>${cardFace(card)}</span>
  </button>`;
}

/** A single card is taken with the tap that chooses it. @param {Table} table @param {View} view @param {string} id */
function choose(table, view, id) {
  const count = view.taking?.count ?? 1;
  table.pick(toggled(table.state.picked, id, count));
  const action = count === 1 && takeAction(view, table.state.picked);
  if (action) table.act(action.text);
}

/** Returns the choice with one card more or less; a full choice lets go of the card chosen first. @param {string[]} picked @param {string} id @param {number} count */
function toggled(picked, id, count) {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  return [...picked, id].slice(-count);
}
