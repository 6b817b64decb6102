/** Points at risk and points written down: two places, two looks, never one number. */

import { html, nothing } from "lit-html";
import { seatName } from "../../ui/components/words.js";
import { number, t } from "../../ui/i18n.js";
import { riskBalloon, slate } from "./art/pieces.js";
import { shownScore } from "./shown.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("./story.js").Scene} Scene */

/** Draws both. @param {View} view @param {Shown} shown @param {Scene | null} moment */
export function purse(view, shown, moment) {
  const { score } = shownScore(view, moment, shown.seat);
  return html`<dl class="purse" data-outcome=${outcome(shown)}>
    <div class="risk">
      <dt><span class="purse-sign">${riskBalloon()}</span> ${t("risk-heading")} <small>${t("risk-about")}</small></dt>
      <dd><span class="purse-number">${number(shown.points)}</span> ${change(shown)}</dd>
    </div>
    <div class="safe">
      <dt><span class="purse-sign">${slate()}</span> ${t("safe-heading")} <small>${seatName(view, shown.seat)}</small></dt>
      <dd><span class="purse-number">${number(score)}</span> ${gain(shown) ?? html`<small>${t("safe-of", { target: number(view.agreed.target) })}</small>`}</dd>
    </div>
  </dl>`;
}

/** @param {Shown} shown */
function outcome({ lost, written, gained }) {
  if (lost !== null) return lost ? "lost" : "nothing";
  if (written !== null) return "written";
  return gained === null ? "open" : "gained";
}

/** @param {Shown} shown */
function change({ lost, gained, written }) {
  if (lost !== null)
    return html`<strong>${t("moment-lost", { points: lost, pointsWords: number(lost) })}</strong>`;
  if (gained === null || written !== null) return nothing;
  return html`<strong>${t("moment-reward", { points: number(gained) })}</strong>`;
}

/** @param {Shown} shown */
function gain({ written }) {
  return written === null
    ? undefined
    : html`<strong>${t("seat-gains", { points: number(written) })}</strong>`;
}
