/** Dice at rest: a shaded body with an ink outline, and a number or pips on its faces. */

import { html, nothing, svg } from "lit-html";
import { symbol } from "./drawing.js";
import { figures } from "./figures.js";
import { at, CREAM, INK, LINE, round, WOOL } from "./ink.js";
import { facets, SIDES } from "./solids.js";

/** @import { DieKind, Facet, Pips } from "./solids.js" */
/** @import { Drawing } from "./drawing.js" */
/** @typedef {Exclude<DieKind, "d6">} NumberedKind */

/** The radius of every die, in units of its drawing. */
export const RADIUS = 62;

/** Deep, plain and light colour of each kind. @type {Record<DieKind, [string, string, string]>} */
const COLOURS = {
  d12: ["#1d3f8a", "#3c74d6", "#8fb8ff"],
  d10: ["#84191c", "#d8433c", "#ff8f7d"],
  d8: ["#a66d0c", "#f3c22f", "#ffe98a"],
  d6: ["#6f4a26", "#fbe9c4", "#fffdf5"],
};

/** The light on the face to be read: it has the plain colour. */
const LIT = 0.78;

/** Returns a colour between two. @param {string} from @param {string} to @param {number} share */
function mix(from, to, share) {
  const channel = (/** @type {number} */ start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(Number(a) + (Number(b) - Number(a)) * share);
  };
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}

/** Returns the colour of a face. @param {DieKind} kind @param {number} light on it, 0..1 */
export function shade(kind, light) {
  const [deep, plain, bright] = COLOURS[kind];
  return light < LIT
    ? mix(deep, plain, light / LIT)
    : mix(plain, bright, (light - LIT) / (1 - LIT));
}

// Numbers

/** The size of the numbers. */
export const NUMBER_SIZE = { d12: 54, d10: 46, d8: 50 };

/** Draws the line that distinguishes a 6 from a 9. @param {number} x @param {number} y */
function underline(x, y) {
  const line = `M${round(x - 11)} ${round(y)}h22`;
  return svg`<path d=${line} stroke=${INK} stroke-width="10" stroke-linecap="round"/><path d=${line} stroke=${CREAM} stroke-width="4.5" stroke-linecap="round"/>`;
}

/** @param {NumberedKind} kind @param {number} value @param {Facet} front */
function number(kind, value, { centre: [x, y] }) {
  const size = NUMBER_SIZE[kind];
  const isLined = value === 6 || value === 9;
  const foot = y + size * (isLined ? 0.27 : 0.33);
  return svg`${figures(value, x, foot, size)}${isLined ? underline(x, foot + 8) : nothing}`;
}

// Pips

/** @typedef {readonly [number, number]} Step */

/** @type {Step[]} */
const TWO = [
  [-1, -1],
  [1, 1],
];
/** @type {Step[]} */
const FOUR = [...TWO, [1, -1], [-1, 1]];
/** @type {Step} */
const MIDDLE = [0, 0];

/** The pips of each number, in steps from the middle of a face. @type {Record<Pips, Step[]>} */
export const PATTERNS = {
  1: [MIDDLE],
  2: TWO,
  3: [...TWO, MIDDLE],
  4: FOUR,
  5: [...FOUR, MIDDLE],
  6: [...FOUR, [-1, 0], [1, 0]],
};

/** The length of a step, in halves of a face. */
export const STEP = 0.54;

const TURNS = Array.from({ length: 20 }, (_, step) => (step * Math.PI) / 10);

/** Returns discs on a face, in its perspective. @param {Facet} face @param {Pips} number @param {number} radius */
function discs({ spot }, number, radius) {
  return PATTERNS[number]
    .map(([across, down]) => {
      const rim = TURNS.map((turn) =>
        at(...spot(across * STEP + radius * Math.cos(turn), down * STEP + radius * Math.sin(turn))),
      );
      return `M${rim.join("L")}Z`;
    })
    .join("");
}

/** @param {Pips} number @param {Facet[]} seen */
function pips(number, seen) {
  const [above, beside, front] = /** @type {[Facet, Facet, Facet]} */ (seen);
  const [first, second] = SIDES[number];
  return svg`<path fill=${INK} opacity=".6" d=${discs(above, first, 0.16)}/><path fill=${INK} opacity=".6" d=${discs(beside, second, 0.16)}/><path fill=${INK} d=${discs(front, number, 0.23)}/>`;
}

/** Draws the flat of a face, within its rounded edges. @param {Facet} face */
function flat({ spot }) {
  const [a, b] = [0.9, 0.56];
  const corner = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [one, other] = [at(...spot(x * a, y * b)), at(...spot(x * b, y * a))];
    const [from, to] = x === y ? [one, other] : [other, one];
    return `${from}Q${at(...spot(x * a, y * a))} ${to}`;
  };
  const d = `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`;
  return svg`<path d=${d} fill=${WOOL} opacity=".75"/>`;
}

// Dice

/** @param {DieKind} kind */
function body(kind) {
  const seen = facets(kind, RADIUS);
  const front = /** @type {Facet} */ (seen.at(-1));
  const outline = seen.map(({ path }) => path).join("");
  const faces = seen.map(
    ({ path, light }) =>
      svg`<path d=${path} fill=${shade(kind, light)} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>`,
  );
  const drawing = svg`<path d=${outline} fill=${INK} stroke=${INK} stroke-width=${LINE * 2} stroke-linejoin="round"/>${faces}${kind === "d6" ? flat(front) : nothing}`;
  return { drawing, seen, front };
}

/** The body of each kind, drawn once for all dice. */
const BODIES = { d12: body("d12"), d10: body("d10"), d8: body("d8"), d6: body("d6") };

/**
 * Draws a die without its box, around 0 0.
 * @param {DieKind} kind
 * @param {number | null} value null leaves it blank
 * @returns {Drawing}
 */
export function bareDie(kind, value) {
  const { drawing, seen, front } = BODIES[kind];
  if (value === null) return drawing;
  const marks =
    kind === "d6" ? pips(/** @type {Pips} */ (value), seen) : number(kind, value, front);
  return svg`${drawing}<g class="die-number">${marks}</g>`;
}

/** The shadow of a die that lies on a table, where the style sheet shows it. */
export const SHADOW = { x: 8, y: 12, rx: RADIUS * 0.86, ry: RADIUS * 0.74, opacity: 0.38 };

/**
 * Draws a die: a `kept` one with numbers lies in a ring of grass; a `rolling` one is thrown, and js/kit/motion turns it until it shows its number.
 * @param {DieKind} kind
 * @param {number | null} value null leaves it blank
 * @param {{ kept?: boolean, rolling?: boolean }} [look]
 * @returns {Drawing}
 */
export function die(kind, value, { kept = false, rolling = false } = {}) {
  // A cube needs less room than a body that stands on a corner.
  const reach = kind === "d6" ? 58 : 72;
  const view = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
  return html`<svg class="die" data-die=${kind} data-value=${value ?? ""} ?data-kept=${kept} ?data-rolling=${rolling} viewBox=${view} overflow="visible" aria-hidden="true" focusable="false">
    <g class="die-body"><ellipse class="die-shadow" cx=${SHADOW.x} cy=${SHADOW.y} rx=${SHADOW.rx} ry=${SHADOW.ry} fill=${INK} opacity="0" />${bareDie(kind, value)}</g>${kept && kind !== "d6" ? symbol("grass") : nothing}
  </svg>`;
}
