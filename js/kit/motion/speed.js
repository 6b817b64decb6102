/** The time that things travel, by the speed setting and within the time that the playback gives them to land. */

/** @typedef {import("../../match/settings.js").Pace} Pace */

/** Milliseconds for the way of a thing, by pace. @type {Record<Pace, number>} */
const TRAVEL = { slow: 700, normal: 480, fast: 220, tap: 480 };

/** The share of the time for landing after which the last object has landed: text follows. */
export const LANDED = 0.95;

/** The delay of each thing after the one before, as a share of its way. */
const STAGGER = { travel: 0.16, turn: 0.6 };

/** When things that move together start and how long each of them travels, in milliseconds. @typedef {{ time: number, delay: (index: number) => number }} Schedule */

/**
 * Returns the schedule of things that move together. Things that turn over where they lie do so one by one.
 * @param {number} time in which a single thing travels
 * @param {number} limit by which all have landed
 * @param {{ count: number, isTurning: boolean }} things
 * @returns {Schedule}
 */
export function schedule(time, limit, { count, isTurning }) {
  const stagger = isTurning ? STAGGER.turn : STAGGER.travel;
  const each = Math.min(time, (LANDED * limit) / (1 + stagger * Math.max(0, count - 1)));
  return { time: each, delay: (index) => index * each * stagger };
}

/** Returns the milliseconds that a thing travels, or 0 where the visitor wants no motion. @param {Pace} pace */
export function travelTime(pace) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TRAVEL[pace];
}
