/** The panel of a seat: its score, the way to the target, and who leads. */

import { html, nothing } from "lit-html";
import { drawing, walker } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { landedEvent, objectsOf } from "../../match/story.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { LeaderLost, TurnScored, View } from "../../protocol/lotte.js" */

const CHANGES = ["turn.scored", "leader.lost"];

/** Draws the inside of a seat's panel. @param {{ frame: Frame | null }} state @param {View} view @param {number} seat */
export function seat({ frame }, view, seat) {
  const { target } = view.agreed;
  const { score = 0, avatar = 1 } = view.seats[seat] ?? {};
  const coming = objectsOf(frame, view).seats[seat];
  const change = changeOf(frame, seat);
  const words = t("seat-score", { score: number(score), target: number(target) });
  const isFirst = view.finale?.seat === seat;
  return html`<div class="standing" data-change=${change?.code ?? "none"}>
    <p class="standing-score">${change ? changeWords(change) : nothing} <span data-motion=${`score:${seat}`} data-motion-tally=${coming?.score ?? score} data-motion-from="risk" role="img" aria-label=${words}>${number(score)}</span></p>
    <div class="standing-foot">
      <div class="standing-track"><progress class="standing-way" max=${target} value=${score} aria-hidden="true"></progress>${walker(avatar, score / target)}</div>
      ${isFirst ? html`<span class="standing-sign standing-flag" role="img" aria-label=${t("seat-first")}>${drawing("lotte-flag")}</span>` : nothing}
      ${crownOf(view, frame, seat)}
    </div>
  </div>`;
}

/** Returns the event that has just changed the score of a seat, or null. @param {Frame | null} frame @param {number} seat */
function changeOf(frame, seat) {
  const event = landedEvent(frame);
  const isChange = event?.seat === seat && CHANGES.includes(event.code);
  return isChange ? /** @type {TurnScored | LeaderLost} */ (event) : null;
}

/** @param {TurnScored | LeaderLost} change */
function changeWords({ code, points }) {
  const id = code === "leader.lost" ? "seat-loses" : "seat-gains";
  return html`<b class="standing-change">${t(id, { points: number(points) })}</b>`;
}

/** Draws the crown of the winner, or during the match of the leader. @param {View} view @param {Frame | null} frame @param {number} seat */
function crownOf({ result, seats }, frame, seat) {
  const winners = result?.winners ?? frame?.event.winners;
  if (!(winners ? winners.includes(seat) : seats[seat]?.leads)) return nothing;
  const words = t(winners ? "seat-wins" : "seat-leads");
  return html`<span class="standing-leads"><span class="standing-sign" role="img" aria-label=${words}>${drawing("lotte-crown")}</span></span>`;
}
