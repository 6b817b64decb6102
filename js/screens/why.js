/** "Why?": the rule behind an event or a refusal. */

import { html, nothing } from "lit-html";
import { t } from "../i18n.js";
import { closeRow, showDialog } from "./dialog.js";
import { dashed } from "./words.js";

/**
 * Shows a rule, and above it the sentence that was asked about.
 * @param {string | null} rule
 * @param {string} sentence
 */
export function showWhy(rule, sentence) {
  return showDialog(
    rule ? t(`${dashed(rule)}.title`) : t("why-heading"),
    (close) => html`
      <p class="why-sentence">${sentence}</p>
      ${rule ? ruleText(rule) : nothing} ${closeRow(close)}
    `,
  );
}

/** @param {string} rule */
function ruleText(rule) {
  return html`<blockquote class="why-rule" data-rule=${rule}>
    <p>${t(dashed(rule))}</p>
    <footer>${t("rule-id", { id: rule })}</footer>
  </blockquote>`;
}

/**
 * A button that answers "why?".
 * @param {string | null} rule
 * @param {string} sentence
 */
export function whyButton(rule, sentence) {
  return html`<button type="button" class="why" aria-label=${t("why-of", { what: sentence })} @click=${() => showWhy(rule, sentence)}>
    ${t("why")}
  </button>`;
}
