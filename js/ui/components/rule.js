/** What a rule says: its words, why it is so where nothing is printed, and the ways in which it may be played. */

import { html } from "lit-html";
import { t } from "../i18n.js";
import { decision, variantList } from "./variants.js";

/** Draws a rule without its title. @param {string} id its Fluent id @param {import("../../games/game-ui.js").Variant[]} variants */
export function ruleWords(id, variants) {
  return html`<p>${t(id)}</p>
    ${decision(id)} ${variantList(variants)}`;
}
