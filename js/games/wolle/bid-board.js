/** The bid board of one seat, while its owner looks at it. */

import { html, nothing } from "lit-html";
import { drawing } from "../../kit/art/drawing.js";
import { t } from "../../kit/i18n.js";
import { showRefusal, showWhy } from "../../match/components/why.js";
import { seatName } from "../../match/components/words.js";
import { rulesOf } from "../../match/game-facts.js";
import { whyNot } from "../../match/questions.js";
import { people } from "../../match/viewer.js";

/** @typedef {import("../../match/table.js").Table} Table */
/** @typedef {import("../../protocol/wolle.js").View} View */
/** @typedef {import("../../protocol/wolle.js").FieldView} Field */

/** Says that the bots are choosing. */
export function closedBoard() {
  return html`<div class="board board-closed on-dark"><p>${t("bids-waiting")}</p></div>`;
}

/** Draws the board of the seat that looks. @param {Table} table @param {View} view @param {number} seat */
export function board(table, view, seat) {
  // Nothing is submitted: the page around a frame may forbid that.
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    confirm(table, view);
  };
  return html`<form class="board on-dark" @keydown=${enter} aria-labelledby="bids-heading">
    <div class="board-head">
      <h2 id="bids-heading" tabindex="-1" data-focus>${t("bids-heading", { name: seatName(view, seat) })}</h2>
      <button type="button" class="link" id="bids-how" aria-haspopup="dialog" @click=${showBidding}>${t("bids-how")}</button>
    </div>
    <fieldset class="fields">
      <legend class="unseen">${t("bids-fields")}</legend>
      ${view.fields.map((each) => (each.is_open ? field(table, each) : closedField(table, each)))}
    </fieldset>
  </form>`;
}

/** Shows the rules of bidding: to whoever bids for the first time. */
function showBidding() {
  const reason = { sentences: [t("bids-help")], rules: rulesOf("wolle", "bids") };
  return showWhy([reason], t("bids-how"));
}

/** Draws what ends the choice: the bid is made, or hidden from others. @param {Table} table @param {View} view */
export function bidDecision(table, view) {
  const [picked] = table.state.picked;
  return html`<div class="decision" role="group" aria-labelledby="bids-heading">
    <p class="decision-about">${t("bids-help")}</p>
    <div class="row">
      ${people(view).length > 1 ? html`<button type="button" class="button" id="hide-board" @click=${() => table.openCurtain(null)}>${t("bids-hide")}</button>` : nothing}
      <button type="button" class="button button-main" id="confirm-bid" ?disabled=${!pickedAction(table, view) || table.state.asking} @click=${() => confirm(table, view)}>
        ${picked ? t("bids-confirm", { bid: picked }) : t("bids-confirm-none")}
      </button>
    </div>
  </div>`;
}

/** Returns the action of the field that is chosen, if that may be. @param {Table} table @param {View} view */
function pickedAction(table, view) {
  const [picked] = table.state.picked;
  return view.fields.find(({ bid, is_open }) => is_open && bid === picked)?.action;
}

/** @param {Table} table @param {View} view */
function confirm(table, view) {
  const action = pickedAction(table, view);
  if (action) table.act(action);
}

/** @param {Table} table @param {Field} field */
function field(table, { bid, cost }) {
  const isPicked = table.state.picked.includes(bid);
  return html`<label class="field-of-board">
    <input type="radio" name="bid" value=${bid} .checked=${isPicked} ?disabled=${table.state.asking} @change=${() => table.pick([bid])}>
    <span class="number">${bid}</span>
    ${cost ? html`<small>${t("bids-plus-cost")}</small>` : nothing}
    ${isPicked ? html`<span class="peg">${drawing("wolle-peg")}</span>` : nothing}
  </label>`;
}

/** A field that may not be chosen says why when it is asked. @param {Table} table @param {Field} field */
function closedField(table, { bid, action }) {
  const ask = async () => {
    const refusal = action && (await whyNot(table, action));
    if (refusal) showRefusal(refusal);
  };
  return html`<button type="button" class="field-of-board" data-off="true" data-bid=${bid} aria-label=${t("bids-field-off", { bid })} @click=${ask}>
    <span class="number">${bid}</span>
  </button>`;
}
