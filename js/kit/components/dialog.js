/** Dialogs. Each is outside the screens, so that drawing them again never closes it. */

import { html, nothing } from "lit-html";
import { render } from "../draw.js";
import { t } from "../i18n.js";
import { focusOnDecision } from "./keyboard.js";

/** @typedef {(answer: string) => void} Close */
/** Draws a dialog again. @typedef {() => void} Redraw */

/**
 * Shows a dialog; resolves to the answer with which it was closed, "" for Escape. The focus goes to the element with
 * \`data-reading\`, if there is one.
 * @param {string} heading
 * @param {(close: Close, redraw: Redraw) => unknown} body
 * @returns {Promise<string>}
 */
export function showDialog(heading, body) {
  const dialog = document.createElement("dialog");
  // A dialog may open over another one, and each is named by its own heading.
  const id = `dialog-heading-${document.querySelectorAll("dialog[open]").length}`;
  dialog.setAttribute("aria-labelledby", id);
  document.body.append(dialog);
  /** @type {Close} */
  const close = (answer) => dialog.close(answer);
  const draw = () => render(html`<h2 id=${id}>${heading}</h2>${body(close, draw)}`, dialog);
  draw();
  dialog.addEventListener("click", ({ target }) => target === dialog && close(""));
  dialog.showModal();
  // Browsers refuse the attribute \`autofocus\` in a frame of another site.
  const reading = dialog.querySelector("[data-reading]");
  if (reading instanceof HTMLElement) reading.focus();
  // The focus goes to the first button, but reading begins at the top.
  dialog.scrollTop = 0;
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      leave(dialog);
      // Where the opener is gone, the focus stays in the closed dialog.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement)) focusOnDecision();
      resolve(dialog.returnValue);
    });
  });
}

/** Closes all dialogs without an answer, because the screen below them is left. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close("");
}

/** Removes a closed dialog at the end of its transition. @param {HTMLDialogElement} dialog */
async function leave(dialog) {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  dialog.remove();
}

/** Draws the row of buttons that closes a dialog without an answer. @param {Close} close @param {unknown} [before] other content of the row */
export function closeRow(close, before = nothing) {
  return html`<p class="row row-end">
    ${before} <button type="button" class="button" @click=${() => close("")}>${t("close")}</button>
  </p>`;
}

/** Shows content that is drawn once, above a button that closes it. @param {string} heading @param {unknown} content */
export function showContent(heading, content) {
  return showDialog(heading, (close) => html`${content} ${closeRow(close)}`);
}

/**
 * Asks a question; resolves to true for yes.
 * @param {string} question
 * @param {string} yes
 * @param {string} no
 * @param {string} [about] the consequences of yes
 */
export async function confirm(question, yes, no, about = "") {
  const answer = await showDialog(
    question,
    (close) => html`${about ? html`<p>${about}</p>` : nothing}
    <p class="row row-end">
      <button type="button" class="button" @click=${() => close("")}>${no}</button>
      <button type="button" class="button button-main" @click=${() => close("yes")}>${yes}</button>
    </p>`,
  );
  return answer === "yes";
}
