/** The race to the podium: how the scores grew over the match, as bars. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { number, t } from "../../kit/i18n.js";
import { avatarOf, seatName } from "../../match/components/words.js";

/** @import { State } from "../../app/state.js" */
/** @import { Shown, Step } from "../../match/ceremony.js" */
/** @import { View } from "../../protocol/lotte.js" */

/** The most frames that a player watches with patience. */
const MOST = 20;

/** Returns the frames of the race: evenly spaced standings, the last of them the end. @param {View} view */
function framesOf({ result }) {
  const all = result?.standings ?? [];
  const step = Math.ceil(all.length / MOST);
  return all.filter((_, index) => (all.length - 1 - index) % step === 0);
}

/** Returns the steps of the race; the end is shown for longer. @param {View} view @returns {Step[]} */
export function raceSteps(view) {
  const frames = framesOf(view);
  return frames.map((_, index) => ({
    part: "race",
    beat: index < frames.length - 1 ? "card" : "total",
  }));
}

/** Draws the race, as far as it is shown. @param {State} _state @param {View} view @param {Shown} shown */
export function count(_state, view, shown) {
  const { result, seats, agreed } = view;
  if (!result) return nothing;
  const scores = framesOf(view)[shown("race") - 1] ?? seats.map(() => 0);
  const end = Math.max(agreed.target, ...result.totals);
  return html`<ol class="race" aria-label=${t("count-race")} data-seats=${seats.length}>
      ${scores.map((score, seat) => lane(view, seat, score, score / end))}
    </ol>`;
}

/** @param {View} view @param {number} seat @param {number} score @param {number} share of the longest bar */
function lane(view, seat, score, share) {
  const grow = (/** @type {Element | undefined} */ bar) => {
    if (bar instanceof HTMLElement) bar.style.setProperty("--share", String(Math.max(share, 0)));
  };
  return html`<li class="race-lane" data-seat=${seat}>
    <span class="race-name name-tag">${avatarOf(view, seat)}<span>${seatName(view, seat)}</span></span>
    <span class="race-track"><span class="race-bar" ${ref(grow)}></span></span>
    <b class="race-score">${number(score)}</b>
  </li>`;
}
