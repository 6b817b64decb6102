/** What a rule says: its words, why it is so where nothing is printed, the ways in which it may be played, and where to read on. */

import { html } from "lit-html";
import { t } from "../../kit/i18n.js";
import { decision, variantList } from "./variants.js";
import { dashed } from "./words.js";

/** Draws a rule without its title. @param {string} id its Fluent id @param {import("../../games/game-ui.js").Variant[]} variants */
export function ruleWords(id, variants) {
  return html`<p>${t(id)}</p>
    ${decision(id)} ${variantList(variants)}`;
}

/**
 * Draws the ways to related rules.
 * @param {readonly string[]} rules their ids @param {(id: string, title: string) => unknown} way draws one
 */
export function seeAlso(rules, way) {
  return html`<p class="see-also">${t("rules-see-also")} ${rules.map((id, place) => [place ? " · " : "", way(id, t(`${dashed(id)}.title`))])}</p>`;
}
