/** The ways in which a rule may be played, each with the name of its set of rules. */

import { html, nothing } from "lit-html";
import { t } from "../i18n.js";

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
