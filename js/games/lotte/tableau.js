/** What lies on the table: the card of the turn, the last round if it has begun, the points, the deck. */

import { html, nothing } from "lit-html";
import { t } from "../../kit/i18n.js";
import { counted, drawPile } from "./draw-pile.js";
import { lastRound } from "./last-round.js";
import { points } from "./points.js";
import { turnCard } from "./turn-card.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/lotte.js").View} View */

/** Draws the tableau. @param {Table} table @param {View} view */
export function tableau(table, view) {
  const { frame, log, settings } = table.state;
  const { turn } = view;
  return html`<section class="tableau" aria-label=${t("tableau-heading")}>
    ${turn ? turnCard(view, turn, frame) : nothing}
    <div class="turn-facts">
      ${lastRound(view, frame, log)}
      ${turn ? points(view, turn, frame) : nothing}
      ${settings.counting ? counted(view) : nothing}
    </div>
    ${turn ? drawPile(table, view) : nothing}
  </section>`;
}
