/** What lies on the table: the last round if it has begun, the card of the turn, the points, the deck. */

import { html, nothing } from "lit-html";
import { t } from "../../ui/i18n.js";
import { counted, drawPile } from "./draw-pile.js";
import { lastRound } from "./last-round.js";
import { points } from "./points.js";
import { turnCard } from "./turn-card.js";

/** @typedef {import("../../state/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").View} View */

/** Draws the tableau. @param {Table} table @param {View} view */
export function tableau(table, view) {
  const { frame, log, settings } = table.state;
  const { turn } = view;
  return html`<section class="tableau" aria-label=${t("tableau-heading")}>
    ${lastRound(view, frame, log)}
    ${turn ? html`<div class="turn-parts">${turnCard(view, turn)} ${points(view, turn, frame)} ${drawPile(table, view)}</div>` : nothing}
    ${settings.counting ? counted(view) : nothing}
  </section>`;
}
