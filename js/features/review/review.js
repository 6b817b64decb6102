/** The review of a match: luck and play apart for each seat, and the costliest decisions. */

import { html, nothing } from "lit-html";
import { chart, swings } from "../../kit/components/chart.js";
import { number, percent, signedPercent, t } from "../../kit/i18n.js";
import { avatarOf } from "../../match/components/avatar.js";
import { seatName } from "../../match/components/words.js";
import { people } from "../../match/viewer.js";
import { reasonList, remarkList } from "../coach/advice.js";
import { failure } from "../coach/answer-dialog.js";
import { optionWords } from "../coach/odds.js";
import { place, playOn } from "../replay/replay-controls.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("./review-session.js").Reviewing} Reviewing */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../protocol/shared.js").SeatReview} SeatReview */
/** @typedef {import("../../protocol/shared.js").CostlyDecision} CostlyDecision */

/** What the chance to win is made of, between start and end. */
const PARTS = /** @type {const} */ ([
  "own_luck",
  "others_luck",
  "own_decisions",
  "others_decisions",
  "rest",
]);

/** Draws it, or how far the coach has come. @param {App} app */
export function review(app) {
  const now = app.state.review;
  if (!now) return nothing;
  const { view, told, error } = now;
  return html`<article class="page review" data-game=${view.game} aria-busy=${!told && !error}>
    <h1 tabindex="-1">${t("reviewed-heading")}</h1>
    <p class="intro">${t("reviewed-about")}</p>
    ${told ? html`${seatsOf(app, now, told.seats)} ${remarkList(view.game, told.remarks)}` : progress(now)}
    ${error ? failure(app, error, () => app.review.retry()) : nothing}
    <p class="row"><a class="button" href="#matches">${t("matches-heading")}</a></p>
  </article>`;
}

/** @param {Reviewing} now */
function progress({ done, watched: { plies } }) {
  return html`<p class="review-progress">
    <label for="review-done">${t("reviewed-waiting", { done: number(done), plies: number(plies) })}</label>
    <progress id="review-done" max=${plies} .value=${done}></progress>
  </p>`;
}

/** People come first; what the bots did is in folds. @param {App} app @param {Reviewing} now @param {readonly SeatReview[]} seats */
function seatsOf(app, now, seats) {
  const here = people(now.view);
  const bots = [...seats.keys()].filter((seat) => !here.includes(seat));
  const drawn = (/** @type {number} */ seat) => {
    const told = seats[seat];
    return told ? seatReview(app, now, seat, told) : nothing;
  };
  return html`${here.map(drawn)}
    ${bots.map((seat) => html`<details class="fold" ?open=${!here.length}><summary>${seatName(now.view, seat)}</summary>${drawn(seat)}</details>`)}`;
}

/** @param {App} app @param {Reviewing} now @param {number} seat @param {SeatReview} told */
function seatReview(app, now, seat, told) {
  const { view } = now;
  return html`<section class="review-seat" data-seat=${seat} aria-labelledby=${`review-${seat}-heading`}>
    ${partsChart(view, seat, told)}
    <h3>${t("reviewed-dearest")}</h3>
    ${told.costliest.length ? html`<ol class="review-dear">${told.costliest.map((each) => html`<li>${costly(app, now, each)}</li>`)}</ol>` : html`<p>${t("reviewed-dearest-none")}</p>`}
  </section>`;
}

/** @param {View} view @param {number} seat @param {SeatReview} told */
function partsChart(view, seat, told) {
  const { start, result, good, decisions } = told;
  const parts = PARTS.map((part) => ({
    label: t(`reviewed-${part.replace("_", "-")}`),
    value: signedPercent(told[part]),
    change: told[part],
  }));
  return chart({
    id: `review-${seat}`,
    heading: html`${avatarOf(view, seat)} ${seatName(view, seat)}`,
    about: [
      t("reviewed-course", { start: percent(start), result: percent(result) }),
      t("reviewed-decisions", { good, decisions }),
    ],
    drawing: swings(parts),
    numbers: {
      head: [t("reviewed-part"), t("reviewed-change")],
      lines: parts.map(({ label, value }) => [label, value]),
    },
  });
}

/** Returns a share of 1 in hundredths, to one digit behind the point. @param {number} share */
const hundredths = (share) => Math.round(1000 * share) / 10;

/** @param {App} app @param {Reviewing} now @param {CostlyDecision} each */
function costly(app, { watched, view }, each) {
  const { ply, action, best, win_lost, why, why_best } = each;
  const [, match = ""] = location.hash.split("/");
  return html`<p class="quiet">${place({ ply, watched }, view)}</p>
    <p><b>${t("reviewed-cost", { points: hundredths(win_lost) })}</b></p>
    <dl>
      <dt>${t("reviewed-done")}</dt><dd>${optionWords(view, { actions: [action] })}${reasonList(view, why)}</dd>
      <dt>${t("reviewed-better")}</dt><dd>${optionWords(view, { actions: best })}${reasonList(view, why_best)}</dd>
    </dl>
    <p class="row">
      <a class="button button-small" data-see=${ply} href=${`#replay/${match}/${ply}`}>${t("reviewed-see")}</a>
      <button type="button" class="button button-small" data-try=${ply} @click=${() => playOn(app, watched, ply)}>${t("reviewed-try")}</button>
    </p>`;
}
