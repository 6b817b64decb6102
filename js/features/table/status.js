/** The texts of the table: the status line, which is its only live region, and the situation in words. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { headlineSentence } from "../../games/sentence.js";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { seatName, seatNames } from "../../match/components/words.js";
import { people } from "../../match/seats.js";
import { groupsOf } from "../../match/story.js";

/** @import { State } from "../../app/state.js" */
/** @import { Situation } from "../../games/game-ui.js" */
/** @import { Group } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { GameEvent, View } from "../../protocol/shared.js" */

/** Draws the status line: the last event, and, for screen readers, the selection. @param {Table} table @param {View} view */
export function status(table, view) {
  const { frame, headline, log } = table.state;
  const isRolling = frame?.rolling ?? false;
  const since = table.isAsked() || isCalledFor(view, frame) ? sinceLastTurn(view, log) : "";
  const words = isRolling ? rolling(view, frame?.event.seat) : since || told(view, headline);
  const thinks = thinking(table, view);
  const chosen = table.isAsked() ? gameUiOf(view.game).chosen(table, view) : "";
  // Rolling dice and a thinking bot are no events: they are shown only. The sentence before stays meanwhile, because
  // it would be announced again otherwise.
  return html`<p class="status" role="status" id="status" aria-atomic="false" data-silent=${!words && !thinks} data-since=${since !== ""}>
    <span class=${thinks ? "unseen" : nothing} aria-hidden=${isRolling ? "true" : nothing}>${words}</span>${thinks ? html`<span id="thinking" aria-hidden="true">${thinks}</span>` : nothing} <span class="unseen">${chosen}</span>
  </p>`;
}

/** Returns true while objects move for which a person here has called: the sentence stays until they have landed. @param {View} view @param {Table["state"]["frame"]} frame */
function isCalledFor(view, frame) {
  return frame?.now === "moving" && people(view).includes(view.next?.seat ?? -1);
}

/** @param {View} view @param {number | undefined} seat */
function rolling(view, seat) {
  return t("rolling", { name: seatName(view, seat ?? 0) });
}

/** Returns the sentence about a bot that thinks. @param {Table} table @param {View} view */
function thinking({ state }, { next, seats }) {
  const seat = state.thinking && next?.by === "bot" ? next.seat : null;
  return seat === null ? "" : t("thinking", { name: seatName({ seats }, seat) });
}

/** @param {View} view @param {Table["state"]["headline"]} headline */
function told(view, headline) {
  return headline ? headlineSentence(view, headline) : "";
}

/** The number of events to search, more than happen between two turns of a person. */
const RECENT = 200;

/** Returns the outcomes of the turns since the last one of a person who plays alone, or "". @param {View} view @param {readonly GameEvent[]} log */
export function sinceLastTurn(view, log) {
  const [own, ...others] = people(view);
  if (own === undefined || others.length || !view.next) return "";
  const groups = groupsOf(gameUiOf(view.game).story, log.slice(-RECENT));
  // A deal may follow the turn.
  const latest = groups.slice(-2).findLast(({ seat }) => seat !== null);
  if (!latest || latest.seat === own) return "";
  const before = groups.findLastIndex(({ seat }) => seat === own);
  const turns = groups.slice(before + 1).flatMap((group) => turnWords(view, own, group));
  return before < 0 || turns.length === 0 ? "" : t("since-turn", { turns: turns.join(", ") });
}

/** @param {View} view @param {number} own @param {Group} group */
function turnWords(view, own, { seat, events }) {
  if (seat === null || seat === own) return [];
  const ui = gameUiOf(view.game).log;
  const outcomes = events
    .flatMap((event) => ui.outcome(event) ?? [])
    .map(({ words, inline = words }) => inline);
  return outcomes.length
    ? [t("since-of", { name: seatName(view, seat), outcomes: outcomes.join(", ") })]
    : [];
}

/** Draws the button that reads the situation out; it also has a key. @param {State} state @param {View} view */
export function situationButton(state, view) {
  return html`<button type="button" class="skip" id="situation" aria-keyshortcuts="?" aria-haspopup="dialog" @click=${() => showSituation(state, view)}>${t("situation")}</button>`;
}

/** Shows the situation in words, for screen readers and for people who lost track. @param {State} state @param {View} view */
export function showSituation(state, view) {
  return showDialog(
    t("situation"),
    (close) => html`<div class="situation" tabindex="-1" data-reading>
        ${items(now(state, view))} ${parts(view).map(part)}
      </div>
      ${closeRow(close)}`,
  );
}

/** @param {State} state @param {View} view */
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
