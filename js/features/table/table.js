/** The table: seats, what lies there, what is happening now, and the log. What a game shows, its GameUi draws. */

import { html, nothing } from "lit-html";
import { gameOf, gameUiOf } from "../../games/index.js";
import { t } from "../../kit/i18n.js";
import { avatarOf } from "../../match/components/avatar.js";
import { curtain, curtainButton } from "../../match/components/curtain.js";
import { goOnButton } from "../../match/components/go-on.js";
import { isCurtained } from "../../match/viewer.js";
import { isHelped } from "../coach/help.js";
import { help } from "../coach/help-panel.js";
import { lostEngine } from "../crash/crash.js";
import { lessonButton, lessonGuide } from "../lesson/lesson.js";
import { crib } from "../rules/crib.js";
import { moment } from "./celebration.js";
import { log } from "./log.js";
import { scores } from "./scores.js";
import { seats } from "./seats.js";
import { situationButton } from "./situation.js";
import { status } from "./status.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws the table, or its place while the match is being fetched. @param {App} app */
export function table(app) {
  const { view, start, opened, elsewhere } = app.state;
  if (start.fatal) return lostEngine(app, start.fatal);
  if (!view)
    return html`<div class="table-empty" data-game=${gameOf(app.state)}>
      <h1 tabindex="-1">${t("table-heading")}</h1>
      ${opened && !elsewhere ? noMatch() : html`<span class="emblem" aria-hidden="true"></span>`}
    </div>`;
  return html`${lessonGuide(app)}<div class="table" data-keys data-game=${view.game} data-table=${view.game} data-phase=${view.phase} data-over=${view.result !== null} data-seats=${view.seats.length} data-help=${isHelped(app.state, view)} @click=${(/** @type {Event} */ event) => skip(app.table, event)}>
    <div class="scenery" aria-hidden="true">${gameUiOf(view.game).scenery()}</div>
    <h1 class="unseen" tabindex="-1">${t("table-heading")}</h1>
    ${situationButton(app.state, view)} ${seats(app.state, view)}
    ${view.result ? scores(app, view, view.result) : play(app.table, view)}
    <aside class="side">${help(app, view)} ${crib(app, view)} ${log(app, view)}</aside>
  </div>`;
}

/** A tap anywhere but on a control, the crib or the log goes on. @param {Table} table @param {Event} event */
function skip(table, { target }) {
  const isControl =
    target instanceof Element && target.closest("button, a, input, label, summary, .side");
  if (!isControl) table.skip();
}

function noMatch() {
  return html`<p>${t("error-match-none")}</p>
    <p><a class="button button-main" href="#menu">${t("menu-new")}</a></p>`;
}

/** @param {Table} table @param {View} view */
function play(table, view) {
  const ui = gameUiOf(view.game);
  const isCurtain = !table.state.frame && isCurtained(view);
  return html`
    ${ui.tableau(table, view)}
    <div class="turn">
      <section class="stage" aria-label=${t("stage-heading")}>
        ${status(table, view)}
        ${isCurtain ? curtain(view) : ui.stage(table, view)}
        ${moment(table.state)}
      </section>
      ${dock(table, view, isCurtain)}
    </div>
  `;
}

/** What is to be decided, and whose it is: always at the same place. @param {Table} table @param {View} view @param {boolean} isCurtain */
function dock(table, view, isCurtain) {
  const seat = table.isAsked() ? (view.seat ?? view.next?.seat ?? null) : null;
  const avatar = seat === null ? undefined : view.seats[seat]?.avatar;
  return html`<div class="dock" data-avatar=${avatar ?? nothing}>
    ${seat === null ? nothing : avatarOf(view, seat)}
    ${decision(table, view, isCurtain)}
  </div>`;
}

/** @param {Table} table @param {View} view @param {boolean} isCurtain */
function decision(table, view, isCurtain) {
  if (isCurtain) return curtainButton(table, view);
  // A scene may end in the middle of a match.
  if (table.isAsked() && !view.next) return nothing;
  if (table.isAsked() && view.lesson?.waits) return lessonButton(table, view);
  return table.isAsked() ? gameUiOf(view.game).decision(table, view) : goOnButton(table, view);
}
