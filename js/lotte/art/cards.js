/** The cards. */

import { html } from "lit-html";
import { t } from "../../i18n.js";

/** Draws the face of a card. @param {import("../contract.js").CardName} name */
export function cardFace(name) {
  return paper(t(`face-${name}`));
}

/** Draws a card small. @param {import("../contract.js").CardName} name */
export function miniCard(name) {
  return cardFace(name);
}

/** Draws the back of a card. */
export function cardBack() {
  return paper("Lotte");
}

/** @param {string} words */
function paper(words) {
  return html`<svg class="card-art" viewBox="0 0 200 280" aria-hidden="true"><rect x="1.5" y="1.5" width="197" height="277" rx="17" fill="#fffaee" stroke="#2a2233" stroke-width="3"/><text x="100" y="140" font-size="28" text-anchor="middle">${words}</text></svg>`;
}
