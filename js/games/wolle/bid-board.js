/** The bid board of one seat, while its owner looks at it. */

import { html, nothing } from "lit-html";
import { people } from "../../state/viewer.js";
import { showWhy } from "../../ui/components/why.js";
import { errorWords, seatName } from "../../ui/components/words.js";
import { t } from "../../ui/i18n.js";
import { peg } from "./art/pieces.js";

/** @typedef {import("../../protocol/wolle.js").Store} Store */
/** @typedef {import("../../protocol/wolle.js").View} View */

/** Says that the bots are choosing. */
export function closedBoard() {
  return html`<div class="board board-closed"><p>${t("bids-waiting")}</p></div>`;
}

/** Draws the board of the seat that looks. @param {Store} store @param {View} view @param {number} seat */
export function board(store, view, seat) {
  const [picked] = store.state.picked;
  const action = view.legal.find(({ bid }) => bid === picked);
  const confirm = () => action && store.act(action.text);
  // Nothing is submitted: the page around a frame may forbid that.
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    confirm();
  };
  return html`<form class="board" @keydown=${enter} aria-labelledby="bids-heading">
    <h2 id="bids-heading" tabindex="-1" data-focus>${t("bids-heading", { name: seatName(view, seat) })}</h2>
    <fieldset class="fields">
      <legend class="unseen">${t("bids-fields")}</legend>
      ${view.fields.map((bid) => field(store, view, seat, bid))}
    </fieldset>
    <p class="board-end">
      <span class="quiet">${t("bids-help")}</span>
      ${people(view).length > 1 ? html`<button type="button" class="button" id="hide-board" @click=${() => store.openCurtain(null)}>${t("bids-hide")}</button>` : nothing}
      <button type="button" class="button button-main" id="confirm-bid" ?disabled=${!action} @click=${confirm}>
        ${picked ? t("bids-confirm", { bid: picked }) : t("bids-confirm-none")}
      </button>
    </p>
  </form>`;
}

/** @param {Store} store @param {View} view @param {number} seat @param {string} bid */
function field(store, view, seat, bid) {
  if (!view.legal.some((action) => action.bid === bid)) return off(store, seat, bid);
  const isPicked = store.state.picked.includes(bid);
  return html`<label class="field-of-board">
    <input type="radio" name="bid" value=${bid} .checked=${isPicked} @change=${() => store.change({ picked: [bid] })}>
    <span class="number">${bid}</span>
    ${bid === "26+" ? html`<small>${t("bids-plus-cost")}</small>` : nothing}
    ${isPicked ? html`<span class="peg">${peg()}</span>` : nothing}
  </label>`;
}

/** A field that may not be chosen says why when it is asked. @param {Store} store @param {number} seat @param {string} bid */
function off(store, seat, bid) {
  const ask = async () => {
    const refusal = await store.askWhy(`${seat + 1} bid ${bid}`);
    if (refusal) showWhy(refusal.rule ? [refusal.rule] : [], errorWords(refusal));
  };
  return html`<button type="button" class="field-of-board" data-off="true" data-bid=${bid} aria-label=${t("bids-field-off", { bid })} @click=${ask}>
    <span class="number">${bid}</span>
  </button>`;
}
