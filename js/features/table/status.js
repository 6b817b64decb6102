/** The one place of the table that is read out by itself: each event once, and then what somebody has chosen. */

import { html, nothing } from "lit-html";
import { gameUiOf } from "../../games/index.js";
import { headlineSentence } from "../../games/sentence.js";
import { t } from "../../kit/i18n.js";
import { seatName } from "../../match/components/words.js";
import { people } from "../../match/viewer.js";
import { sinceLastTurn } from "./since.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/shared.js").View} View */

/** Draws it: what has happened, to be seen by all; what is chosen can be seen where it is. @param {Table} table @param {View} view */
export function status(table, view) {
  const { frame, headline, log } = table.state;
  const isRolling = frame?.rolling ?? false;
  const since = table.isAsked() || isCalledFor(view, frame) ? sinceLastTurn(view, log) : "";
  const words = isRolling ? rolling(view, frame?.event.seat) : since || told(view, headline);
  const thinks = thinking(table, view);
  const chosen = table.isAsked() ? gameUiOf(view.game).chosen(table, view) : "";
  // Dice that still roll are no event, nor is a bot that thinks: that they do is only to be seen. What was told before
  // stays there meanwhile, or it would be read out again.
  return html`<p class="status" role="status" id="status" aria-atomic="false" data-silent=${!words && !thinks} data-since=${since !== ""}>
    <span class=${thinks ? "unseen" : nothing} aria-hidden=${isRolling ? "true" : nothing}>${words}</span>${thinks ? html`<span id="thinking" aria-hidden="true">${thinks}</span>` : nothing} <span class="unseen">${chosen}</span>
  </p>`;
}

/** Returns true if objects move that a person at this device has called for: the sentence stays until they have landed. @param {View} view @param {Table["state"]["frame"]} frame */
function isCalledFor(view, frame) {
  return frame?.now === "moving" && people(view).includes(view.next?.seat ?? -1);
}

/** @param {View} view @param {number | undefined} seat */
function rolling(view, seat) {
  return t("rolling", { name: seatName(view, seat ?? 0) });
}

/** Says who makes the table wait, where a bot does. @param {Table} table @param {View} view */
function thinking({ state }, { next, seats }) {
  const seat = state.thinking && next?.by === "bot" ? next.seat : null;
  return seat === null ? "" : t("thinking", { name: seatName({ seats }, seat) });
}

/** @param {View} view @param {Table["state"]["headline"]} headline */
function told(view, headline) {
  return headline ? headlineSentence(view, headline) : "";
}
