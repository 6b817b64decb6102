/** The button that has the page fill the whole screen, or no longer; nothing where a browser has no such thing. */

import { html, nothing } from "lit-html";
import { t } from "../i18n.js";

/** Draws the button. @param {() => void} redraw has it drawn again: there are other ways to leave the full screen, too */
export function fullScreenButton(redraw) {
  if (!document.fullscreenEnabled) return nothing;
  document.onfullscreenchange = redraw;
  const words = document.fullscreenElement ? "settings-full-screen-leave" : "settings-full-screen";
  return html`<button type="button" class="button" id="full-screen" @click=${toggle}>${t(words)}</button>`;
}

/** A browser may refuse: then all stays as it is. */
async function toggle() {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  await change.catch(() => {});
}
