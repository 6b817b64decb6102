/** The players of the set-up: chairs around a table, and the dialog that edits one. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { avatar, drawing } from "../../kit/art/drawing.js";
import { showDialog } from "../../kit/components/dialog.js";
import { draggable } from "../../kit/components/drag.js";
import { withField } from "../../kit/components/fields.js";
import { list, t } from "../../kit/i18n.js";
import { botTag, errorWords, usualNames } from "../../match/components/words.js";
import {
  chairNames,
  draftOf,
  faultyChair,
  neighbours,
  withAvatar,
  withChair,
  withMoreChairs,
  withoutChair,
  withPerson,
  withPlace,
} from "../../match/drafts.js";
import { factsOf } from "../../match/game-facts.js";
import { FACTS } from "../../protocol/facts.js";

/** @import { App } from "../../app/app.js" */
/** @import { Close } from "../../kit/components/dialog.js" */
/** @import { Draft } from "../../match/drafts.js" */
/** @import { Chair } from "../../match/settings.js" */

/** Draws the table with its chairs. @param {App} app @param {Draft} draft */
export function chairs(app, draft) {
  const names = chairNames(draft.chairs, usualNames());
  const isFull = draft.chairs.length >= factsOf(draft.game).seats[1];
  const places = draft.chairs.map((chair, index) => chairPlace(app, draft, names, chair, index));
  return roundTable(
    isFull ? places : [...places, emptyChair(app, draft)],
    html`<p class="unseen" role="status" id="chair-order">${draft.moved === undefined ? nothing : orderText(names, draft.moved)}</p>`,
  );
}

/** Draws a table, with the scene of the game on it and chairs around it. @param {readonly unknown[]} places an item for each chair @param {unknown} [more] */
export function roundTable(places, more = nothing) {
  return html`<div class="ring">
    <div class="round-table" aria-hidden="true"><span class="emblem"></span></div>
    <ol class="chairs" aria-label=${t("seats-heading")} .style=${`--places: ${places.length}`}>${places}</ol>
    ${more}
  </div>`;
}

/** Draws the sheep of a chair, and the plate with its name. @param {number} picture @param {string} name @param {unknown} tags @param {string} [shared] the name of the sheep in motion */
export function chairFace(picture, name, tags, shared) {
  return html`<span class="chair-sheep" data-shared=${shared ?? nothing}>${avatar(picture)}</span>
    <span class="chair-plate"><span class="chair-name" translate="no" .style=${`--letters: ${longestWord(name)}`}>${name}</span>${tags}</span>`;
}

/** Draws a tag of a chair. @param {unknown} words */
export const chairTag = (words) => html` <small class="chair-tag">${words}</small>`;

/** @param {App} app @param {Draft} draft @param {string[]} names @param {Chair} chair @param {number} index */
function chairPlace(app, draft, names, chair, index) {
  const { refusal } = app.state;
  const isFaulty = faultyChair(app.state) === index;
  const drop = (/** @type {Element} */ target) =>
    app.draft(withPlace(draft, index, Number(target.getAttribute("data-place"))));
  const drag = draggable(".chair", drop, () => editChair(app, draft.game, index));
  const keys = (/** @type {KeyboardEvent} */ event) => {
    // Another key can be pressed before the move is drawn: it continues from the new place.
    const current = draftOf(app.state, draft.game);
    const from = current === draft ? index : (current.moved ?? index);
    const to = placeByKey(event, names.length, from);
    if (to !== undefined) app.draft(withPlace(current, from, to));
  };
  const focus = isFaulty || draft.moved === index ? focusOn : undefined;
  return html`<li class="chair" data-place=${index} data-kind=${chair.bot === null ? "person" : "bot"} ?data-fault=${isFaulty} .style=${`--place: ${index}`}>
    <button type="button" class="chair-face" id=${`chair-${index + 1}`} aria-haspopup="dialog" aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown" aria-describedby=${isFaulty ? "chair-fault" : nothing} @pointerdown=${drag.down} @click=${drag.click} @keydown=${keys} ${ref(focus)}>
      ${chairFace(chair.avatar, names[index] ?? "", chair.bot === null ? nothing : chairTag(botTag(draft.game, chair.bot)), `seat-${index}`)}
      <span class="unseen">(${t("chair-place", { place: index + 1, places: names.length })})</span>
    </button>
    ${isFaulty && refusal ? html`<span class="unseen" id="chair-fault">${errorWords(refusal)}</span>` : nothing}
  </li>`;
}

/** Returns the number of letters of the longest word. @param {string} name */
function longestWord(name) {
  return Math.max(...name.split(" ").map((word) => [...word].length));
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

/** The direction of each key, across and down. @type {Record<string, [number, number]>} */
const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the place to which Alt and an arrow key move a chair: that of the neighbour farther in this direction. @param {KeyboardEvent} event @param {number} count @param {number} index */
function placeByKey(event, count, index) {
  const direction = event.altKey ? DIRECTIONS[event.key] : undefined;
  if (!direction) return undefined;
  event.preventDefault();
  const [before = 0, after = 0] = neighbours(count, index);
  return distance(before, direction) >= distance(after, direction) ? before : after;
}

/** @param {number} index @param {[number, number]} direction */
function distance(index, [across, down]) {
  const box = document.querySelector(`.chair[data-place="${index}"]`)?.getBoundingClientRect();
  return box ? box.x * across + box.y * down : 0;
}

/** @param {Element | undefined} element */
function focusOn(element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Returns the sentence about the place of a chair and the order around the table. @param {string[]} names @param {number} index */
function orderText(names, index) {
  const [name = "", place, places] = [names[index], index + 1, names.length];
  return t("chair-order", { name, place, places, names: list(names) });
}

/**
 * @typedef {object} Editor the dialog that edits a chair; every change applies immediately
 * @property {App} app
 * @property {Draft} draft
 * @property {number} index of the chair
 * @property {Chair} chair
 * @property {string[]} names of all chairs
 * @property {(draft: Draft, index?: number) => void} change changes the draft, and the place of the chair in it
 * @property {Close} close
 */

/** Opens the dialog; the chair has the focus afterwards. @param {App} app @param {string} game @param {number} first */
async function editChair(app, game, first) {
  let index = first;
  await showDialog(t("chair-heading"), (close, redraw) => {
    const draft = draftOf(app.state, game);
    const change = (/** @type {Draft} */ changed, at = index) => {
      index = at;
      app.draft(changed);
      redraw();
    };
    const chair = draft.chairs[index];
    if (!chair) return nothing;
    const names = chairNames(draft.chairs, usualNames());
    const editor = { app, draft, index, chair, names, change, close };
    return html`<form class="editor" method="dialog">
      ${peopleField(editor)} ${kindField(editor)} ${nameField(editor)} ${sheepField(editor)} ${placeRow(editor)} ${endRow(editor)}
    </form>`;
  });
  const last = draftOf(app.state, game).chairs.length;
  document.getElementById(`chair-${Math.min(index + 1, last)}`)?.focus();
}

/** Draws the people of this device who have no chair yet, to choose one by the face. @param {Editor} editor */
function peopleField({ app, draft, index, names, change }) {
  const free = app.state.settings.people.filter(({ name }) => !names.includes(name));
  if (!free.length) return nothing;
  return html`<fieldset class="people">
    <legend>${t("chair-people")}</legend>
    ${free.map((person) => html`<button type="button" class="person" @click=${() => change(withPerson(draft, index, person))}>${avatar(person.avatar)} <span class="chair-name" translate="no">${person.name}</span></button>`)}
  </fieldset>`;
}

/** The value of the choice that is no bot. */
const PERSON = "person";

/** @param {Editor} editor */
function kindField(editor) {
  const { game } = editor.draft;
  return html`<fieldset class="kinds">
    <legend>${t("chair-kind")}</legend>
    ${kindChoice(editor, null, drawing("person"), html`<b>${t("setup-person")}</b><small>${t("setup-person.about")}</small>`)}
    ${factsOf(game).bots.map((bot) => kindChoice(editor, bot, drawing(`${game}-bot-${bot}`), botText(game, bot)))}
  </fieldset>`;
}

/** @param {Editor} editor @param {string | null} bot @param {unknown} picture @param {unknown} text */
function kindChoice({ draft, index, chair, change }, bot, picture, text) {
  // Between a person and a bot, the name does not stay.
  const name = bot !== null && chair.bot !== null ? chair.name : "";
  return html`<label class="kind">
    <input type="radio" name="kind" value=${bot ?? PERSON} .checked=${chair.bot === bot} @change=${() => change(withChair(draft, index, { bot, name }))}>
    ${picture}<span class="kind-words">${text}</span>
  </label>`;
}

/** @param {string} game @param {string} bot */
function botText(game, bot) {
  const difficulty = factsOf(game).difficulty[bot];
  return html`<b>${t("setup-bot", { bot: t(`bot-${bot}`) })}</b>
    ${difficulty ? html`<small class="kind-difficulty">${t(`difficulty-${difficulty}`)}</small>` : nothing}
    <small>${t(`bot-${bot}.about`)}</small>`;
}

/** @param {Editor} editor */
function nameField({ app, draft, index, chair, change }) {
  const fault = faultyChair(app.state) === index && app.state.refusal;
  const unnamed = withChair(draft, index, { name: "" });
  const usualName = chairNames(unnamed.chairs, usualNames())[index];
  const rename = withField(({ value }) => change(withChair(draft, index, { name: value })));
  return html`<p>
    <label class="field"><span>${t("chair-name")}</span>
      <input type="text" id="chair-name" maxlength=${FACTS.record.names} autocomplete="off" placeholder=${usualName} aria-invalid=${fault ? "true" : nothing} aria-describedby=${fault ? "name-fault" : nothing} .value=${chair.name} @input=${rename}>
    </label>
    ${fault ? html`<span class="name-fault" id="name-fault">${errorWords(fault)}</span>` : nothing}
  </p>`;
}

/** @param {Editor} editor */
function sheepField(editor) {
  const numbers = Array.from({ length: FACTS.record.avatars }, (_, index) => index + 1);
  return html`<fieldset class="flock" aria-describedby="flock-about">
    <legend>${t("chair-sheep")}</legend>
    ${numbers.map((number) => sheepChoice(editor, number))}
    <p class="flock-about" id="flock-about">${t("chair-sheep-about")}</p>
  </fieldset>`;
}

/** @param {Editor} editor @param {number} number */
function sheepChoice({ draft, index, chair, names, change }, number) {
  const owner = draft.chairs.findIndex((each) => each.avatar === number);
  const isTaken = owner >= 0 && owner !== index;
  const words = { avatar: t(`avatar-${number}`), name: names[owner] ?? "" };
  return html`<label class="sheep-choice" title=${words.avatar} ?data-taken=${isTaken}>
    <input type="radio" name="avatar" value=${number} aria-label=${isTaken ? t("chair-sheep-swap", words) : words.avatar} .checked=${chair.avatar === number} @change=${() => change(withAvatar(draft, index, number))}>
    ${avatar(number)}${isTaken ? html`<small class="chair-name" aria-hidden="true">${words.name}</small>` : nothing}
  </label>`;
}

/** @param {Editor} editor */
function placeRow({ draft, index, names, change }) {
  const [before = 0, after = 0] = neighbours(names.length, index);
  const button = (/** @type {string} */ id, /** @type {number} */ to) =>
    html`<button type="button" class="button" id=${id} @click=${() => change(withPlace(draft, index, to), to)}>${t(id)}</button>`;
  return html`<div class="place">
    <p role="status">${orderText(names, index)}</p>
    <p class="row">${button("place-back", before)} ${button("place-on", after)}</p>
  </div>`;
}

/** @param {Editor} editor */
function endRow({ draft, index, names, change, close }) {
  const remove = () => {
    change(withoutChair(draft, index), Math.max(index - 1, 0));
    close("");
  };
  return html`<p class="row row-end editor-end">
    <button type="button" class="button" id="chair-remove" ?disabled=${names.length <= factsOf(draft.game).seats[0]} @click=${remove}>${t("chair-remove")}</button>
    <button type="submit" class="button button-main" id="chair-done">${t("chair-done")}</button>
  </p>`;
}
