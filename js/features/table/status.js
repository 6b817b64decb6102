/** The texts of the table: the status line, which is its only live region, and the situation in words. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { headlineSentence } from "../../games/sentence.js";
import { showContent } from "../../kit/components/dialog.js";
import { list, t } from "../../kit/i18n.js";
import { botRemark, seatName, seatNames } from "../../match/components/words.js";
import { nextSeats, people } from "../../match/seats.js";
import { groupsOf } from "../../match/story.js";

/** @import { State } from "../../app/state.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { GameEvent, View } from "../../protocol/shared.js" */

/** Draws the status line: the last event, and, for screen readers, the selection. @param {Table} table @param {View} view */
export function status(table, view) {
  const { frame, headline, log, thinking } = table.state;
  const { next, game } = view;
  const isAsked = table.isAsked();
  const since = isAsked || isCalledFor(view, frame) ? sinceLastTurn(view, log) : "";
  const thinker = thinking && next?.by === "bot" ? next.seat : null;
  const thinks = thinker === null ? "" : t("thinking", { name: seatName(view, thinker) });
  const words = since || eventWords(view, headline, log);
  const chosen = isAsked ? gameUiOf(game).chosen(table, view) : "";
  const isSeen = !since && !thinks && gameUiOf(game).story.seen.includes(headline?.code ?? "");
  // A thinking bot is no event: it is shown only. The sentence before stays meanwhile, because it would be announced
  // again otherwise.
  return html`<p class="status" role="status" id="status" aria-atomic="false" data-silent=${!words && !thinks} data-seen=${isSeen} data-since=${since !== ""} data-code=${since ? nothing : (headline?.code ?? nothing)}>
    <span class=${thinks ? "unseen" : nothing}>${words}</span>${thinks ? html`<span id="thinking" aria-hidden="true">${thinks}</span>` : nothing} <span class="unseen">${chosen}</span>
  </p>`;
}

/** Draws the sentence about an event, and what a bot says to that. @param {View} view @param {GameEvent | null} event @param {readonly GameEvent[]} log */
function eventWords(view, event, log) {
  if (!event) return "";
  const remark = botRemark(view, event, log);
  const sentence = headlineSentence(view, event);
  return remark ? html`${sentence} <i class="remark">${remark}</i>` : sentence;
}

/** Returns true while objects move for which a person here has called: the sentence stays until they have landed. @param {View} view @param {Table["state"]["frame"]} frame */
function isCalledFor(view, frame) {
  return frame?.now === "moving" && people(view).includes(view.next?.seat ?? -1);
}

/** The number of events to search, more than happen between two turns of a person. */
const RECENT = 200;

/** Returns the outcomes of the turns since the last one of a person who plays alone, or "". @param {View} view @param {readonly GameEvent[]} log */
function sinceLastTurn(view, log) {
  const [own, ...others] = people(view);
  if (own === undefined || others.length || !view.next) return "";
  const ui = gameUiOf(view.game);
  const groups = groupsOf(ui.story, log.slice(-RECENT));
  // The end of a round and a deal may follow the turn.
  const latest = groups.slice(-3).findLast(({ seat }) => seat !== null);
  const before = groups.findLastIndex(({ seat }) => seat === own);
  if (!latest || latest.seat === own || before < 0) return "";
  /** @type {Map<number, string[]>} */
  const outcomes = new Map();
  for (const { seat, events } of groups.slice(before + 1)) {
    if (seat === null || seat === own) continue;
    const words = events.flatMap((event) => ui.log.outcome(view, event) ?? []);
    if (!words.length) continue;
    const turn = words.map(({ words, inline = words }) => inline);
    outcomes.set(seat, [...(outcomes.get(seat) ?? []), joined("since-then", turn)]);
  }
  const turns = [...outcomes].map(([seat, each]) =>
    t("since-of", { name: seatName(view, seat), outcomes: joined("since-turns", each) }),
  );
  return turns.length === 0 ? "" : t("since-turn", { turns: list(turns) });
}

/** Joins texts, one after the other. @param {"since-then" | "since-turns"} message @param {readonly string[]} words */
const joined = (message, words) => words.reduce((before, then) => t(message, { before, then }));

/** Draws the button that reads the situation out; it also has a key. @param {State} state @param {View} view */
export function situationButton(state, view) {
  return html`<button type="button" class="skip" id="situation" aria-keyshortcuts="?" aria-haspopup="dialog" @click=${() => showSituation(state, view)}>${t("situation")}</button>`;
}

/** Shows the situation in words, for screen readers and for people who lost track. @param {State} state @param {View} view */
export function showSituation({ headline }, view) {
  const ui = gameUiOf(view.game);
  const names = seatNames(view, nextSeats(view));
  const now = [
    ...(headline ? [headlineSentence(view, headline)] : []),
    ...(names ? [t("situation-next", { names })] : []),
    ...ui.facts(view),
  ];
  const seats = view.seats.map((_, seat) => ({
    heading: seatName(view, seat),
    items: ui.seatWords(view, seat),
  }));
  const list = (/** @type {string[]} */ items) =>
    html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  return showContent(
    t("situation"),
    html`<div class="situation" tabindex="-1" data-reading>
      ${list(now)} ${[...ui.situation(view), ...seats].map(({ heading, items }) => html`<h3>${heading}</h3>${list(items)}`)}
    </div>`,
  );
}
