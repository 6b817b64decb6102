/** The buttons that move through the time of a replay. */

import { html } from "lit-html";
import { drawing } from "../art/drawing.js";
import { t } from "../i18n.js";

/** Draws the button of a step; while it is off it keeps the focus. @param {"round-back" | "back" | "on" | "round-on"} way @param {boolean} isOff @param {() => unknown} go */
export function stepButton(way, isOff, go) {
  const words = t(`replay-${way}`);
  return html`<button type="button" class="button" id=${`replay-${way}`} aria-label=${words} title=${words} aria-disabled=${isOff} @click=${() => isOff || go()}>${drawing(`step-${way}`)}</button>`;
}

/** Draws the button that plays or pauses. @param {boolean} isRunning @param {() => void} toggle */
export function runButton(isRunning, toggle) {
  const way = isRunning ? "pause" : "run";
  const words = t(`replay-${way}`);
  return html`<button type="button" class="button button-main" id="replay-run" data-focus aria-label=${words} title=${words} @click=${toggle}>${drawing(`step-${way}`)}</button>`;
}
