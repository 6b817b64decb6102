/** The podium: a step for each of the best places, and a list of all others. */

import { html, nothing } from "lit-html";
import { number, t } from "../../kit/i18n.js";
import { PODIUM_PLACES } from "../../match/ceremony.js";
import { avatarOf } from "../../match/components/avatar.js";
import { seatName, seatNames } from "../../match/components/words.js";

/** @typedef {import("../../match/ceremony.js").Shown} Shown */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").Seat} Seat */
/** @typedef {NonNullable<View["result"]>} Result */

/** So many pieces of wool and paper fly for a winner. */
const CONFETTI = Array.from({ length: 24 });

/** Draws the podium, as far as it is shown. @param {View} view @param {Result} result @param {Shown} shown */
export function podium(view, result, shown) {
  const { ranking, totals } = result;
  const others = ranking.slice(PODIUM_PLACES);
  return html`<ol class="podium" data-steps=${Math.min(ranking.length, PODIUM_PLACES)}>
      ${ranking.slice(0, PODIUM_PLACES).map((seats, place) => step(view, result, seats, place, shown(`place-${place}`) > 0))}
    </ol>
    ${
      others.length
        ? html`<ol class="podium-others" start=${PODIUM_PLACES + 1}>
          ${others.map((seats) => html`<li value=${PODIUM_PLACES + 1 + others.indexOf(seats)}><span>${seatNames(view, seats)}</span> <b>${number(totals[seats[0] ?? 0] ?? 0)}</b></li>`)}
        </ol>`
        : nothing
    }`;
}

/**
 * @param {View} view
 * @param {Result} result
 * @param {readonly Seat[]} seats that share the place
 * @param {number} place from 0
 * @param {boolean} isShown
 */
function step(view, { totals, winners }, seats, place, isShown) {
  const [seat = 0] = seats;
  return html`<li class="podium-step" data-place=${place + 1} data-shown=${isShown} data-shared=${seats.length}>
    <ul class="podium-seats">
      ${seats.map((one) => html`<li class="podium-seat" data-seat=${one} data-winner=${winners.includes(one)}><span class="podium-figure">${avatarOf(view, one)}</span><span class="podium-name">${seatName(view, one)}</span></li>`)}
    </ul>
    <p class="podium-block"><b class="podium-place">${number(place + 1)}</b> <span class="podium-points">${t("scores-points", { points: totals[seat] ?? 0 })}</span></p>
    ${place === 0 && isShown ? html`<span class="confetti" aria-hidden="true">${CONFETTI.map(() => html`<i></i>`)}</span>` : nothing}
  </li>`;
}
