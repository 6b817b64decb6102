/** A match that is watched again: the table as it was, and below it the time, with the ways through it. */

import { html } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { unreadable } from "../../match/components/empty-page.js";
import { crib } from "../rules/crib.js";
import { log } from "../table/log.js";
import { ending } from "../table/scores.js";
import { seats } from "../table/seats.js";
import { status } from "../table/status.js";
import { matchHere, openReplay } from "./replay-address.js";
import { replayControls, steer } from "./replay-controls.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the match, or its place while it is being fetched. @param {App} app */
export function replay(app) {
  const { view, replay: now } = app.state;
  if (!view || !now) return waiting(app);
  return html`<div class="table replay" data-game=${view.game} data-table=${view.game} data-phase=${view.phase} data-over=${view.result !== null} data-seats=${view.seats.length} @keydown=${(/** @type {KeyboardEvent} */ event) => steer(app.replay, event)}>
    <div class="scenery" aria-hidden="true">${gameUiOf(view.game).scenery()}</div>
    <h1 class="unseen" tabindex="-1">${t("replay-heading")}</h1>
    ${seats(app.state, view)}
    ${view.result ? html`${ending(app, view, view.result)} ${replayControls(app, now, view)}` : moment(app, view, now)}
    <aside class="side">${crib(app, view)} ${log(app, view)}</aside>
  </div>`;
}

/** @param {App} app @param {View} view @param {import("./replay-session.js").Replaying} now */
function moment(app, view, now) {
  const ui = gameUiOf(view.game);
  return html`${ui.tableau(app.table, view)}
    <div class="turn">
      <section class="stage" aria-label=${t("stage-heading")}>${status(app.table, view)} ${ui.stage(app.table, view)}</section>
      ${replayControls(app, now, view)}
    </div>`;
}

/** @param {App} app */
function waiting(app) {
  const { unreadable: error } = app.state;
  const heading = t("replay-heading");
  if (error) return unreadable(heading, error, () => openReplay(app, matchHere()));
  return html`<div class="table-empty"><h1 tabindex="-1">${heading}</h1></div>`;
}
