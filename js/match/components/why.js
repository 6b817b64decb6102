/** "Why?": the rule behind an event or a refusal. */

import { html, nothing } from "lit-html";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { t } from "../../kit/i18n.js";
import { decision, variantList } from "./variants.js";
import { dashed, errorWords } from "./words.js";

/** @type {(rule: string) => import("../../games/game-ui.js").Variant[]} */
let variantsOf = () => [];
/** What else there is to a rule, and to a moment of the match. @typedef {{ ofRule: (rule: string) => unknown, ofMoment: (moment: Moment) => unknown }} Ways */
/** @type {Ways} */
let ways = { ofRule: () => nothing, ofMoment: () => nothing };

/** Has every rule, and what happened in the match, lead on. @param {Ways} found */
export function offerWays(found) {
  ways = found;
}

/** @type {(rule: string) => boolean} */
let isMarked = () => false;

/** Has every "why?" that leads to such a rule be marked. @param {typeof isMarked} isSuch */
export function markRules(isSuch) {
  isMarked = isSuch;
}

/** Has every rule (by Fluent id) be shown with the ways in which it may be played. @param {typeof variantsOf} find */
export function showVariants(find) {
  variantsOf = find;
}

/** When something happened in the match on the table: the number of the action, or that it would be done now. @typedef {number | "now"} Moment */
/** What was asked about, in sentences, the rules behind it, and when it was, if it was in the match. @typedef {{ sentences: readonly string[], rules: readonly string[], moment?: Moment }} Reason */

/** Shows reasons, each with its rules below its sentences. @param {readonly Reason[]} reasons @param {string} [heading] what they are about, where nobody asked why */
export function showWhy(reasons, heading = t("why-heading")) {
  return showDialog(
    heading,
    (close) =>
      html`${reasons.map(
        ({ sentences, rules, moment }) => html`<section class="why-reason">
        ${sentences.map((sentence) => html`<p class="why-sentence">${sentence}</p>`)} ${rules.map(ruleText)}
        ${moment === undefined ? nothing : ways.ofMoment(moment)}
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
    ${ways.ofRule(rule)}
  </blockquote>`;
}

/** Shows why an action was refused. @param {import("../../protocol/shared.js").Refusal} refusal */
export function showRefusal(refusal) {
  const rules = refusal.rule ? [refusal.rule] : [];
  return showWhy([{ sentences: [errorWords(refusal)], rules, moment: "now" }]);
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
  const leadsToMarked = reasons.some(({ rules }) => rules.some(isMarked));
  return html`<button type="button" class="why" ?data-marked=${leadsToMarked} aria-label=${t("why-of", { what })} @click=${() => showWhy(reasons)}>
    ${t("why")}
  </button>`;
}
