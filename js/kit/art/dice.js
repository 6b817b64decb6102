/** The dice with numbers, as they lie: a body by its kind, a number on the face that looks at us. */

import { nothing, svg } from "lit-html";
import { body, box } from "./body.js";
import { figures } from "./figures.js";
import { CREAM, INK, round } from "./ink.js";

/** @typedef {Exclude<import("./polyhedra.js").DieKind, "d6">} DieKind */

/** How large the numbers are. */
export const NUMBER_SIZE = { d12: 54, d10: 46, d8: 50 };

/** Grass grows over the foot of a die that is left lying. */
const GRASS = svg`<path d="M-50 62Q-63 58-62 38-54 46-50 52-50 36-42 28-38 42-36 50-28 38-20 38-22 48-18 54-8 46 0 46 2 52 6 54 12 42 22 38 20 46 26 52 30 36 42 30 40 42 46 50 52 40 62 38 62 58 50 62 0 74-50 62Z" fill="#5fae4e" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
  <path d="M-46 60v-9M-28 63v-8M-6 65v-8M18 64v-8M42 60v-9" stroke="#b4e698" stroke-width="3.6" stroke-linecap="round"/>`;

const BODIES = { d12: body("d12"), d10: body("d10"), d8: body("d8") };

/** @returns the line that tells a 6 from a 9 @param {number} x @param {number} y */
function underline(x, y) {
  const line = `M${round(x - 11)} ${round(y)}h22`;
  return svg`<path d=${line} stroke=${INK} stroke-width="10" stroke-linecap="round"/><path d=${line} stroke=${CREAM} stroke-width="4.5" stroke-linecap="round"/>`;
}

/** @param {DieKind} kind @param {number} value */
function number(kind, value) {
  const [x, y] = BODIES[kind].front.centre;
  const size = NUMBER_SIZE[kind];
  const isLined = value === 6 || value === 9;
  const foot = y + size * (isLined ? 0.27 : 0.33);
  return svg`<g class="die-number">${figures(value, x, foot, { size, fill: CREAM, line: 7 })}${isLined ? underline(x, foot + 8) : nothing}</g>`;
}

/**
 * Draws a die: `kept` lies in a ring of grass, `rolling` is thrown.
 * @param {DieKind} kind
 * @param {number | null} value null leaves the face blank
 * @param {import("./body.js").Look} [look]
 * @returns {import("./ink.js").Drawing}
 */
export function die(kind, value, look = {}) {
  const inside = [BODIES[kind].drawing, value === null ? nothing : number(kind, value)];
  return box(kind, value, look, inside, look.kept ? GRASS : nothing);
}
