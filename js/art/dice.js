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
const GRASS = svg`<path d="M-64 70Q-66 52-58 40-54 50-52 56-48 40-38 34-40 48-36 56-30 44-20 42-24 54-20 60-10 50 0 50 2 56 6 60 10 48 20 44 20 52 24 58 30 42 42 36 42 48 46 56 52 44 60 42 58 54 64 70Z" fill="#5fae4e" stroke=${INK} stroke-width="3.6" stroke-linejoin="round"/>
  <path d="M-46 66v-8M-26 66v-6M-4 67v-8M18 66v-7M44 66v-9" stroke="#a6dd86" stroke-width="3.4" stroke-linecap="round"/>`;

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
    centre: front ? front.centre : [0, 0],
  };
}

const BODIES = { d12: body("d12"), d10: body("d10"), d8: body("d8") };

/** @param {DieKind} kind @param {number} value */
function number(kind, value) {
  const [x, y] = BODIES[kind].centre;
  const size = NUMBER_SIZE[kind];
  const baseline = round(Number(y) + size * 0.35);
  const underline =
    value === 6 || value === 9
      ? svg`<path d=${`M${round(Number(x) - 11)} ${baseline + 8}h22`} stroke=${INK} stroke-width="10" stroke-linecap="round"/><path d=${`M${round(Number(x) - 11)} ${baseline + 8}h22`} stroke=${CREAM} stroke-width="4.5" stroke-linecap="round"/>`
      : nothing;
  return svg`<text class="die-number" x=${round(Number(x))} y=${baseline} font-size=${size} text-anchor="middle" fill=${CREAM} stroke=${INK} stroke-width="7" stroke-linejoin="round" paint-order="stroke">${value}</text>${underline}`;
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
