/** The six-sided dice. */

import { html } from "lit-html";

/** Draws a die. @param {number | null} value @param {{ rolling?: boolean, kept?: boolean }} [look] */
export function die(value, { rolling = false, kept = false } = {}) {
  return html`<svg class="die" ?data-rolling=${rolling} ?data-kept=${kept} viewBox="-72 -72 144 144" aria-hidden="true"><g class="die-body"><rect x="-60" y="-60" width="120" height="120" rx="20" fill="#fff6de" stroke="#2a2233" stroke-width="6"/><text y="24" class="die-number" font-size="70" text-anchor="middle" fill="#2a2233">${value ?? ""}</text></g></svg>`;
}
