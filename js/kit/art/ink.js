/** What all drawings share: one ink, one palette, and small deterministic whims. */

/** @typedef {import("lit-html").TemplateResult} Drawing */
/** @typedef {typeof import("lit-html").nothing} Nothing */

export const INK = "#2a2233";
export const LINE = 4;
export const WOOL = "#fffdf5";
export const WOOL_SHADE = "#e3d9c6";
export const CURL = "#c9bb9f";
export const SKIN = "#f5c3ad";
export const CREAM = "#fff6de";
export const PAPER = "#fffaee";
export const RED = "#d8433c";
export const BLUE = "#3c74d6";
export const GOLD = "#f2b73c";
export const BONE = "#f7ecd2";

/** Rounds a length for an attribute: a tenth of a unit cannot be seen. */
export const round = (/** @type {number} */ length) => Math.round(length * 10) / 10;

/** Writes a point as an attribute wants it. */
export const at = (/** @type {number} */ x, /** @type {number} */ y) => `${round(x)} ${round(y)}`;

/**
 * Picks one of the choices: always the same for the same number and topic, so a card keeps its character.
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
