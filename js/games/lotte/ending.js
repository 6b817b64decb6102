/** How a match ended, where that was no matter of points: the clover has won it. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/why.js";
import { seatName } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";

/** Draws the clover with its winner, if there is one. @param {import("../../protocol/lotte.js").View} view */
export function ending(view) {
  const winner = view.result?.clover ?? null;
  if (winner === null) return nothing;
  return html`<div class="clover-win on-dark">
    <span class="clover-card" aria-hidden="true">${drawing("lotte-card-clover")}</span>
    <p><b>${t("final-clover-heading")}</b> ${t("moment-clover-about", { name: seatName(view, winner) })} ${whyButton(rulesOf("lotte", "clover"), t("final-clover-heading"))}</p>
  </div>`;
}
