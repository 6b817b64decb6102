/** The seats: a tag for each with its score and who leads, and one track on which the sheep of all run to the target. */

import { html, nothing, svg } from "lit-html";
import { drawing, symbol } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { signWord } from "../../match/components/words.js";
import { landedEvent, objectsOf } from "../../match/story.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Settings } from "../../match/settings.js" */
/** @import { LeaderLost, TurnScored, View } from "../../protocol/lotte.js" */

const CHANGES = ["turn.scored", "leader.lost"];

/** Draws the inside of a seat's panel. @param {{ frame: Frame | null, settings: Settings }} state @param {View} view @param {number} seat */
export function seat({ frame, settings }, view, seat) {
  const { target } = view.agreed;
  const { score = 0 } = view.seats[seat] ?? {};
  const coming = objectsOf(frame, view).seats[seat];
  const change = changeOf(frame, seat);
  const words = t("seat-score", { score: number(score), target: number(target) });
  const isFirst = view.finale?.seat === seat;
  return html`<div class="standing" data-change=${change?.code ?? "none"}>
    <p class="standing-score">${change ? changeWords(change) : nothing} <span data-motion=${`score:${seat}`} data-motion-tally=${coming?.score ?? score} data-motion-from="risk" role="img" translate="no" aria-label=${words}>${number(score)}</span>${signWord(settings, "seat-score-word", score)}</p>
    ${isFirst ? html`<span class="standing-sign standing-flag" role="img" aria-label=${t("seat-first")}>${drawing("lotte-flag")}</span>` : nothing}
    ${crownOf(view, frame, seat)}
  </div>`;
}

/** The distance between the starts of two lanes of the track, so that no sheep hides another. */
const LANE = 9;

/** Draws the track: the sheep of all seats, each in its lane, at the share of the target that is written down. One that overtakes others bounds ahead, and they turn their heads. @param {View} view @param {Frame | null} frame */
export function track({ agreed, seats, turn }, frame) {
  const width = LANE * (seats.length - 1);
  const event = landedEvent(frame);
  const scored = event?.code === "turn.scored" ? /** @type {TurnScored} */ (event) : null;
  const passing = (/** @type {number} */ seat) => {
    if (!scored?.overtaken.length) return undefined;
    if (scored.overtaken.includes(seat)) return "passed";
    return scored.seat === seat ? "passes" : undefined;
  };
  const line = (/** @type {string} */ at) =>
    svg`<svg x=${at} overflow="visible"><line x2=${width} y2="100%"/></svg>`;
  return html`<div class="track" aria-hidden="true">
    <svg class="track-lanes" overflow="visible" focusable="false">
      ${line("0%")} ${line("100%")}
      ${seats.map(({ avatar, score }, seat) => runner(avatar, score / agreed.target, seat / (seats.length - 1), width, turn?.seat === seat, passing(seat)))}
    </svg>
    <span class="track-flag">${drawing("lotte-flag")}</span>
  </div>`;
}

/** Draws a sheep on the track; the one that plays is larger, in a spot of light. @param {number} avatar @param {number} share of the track, 0 to 1 @param {number} lane from 0 at the back to 1 @param {number} slant of the start @param {boolean} acts @param {"passes" | "passed" | undefined} passing */
function runner(avatar, share, lane, slant, acts, passing) {
  const percent = (/** @type {number} */ part) =>
    `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;
  return svg`<g data-avatar=${avatar} data-acts=${acts} data-passing=${passing ?? nothing} transform=${`translate(${lane * slant} 0)`}>
    <svg class="runner" x=${percent(share)} y=${percent(lane)} overflow="visible">
      ${passing === "passed" ? svg`<ellipse class="track-flash" rx="30" ry="7"/>` : nothing}
      ${acts ? svg`<path class="track-spot" d="M-7-99H7L34 2Q0 12-34 2Z"/>` : nothing}<g>${symbol("walker")}</g>
    </svg>
  </g>`;
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
