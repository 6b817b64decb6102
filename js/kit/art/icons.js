/** Signs on buttons, drawn in the colour of their words. */

import { html } from "lit-html";

/** @param {string} path @returns {import("./ink.js").Drawing} */
const icon = (path) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path} fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Draws a card with numbers on it. */
export const cribIcon = () =>
  icon(
    "M6 3H18A2 2 0 0 1 20 5V19A2 2 0 0 1 18 21H6A2 2 0 0 1 4 19V5A2 2 0 0 1 6 3ZM8 8h2M8 12h2M8 16h2M14 8h2M14 12h2M14 16h2",
  );

/** Draws lines that have been written. */
export const logIcon = () => icon("M9 5H20M9 12H20M9 19H20M4 5v.1M4 12v.1M4 19v.1");

/** What each of the ways through time looks like, on a field of 20 by 20. @type {Record<string, string>} */
const WAYS = {
  "round-back": "M2 3h3v14H2zM18 3v14L6 10z",
  back: "M15 3v14L4 10z",
  run: "M4 2v16l14-8z",
  pause: "M4 3h4v14H4zM12 3h4v14h-4z",
  on: "M5 3v14l11-7z",
  "round-on": "M15 3h3v14h-3zM2 3v14l12-7z",
};

/** Draws one of the ways through time: back, on, by rounds, or by itself. @param {string} way */
export function wayIcon(way) {
  return html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${WAYS[way] ?? ""} /></svg>`;
}
