/** What tells the eight sheepdogs apart: looks only, for all dogs count the same. */

/** @typedef {"tipped" | "floppy" | "long" | "mop" | "pricked" | "curly" | "odd"} Ears */
/**
 * @typedef {object} Breed
 * @property {string} coat
 * @property {string} ear
 * @property {string} chest muzzle, chest and paws
 * @property {Ears} ears
 * @property {"blaze" | "mask" | "patch" | "none"} mark
 * @property {string} iris
 * @property {boolean} tongue
 * @property {"plume" | "thin" | "stub" | "curl"} tail
 * @property {string} collar
 * @property {string} tag the letter on the collar
 */

/** @type {Record<string, Breed>} */
export const BREEDS = {
  d1: {
    coat: "#3c3747",
    ear: "#3c3747",
    chest: "#fffaf0",
    ears: "tipped",
    mark: "blaze",
    iris: "#5b3a1e",
    tongue: false,
    tail: "plume",
    collar: "#d8433c",
    tag: "A",
  },
  d2: {
    coat: "#e6ac55",
    ear: "#c98a3a",
    chest: "#f6d490",
    ears: "floppy",
    mark: "none",
    iris: "#3a2313",
    tongue: true,
    tail: "plume",
    collar: "#3c74d6",
    tag: "B",
  },
  d3: {
    coat: "#b5713c",
    ear: "#6b3d22",
    chest: "#fff6e6",
    ears: "long",
    mark: "blaze",
    iris: "#3a2313",
    tongue: false,
    tail: "thin",
    collar: "#2f8f5b",
    tag: "C",
  },
  d4: {
    coat: "#9aa3b5",
    ear: "#7d879b",
    chest: "#fdfbf4",
    ears: "mop",
    mark: "none",
    iris: "#3a2313",
    tongue: true,
    tail: "stub",
    collar: "#f2b73c",
    tag: "D",
  },
  d5: {
    coat: "#78889c",
    ear: "#5e6d82",
    chest: "#f7fbff",
    ears: "pricked",
    mark: "mask",
    iris: "#4aa3e8",
    tongue: false,
    tail: "curl",
    collar: "#8e4fb8",
    tag: "E",
  },
  d6: {
    coat: "#e58a3f",
    ear: "#e58a3f",
    chest: "#fff8ea",
    ears: "pricked",
    mark: "blaze",
    iris: "#3a2313",
    tongue: true,
    tail: "stub",
    collar: "#27a5a0",
    tag: "F",
  },
  d7: {
    coat: "#c58f79",
    ear: "#a9705b",
    chest: "#e8bfa8",
    ears: "curly",
    mark: "none",
    iris: "#3a2313",
    tongue: false,
    tail: "curl",
    collar: "#ef7fa6",
    tag: "G",
  },
  d8: {
    coat: "#fffaf0",
    ear: "#3c3747",
    chest: "#fffaf0",
    ears: "odd",
    mark: "patch",
    iris: "#3a2313",
    tongue: true,
    tail: "thin",
    collar: "#d8433c",
    tag: "H",
  },
};

/** @param {string} id d1 to d8 */
export function breed(id) {
  const found = BREEDS[id];
  if (!found) throw new RangeError(`no such dog: ${id}`);
  return found;
}
