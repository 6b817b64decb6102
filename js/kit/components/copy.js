/** Texts for somewhere else: copied, or shown where the browser does not let a page copy. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { closeRow, showDialog } from "./dialog.js";

/** Copies a text, and shows it. @param {string} heading @param {string} text */
export async function copyText(heading, text) {
  const isCopied = await copy(text);
  await showDialog(
    heading,
    (close) => html`<p role="status">${isCopied ? t("report-copied") : t("report-help")}</p>
      <textarea class="report" readonly rows="10" aria-label=${heading} .value=${text}></textarea>
      ${closeRow(close)}`,
  );
}

/** @param {string} text @returns {Promise<boolean>} whether the browser has let the page do it */
async function copy(text) {
  // A page may forbid it to its frames; where the browser tells that, it is not tried: that would be an error.
  const { featurePolicy } = /** @type {any} */ (document);
  if (featurePolicy?.allowsFeature("clipboard-write") === false) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
