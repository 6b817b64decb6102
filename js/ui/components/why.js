/** "Why?": the rule behind an event or a refusal. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { closeRow, showDialog } from "./dialog.js";
import { decision, variantList } from "./variants.js";
import { dashed, errorWords } from "./words.js";

/** @type {(rule: string) => import("../../games/game-ui.js").Variant[]} */
let variantsOf = () => [];

/** Has every rule (by Fluent id) be shown with the ways in which it may be played. @param {typeof variantsOf} find */
export function showVariants(find) {
  variantsOf = find;
}

/**
 * Shows rules, and above them the sentence that was asked about.
 * @param {readonly string[]} rules
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
  const id = dashed(rule);
  return html`<blockquote class="why-rule" data-rule=${rule}>
    <h3>${t(`${id}.title`)}</h3>
    <p>${t(id)}</p>
    ${decision(id)}
    ${variantList(variantsOf(id))}
  </blockquote>`;
}

/** Shows why an action was refused. @param {import("../../protocol/shared.js").Refusal} refusal */
export function showRefusal(refusal) {
  return showWhy(refusal.rule ? [refusal.rule] : [], errorWords(refusal));
}

/**
 * A button that answers "why?".
 * @param {readonly string[]} rules
 * @param {string} sentence
 */
export function whyButton(rules, sentence) {
  return html`<button type="button" class="why" aria-label=${t("why-of", { what: sentence })} @click=${() => showWhy(rules, sentence)}>
    ${t("why")}
  </button>`;
}
