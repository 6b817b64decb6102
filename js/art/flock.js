/** The scene that opens the game: sheep on a meadow at night. */

import { html } from "lit-html";

/**
 * Draws the scene, 1200 by 520; wider or narrower boxes cut its sides or its sky.
 * @returns {import("./ink.js").Drawing}
 */
export function flock() {
  return html`<svg class="flock-art" viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <path d="M0 0H1200V520H0Z" fill="#152a45"/><path d="M0 400Q600 330 1200 400V520H0Z" fill="#2f6f4a"/>
  </svg>`;
}
