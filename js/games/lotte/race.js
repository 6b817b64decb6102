/** The race to the podium: how the scores grew over the match, as bars. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { number, t } from "../../kit/i18n.js";
import { avatarOf } from "../../match/components/avatar.js";
import { seatName } from "../../match/components/words.js";
import { standings } from "./standings.js";

/** @typedef {import("../../protocol/lotte.js").View} View */
/** @typedef {import("../../match/ceremony.js").Shown} Shown */

/** Draws the race, as far as it is shown. @param {import("../../app/state.js").State} state @param {View} view @param {Shown} shown */
export function count({ log }, view, shown) {
  const { result, seats, agreed } = view;
  if (!result) return nothing;
  const scores = standings(view, log)[shown("race") - 1] ?? seats.map(() => 0);
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
