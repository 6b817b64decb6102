/** Colours, numbers and a small random choice of drawings that scripts make. */

export const INK = "#2a2233";
export const LINE = 4;
export const WOOL = "#fffdf5";

/** Rounds a length for an attribute: a tenth of a unit is invisible. @param {number} length */
export const round = (length) => Math.round(length * 10) / 10;

/** Returns a point for an attribute. @param {number} x @param {number} y */
export const at = (x, y) => `${round(x)} ${round(y)}`;

/**
 * Picks one of the choices, always the same for a number and a topic.
 * @template T
 * @param {number} number
 * @param {number} topic
 * @param {readonly T[]} choices
 * @returns {T}
 */
export function whim(number, topic, choices) {
  const sown = Math.imul(number, 0x9e3779b1) ^ Math.imul(topic + 1, 0x85ebca6b);
  const stirred = Math.imul(sown ^ (sown >>> 15), 0x2c1b3c6d);
  const mixed = Math.imul(stirred ^ (stirred >>> 12), 0x297a2d39);
  return /** @type {T} */ (choices[((mixed ^ (mixed >>> 15)) >>> 0) % choices.length]);
}
