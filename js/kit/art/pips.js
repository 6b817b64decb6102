/** Where the pips of a die are. */

/** @typedef {1 | 2 | 3 | 4 | 5 | 6} Pips */
/** @typedef {readonly [number, number]} Step */

/** @type {Step[]} */
const CORNERS = [
  [-1, -1],
  [1, 1],
];
/** @type {Step[]} */
const FOUR = [...CORNERS, [1, -1], [-1, 1]];
/** @type {Step} */
const MIDDLE = [0, 0];

/** The pips of each number, in steps from the middle of a face. @type {Record<Pips, Step[]>} */
export const PATTERNS = {
  1: [MIDDLE],
  2: CORNERS,
  3: [...CORNERS, MIDDLE],
  4: FOUR,
  5: [...FOUR, MIDDLE],
  6: [...FOUR, [-1, 0], [1, 0]],
};

/** How far a step goes, in halves of a face. */
export const STEP = 0.54;

/** What shows beside and above each number: opposite faces are seven together. @type {Record<Pips, [Pips, Pips]>} */
export const SIDES = { 1: [2, 3], 2: [3, 1], 3: [1, 2], 4: [2, 1], 5: [1, 3], 6: [3, 2] };
