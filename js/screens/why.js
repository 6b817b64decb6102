/** "Why?": the rule behind an event or a refusal. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { closeRow, showDialog } from "./dialog.js";
import { dashed } from "./words.js";

/**
 * Shows rules, and above them the sentence that was asked about.
 * @param {string[]} rules
 * @param {string} sentence
 */
export function showWhy(rules, sentence) {
  return showDialog(
    t("why-heading"),
    (close) => html`
      <p class="why-sentence">${sentence}</p>
      ${rules.map(ruleText)} ${closeRow(close)}
    `,
  );
}

/** @param {string} rule */
function ruleText(rule) {
  return html`<blockquote class="why-rule" data-rule=${rule}>
    <h3>${t(`${dashed(rule)}.title`)}</h3>
    <p>${t(dashed(rule))}</p>
    <footer>${t("rule-id", { id: rule })}</footer>
  </blockquote>`;
}

/**
 * A button that answers "why?".
 * @param {string[]} rules
 * @param {string} sentence
 */
export function whyButton(rules, sentence) {
  return html`<button type="button" class="why" aria-label=${t("why-of", { what: sentence })} @click=${() => showWhy(rules, sentence)}>
    ${t("why")}
  </button>`;
}
