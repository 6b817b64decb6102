/** Fields of forms: the listener of a field, checkboxes, and buttons for files. */

import { html, nothing } from "lit-html";
import { t } from "../i18n.js";

/** Returns a listener that passes on the field of an event; of a select only its value is read. @param {(field: HTMLInputElement) => unknown} use */
export function withField(use) {
  return (/** @type {Event} */ { target }) => use(/** @type {HTMLInputElement} */ (target));
}

/** Draws a checkbox. @param {string} id @param {boolean} isOn @param {(isOn: boolean) => unknown} choose @param {unknown} [words] by default those of its id */
export function checkbox(id, isOn, choose, words = t(id)) {
  return html`<label class="choice">
    <input type="checkbox" id=${id} .checked=${isOn} @change=${withField(({ checked }) => choose(checked))}>
    <span>${words}</span>
  </label>`;
}

/** Draws a button that opens a file. @param {string} id @param {string} accept the kinds of file @param {(event: Event) => unknown} open @param {string} words @param {unknown} [about] */
export function fileButton(id, accept, open, words, about = nothing) {
  return html`<label class="button button-file">
    <input type="file" id=${id} accept=${accept} @change=${open}>
    <span>${words}</span>
    ${about}
  </label>`;
}
