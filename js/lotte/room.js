/** What lies on the table: the last round if it has begun, the card of the turn, the points, the deck. */

import { html, nothing } from "lit-html";
import { t } from "../i18n.js";
import { booth } from "./booth.js";
import { finale } from "./finale.js";
import { counted, pile } from "./pile.js";
import { purse } from "./purse.js";
import { shownTurn } from "./shown.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("./contract.js").View} View */
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
