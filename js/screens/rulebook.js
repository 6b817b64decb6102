/** The page of the rules, in the order of the rulebook. */

import { html, nothing } from "lit-html";
import { rules, t } from "../i18n.js";

/** The rules with which a section begins. */
const SECTIONS = {
  "wolle-deck": "material",
  "wolle-round-order": "round",
  "wolle-turn-tries": "turn",
  "wolle-result-sum": "result",
  "wolle-take-choice": "cards",
  "wolle-end": "end",
  "wolle-two-last-rolls": "two",
  "wolle-house-open-herd": "house",
};

/** Draws the rulebook. */
export function rulebook() {
  return html`<article class="page rulebook">
    <h1 tabindex="-1">${t("rules-heading")}</h1>
    ${rules().map(rule)}
  </article>`;
}

/** @param {string} id */
function rule(id) {
  const section = SECTIONS[/** @type {keyof typeof SECTIONS} */ (id)];
  return html`${section ? html`<h2>${t(`rules-${section}`)}</h2>` : nothing}
    <section class="rule" data-rule=${id}>
      <h3>${t(`${id}.title`)}</h3>
      <p>${t(id)}</p>
    </section>`;
}
