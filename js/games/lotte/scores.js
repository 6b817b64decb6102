/** The end of a match: the race of the scores, the remark on a clover that has won, and the score sheet. */

import { html, nothing } from "lit-html";
import { drawing, pictogram, symbol } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { counting } from "../../kit/motion/counting.js";
import { whyButton } from "../../match/components/explain.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { FINAL, finalists, motionTime, PODIUM_PLACES } from "../../match/end-sequence.js";
import { rulesOf } from "../../match/game-facts.js";

/** @import { Beat, Shown, Step } from "../../match/end-sequence.js" */
/** @import { Settings } from "../../match/settings.js" */
/** @import { Result, View } from "../../protocol/lotte.js" */

/** The most standings that the race runs through. */
const MOST_FRAMES = 20;

/** The standings at the end that make its last stretch, on which the sheep come in one after the other. */
const STRETCH = 5;

/** Returns the frames of the race before its last stretch: evenly spaced standings. @param {View} view */
function framesOf({ result }) {
  const all = result?.standings ?? [];
  const step = Math.ceil(all.length / MOST_FRAMES);
  return all.filter((_, index) => (all.length - 1 - index) % step === 0).slice(0, -STRETCH);
}

/** Returns the seats in the order in which they come in: those without a place on the podium together, the finalists last. @param {View} view */
function arrivalsOf({ result }) {
  if (!result) return [];
  const last = finalists(result);
  const places = result.ranking.filter(([seat = -1]) => !last.includes(seat));
  const onPodium = PODIUM_PLACES - (result.ranking.length - places.length);
  const others = places.slice(onPodium).flat();
  return [...(others.length ? [others] : []), ...places.slice(0, onPodium).reverse(), last];
}

/** Returns the steps of the race; its end is shown for longer. @param {View} view @returns {Step[]} */
export function raceSteps(view) {
  const [, ...before] = arrivalsOf(view);
  return [
    ...framesOf(view).map(() => step("card")),
    ...before.map(() => step("sum")),
    { part: FINAL, beat: "total" },
  ];
}

/** @param {Beat} beat @returns {Step} */
function step(beat) {
  return { part: "race", beat };
}

/** Draws the race of the sheep to the flag, as far as it is shown. @param {{ settings: Settings }} state @param {View} view @param {Shown} shown */
export function count({ settings }, view, shown) {
  const now = shown("race") + shown(FINAL);
  const before = runnersAt(view, now - 1);
  const beat = raceSteps(view)[now - 1]?.beat ?? "card";
  const time = motionTime(beat, settings.pace);
  const lanes = runnersAt(view, now).map((runner, seat) => {
    return lane(view, seat, runner, runner.share !== before[seat]?.share ? time : 0);
  });
  return html`<ol class="race" aria-label=${t("count-race")} data-seats=${lanes.length}>${lanes}</ol>`;
}

/** The sheep of a seat in the race. @typedef {{ score: number, share: number, isIn: boolean, hasWon: boolean }} Runner share of the way */

/** Returns where the sheep of each seat is after some steps of the race; the flag is where a winner comes in. @param {View} view @param {number} step @returns {Runner[]} */
function runnersAt(view, step) {
  const { result, seats, agreed } = view;
  const { totals = [], winners = [] } = result ?? {};
  const frames = framesOf(view);
  const scores = frames[Math.min(step, frames.length) - 1] ?? seats.map(() => 0);
  const arrived = arrivalsOf(view).slice(0, Math.max(0, step - frames.length));
  const end = Math.max(agreed.target, ...totals);
  return seats.map((_, seat) => {
    const isIn = arrived.some((together) => together.includes(seat));
    const hasWon = isIn && winners.includes(seat);
    const score = (isIn ? totals[seat] : scores[seat]) ?? 0;
    return { score, share: hasWon ? 1 : Math.max(score / end, 0), isIn, hasWon };
  });
}

/** The points that a score consists of. */
const GRAIN = 50;

/** @param {View} view @param {number} seat @param {Runner} runner @param {number} time milliseconds in which it runs to where it is, 0 if it stands */
function lane(view, seat, { score, share, isIn, hasWon }, time) {
  return html`<li class="race-lane" data-seat=${seat} data-runs=${time > 0} data-in=${isIn} data-won=${hasWon} .style=${`--run: ${time}ms`}>
    <span class="race-name name-tag" translate="no" data-shared=${`seat-${seat}`}>${avatarOf(view, seat)}<span>${seatName(view, seat)}</span></span>
    <span class="race-track">
      <span class="race-flag" aria-hidden="true">${drawing("lotte-flag")}</span>
      <span class="race-runner" .style=${`--share: ${share}`}>
        <b class="race-score" translate="no">${counting(score, { time, grain: GRAIN })}</b>
        <svg class="race-sheep" data-avatar=${view.seats[seat]?.avatar} viewBox="-26 -44 58 47" overflow="visible" aria-hidden="true" focusable="false"><g>${symbol("walker")}</g></svg>
      </span>
    </span>
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
