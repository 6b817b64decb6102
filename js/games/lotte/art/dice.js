/** The six-sided dice: cubes of ivory, with pips. */

import { nothing, svg } from "lit-html";
import { body, box } from "../../../kit/art/body.js";
import { at, INK, WOOL } from "../../../kit/art/ink.js";
import { PATTERNS, SIDES, STEP } from "../../../kit/art/pips.js";

/** @typedef {import("../../../kit/art/solids.js").Facet} Facet */
/** @typedef {import("../../../kit/art/ink.js").Drawing} Drawing */
/** @typedef {import("../../../kit/art/pips.js").Pips} Pips */

const TURNS = Array.from({ length: 20 }, (_, step) => (step * Math.PI) / 10);

/** @param {Facet} face @returns {string} the flat of a face, within its rounded edges */
function flat({ spot }) {
  const [a, b] = [0.9, 0.56];
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    x === y
      ? `${at(...spot(x * a, y * b))}Q${at(...spot(x * a, y * a))} ${at(...spot(x * b, y * a))}`
      : `${at(...spot(x * b, y * a))}Q${at(...spot(x * a, y * a))} ${at(...spot(x * a, y * b))}`;
  return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`;
}

/** @param {Facet} face @param {Pips} number @param {number} radius @returns {string} discs on the face, seen as it is seen */
function pips({ spot }, number, radius) {
  const discs = PATTERNS[number].map(([a, b]) => {
    const [x, y] = [a * STEP, b * STEP];
    const rim = TURNS.map((turn) =>
      at(...spot(x + radius * Math.cos(turn), y + radius * Math.sin(turn))),
    );
    return `M${rim.join("L")}Z`;
  });
  return discs.join("");
}

const { drawing, seen, front } = body("d6");
const sides = seen.slice(0, -1);
const LIGHT = svg`<path d=${flat(front)} fill=${WOOL} opacity=".75"/>`;

/** @param {Pips} number */
function marks(number) {
  return svg`<g class="die-number" fill=${INK}>${sides.map((face, place) => svg`<path opacity=".6" d=${pips(face, SIDES[number][place] ?? number, 0.16)}/>`)}<path d=${pips(front, number, 0.23)}/></g>`;
}

/**
 * Draws a die without its box, about 0 0 and 62 in every direction, for larger scenes.
 * @param {number | null} number null leaves it blank
 * @returns {Drawing}
 */
export function bareDie(number) {
  return svg`${drawing}${LIGHT}${number === null ? nothing : marks(/** @type {Pips} */ (number))}`;
}

/**
 * Draws a die: `rolling` is thrown.
 * @param {number | null} number null leaves it blank
 * @param {import("../../../kit/art/body.js").Look} [look]
 * @returns {Drawing}
 */
export function die(number, look = {}) {
  return box("d6", number, look, bareDie(number), nothing);
}
