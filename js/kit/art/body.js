/** What every die has: a shaded body with an ink outline, and a box in which it can tumble. */

import { html, svg } from "lit-html";
import { INK, LINE } from "./ink.js";
import { facets } from "./solids.js";

/** @typedef {import("./ink.js").Drawing} Drawing */
/** @typedef {import("./polyhedra.js").DieKind} DieKind */
/** @typedef {import("./solids.js").Facet} Facet */
/** @typedef {{ kept?: boolean, rolling?: boolean }} Look */

/** Deep, plain and light colour of each kind. */
const COLOURS = {
  d12: ["#1d3f8a", "#3c74d6", "#8fb8ff"],
  d10: ["#84191c", "#d8433c", "#ff8f7d"],
  d8: ["#a66d0c", "#f3c22f", "#ffe98a"],
  d6: ["#6f4a26", "#fbe9c4", "#fffdf5"],
};

/** How far the box reaches from its middle: a cube lies quieter in it than what stands on a corner. */
const REACH = { d12: 72, d10: 72, d8: 72, d6: 58 };

/** The radius of every die, in units of its drawing. */
export const RADIUS = 62;

/** So much light falls on the face to be read: it has the plain colour. */
const LIT = 0.78;

/** @param {string} from @param {string} to @param {number} share @returns {string} a colour between two */
function mix(from, to, share) {
  const channel = (/** @type {number} */ start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(Number(a) + (Number(b) - Number(a)) * share);
  };
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}

/** Returns the colour of a face. @param {DieKind} kind @param {number} light that falls on it, 0..1 */
export function shade(kind, light) {
  const [deep, plain, bright] = /** @type {[string, string, string]} */ (COLOURS[kind]);
  return light < LIT
    ? mix(deep, plain, light / LIT)
    : mix(plain, bright, (light - LIT) / (1 - LIT));
}

/**
 * Draws the body of a kind, once for all dice of it.
 * @param {DieKind} kind
 * @returns {{ drawing: Drawing, seen: Facet[], front: Facet }}
 */
export function body(kind) {
  const seen = facets(kind, RADIUS);
  const front = /** @type {Facet} */ (seen[seen.length - 1]);
  const outline = seen.map((facet) => facet.path).join("");
  const faces = seen.map(
    ({ path, light }) =>
      svg`<path d=${path} fill=${shade(kind, light)} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>`,
  );
  return {
    drawing: svg`<path d=${outline} fill=${INK} stroke=${INK} stroke-width=${LINE * 2} stroke-linejoin="round"/>${faces}`,
    seen,
    front,
  };
}

/**
 * Puts a die into its box. Where it is rolling, js/kit/motion/ has it tumble until it shows its number.
 * @param {DieKind} kind
 * @param {number | null} value
 * @param {Look} look
 * @param {unknown} inside what tumbles
 * @param {unknown} around what lies still
 * @returns {Drawing}
 */
export function box(kind, value, { kept = false, rolling = false }, inside, around) {
  const reach = REACH[kind];
  const view = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
  return html`<svg class="die" data-die=${kind} data-value=${value ?? ""} ?data-kept=${kept} ?data-rolling=${rolling} viewBox=${view} overflow="visible" aria-hidden="true" focusable="false">
    <g class="die-body">${inside}</g>${around}
  </svg>`;
}
