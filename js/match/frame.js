/** An event on the way to the table as it is: its objects move, and the text on the page follows when they have landed. */

/** @typedef {import("../protocol/shared.js").GameEvent} GameEvent */
/** @typedef {import("../protocol/shared.js").View} View */
/**
 * What the page shows of an event. Its objects are marked where they lie, then they move, then they have landed. Until
 * then all text on the page is that of the table before the event.
 * @typedef {object} Frame
 * @property {GameEvent} event
 * @property {"marked" | "moving" | "landed"} now
 * @property {View | null} coming the table to which objects are moving, to draw them from; no text may be taken from it
 * @property {boolean} rolling whether dice tumble
 * @property {number} lasts milliseconds until something else is shown, unless a tap or a landing ends it before
 */

/**
 * Returns the table from which objects are drawn: while they move, the one to which they are moving.
 * @template {View} V
 * @param {Frame | null} frame
 * @param {V} view the table as it is shown
 * @returns {V}
 */
export function objectsOf(frame, view) {
  const coming = /** @type {V | null | undefined} */ (frame?.coming);
  return coming ?? view;
}

/** Returns the event whose objects have landed, if the page shows one. @param {Frame | null} frame */
export function landedEvent(frame) {
  return frame?.now === "landed" ? frame.event : null;
}
