/** Points at risk and points written down: two places, two looks, never one number. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { explainButton } from "../../match/components/things.js";
import { seatName } from "../../match/components/words.js";
import { landedEvent } from "../../match/frame.js";
import { showPoints } from "./things.js";
import { riskHeading } from "./words.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../protocol/lotte.js").Turn} Turn */
/** @typedef {import("../../match/frame.js").Frame | null} Frame */
/** @typedef {Extract<import("../../protocol/lotte.js").GameEvent, { code: "turn.lost" | "turn.scored" | "reward.given" }>} Change */

/** Draws both. @param {View} view @param {Turn} turn @param {Frame} frame */
export function points(view, turn, frame) {
  const change = changeIn(frame);
  const score = view.seats[turn.seat]?.score ?? 0;
  const heading = riskHeading(turn);
  return html`<dl class="points explained" data-outcome=${outcome(change)}>
    <div class="risk on-dark">
      <dt><span class="points-sign">${drawing("lotte-risk")}</span> ${heading} <span class="unseen">${t("risk-about")}</span></dt>
      <dd><span class="points-number" data-motion-place="risk" data-motion=${`risk:${turn.seat}`} data-motion-tally=${turn.points}>${number(turn.points)}</span> ${riskChange(change)}</dd>
    </div>
    <div class="safe">
      <dt><span class="points-sign">${drawing("lotte-safe")}</span> ${t("safe-heading")} <small class="points-name">${seatName(view, turn.seat)}</small></dt>
      <dd><span class="points-number" data-motion=${`safe:${turn.seat}`} data-motion-tally=${score}>${number(score)}</span> ${safeChange(change, view.agreed.target)}
        ${explainButton(heading, () => showPoints(turn, score))}</dd>
    </div>
  </dl>`;
}

/** What each event that changes points is called in the styles. @type {Record<Change["code"], string>} */
const OUTCOMES = { "turn.lost": "lost", "turn.scored": "written", "reward.given": "gained" };

/** @param {Frame} frame */
function changeIn(frame) {
  const event = landedEvent(frame);
  return event && Object.hasOwn(OUTCOMES, event.code) ? /** @type {Change} */ (event) : null;
}

/** @param {Change | null} change */
function outcome(change) {
  if (!change) return "open";
  return change.code === "turn.lost" && !change.points ? "nothing" : OUTCOMES[change.code];
}

/** @param {Change | null} change */
function riskChange(change) {
  if (change?.code === "turn.lost")
    return html`<strong>${t("moment-lost", { points: change.points, pointsWords: number(change.points) })}</strong>`;
  if (change?.code !== "reward.given") return nothing;
  return html`<strong>${t("moment-reward", { points: number(change.points) })}</strong>`;
}

/** @param {Change | null} change @param {number} target */
function safeChange(change, target) {
  return change?.code === "turn.scored"
    ? html`<strong>${t("seat-gains", { points: number(change.points) })}</strong>`
    : html`<small>${t("safe-of", { target: number(target) })}</small>`;
}
