/** Which number each face of a die bears: opposite faces have the same sum, as on real dice. */

import { SIDES } from "./pips.js";
import { facesOf, facets } from "./solids.js";
import { dot } from "./vectors.js";

/** @typedef {import("./polyhedra.js").DieKind} DieKind */
/** @typedef {import("./pips.js").Pips} Pips */

/** Which faces look at us as a die lies, the one to be read last. @param {DieKind} kind */
const seenOf = (kind) => facets(kind, 1).map(({ face }) => face);

/** @param {DieKind} kind @returns {number[]} for each face the one on the other side */
function opposites(kind) {
  const faces = facesOf(kind);
  return faces.map(({ normal }) => {
    const along = faces.map((other) => dot(normal, other.normal));
    return along.indexOf(Math.min(...along));
  });
}

/**
 * Returns the number of every face of a die that shows `value` as it lies.
 * @param {DieKind} kind
 * @param {number} value
 */
export function numbering(kind, value) {
  const other = opposites(kind);
  /** @type {number[]} */
  const numbers = other.map(() => 0);
  const set = (/** @type {number} */ face, /** @type {number} */ number) => {
    numbers[face] = number;
    numbers[other[face] ?? face] = numbers.length + 1 - number;
  };
  const seen = seenOf(kind).reverse();
  const known =
    kind === "d6" ? [value, ...SIDES[/** @type {Pips} */ (value)].toReversed()] : [value];
  known.forEach((number, place) => {
    set(seen[place] ?? 0, number);
  });
  for (const face of numbers.keys()) if (!numbers[face]) set(face, unused(numbers, face));
  return numbers;
}

/** Returns one of the numbers that no face has yet: from either end in turns. @param {number[]} numbers @param {number} face */
function unused(numbers, face) {
  const left = [...numbers.keys()].map((index) => index + 1).filter((n) => !numbers.includes(n));
  return left.at(face % 2 ? 0 : -1) ?? 0;
}
