/** Every sheep of the deck. */

import { svg } from "lit-html";
import { INK, LINE, WOOL } from "./ink.js";

/**
 * Draws the sheep of a card, about 180 wide and 150 high, feet on y = 0, centred on x = 0.
 * @param {import("./ink.js").Card} card
 * @returns {import("./ink.js").Drawing}
 */
export function sheep(card) {
  const size = 34 + card.points * 4;
  return svg`<g stroke=${INK} stroke-width=${LINE}><path d="M-30-40V0M30-40V0" stroke-width="12"/><ellipse cx="0" cy="-70" rx=${size * 1.2} ry=${size} fill=${card.kind === "black" ? "#4d4459" : WOOL}/><circle cx="52" cy="-84" r="22" fill="#5b4656"/></g>`;
}
