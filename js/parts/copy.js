/** Texts for somewhere else: copied, or shown where the browser does not let a page copy. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { closeRow, showDialog } from "./dialog.js";

/** Copies a text, and shows it. @param {string} heading @param {string} text */
export async function copyText(heading, text) {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  await showDialog(
    heading,
    (close) => html`<p role="status">${isCopied ? t("report-copied") : t("report-help")}</p>
      <textarea class="report" readonly rows="10" aria-label=${heading} .value=${text}></textarea>
      ${closeRow(close)}`,
  );
}
