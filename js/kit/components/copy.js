/** Buttons that copy a text in place, and show it where the browser does not allow that. */

import { html } from "lit-html";
import { render } from "../draw.js";
import { t } from "../i18n.js";

/** The time for which a button says that it has copied, in milliseconds. */
const SHOWN = 2500;

/**
 * Draws a button that copies a text, and says so for a while. Where the browser does not allow that, the text appears
 * below the buttons of its row, to be copied by hand.
 * @param {string} id
 * @param {unknown} words
 * @param {string | (() => string | undefined | Promise<string | undefined>)} text or its source, with undefined for none
 * @param {{ look?: string, link?: string }} [more] its classes, and the link in the text
 */
export function copyButton(id, words, text, { look = "button", link = "" } = {}) {
  const copy = async (/** @type {Event} */ { currentTarget }) => {
    const button = /** @type {HTMLButtonElement} */ (currentTarget);
    const copied = typeof text === "string" ? text : await text();
    if (copied !== undefined) await show(button, copied);
  };
  return html`<button type="button" class=${look} id=${id} data-link=${link} @click=${copy}><span class="copy-words">${words}</span><span class="copy-done" aria-hidden="true">${t("copied")} ✓</span></button>
    <span class="unseen" role="status"></span>
    <div class="copy-by-hand"></div>`;
}

/** Copies a text, and shows beside the button whether that worked. @param {HTMLButtonElement} button @param {string} text */
async function show(button, text) {
  const status = /** @type {HTMLElement} */ (button.nextElementSibling);
  const place = /** @type {HTMLElement} */ (status.nextElementSibling);
  if (!(await copy(text))) {
    render(
      html`<label><span>${t("copy-by-hand")}</span> <textarea readonly rows="4" .value=${text}></textarea></label>`,
      place,
    );
    place.querySelector("textarea")?.select();
    return;
  }
  button.dataset["copied"] = "true";
  status.textContent = t("copied");
  setTimeout(() => {
    delete button.dataset["copied"];
    status.textContent = "";
  }, SHOWN);
}

/** @param {string} text @returns {Promise<boolean>} true if the browser allows it */
async function copy(text) {
  // A page may forbid this to its frames, where trying would log an error.
  const { featurePolicy } = /** @type {any} */ (document);
  if (featurePolicy?.allowsFeature("clipboard-write") === false) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
