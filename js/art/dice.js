/** The three dice, as they lie: a body by its kind, a number on the face that looks at us. */

import { html, nothing, svg } from "lit-html";
import { CREAM, INK, LINE, round } from "./ink.js";
import { facets } from "./solids.js";

/** @typedef {import("./solids.js").DieKind} DieKind */

/** Deep, plain and light colour of each kind. */
const COLOURS = {
  d12: ["#1d3f8a", "#3c74d6", "#8fb8ff"],
  d10: ["#84191c", "#d8433c", "#ff8f7d"],
  d8: ["#a66d0c", "#f3c22f", "#ffe98a"],
};

/** So much light falls on the face to be read: it has the plain colour. */
const LIT = 0.78;

const NUMBER_SIZE = { d12: 54, d10: 46, d8: 50 };

/** Grass grows over the foot of a die that is left lying. */
const GRASS = svg`<path d="M-50 62Q-63 58-62 38-54 46-50 52-50 36-42 28-38 42-36 50-28 38-20 38-22 48-18 54-8 46 0 46 2 52 6 54 12 42 22 38 20 46 26 52 30 36 42 30 40 42 46 50 52 40 62 38 62 58 50 62 0 74-50 62Z" fill="#5fae4e" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
  <path d="M-46 60v-9M-28 63v-8M-6 65v-8M18 64v-8M42 60v-9" stroke="#b4e698" stroke-width="3.6" stroke-linecap="round"/>`;

/** @param {string} from @param {string} to @param {number} share @returns {string} a colour between two */
function mix(from, to, share) {
  const channel = (/** @type {number} */ start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(Number(a) + (Number(b) - Number(a)) * share);
  };
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}

/** @param {DieKind} kind @param {number} light 0..1 */
function shade(kind, light) {
  const [deep, plain, bright] = /** @type {[string, string, string]} */ (COLOURS[kind]);
  return light < LIT
    ? mix(deep, plain, light / LIT)
    : mix(plain, bright, (light - LIT) / (1 - LIT));
}

/** @param {DieKind} kind */
function body(kind) {
  const seen = facets(kind, 62);
  const front = seen[seen.length - 1];
  const outline = seen.map((facet) => facet.path).join("");
  const faces = seen.map(
    ({ path, light }) =>
      svg`<path d=${path} fill=${shade(kind, light)} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>`,
  );
  return {
    drawing: svg`<path d=${outline} fill=${INK} stroke=${INK} stroke-width=${LINE * 2} stroke-linejoin="round"/>${faces}`,
    centre: front?.centre ?? [0, 0],
  };
}

const BODIES = { d12: body("d12"), d10: body("d10"), d8: body("d8") };

/** The line that tells a 6 from a 9. @param {number} x @param {number} y */
function underline(x, y) {
  const line = `M${round(x - 11)} ${round(y)}h22`;
  return svg`<path d=${line} stroke=${INK} stroke-width="10" stroke-linecap="round"/><path d=${line} stroke=${CREAM} stroke-width="4.5" stroke-linecap="round"/>`;
}

/** @param {DieKind} kind @param {number} value */
function number(kind, value) {
  const [x, y] = BODIES[kind].centre;
  const size = NUMBER_SIZE[kind];
  const isLined = value === 6 || value === 9;
  const foot = y + size * (isLined ? 0.27 : 0.33);
  return svg`<text class="die-number" x=${round(x)} y=${round(foot)} font-size=${size} text-anchor="middle" fill=${CREAM} stroke=${INK} stroke-width="7" stroke-linejoin="round" paint-order="stroke">${value}</text>${isLined ? underline(x, foot + 8) : nothing}`;
}

/**
 * Draws a die: `kept` lies in a ring of grass, `rolling` tumbles as css/dice.css says.
 * @param {DieKind} kind
 * @param {number | null} value null leaves the face blank
 * @param {{ kept?: boolean, rolling?: boolean }} [state]
 * @returns {import("./ink.js").Drawing}
 */
export function die(kind, value, { kept = false, rolling = false } = {}) {
  return html`<svg class="die" data-die=${kind} ?data-kept=${kept} ?data-rolling=${rolling} viewBox="-72 -72 144 144" aria-hidden="true" focusable="false">
    <g class="die-body">${BODIES[kind].drawing}${value === null ? nothing : number(kind, value)}</g>${kept ? GRASS : nothing}
  </svg>`;
}
