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

/** What was asked about, in sentences, and the rules behind it. @typedef {{ sentences: readonly string[], rules: readonly string[] }} Reason */

/** Shows reasons, each with its rules below its sentences. @param {readonly Reason[]} reasons */
export function showWhy(reasons) {
  return showDialog(
    t("why-heading"),
    (close) =>
      html`${reasons.map(
        ({ sentences, rules }) => html`<section class="why-reason">
        ${sentences.map((sentence) => html`<p class="why-sentence">${sentence}</p>`)} ${rules.map(ruleText)}
      </section>`,
      )} ${closeRow(close)}`,
  );
}

/** Draws a rule in words. @param {string} rule */
export function ruleText(rule) {
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
  return showWhy([{ sentences: [errorWords(refusal)], rules: refusal.rule ? [refusal.rule] : [] }]);
}

/**
 * A button that answers "why?" of a sentence.
 * @param {readonly string[]} rules
 * @param {string} sentence
 */
export function whyButton(rules, sentence) {
  return whyAllButton([{ sentences: [sentence], rules }], sentence);
}

/**
 * A button that answers "why?" of several sentences at once.
 * @param {readonly Reason[]} reasons
 * @param {string} what they are about
 */
export function whyAllButton(reasons, what) {
  return html`<button type="button" class="why" aria-label=${t("why-of", { what })} @click=${() => showWhy(reasons)}>
    ${t("why")}
  </button>`;
}
