/** The cards on the table: to look at, or to choose from. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { drawing } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { objectsOf } from "../../match/frame.js";
import { cardFace } from "./art/cards.js";
import { DECK } from "./progress.js";
import { takeAction } from "./taking.js";
import { showCards } from "./things.js";
import { cardName } from "./words.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").Card} Card */
/** @typedef {import("../../protocol/wolle.js").GameEvent} GameEvent */

/** Draws the display. Cards that are about to be taken are marked with the name of the taker. @param {Table} table @param {View} view */
export function tableau(table, view) {
  const { frame } = table.state;
  const taken = takenIn(frame);
  // All cards that go now, go to the herd of this seat.
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
    ${cards.length || view.display.length ? nothing : html`<p class="quiet">${t("display-empty")}</p>`}
  </section>`;
}

/** @typedef {Extract<GameEvent, { code: "cards.taken" }>} Taken */

/** Returns which cards are being taken, if any are. @param {Table["state"]["frame"]} frame */
function takenIn(frame) {
  const isTaken = frame?.event.code === "cards.taken" && frame.now !== "landed";
  return isTaken ? /** @type {Taken} */ (frame.event) : null;
}

/** The picture of a card stays while it can be looked at, then chosen, then looked at again: drawing it takes long. @param {Table} table @param {View} view @param {Card} card @param {Taken | null} taken */
function place(table, view, card, taken) {
  const { frame, asking } = table.state;
  const isChoosing = view.phase === "take" && view.legal.length > 0 && !frame;
  const isTaken = taken?.cards?.includes(card.id) ?? false;
  const isThreatened = !isTaken && isThreat(table.state, view, card);
  const isKnown = view.display.some(({ id }) => id === card.id);
  const { id, pressed, described, popup, tap } = isChoosing
    ? choice(table, view, card)
    : picture(card);
  return html`<button type="button" class="card" id=${id} data-card=${card.id} data-taken=${isTaken} data-threat=${isThreatened} aria-pressed=${pressed} aria-describedby=${described} aria-haspopup=${popup} ?data-focus=${isChoosing && card.id === view.display[0]?.id} ?disabled=${isChoosing && asking} @click=${tap}><span role="img" aria-label=${isKnown ? cardName(card) : t("display-closed")}>${cardFace(card)}</span></button>
    ${isTaken ? label(t("display-taken-by", { name: seatName(view, taken?.seat ?? 0) })) : nothing}
    ${isThreatened ? label(t("display-threat")) : nothing}`;
}

/** @param {string} words */
const label = (words) => html`<p class="card-label">${words}</p>`;

/** Tells whether a miss would take a card. @param {import("../../app/state.js").State} state @param {View} view @param {Card} card */
function isThreat({ frame }, { legal, turn }, card) {
  const mayMiss = !frame && legal.some(({ verb }) => verb === "miss");
  return mayMiss && (turn?.miss_takes.includes(card.id) ?? false);
}

/** What a card is that can be looked at. @param {Card} card */
function picture(card) {
  const tap = () => showCards(cardName(card), [card]);
  return { id: nothing, pressed: nothing, described: nothing, popup: "dialog", tap };
}

/** What a card is that can be chosen. @param {Table} table @param {View} view @param {Card} card */
function choice(table, view, { id }) {
  const pressed = table.state.picked.includes(id);
  const tap = () => choose(table, view, id);
  return { id: `card-${id}`, pressed, described: "decision-heading", popup: nothing, tap };
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
