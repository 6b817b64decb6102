/** The end of a match: the race of the scores, the remark on a clover that has won, and the score sheet. */

import { html, nothing } from "lit-html";
import { drawing, pictogram } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { whyButton } from "../../match/components/explain.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";

/** @import { Shown, Step } from "../../match/end-sequence.js" */
/** @import { Result, View } from "../../protocol/lotte.js" */

/** The most frames of the race. */
const MOST_FRAMES = 20;

/** Returns the frames of the race: evenly spaced standings, the last of them the end. @param {View} view */
function framesOf({ result }) {
  const all = result?.standings ?? [];
  const step = Math.ceil(all.length / MOST_FRAMES);
  return all.filter((_, index) => (all.length - 1 - index) % step === 0);
}

/** Returns the steps of the race; the end is shown for longer. @param {View} view @returns {Step[]} */
export function raceSteps(view) {
  const { length } = framesOf(view);
  return Array.from({ length }, (_, index) => ({
    part: "race",
    beat: index < length - 1 ? "card" : "total",
  }));
}

/** Draws the scores as bars, as far as the race is shown. @param {unknown} _state @param {View} view @param {Shown} shown */
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
  return html`<li class="race-lane" data-seat=${seat}>
    <span class="race-name name-tag" translate="no" data-shared=${`seat-${seat}`}>${avatarOf(view, seat)}<span>${seatName(view, seat)}</span></span>
    <span class="race-track"><span class="race-bar" .style=${`--share: ${Math.max(share, 0)}`}></span></span>
    <b class="race-score" translate="no">${number(score)}</b>
  </li>`;
}

/** Draws the clover with its winner if it decided the match. @param {View} view */
export function ending({ result, seats }) {
  const winner = result?.clover ?? null;
  if (winner === null) return nothing;
  const heading = t("final-clover-heading");
  const about = t("moment-clover-about", { name: seatName({ seats }, winner) });
  return html`<div class="clover-win on-dark">
    <span class="clover-card" aria-hidden="true">${drawing("lotte-face-clover")}</span>
    <p><b>${heading}</b> ${about} ${whyButton(rulesOf("lotte", "clover"), heading)}</p>
  </div>`;
}

/** The rounds that fit on an empty score sheet. */
const ROUNDS = 24;

/** Returns the line headings of an empty score sheet: the rounds. */
export function scoreLines() {
  return Array.from({ length: ROUNDS }, (_, index) => number(index + 1));
}

/** Draws the score sheet of a finished match. @param {View} view */
export function scores(view) {
  const { result } = view;
  if (!result) return nothing;
  return html`<table class="sheet ranking">
      <caption class="unseen">${t("final-caption")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("final-seat")}</th>
          <th scope="col">${t("final-turns")}</th>
          <th scope="col">${t("final-score")} ${whyButton(rulesOf("lotte", "scores"), t("final-score"))}</th>
        </tr>
      </thead>
      <tbody>${result.ranking.flat().map((seat) => row(view, result, seat))}</tbody>
    </table>`;
}

/** @param {View} view @param {Result} result @param {number} seat */
function row(view, { totals, winners, clover }, seat) {
  const hasWon = winners.includes(seat);
  return html`<tr data-seat=${seat} data-winner=${hasWon}>
    <th scope="row">
      ${hasWon ? html`<span class="crown" role="img" aria-label=${t("scores-winner")}>${pictogram("star")}</span> ` : nothing}${seatName(view, seat)}
      ${clover === seat ? html`<small>${t("final-clover")}</small>` : nothing}
    </th>
    <td translate="no">${number(view.seats[seat]?.turns ?? 0)}</td>
    <td translate="no">${number(totals[seat] ?? 0)}</td>
  </tr>`;
}
