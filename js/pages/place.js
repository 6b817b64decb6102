/** Where a static page stands, and the addresses of the others as it sees them: the site may lie under any path. */

/** @typedef {import("../kit/languages.js").Language} Language */
/** Where the generator stands beside the rules of a game. */
export const GENERATOR = "embed";

/** Where the sheet to be printed stands. */
export const SHEET = "sheet";

/** Where the empty score sheet stands. */
export const SCORES = "scores";

/** A page of the rules: a whole book, or one rule by its id, or the generator, or a sheet. @typedef {{ game: string, language: Language, rule: string | null }} Place */

/** Returns the folder of a page below the site. @param {Place} place */
export function folder({ game, language, rule }) {
  return `rules/${game}/${language}/${rule === null ? "" : `${rule}/`}`;
}

/** Returns the way from a page to the folder of the site. @param {Place} place */
export function root(place) {
  return "../".repeat(folder(place).split("/").length - 1);
}

/** Returns the address of another page. @param {Place} here @param {Partial<Place>} there what is different there */
export function address(here, there) {
  return root(here) + folder({ ...here, ...there });
}

/** Returns the address of a rule in its book. @param {Place} here @param {string} rule */
export function inBook(here, rule) {
  return `${address(here, { rule: null })}#${rule}`;
}
