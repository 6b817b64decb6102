/** The table: seats, what lies there, what is happening now, and the log. What a game shows, its face draws. */

import { html } from "lit-html";
import { faceOf, gameOf } from "../../games/index.js";
import { isCurtained } from "../../state/viewer.js";
import { curtain } from "../components/curtain.js";
import { goOnButton } from "../components/go-on.js";
import { seatName } from "../components/words.js";
import { t } from "../i18n.js";
import { lostEngine } from "./crash.js";
import { log } from "./log.js";
import { scores } from "./scores.js";
import { seats } from "./seats.js";
import { eventSentence } from "./sentence.js";

/** @typedef {import("../../state/store.js").Store} Store */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the table, or its room while the match is being fetched. @param {Store} store */
export function table(store) {
  const { view, start, opened, elsewhere } = store.state;
  if (start.fatal) return lostEngine(store, start.fatal);
  if (!view)
    return html`<div class="table-empty" data-game=${gameOf(store.state)}>
      <h1 tabindex="-1">${t("table-heading")}</h1>
      ${opened && !elsewhere ? noMatch() : html`<span class="emblem" aria-hidden="true"></span>`}
    </div>`;
  return html`<div class="table" data-game=${view.game} data-phase=${view.phase} data-over=${view.result !== null} data-seats=${view.seats.length} @click=${(/** @type {Event} */ event) => skip(store, event)}>
    <h1 class="unseen" tabindex="-1">${t("table-heading")}</h1>
    ${seats(store.state, view)}
    ${view.result ? scores(store, view, view.result) : play(store, view)}
    ${log(store.state, view)}
  </div>`;
}

/** A tap anywhere but on a control goes on. @param {Store} store @param {Event} event */
function skip(store, { target }) {
  const isControl = target instanceof Element && target.closest("button, a, input, label, summary");
  if (store.state.telling && !isControl) store.skip();
}

function noMatch() {
  return html`<p>${t("error-match-none")}</p>
    <p><a class="button button-main" href="#menu">${t("menu-new")}</a></p>`;
}

/** @param {Store} store @param {View} view */
function play(store, view) {
  return html`
    ${faceOf(view.game).room(store, view)}
    <section class="stage" data-keys aria-label=${t("stage-heading")}>
      <p class="status" role="status" id="status">${status(store.state, view)}</p>
      ${stage(store, view)}
    </section>
  `;
}

/** What has just happened, or that dice are rolling: their outcome is told when they lie. @param {Store["state"]} state @param {View} view */
function status(state, view) {
  const { moment, said } = state;
  if (moment?.kind === "rolling")
    return t("rolling", { name: seatName(view, moment.event.seat ?? 0) });
  return said ? eventSentence(state, said) : "";
}

/** @param {Store} store @param {View} view */
function stage(store, view) {
  const { moment, telling } = store.state;
  const face = faceOf(view.game);
  if (!moment && isCurtained(view)) return curtain(store, view);
  const isWaiting = moment || telling || store.goesOn();
  return html`${face.stage(store, view)}
    ${isWaiting ? goOnButton(store) : face.decision(store, view)}`;
}
