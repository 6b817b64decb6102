/** The six-sided dice: cubes of ivory, with pips. */

import { nothing, svg } from "lit-html";
import { body, box } from "../../../ui/art/body.js";
import { at, INK, WOOL } from "../../../ui/art/ink.js";

/** @typedef {import("../../../ui/art/solids.js").Facet} Facet */
/** @typedef {import("../../../ui/art/ink.js").Drawing} Drawing */
/** @typedef {1 | 2 | 3 | 4 | 5 | 6} Pips */

const CORNERS = ["-1 -1", "1 1"];
const FOUR = [...CORNERS, "1 -1", "-1 1"];

/** Where the pips of each number are, in steps from the middle of a face. */
const PATTERNS = {
  1: ["0 0"],
  2: CORNERS,
  3: [...CORNERS, "0 0"],
  4: FOUR,
  5: [...FOUR, "0 0"],
  6: [...FOUR, "-1 0", "1 0"],
};

/** How far a step goes, in halves of a face. */
const STEP = 0.54;

/** What shows beside and above each number: opposite faces are seven together. @type {Record<Pips, [Pips, Pips]>} */
const SIDES = { 1: [2, 3], 2: [3, 1], 3: [1, 2], 4: [2, 1], 5: [1, 3], 6: [3, 2] };

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
  const discs = PATTERNS[number].map((place) => {
    const [x = 0, y = 0] = place.split(" ").map((step) => Number(step) * STEP);
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
 * Draws a die: `rolling` tumbles as css/ui/components/dice.css says.
 * @param {number | null} number null leaves it blank
 * @param {import("../../../ui/art/body.js").Look} [look]
 * @returns {Drawing}
 */
export function die(number, look = {}) {
  return box("d6", look, bareDie(number), nothing);
}
