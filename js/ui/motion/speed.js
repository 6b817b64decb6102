/** How long things travel: as the visitor's pace decides. */

/** @typedef {import("../../state/settings.js").Pace} Pace */

/** Milliseconds for the way of a thing, by pace. @type {Record<Pace, number>} */
const TRAVEL = { slow: 700, normal: 480, fast: 220, tap: 480 };

/** Returns the milliseconds that a thing travels, or 0 where the visitor wants no motion. @param {Pace} pace */
export function travelTime(pace) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TRAVEL[pace];
}
