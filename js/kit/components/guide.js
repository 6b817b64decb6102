/** The strip at a table that guides its user: a heading, text, and buttons. */

import { html, nothing } from "lit-html";

/**
 * @typedef {object} Strip
 * @property {"scene" | "lesson"} kind
 * @property {string} heading
 * @property {unknown} words the current text, which is read out whenever it changes
 * @property {unknown} buttons
 * @property {unknown} [note] a permanent remark
 * @property {string} [stage] the progress
 * @property {string} [about] the kind of scene
 */

/** Draws the strip. @param {Strip} strip */
export function guideStrip({ kind, heading, words, buttons, note, stage, about }) {
  return html`<section class=${`guide guide-${kind}`} data-stage=${stage ?? nothing} data-kind=${about ?? nothing} aria-labelledby="guide-heading">
    <h2 id="guide-heading" class=${kind === "lesson" ? "unseen" : ""} tabindex="-1">${heading}</h2>
    ${note ? html`<p class="guide-note" id="guide-note">${note}</p>` : nothing}
    <div class="guide-words" id="guide-words" role="status">${words}</div>
    <div class="row guide-ways">${buttons}</div>
  </section>`;
}
