/** Bidding: the board on which a seat marks its bid, the boards as they are revealed, and what each brought in the end. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawing } from "../../kit/art/drawing.js";
import { number, t } from "../../kit/i18n.js";
import { showRefusal, showRules, whyButton } from "../../match/components/explain.js";
import { avatarOf, seatName } from "../../match/components/words.js";
import { people } from "../../match/seats.js";
import { herd } from "./art/herd.js";

/** @import { Frame } from "../../match/story.js" */
/** @import { Table } from "../../match/table.js" */
/** @import { FieldView, RevealView, RoundEnded, View } from "../../protocol/wolle.js" */

/** Events while the boards do not lie in the order of play yet. */
const BEFORE_ORDER = ["bids.revealed", "plus.paid"];

/** Draws a message while the bots choose. */
export function closedBoard() {
  return html`<div class="board board-closed on-dark"><p>${t("bids-waiting")}</p></div>`;
}

/** Draws the board of the seat to bid. @param {Table} table @param {View} view @param {number} seat */
export function board(table, view, seat) {
  // Without submitting the form, because the page around a frame may forbid that.
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    confirm(table, view);
  };
  const how = t("bids-how");
  const showHow = () => showRules("wolle", "bids", how, [t("bids-help")]);
  return html`<form class="board on-dark" @keydown=${enter} aria-labelledby="bids-heading">
    <div class="board-head">
      <h2 id="bids-heading" tabindex="-1" data-focus>${t("bids-heading", { name: seatName(view, seat) })}</h2>
      <button type="button" class="link" id="bids-how" aria-haspopup="dialog" @click=${showHow}>${how}</button>
    </div>
    <fieldset class="fields">
      <legend class="unseen">${t("bids-fields")}</legend>
      ${view.fields.map((each) => (each.is_open ? field(table, each) : closedField(table, each)))}
    </fieldset>
  </form>`;
}

/** @param {Table} table @param {FieldView} field */
function field(table, { bid, cost }) {
  const isPicked = table.state.picked.includes(bid);
  return html`<label class="field-of-board">
    <input type="radio" name="bid" value=${bid} .checked=${isPicked} ?disabled=${table.state.asking} @change=${() => table.pick([bid])}>
    <span class="number" translate="no">${bid}</span>
    ${cost ? html`<small>${t("bids-plus-cost")}</small>` : nothing}
    ${isPicked ? html`<span class="peg">${drawing("wolle-peg")}</span>` : nothing}
  </label>`;
}

/** Draws a field that is not allowed; a tap shows the reason. @param {Table} table @param {FieldView} field */
function closedField(table, { bid, action }) {
  const ask = async () => {
    const refusal = action && (await table.whyNot(action));
    if (refusal) showRefusal(refusal);
  };
  return html`<button type="button" class="field-of-board" data-off="true" data-bid=${bid} aria-label=${t("bids-field-off", { bid })} @click=${ask}>
    <span class="number" translate="no">${bid}</span>
  </button>`;
}

/** Draws the buttons that make the bid, or hide it from other players. @param {Table} table @param {View} view */
export function bidDecision(table, view) {
  const [picked] = table.state.picked;
  const caution = cautionWords(table, view);
  return html`<div class="decision" role="group" aria-labelledby="bids-heading">
    <p class="decision-about" ?data-caution=${caution !== ""}>${caution || t("bids-help")}</p>
    <div class="row">
      ${people(view).length > 1 && table.state.board === null ? html`<button type="button" class="button" id="hide-board" @click=${() => table.openCurtain(null)}>${t("bids-hide")}</button>` : nothing}
      <button type="button" class="button button-main" id="confirm-bid" ?disabled=${!pickedBid(table.state, view) || table.state.asking} @click=${() => confirm(table, view)}>
        ${picked ? t("bids-confirm", { bid: picked }) : t("bids-confirm-none")}
      </button>
    </div>
  </div>`;
}

/** Returns the engine's warning of the chosen bid, or "". @param {Table} table @param {View} view */
export function cautionWords(table, view) {
  const { caution, picked } = table.state;
  const isMeant =
    caution?.view === view && caution.actions.includes(pickedBid(table.state, view) ?? "");
  return isMeant ? t("bids-caution", { bid: picked[0] ?? "" }) : "";
}

/** Returns the action of the chosen field, if it is allowed. @param {Table["state"]} state @param {View} view */
export function pickedBid({ picked: [picked] }, view) {
  return view.fields.find(({ bid, is_open }) => is_open && bid === picked)?.action ?? undefined;
}

/** @param {Table} table @param {View} view */
function confirm(table, view) {
  const action = pickedBid(table.state, view);
  if (action) table.act(action);
}

/** Draws the boards while all of them are closed. @param {View} view */
export function closedBoards(view) {
  return html`<div class="reveal">
    <h2 class="unsaid">${t("reveal-heading")}</h2>
    <ol aria-hidden="true">${view.seats.map(() => html`<li class="board-back"></li>`)}</ol>
  </div>`;
}

/** Draws the revealed boards: they turn over one by one, the lowest bid first, and are then put in the order of play. @param {View} view @param {Frame | null} frame */
export function reveal(view, frame) {
  const isTurning = frame?.now === "moving" && frame.event.code === "bids.revealed";
  const isOrdered = !frame || !BEFORE_ORDER.includes(frame.event.code);
  const known = { isTurned: !isTurning, isPlaced: hasPlaces(frame) };
  const rules = [...new Set(view.reveal.map(({ rule }) => rule))];
  const boards = isOrdered ? view.reveal : view.reveal.toSorted((a, b) => a.seat - b.seat);
  return html`<div class="reveal">
    <h2 class=${isTurning ? "unsaid" : ""}>${t("reveal-heading")} ${isTurning ? nothing : whyButton(rules, t("reveal-order"))}</h2>
    <ol aria-hidden=${isTurning ? "true" : nothing}>
      ${repeat(
        boards,
        ({ seat }) => seat,
        (one) => revealedBoard(view, one, known),
      )}
    </ol>
    <div class="board-back" data-motion-back="board" hidden></div>
  </div>`;
}

/** Returns true if the order of play may be read: the boards lie in it. @param {Frame | null} frame */
export function hasPlaces(frame) {
  if (!frame) return true;
  const { event, now } = frame;
  return event.code === "order.placed" ? now === "landed" : !BEFORE_ORDER.includes(event.code);
}

/** Draws a revealed board. Only after all boards have turned, it shows how its bid compares with the others. @param {View} view @param {RevealView} revealed @param {{ isTurned: boolean, isPlaced: boolean }} known */
function revealedBoard(
  view,
  { seat, bid, sheep_number, is_tied, place, cost },
  { isTurned, isPlaced },
) {
  const order = view.reveal.length - place;
  return html`<li class="bid-shown" data-seat=${seat} data-motion=${`board:${seat}`} data-motion-to=${`bid:${seat}`} data-motion-turn="board" data-motion-order=${order}>
    ${avatarOf(view, seat)} <small>${isPlaced ? html`<span class="pops">${t("seat-place", { place })}</span>` : nothing}</small>
    <b translate="no">${bid}</b>
    <span class="reveal-name" translate="no">${seatName(view, seat)}</span>
    <span class="reasons">
      ${is_tied && isTurned ? html`<span>${t("reveal-tie", { number: number(sheep_number) })}</span>` : nothing}
      ${cost && isTurned ? html`<span>${t("reveal-paid")}</span>` : nothing}
    </span>
  </li>`;
}

/** Draws the end of a round: the cards that each seat has taken. @param {View} view @param {RoundEnded} event */
export function roundResult(view, { counts, skipped }) {
  const card = (/** @type {number} */ count, /** @type {number} */ seat) =>
    html`<li class="bid-shown" data-seat=${seat} data-none=${count === 0}>
      ${avatarOf(view, seat)} <small>${count ? herd(count) : nothing}</small>
      <b translate="no">${number(count)}</b>
      <span class="reveal-name" translate="no">${seatName(view, seat)}</span>
      <span class="reasons">${skipped.includes(seat) ? html`<span>${t("round-none")}</span>` : nothing}</span>
    </li>`;
  return html`<div class="reveal">
    <h2>${t("round-heading")}</h2>
    <ol>${counts.map(card)}</ol>
  </div>`;
}
