/** The dialog for a message with a link. Loaded when it is opened. */

import { html, nothing } from "lit-html";
import { showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { openText } from "./receive-matches.js";

/** @import { App } from "../../app/app.js" */

/** Opens the dialog, and then what the message holds. @param {App} app */
export async function showPaste(app) {
  let text = "";
  let isRefused = false;
  const answer = await showDialog(t("paste-link"), (close, redraw) => {
    const take = async () => {
      try {
        text = await navigator.clipboard.readText();
        isRefused = false;
      } catch {
        isRefused = true;
      }
      redraw();
      document.getElementById(isRefused ? "paste-text" : "paste-open")?.focus();
    };
    const write = (/** @type {Event} */ { target }) => {
      text = /** @type {HTMLTextAreaElement} */ (target).value;
    };
    return html`<p>${t("paste-about")}</p>
      <label class="field"><span>${t("paste-field")}</span>
        <textarea id="paste-text" rows="5" spellcheck="false" autocomplete="off" data-reading .value=${text} @input=${write}></textarea>
      </label>
      ${mayRead() ? html`<p><button type="button" class="button" id="paste-copied" @click=${take}>${t("paste-copied")}</button></p>` : nothing}
      <p role="status" id="paste-refused">${isRefused ? t("paste-refused") : nothing}</p>
      <p class="row row-end">
        <button type="button" class="button" @click=${() => close("")}>${t("close")}</button>
        <button type="button" class="button button-main" id="paste-open" @click=${() => close("open")}>${t("incoming-open")}</button>
      </p>`;
  });
  if (answer) await openText(app, text);
}

/** Returns true if the browser may let the page read what was copied. */
function mayRead() {
  return typeof navigator.clipboard?.readText === "function";
}
