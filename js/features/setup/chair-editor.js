/** Who sits on a chair: a dialog in which that is chosen, and changed at once. */

import { html, nothing } from "lit-html";
import { avatar, drawing } from "../../kit/art/drawing.js";
import { showDialog } from "../../kit/components/dialog.js";
import { list, t } from "../../kit/i18n.js";
import { errorWords, usualNames } from "../../match/components/words.js";
import {
  chairNames,
  draftOf,
  faultyChair,
  neighbours,
  offerOf,
  withAvatar,
  withChair,
  withoutChair,
  withPlace,
} from "../../match/drafts.js";
import { factsOf } from "../../match/game-facts.js";
import { FACTS } from "../../protocol/facts.js";

/** @typedef {import("../../app/app.js").App} App */
/** @typedef {import("../../match/drafts.js").Draft} Draft */
/** @typedef {import("../../match/settings.js").Chair} Chair */
/**
 * @typedef {object} Editor
 * @property {App} app
 * @property {Draft} draft
 * @property {number} index which chair it is about
 * @property {Chair} chair
 * @property {string[]} names of all
 * @property {(draft: Draft, index?: number) => void} change changes the draft, and perhaps the chair
 * @property {import("../../kit/components/dialog.js").Close} close
 */

/** Opens the dialog; the focus is on the chair afterwards. @param {App} app @param {string} game @param {number} first the chair */
export async function editChair(app, game, first) {
  let index = first;
  await showDialog(t("chair-heading"), (close, redraw) => {
    const change = (/** @type {Draft} */ draft, at = index) => {
      index = at;
      app.draft(draft);
      redraw();
    };
    return body(app, draftOf(app.state, game), index, change, close);
  });
  const last = draftOf(app.state, game).chairs.length;
  document.getElementById(`chair-${Math.min(index + 1, last)}`)?.focus();
}

/** @param {App} app @param {Draft} draft @param {number} index @param {Editor["change"]} change @param {Editor["close"]} close */
function body(app, draft, index, change, close) {
  const chair = draft.chairs[index];
  if (!chair) return nothing;
  const names = chairNames(draft.chairs, usualNames());
  const editor = { app, draft, index, chair, names, change, close };
  return html`<form class="editor" method="dialog">
    ${kinds(editor)} ${nameField(editor)} ${sheep(editor)} ${placeRow(editor)} ${endRow(editor)}
  </form>`;
}

/** @param {Editor} editor */
function kinds(editor) {
  const { draft } = editor;
  return html`<fieldset class="kinds">
    <legend>${t("chair-kind")}</legend>
    ${kind(editor, null, drawing("person"), html`<b>${t("setup-person")}</b><small>${t("setup-person.about")}</small>`)}
    ${offerOf(draft.game).bots.map((bot) => kind(editor, bot, drawing(`${draft.game}-bot-${bot}`), botWords(draft.game, bot)))}
  </fieldset>`;
}

/** The value of a choice that is no bot. */
const PERSON = "person";

/** Draws the name of a bot, its difficulty and a line about how it plays. @param {string} game @param {string} bot */
function botWords(game, bot) {
  const difficulty = factsOf(game).difficulty[bot];
  return html`<b>${t("setup-bot", { bot: t(`bot-${bot}`) })}</b>
    ${difficulty ? html`<small class="kind-difficulty">${t(`difficulty-${difficulty}`)}</small>` : nothing}
    <small>${t(`bot-${bot}.about`)}</small>`;
}

/** @param {Editor} editor @param {string | null} bot @param {unknown} picture @param {unknown} words */
function kind({ draft, index, chair, change }, bot, picture, words) {
  // Whoever comes in somebody's place has another name.
  const stays = bot !== null && chair.bot !== null;
  const news = { bot, name: stays ? chair.name : "" };
  return html`<label class="kind">
    <input type="radio" name="kind" value=${bot ?? PERSON} .checked=${chair.bot === bot} @change=${() => change(withChair(draft, index, news))}>
    ${picture}<span class="kind-words">${words}</span>
  </label>`;
}

/** @param {Editor} editor */
function nameField({ app, draft, index, chair, change }) {
  const hasFault = faultyChair(app.state) === index && app.state.refusal;
  const rename = (/** @type {Event} */ { target }) =>
    change(withChair(draft, index, { name: /** @type {HTMLInputElement} */ (target).value }));
  return html`<p>
    <label class="field"><span>${t("chair-name")}</span>
      <input type="text" id="chair-name" maxlength=${FACTS.record.names} autocomplete="off" placeholder=${usualName(draft, index)} aria-invalid=${hasFault ? "true" : nothing} aria-describedby=${hasFault ? "name-fault" : nothing} .value=${chair.name} @input=${rename}>
    </label>
    ${hasFault ? html`<span class="name-fault" id="name-fault">${errorWords(hasFault)}</span>` : nothing}
  </p>`;
}

/** Says what somebody is called who types no name. @param {Draft} draft @param {number} index */
function usualName(draft, index) {
  const { chairs } = withChair(draft, index, { name: "" });
  return chairNames(chairs, usualNames())[index] ?? "";
}

/** @param {Editor} editor */
function sheep(editor) {
  const numbers = Array.from({ length: FACTS.record.avatars }, (_, index) => index + 1);
  return html`<fieldset class="flock" aria-describedby="flock-about">
    <legend>${t("chair-sheep")}</legend>
    ${numbers.map((number) => oneSheep(editor, number))}
    <p class="flock-about" id="flock-about">${t("chair-sheep-about")}</p>
  </fieldset>`;
}

/** @param {Editor} editor @param {number} number */
function oneSheep({ draft, index, chair, names, change }, number) {
  const owner = draft.chairs.findIndex((each) => each.avatar === number);
  const isOthers = owner >= 0 && owner !== index;
  const words = { avatar: t(`avatar-${number}`), name: names[owner] ?? "" };
  return html`<label class="sheep-choice" title=${words.avatar} ?data-taken=${isOthers}>
    <input type="radio" name="avatar" value=${number} aria-label=${isOthers ? t("chair-sheep-swap", words) : words.avatar} .checked=${chair.avatar === number} @change=${() => change(withAvatar(draft, index, number))}>
    ${avatar(number)}${isOthers ? html`<small class="chair-name" aria-hidden="true">${words.name}</small>` : nothing}
  </label>`;
}

/** Says where somebody sits, and who sits around the table. @param {string[]} names @param {number} index */
export function orderWords(names, index) {
  const [name = "", place, places] = [names[index], index + 1, names.length];
  return t("chair-order", { name, place, places, names: list(names) });
}

/** @param {Editor} editor */
function placeRow({ draft, index, names, change }) {
  const [before = 0, after = 0] = neighbours(names.length, index);
  const button = (/** @type {string} */ id, /** @type {number} */ to) =>
    html`<button type="button" class="button" id=${id} @click=${() => change(withPlace(draft, index, to), to)}>${t(id)}</button>`;
  return html`<div class="place">
    <p role="status">${orderWords(names, index)}</p>
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
    <button type="button" class="button" id="chair-remove" ?disabled=${names.length <= offerOf(draft.game).min} @click=${remove}>${t("chair-remove")}</button>
    <button type="submit" class="button button-main" id="chair-done">${t("chair-done")}</button>
  </p>`;
}
