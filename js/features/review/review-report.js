/** The report of a review: luck and decisions of each seat apart, and the costliest decisions. */

import { html, nothing } from "lit-html";
import { chances, chart, swings } from "../../kit/components/chart.js";
import { number, percent, signedPercent, t } from "../../kit/i18n.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { people } from "../../match/seats.js";
import { reasonList, remarkList } from "../coach/advice.js";
import { failure, optionWords } from "../coach/answer-dialog.js";
import { placeText, playOn } from "../replay/replay.js";
import { sourceOf } from "../replay/replay-session.js";

/** @import { App } from "../../app/app.js" */
/** @import { CostlyDecision, SeatReview } from "../../protocol/shared.js" */
/** @import { Reviewing } from "./review.js" */

/** The parts of the change in the chance to win. */
const PARTS = /** @type {const} */ ([
  "own_luck",
  "others_luck",
  "own_decisions",
  "others_decisions",
  "rest",
]);

/** Returns the screen. @param {App} app */
export function screenOf(app) {
  return {
    open: async (/** @type {() => boolean} */ isHere) => {
      const source = await sourceOf(app.state.path);
      if (isHere()) await app.review.open(source);
    },
    draw: () => app.state.review && reviewReport(app, app.state.review),
  };
}

/** Draws the report, or the progress of the review. @param {App} app @param {Reviewing} review */
function reviewReport(app, review) {
  const { view, report, error } = review;
  return html`<article class="page review" data-game=${view.game} aria-busy=${!report && !error}>
    <h1 tabindex="-1">${t("reviewed-heading")}</h1>
    <p class="intro">${t("reviewed-about")}</p>
    ${report ? html`${seatReviews(app, review, report.seats)} ${remarkList(view.game, report.remarks)}` : progress(review)}
    ${error ? failure(app, error, () => app.review.retry()) : nothing}
    <p class="row"><a class="button" href="#matches">${t("matches-heading")}</a></p>
  </article>`;
}

/** @param {Reviewing} review */
function progress({ done, watched: { plies } }) {
  return html`<p class="review-progress">
    <label for="review-done">${t("reviewed-waiting", { done: number(done), plies: number(plies) })}</label>
    <progress id="review-done" max=${plies} .value=${done}></progress>
  </p>`;
}

/** Draws people first, then bots, collapsed. @param {App} app @param {Reviewing} review @param {readonly SeatReview[]} seats */
function seatReviews(app, review, seats) {
  const here = people(review.view);
  const bots = [...seats.keys()].filter((seat) => !here.includes(seat));
  const drawn = (/** @type {number} */ seat) => {
    const reviewed = seats[seat];
    return reviewed ? seatReview(app, review, seat, reviewed) : nothing;
  };
  return html`${here.map(drawn)}
    ${bots.map((seat) => html`<details class="fold" ?open=${!here.length}><summary>${seatName(review.view, seat)}</summary>${drawn(seat)}</details>`)}`;
}

/** @param {App} app @param {Reviewing} review @param {number} seat @param {SeatReview} reviewed */
function seatReview(app, review, seat, reviewed) {
  const { costliest } = reviewed;
  return html`<section class="review-seat" data-seat=${seat} aria-labelledby=${`review-${seat}-heading`}>
    ${chanceChart(review, seat, reviewed)}
    <h3>${t("reviewed-dearest")}</h3>
    ${costliest.length ? html`<ol class="review-dear">${costliest.map((each) => html`<li>${costlyDecision(app, review, each)}</li>`)}</ol>` : html`<p>${t("reviewed-dearest-none")}</p>`}
  </section>`;
}

/** Draws the chance to win over the match, with dots at the costliest decisions, and its parts. @param {Reviewing} review @param {number} seat @param {SeatReview} reviewed */
function chanceChart({ view, watched: { plies } }, seat, reviewed) {
  const { start, result, good, decisions, course } = reviewed;
  const parts = PARTS.map((part) => ({
    label: t(`reviewed-${part.replace("_", "-")}`),
    value: signedPercent(reviewed[part]),
    change: reviewed[part],
  }));
  return chart({
    id: `review-${seat}`,
    heading: html`${avatarOf(view, seat)} ${seatName(view, seat)}`,
    about: [
      t("reviewed-course", { start: percent(start), result: percent(result) }),
      t("reviewed-decisions", { good, decisions }),
    ],
    drawing: html`${chances(course, plies, percent)} ${swings(parts)}`,
    numbers: {
      head: [t("reviewed-part"), t("reviewed-change")],
      lines: parts.map(({ label, value }) => [label, value]),
    },
  });
}

/** Returns a share of 1 as a percentage with one decimal. @param {number} share */
const percentage = (share) => Math.round(1000 * share) / 10;

/** @param {App} app @param {Reviewing} review @param {CostlyDecision} decision */
function costlyDecision(app, { watched, view }, decision) {
  const { ply, action, best, win_lost, why, why_best } = decision;
  const [match = ""] = app.state.path;
  return html`<p class="quiet">${placeText({ ply, watched }, view)}</p>
    <p><b>${t("reviewed-cost", { points: percentage(win_lost) })}</b></p>
    <dl>
      <dt>${t("reviewed-done")}</dt><dd>${optionWords(view, { actions: [action] })}${reasonList(view, why)}</dd>
      <dt>${t("reviewed-better")}</dt><dd>${optionWords(view, { actions: best })}${reasonList(view, why_best)}</dd>
    </dl>
    <p class="row">
      <a class="button button-small" data-see=${ply} href=${`#replay/${match}/${ply}`}>${t("reviewed-see")}</a>
      <button type="button" class="button button-small" data-try=${ply} @click=${() => playOn(app, watched, ply)}>${t("reviewed-try")}</button>
    </p>`;
}
