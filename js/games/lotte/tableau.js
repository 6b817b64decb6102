/** What lies on the table: the last round if it has begun, the card of the turn, the points, the deck. */

import { html, nothing } from "lit-html";
import { t } from "../../ui/i18n.js";
import { counted, pile } from "./draw-pile.js";
import { finale } from "./last-round.js";
import { purse } from "./points.js";
import { shownTurn } from "./shown.js";
import { booth } from "./turn-card.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("./story.js").Scene} Scene */

/** Draws the room. @param {Store} store @param {View} view */
export function room(store, view) {
  const moment = /** @type {Scene | null} */ (store.state.moment);
  const shown = shownTurn(view, moment);
  return html`<section class="room" aria-label=${t("room-heading")}>
    ${finale(view, moment, store.state.log)}
    ${shown ? html`<div class="fair">${booth(view, shown)} ${purse(view, shown, moment)} ${pile(store, view)}</div>` : nothing}
    ${counted(view)}
  </section>`;
}
