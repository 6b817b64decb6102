/** The picture of a person, beside those of the bots. */

import { html } from "lit-html";
import { INK, SKIN } from "./ink.js";

/** Draws a friendly face. */
export function person() {
  return html`<svg class="who" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <circle r="46" fill="#a9d8ef" stroke=${INK} stroke-width="3.6"/><path d="M-34 31Q-28 18 0 18T34 31Q20 46 0 46T-34 31Z" fill="#3c74d6" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M-25-4C-28-46 28-46 25-4L20 6H-20Z" fill="#6b4a3b" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M-20-8Q-6-12 2-20 8-10 20-8C22 12 12 26 0 26S-22 12-20-8Z" fill=${SKIN} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <g fill=${INK}><circle cx="-8" r="2.8"/><circle cx="8" r="2.8"/></g><path d="M-8 10Q0 19 8 10" fill="none" stroke=${INK} stroke-width="3" stroke-linecap="round"/>
  </svg>`;
}
