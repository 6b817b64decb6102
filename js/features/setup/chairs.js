/** The table of the set-up: whoever is at it sits around it, and changes places by a drag or by keys. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { draggable } from "../../kit/components/drag.js";
import { t } from "../../kit/i18n.js";
import { avatar } from "../../match/components/avatar.js";
import { errorWords, usualNames } from "../../match/components/words.js";
import {
  chairNames,
  draftOf,
  faultyChair,
  neighbours,
  offerOf,
  withMoreChairs,
  withPlace,
} from "../../match/drafts.js";
import { editChair, orderWords } from "./chair-editor.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/drafts.js").Draft} Draft */
/** @typedef {import("../../match/settings.js").Chair} Chair */
/** @typedef {{ app: App, draft: Draft, names: string[], fault: number | null }} Round who sits around the table, and whose name was refused */

/** Draws the table with its chairs. @param {App} app @param {Draft} draft */
export function chairs(app, draft) {
  const names = chairNames(draft.chairs, usualNames());
  const round = { app, draft, names, fault: faultyChair(app.state) };
  const places = draft.chairs.length + (isFull(draft) ? 0 : 1);
  return html`<div class="ring">
    <div class="round-table" aria-hidden="true"><span class="emblem"></span></div>
    <ol class="chairs" aria-label=${t("seats-heading")} .style=${`--places: ${places}`}>
      ${draft.chairs.map((chair, index) => place(round, chair, index))}
      ${isFull(draft) ? nothing : emptyChair(app, draft)}
    </ol>
    <p class="unseen" role="status" id="chair-order">${draft.moved === undefined ? nothing : orderWords(names, draft.moved)}</p>
  </div>`;
}

/** @param {Draft} draft */
const isFull = ({ game, chairs }) => chairs.length >= offerOf(game).max;

/** @param {Round} round @param {Chair} chair @param {number} index */
function place(round, chair, index) {
  const { draft, fault } = round;
  const hasFocus = draft.moved === index || fault === index;
  return html`<li class="chair" data-place=${index} data-kind=${chair.bot === null ? "person" : "bot"} ?data-fault=${fault === index} .style=${`--place: ${index}`}>
    ${face(round, chair, index, hasFocus)}
    ${fault === index ? faultMark(round.app) : nothing}
  </li>`;
}

/** @param {Round} round @param {Chair} chair @param {number} index @param {boolean} hasFocus */
function face({ app, draft, names, fault }, chair, index, hasFocus) {
  const move = (/** @type {number} */ to) => app.draft(withPlace(draft, index, to));
  const drop = (/** @type {Element} */ where) => move(Number(where.getAttribute("data-place")));
  const drag = draggable(".chair", drop, () => editChair(app, draft.game, index));
  const keys = (/** @type {KeyboardEvent} */ event) => {
    // Another key can be pressed before the move is drawn: it continues from the new place.
    const current = draftOf(app.state, draft.game);
    const from = current === draft ? index : (current.moved ?? index);
    moveByKey(event, names.length, from, (to) => app.draft(withPlace(current, from, to)));
  };
  return html`<button type="button" class="chair-face" id=${`chair-${index + 1}`} aria-haspopup="dialog" aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown" aria-describedby=${fault === index ? "chair-fault" : nothing} @pointerdown=${drag.down} @click=${drag.click} @keydown=${keys} ${ref(hasFocus ? focusOn : undefined)}>
    <span class="chair-sheep">${avatar(chair.avatar)}</span>
    <span class="chair-plate"><span class="chair-name">${names[index]}</span>${chair.bot === null ? nothing : html` <small class="chair-tag">${t("seat-bot-tag")}</small>`}</span>
    <span class="unseen">(${t("chair-place", { place: index + 1, places: names.length })})</span>
  </button>`;
}

/** @param {App} app */
function faultMark({ state: { refusal } }) {
  return html`<span class="unseen" id="chair-fault">${refusal ? errorWords(refusal) : nothing}</span>`;
}

/** @param {App} app @param {Draft} draft */
function emptyChair(app, draft) {
  const index = draft.chairs.length;
  const add = () => {
    app.draft(withMoreChairs(draft));
    editChair(app, draft.game, index);
  };
  return html`<li class="chair chair-empty" data-place=${index} .style=${`--place: ${index}`}>
    <button type="button" class="chair-face" id="add-seat" aria-haspopup="dialog" @click=${add}>
      <span class="chair-sheep" aria-hidden="true">+</span>
      <span class="chair-plate">${t("setup-add")}</span>
    </button>
  </li>`;
}

/** Which way each key points, across and down. @type {Record<string, [number, number]>} */
const WAYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** With Alt and an arrow somebody changes places with the neighbour who sits farther that way. @param {KeyboardEvent} event @param {number} count @param {number} index @param {(to: number) => void} move */
function moveByKey(event, count, index, move) {
  const way = event.altKey ? WAYS[event.key] : undefined;
  if (!way) return;
  event.preventDefault();
  const [before = 0, after = 0] = neighbours(count, index);
  move(farness(before, way) >= farness(after, way) ? before : after);
}

/** @param {number} index @param {[number, number]} way */
function farness(index, [across, down]) {
  const box = document.querySelector(`.chair[data-place="${index}"]`)?.getBoundingClientRect();
  return box ? box.x * across + box.y * down : 0;
}

/** @param {Element | undefined} element */
function focusOn(element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
