/** The strip above a table from which somebody is guided: a heading, what is said now, and what else can be done. */

import { html, nothing } from "lit-html";

/**
 * @typedef {object} Strip
 * @property {"scene" | "lesson"} kind
 * @property {string} heading
 * @property {unknown} words what is said now: it is read out whenever it changes
 * @property {unknown} ways buttons
 * @property {unknown} [note] what holds all the time
 * @property {string} [stage] how far it has come
 * @property {string} [about] what kind of thing it guides through
 */

/** Draws it. @param {Strip} strip */
export function guideStrip({ kind, heading, words, ways, note, stage, about }) {
  return html`<section class=${`guide guide-${kind}`} data-stage=${stage ?? nothing} data-kind=${about ?? nothing} aria-labelledby="guide-heading">
    <h2 id="guide-heading" class=${kind === "lesson" ? "unseen" : ""} tabindex="-1">${heading}</h2>
    ${note ? html`<p class="guide-note" id="guide-note">${note}</p>` : nothing}
    <div class="guide-words" id="guide-words" role="status">${words}</div>
    <div class="row guide-ways">${ways}</div>
  </section>`;
}
