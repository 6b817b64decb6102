/** What stands beside the words of a rule: the ways in which it may be played, and that it is not printed. */

import { html, nothing } from "lit-html";
import { has, t } from "../../kit/i18n.js";

/** @typedef {import("../../games/game-ui.js").Variant} Variant */

/** Draws them, if there are any; the way that the match on the table goes is marked. @param {Variant[]} variants */
export function variantList(variants) {
  return variants.length ? html`<dl class="variants">${variants.map(variant)}</dl>` : nothing;
}

/** @param {Variant} variant */
function variant({ label, text, played }) {
  return html`<div class="variant" data-played=${played}>
    <dt>${label}${played ? html` <small>${t("variant-played")}</small>` : nothing}</dt>
    <dd>${text}</dd>
  </div>`;
}

/** Says that a rule is decided here and not printed, and why, where that is so. @param {string} rule by its Fluent id */
export function decision(rule) {
  return has(`${rule}.decided`) ? html`<p class="decided">${t(`${rule}.decided`)}</p>` : nothing;
}
