/** The sheep of the seats on their way, from the side: each with a blanket in its colour. */

import { html, svg } from "lit-html";
import { INK, round, WOOL, WOOL_SHADE } from "./ink.js";
import { cloudPath } from "./wool.js";

const FLEECE = cloudPath({ x: -3, y: -20, rx: 17, ry: 11, bumps: 10, number: 5 });
const LIT = cloudPath({ x: -4, y: -22, rx: 15.5, ry: 9.5, bumps: 10, number: 5 });

const LEGS = "M-14-10V-1M-6-10V-2M4-10V-1M11-10V-2";
const HEAD = "M11-33Q8-39 14-39 22-40 26-32 28-26 22-24 13-22 11-33Z";

/** Feet on y = 0, the nose 26 before the middle; a light ring around it all for the night. */
const SHEEP = svg`<g class="avatar-ring" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"><path d=${LEGS}/><path d=${FLEECE}/><path d=${HEAD}/></g>
  <path d=${LEGS} stroke=${INK} stroke-width="4.4" stroke-linecap="round"/>
  <path d=${FLEECE} fill=${WOOL_SHADE} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/><path d=${LIT} fill=${WOOL}/>
  <path class="avatar-colour" d="M-12-33Q-3-37 7-32L9-17Q-3-12-13-17Z" stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>
  <path d=${HEAD} fill="#5b4656" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
  <path d="M12-35Q5-36 6-30 10-27 13-31Z" fill="#5b4656" stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/><circle cx="18" cy="-33" r="3" fill="#fff"/><circle cx="19" cy="-32.6" r="1.5" fill=${INK}/>`;

/**
 * Draws a way that is not to be seen, and on it the sheep of a seat, as far as it has come.
 * @param {number} number of the picture, from 1
 * @param {number} share of the way, 0 to 1
 */
export function walker(number, share) {
  const place = `${round(Math.min(1, Math.max(0, share)) * 100)}%`;
  return html`<svg class="walker" data-avatar=${number} overflow="visible" aria-hidden="true" focusable="false">
    <svg class="walker-place" x=${place} y="100%" overflow="visible"><g>${SHEEP}</g></svg>
  </svg>`;
}
