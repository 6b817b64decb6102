/** What is written down for a seat, on its panel: the score, how near it is to the target, and who leads. */

import { html, nothing } from "lit-html";
import { drawing, walker } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { landedEvent, objectsOf } from "../../match/frame.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../match/frame.js").Frame | null} Frame */
/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {Extract<import("../../protocol/lotte.js").GameEvent, { code: "turn.scored" | "leader.lost" }>} Change */

/** Draws the inside of a panel. @param {State} state @param {View} view @param {number} seat */
export function seat({ frame }, view, seat) {
  const { target } = view.agreed;
  const { score = 0, avatar = 1 } = view.seats[seat] ?? {};
  const coming = objectsOf(frame, view).seats[seat];
  const change = changeOf(frame, seat);
  const words = t("seat-score", { score: number(score), target: number(target) });
  return html`<div class="standing" data-change=${change?.code ?? "none"}>
    <p class="standing-score">${changed(change)} <span data-motion=${`score:${seat}`} data-motion-tally=${coming?.score ?? score} data-motion-from="risk" role="img" aria-label=${words}>${number(score)}</span></p>
    <div class="standing-foot">
      <div class="standing-track"><progress class="standing-way" max=${target} value=${score} aria-hidden="true"></progress>${walker(avatar, score / target)}</div>
      ${first(view, seat)} ${mark(view, frame, seat)}
    </div>
  </div>`;
}

const CHANGES = ["turn.scored", "leader.lost"];

/** Returns what has just been written down for a seat, or taken from it. @param {Frame} frame @param {number} seat */
function changeOf(frame, seat) {
  const event = landedEvent(frame);
  const isChange = event?.seat === seat && CHANGES.includes(event.code);
  return isChange ? /** @type {Change} */ (event) : null;
}

/** Who has won, or else who leads. @param {View} view @param {Frame} frame @param {number} seat */
function mark({ result, seats }, frame, seat) {
  const winners = result?.winners ?? frame?.event.winners;
  if (winners) return winners.includes(seat) ? crowned(t("seat-wins")) : nothing;
  return seats[seat]?.leads ? crowned(t("seat-leads")) : nothing;
}

/** @param {string} words */
function crowned(words) {
  return html`<span class="standing-leads"><span class="standing-sign" role="img" aria-label=${words}>${drawing("lotte-crown")}</span></span>`;
}

/** The flag of whoever reached the target. @param {View} view @param {number} seat */
function first({ finale }, seat) {
  if (finale?.seat !== seat) return nothing;
  return html`<span class="standing-sign standing-flag" role="img" aria-label=${t("seat-first")}>${drawing("lotte-flag")}</span>`;
}

/** @param {Change | null} change */
function changed(change) {
  if (!change) return nothing;
  const words = change.code === "leader.lost" ? "seat-loses" : "seat-gains";
  return html`<b class="standing-change">${t(words, { points: number(change.points) })}</b>`;
}
