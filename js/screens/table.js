/** The table: seats, cards, what is happening now, and the log. */

import { html } from "lit-html";
import { isCurtained } from "../eyes.js";
import { t } from "../i18n.js";
import { bids } from "./bids.js";
import { curtain } from "./curtain.js";
import { decisions } from "./decisions.js";
import { tray } from "./dice-tray.js";
import { display } from "./display.js";
import { log } from "./log.js";
import { isReveal, reveal } from "./reveal.js";
import { scores } from "./scores.js";
import { seats } from "./seats.js";
import { eventWords, seatName } from "./words.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../contract.js").View} View */

/** Draws the table, or its room while the match is being fetched. @param {Store} store */
export function table(store) {
  const { view } = store.state;
  if (!view)
    return html`<div class="table-empty"><h1 tabindex="-1">${t("table-heading")}</h1>${noMatch(store)}</div>`;
  return html`<div class="table" data-phase=${view.phase} data-seats=${view.seats.length} @click=${(/** @type {Event} */ event) => skip(store, event)}>
    <h1 class="unseen" tabindex="-1">${t("table-heading")}</h1>
    ${seats(store.state, view)}
    ${view.result ? scores(store, view, view.result) : play(store, view)}
    ${log(store.state)}
  </div>`;
}

/** A tap anywhere but on a control goes on. @param {Store} store @param {Event} event */
function skip(store, { target }) {
  const isControl = target instanceof Element && target.closest("button, a, input, label, summary");
  if (store.state.telling && !isControl) store.skip();
}

/** @param {Store} store */
function noMatch({ state }) {
  if (!state.opened) return html``;
  return html`<p>${t("error-match-none")}</p>
    <p><a class="button button-main" href="#setup">${t("menu-new")}</a></p>`;
}

/** @param {Store} store @param {View} view */
function play(store, view) {
  return html`
    ${display(store, view)}
    <section class="stage" data-keys aria-label=${t("stage-heading")}>
      <p class="status" role="status" id="status">${sentence(store.state, view)}</p>
      ${stage(store, view)}
    </section>
  `;
}

/** What has just happened, or that dice are rolling: their outcome is told when they lie. @param {Store["state"]} state @param {View} view */
function sentence(state, view) {
  const { moment, said } = state;
  if (moment?.kind === "rolling")
    return t("rolling", { name: seatName(view, moment.event.seat ?? 0) });
  return said ? eventWords(state, said) : "";
}

/** @param {Store} store @param {View} view */
function stage(store, view) {
  const { moment } = store.state;
  if (moment?.kind !== "rolling" && isCurtained(view)) return curtain(store, view);
  if (view.phase === "bids") return bids(store, view);
  const scene = isReveal(view, moment)
    ? reveal(store.state, view)
    : tray(store.state, view, send(store));
  return html`${scene} ${decisions(store, view)}`;
}

/** @param {Store} store @returns {(action: string) => void} the way out of all parts: one of the legal actions */
function send(store) {
  return (action) => store.act(action);
}
