/** The table: its seats, its tableau, the current event, the decision, and the log. The GameUi of a game draws the rest. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { gameOf, gameUiOf } from "../../games/index.js";
import { scenery } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import {
  awaiting,
  curtain,
  curtainButton,
  goOnButton,
  letter,
} from "../../match/components/dock.js";
import { statePicture } from "../../match/components/empty-page.js";
import { showExplainables } from "../../match/components/explain.js";
import { avatarOf, botTag, seatName } from "../../match/components/words.js";
import { isShow } from "../../match/end-sequence.js";
import {
  actingHere,
  awaited,
  isCurtained,
  isLinkAwaited,
  isLinkDue,
  nextSeats,
  people,
} from "../../match/seats.js";
import { isFirstMatch } from "../../match/settings.js";
import { moodOf } from "../../match/story.js";
import { isHelped } from "../coach/help.js";
import { help, hintButton } from "../coach/odds.js";
import { lostEngine } from "../crash/crash.js";
import { lessonButton, lessonGuide } from "../lesson/lesson.js";
import { cheatSheet } from "../rules/rules.js";
import { endSoundOffer, isSoundOffered, soundOffer } from "../settings/settings.js";
import { scores } from "./ending.js";
import { log } from "./log.js";
import { situationButton, status } from "./status.js";

/** @import { App } from "../../app/app.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { SeatView, View } from "../../protocol/shared.js" */

/** Draws the table, or a place for it while the match is loaded. @param {App} app */
export function table(app) {
  const { view, start, opened, elsewhere } = app.state;
  if (start.fatal) return lostEngine(app, start.fatal);
  if (!view)
    return html`<div class="table-empty" data-game=${gameOf(app.state)}>
      ${opened && !elsewhere ? statePicture("asleep") : nothing}
      <h1 tabindex="-1">${t("table-heading")}</h1>
      ${
        opened && !elsewhere
          ? html`<p>${t("error-match-none")}</p>
            <p><a class="button button-main" href="#menu">${t("menu-new")}</a></p>`
          : html`<span class="emblem" aria-hidden="true"></span>`
      }
    </div>`;
  const inShow = isShow(app.state);
  const release = inShow ? () => app.table.release() : nothing;
  return html`<div class="table" data-keys data-game=${view.game} data-table=${view.game} data-phase=${view.phase} data-over=${view.result !== null} data-show=${inShow} data-seats=${view.seats.length} data-help=${isHelped(app.state, view)} data-first=${isFirstMatch(app.state.settings)}
    @click=${(/** @type {Event} */ event) => skip(app.table, event)}
    @pointerdown=${inShow ? () => app.table.press() : nothing} @pointerup=${release} @pointercancel=${release} @pointerleave=${release}
    @contextmenu=${inShow ? (/** @type {Event} */ event) => event.preventDefault() : nothing}>
    ${scenery(view.game)}
    <h1 class="unseen" tabindex="-1">${t("table-heading")}</h1>
    ${inShow ? nothing : situationButton(app.state, view)} ${seats(app.state, view)}
    ${view.result ? scores(app, view, view.result) : play(app, view)}
    ${inShow ? nothing : html`<aside class="side">${help(app, view)} ${cheatSheet(app, view)} ${log(app, view)}</aside>`}
  </div>`;
}

/** A tap outside controls, panels and the log skips ahead. @param {Table} table @param {Event} event */
function skip(table, { target }) {
  const isControl =
    target instanceof Element && target.closest("button, a, input, label, summary, .side");
  if (!isControl) table.skip();
}

/** @param {App} app @param {View} view */
function play(app, view) {
  const { table } = app;
  const ui = gameUiOf(view.game);
  const isCurtain = !table.state.frame && isCurtained(view, table.state);
  return html`
    ${ui.tableau(table, view)}
    <div class="turn">
      <section class="stage" aria-label=${t("stage-heading")}>
        ${lessonGuide(app)} ${status(table, view)}
        ${isCurtain ? curtain(table, view) : table.isAsked() && isLinkAwaited(view) ? letter(view) : ui.stage(table, view)}
      </section>
      ${dock(app, view, isCurtain)}
    </div>
  `;
}

/** Draws the decision, always in the same place. @param {App} app @param {View} view @param {boolean} isCurtain */
function dock(app, view, isCurtain) {
  const { table } = app;
  const { frame } = table.state;
  const isAsked = table.isAsked() && !isLinkAwaited(view);
  const asked = isCurtain ? actingHere(view, table.state) : (view.seat ?? view.next?.seat ?? null);
  const seat = isAsked ? asked : (frame?.event.seat ?? null);
  const avatar = seat === null ? undefined : view.seats[seat]?.avatar;
  const isOffered =
    !isCurtain && (isAsked || isThrown(table, view)) && isSoundOffered(app.state, view);
  // The roll is an answer, too.
  const goOn = (/** @type {Event} */ { target }) =>
    target instanceof Element && target.closest("#call") && endSoundOffer(app, view);
  return html`<div class="lower-edge dock" data-avatar=${avatar ?? nothing} @click=${isOffered ? goOn : nothing}>
    ${seat === null ? nothing : avatarOf(view, seat)} ${isOffered ? soundOffer(app) : nothing}
    ${isCurtain ? curtainButton(table, view) : decision(app, view)} ${isLinkDue(view) ? nothing : hintButton(app, view)}
  </div>`;
}

/** Returns true while the dice tumble that a person here has thrown by the button, until which the question stays as it was. @param {Table} table @param {View} view */
function isThrown(table, view) {
  const { roll } = gameUiOf(view.game).story;
  const { frame } = table.state;
  return (
    !table.goesOn() &&
    frame?.now === "moving" &&
    frame.event.code === roll &&
    view.next?.by === "chance" &&
    people(view).includes(frame.event.seat ?? NaN)
  );
}

/** @param {App} app @param {View} view */
function decision(app, view) {
  const { table } = app;
  const others = table.state.frame ? [] : awaited(view, table.state);
  if (others.length) return awaiting(view, others);
  if (isThrown(table, view)) return gameUiOf(view.game).decision(table, view);
  if (!table.isAsked()) return goOnButton(table, view);
  if (isLinkDue(view)) return app.link.part((screen) => screen.dock(view));
  // A scene may end in the middle of a match.
  if (!view.next) return nothing;
  return view.lesson?.waits ? lessonButton(table, view) : gameUiOf(view.game).decision(table, view);
}

/** Draws all seats, each with its name and the content of the game. @param {State} state @param {View} view */
export function seats(state, view) {
  const acting = actingSeats(state, view);
  const { seat: draw, seatExplainables, story } = gameUiOf(view.game);
  const panel = (/** @type {SeatView} */ { bot, avatar }, /** @type {number} */ seat) => {
    const name = seatName(view, seat);
    const acts = acting.includes(seat);
    const wins = view.result?.winners.includes(seat) ?? false;
    return html`<li class="seat" data-seat=${seat} data-avatar=${avatar} data-acts=${acts} data-winner=${wins} data-mood=${moodOf(story, state.frame, seat) ?? nothing} aria-current=${acts ? "true" : nothing} .style=${`--letters: ${[...name].length}`}>
      <h2 class="seat-name name-tag" data-shared=${`seat-${seat}`}>${avatarOf(view, seat)} <span><button type="button" class="seat-about" translate="no" aria-haspopup="dialog" @click=${() => showExplainables(name, seatExplainables(view, seat))}>${name}</button>${bot ? html` <small>${botTag(view.game, bot)}</small>` : nothing}</span></h2>
      ${draw(state, view, seat)}
    </li>`;
  };
  return html`<section class="seats" aria-label=${t("seats-heading")}>
    <ul>${repeat(view.seats, (_, seat) => seat, panel)}</ul>
  </section>`;
}

/** @param {State} state @param {View} view @returns {readonly number[]} */
function actingSeats({ frame }, view) {
  if (!frame) return nextSeats(view);
  return frame.event.seat === undefined ? [] : [frame.event.seat];
}
