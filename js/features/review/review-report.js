/** The report of a review, as it grows: luck and decisions of each seat apart, and the costliest decisions. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { chances, chart, swings } from "../../kit/components/chart.js";
import { number, percent, signedPercent, t } from "../../kit/i18n.js";
import { statePicture } from "../../match/components/empty-page.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { people } from "../../match/seats.js";
import { reasonList, remarkList } from "../coach/advice.js";
import { failure, optionWords } from "../coach/answer-dialog.js";
import { placeText, playOn } from "../replay/replay.js";
import { sourceOf } from "../replay/replay-session.js";

/** @import { App } from "../../app/app.js" */
/** @import { CostlyDecision, SeatFindings, SeatReview, TurningPoint, View } from "../../protocol/shared.js" */
/** @import { Reviewing } from "./review.js" */

/** Returns the screen. @param {App} app */
export function screenOf(app) {
  return {
    open: async (/** @type {() => boolean} */ isHere) => {
      const source = await sourceOf(app.state.path);
      if (isHere()) await app.review.open(source);
    },
    draw: () => reviewReport(app, app.state.review),
  };
}

/** Draws the report, and until it is complete what the coach has found so far. @param {App} app @param {Reviewing | null} review */
function reviewReport(app, review) {
  const { report = null, error = null } = review ?? {};
  return html`<article class="page review" data-game=${review?.view.game ?? nothing} aria-busy=${!report && !error}>
    <h1 tabindex="-1">${t("reviewed-heading")}</h1>
    ${report ? html`<p class="intro">${t("reviewed-about")}</p>` : waiting(app, review)}
    ${review ? seatReviews(app, review, report?.seats ?? review.findings) : nothing}
    ${review && report ? remarkList(review.view.game, report.remarks) : nothing}
    ${error ? failure(app, error, () => app.review.retry()) : nothing}
    ${report ? html`<p class="row"><a class="button" href="#matches">${t("matches-heading")}</a></p>` : nothing}
  </article>`;
}

/** Draws the coach at work, and the result of the match. @param {App} app @param {Reviewing | null} review */
function waiting(app, review) {
  const { done = 0, watched, view } = review ?? {};
  const plies = watched?.plies ?? nothing;
  const words = watched
    ? t("reviewed-waiting", { done: number(done), plies: number(watched.plies) })
    : t("reviewed-opening");
  return html`<div class="review-waiting">
    ${statePicture("reading")}
    <div>
      <p class="review-progress"><label for="review-done">${words}</label> <progress id="review-done" max=${plies} value=${watched ? done : nothing}></progress></p>
      ${view ? standing(view) : nothing}
      ${view ? html`<p><a class="button button-main" id="review-replay" href=${["#replay", ...app.state.path].join("/")}>${t("replay-again")}</a></p>` : nothing}
    </div>
  </div>`;
}

/** Draws the players by their places, with their points. @param {View} view */
function standing(view) {
  const { ranking = [], totals = [], winners = [] } = view.result ?? {};
  const player = (/** @type {number} */ seat) =>
    html`<li data-winner=${winners.includes(seat)}>${avatarOf(view, seat)} <span translate="no">${seatName(view, seat)}</span> <b translate="no">${number(totals[seat] ?? 0)}</b></li>`;
  return html`<ul class="match-seats">${ranking.flat().map(player)}</ul>`;
}

/** Draws people first, then bots, collapsed. @param {App} app @param {Reviewing} review @param {readonly (SeatReview | SeatFindings)[]} seats */
function seatReviews(app, review, seats) {
  const here = people(review.view);
  const bots = [...seats.keys()].filter((seat) => !here.includes(seat));
  const drawn = (/** @type {number} */ seat) => {
    const found = seats[seat];
    return found ? seatReview(app, review, seat, found) : nothing;
  };
  return html`${here.map(drawn)}
    ${bots.map((seat) => html`<details class="fold" ?open=${!here.length}><summary>${seatName(review.view, seat)}</summary>${drawn(seat)}</details>`)}`;
}

/** @param {App} app @param {Reviewing} review @param {number} seat @param {SeatReview | SeatFindings} found */
function seatReview(app, review, seat, found) {
  const { costliest } = found;
  const isWhole = "result" in found;
  const none = isWhole ? html`<p>${t("reviewed-dearest-none")}</p>` : nothing;
  const listed = repeat(
    costliest,
    ({ ply }) => ply,
    (each) => html`<li>${costlyDecision(app, review, each)}</li>`,
  );
  return html`<section class="review-seat" data-seat=${seat} aria-labelledby=${`review-${seat}-heading`}>
    ${isWhole ? chanceChart(app, review, seat, found) : chanceSoFar(review, seat, found)}
    ${isWhole || costliest.length ? html`<h3>${t(isWhole ? "reviewed-dearest" : "reviewed-dearest-yet")}</h3>` : nothing}
    ${costliest.length ? html`<ol class="review-dear">${listed}</ol>` : none}
  </section>`;
}

/** Draws the chance to win up to the last action that the coach has reviewed. @param {Reviewing} review @param {number} seat @param {SeatFindings} found */
function chanceSoFar({ view, watched: { plies } }, seat, { course }) {
  return html`<figure class="chart" id=${`review-${seat}`} aria-labelledby=${`review-${seat}-heading`}>
    <figcaption><h2 id=${`review-${seat}-heading`}>${avatarOf(view, seat)} ${seatName(view, seat)}</h2></figcaption>
    <div class="chart-drawing" aria-hidden="true">${chances(course, plies, percent)}</div>
  </figure>`;
}

/** Draws what decided, the turning points, the chance to win over the match with dots at the costliest decisions, and its parts. @param {App} app @param {Reviewing} review @param {number} seat @param {SeatReview} reviewed */
function chanceChart(app, review, seat, reviewed) {
  const { start, result, good, decisions, course, decisive } = reviewed;
  const { view, watched } = review;
  const parts = reviewed.parts.map(({ code, change }) => ({
    label: t(`reviewed-${code}`),
    value: signedPercent(change),
    change,
  }));
  const said = {
    name: seatName(view, seat),
    change: signedPercent(decisive.change),
    times: decisive.times,
  };
  return chart({
    id: `review-${seat}`,
    heading: html`${avatarOf(view, seat)} ${seatName(view, seat)}`,
    lead: html`<p class="review-said">${t(`reviewed-said-${decisive.code}`, said)}</p>
      ${turningPoints(app, review, seat, reviewed)}
      <p>${t("reviewed-course", { start: percent(start), result: percent(result) })}</p>
      <p>${t("reviewed-decisions", { good, decisions })}</p>`,
    drawing: html`${chances(course, watched.plies, percent)} ${swings(parts)}`,
    numbers: {
      head: [t("reviewed-part"), t("reviewed-change")],
      lines: parts.map(({ label, value }) => [label, value]),
    },
  });
}

/** Draws the moments that changed most, as links to the replay. @param {App} app @param {Reviewing} review @param {number} seat @param {SeatReview} reviewed */
function turningPoints(app, { view, watched }, seat, { turning }) {
  if (!turning.length) return nothing;
  const [match = ""] = app.state.path;
  const point = (/** @type {TurningPoint} */ { ply, code, seat: by, change }) => {
    const part = t(`reviewed-${code}`);
    const isOther = by !== null && by !== seat;
    const words = isOther ? t("reviewed-turn-of", { part, name: seatName(view, by) }) : part;
    return html`<li><a href=${`#replay/${match}/${ply}`}><span>${words}</span> <b>${signedPercent(change)}</b> <span class="quiet">${placeText({ ply, watched }, view)}</span></a></li>`;
  };
  return html`<h3>${t("reviewed-turning")}</h3><ol class="review-turning">${turning.map(point)}</ol>`;
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
