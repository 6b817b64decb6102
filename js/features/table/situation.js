/** How the match stands, in words: for whoever does not see the table at a glance. It is told when it is asked for. */

import { html } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { headlineSentence } from "../../games/sentence.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { seatName, seatNames } from "../../match/components/words.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../protocol/shared.js").View} View */
/** @typedef {import("../../games/game-ui.js").Situation} Situation */

/** Draws the button that tells it; while the focus is on the game, its key does so, too. @param {State} state @param {View} view */
export function situationButton(state, view) {
  return html`<button type="button" class="skip" id="situation" aria-keyshortcuts="?" aria-haspopup="dialog" @click=${() => showSituation(state, view)}>${t("situation")}</button>`;
}

/** Tells it in a dialog, where reading begins at the top. @param {State} state @param {View} view */
export function showSituation(state, view) {
  return showDialog(
    t("situation"),
    (close) => html`<div class="situation" tabindex="-1" data-reading>
        ${items(now(state, view))} ${parts(view).map(part)}
      </div>
      ${closeRow(close)}`,
  );
}

/** What has just happened, and what comes next. @param {State} state @param {View} view */
function now({ headline }, view) {
  const { to_act, next } = view;
  const seats = next?.by === "chance" && next.seat !== null ? [next.seat] : to_act;
  return [
    ...(headline ? [headlineSentence(view, headline)] : []),
    ...(seats.length ? [t("situation-next", { names: seatNames(view, seats) })] : []),
    ...gameUiOf(view.game).facts(view),
  ];
}

/** @param {View} view @returns {Situation[]} */
function parts(view) {
  const ui = gameUiOf(view.game);
  const seats = view.seats.map((_, seat) => ({
    heading: seatName(view, seat),
    items: ui.seatWords(view, seat),
  }));
  return [...ui.situation(view), ...seats];
}

/** @param {Situation} situation */
function part({ heading, items: all }) {
  return html`<h3>${heading}</h3>${items(all)}`;
}

/** @param {string[]} all */
function items(all) {
  return html`<ul>${all.map((each) => html`<li>${each}</li>`)}</ul>`;
}
