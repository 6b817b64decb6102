/** What the page around a frame may ask for in its address: v, scene, game, seats, preset, options, lang, theme, load. Anything else is passed over. */

import { games } from "../games/index.js";
import { LANGUAGES } from "../kit/languages.js";
import { THEMES } from "../match/settings.js";

/** @typedef {import("../kit/languages.js").Language} Language */

/** The version of these parameters: another one is not understood. */
const VERSION = "1";
/** So much of a wrong value is told again. */
const TOLD = 40;

/**
 * @typedef {object} Fault a part of the address that cannot be had, and why
 * @property {string} part
 * @property {string} code
 * @property {string | null} rule
 * @property {Record<string, unknown>} params
 * @property {number | undefined} line
 */

/**
 * @typedef {object} Asked
 * @property {string | null} scene the id of one, or of a rule; whether there is one, nobody knows yet
 * @property {string} game one that there is
 * @property {string[] | null} seats for the engine to judge; null where the usual ones are wanted
 * @property {unknown} options for the engine to judge; null where the usual ones are wanted
 * @property {Language | null} language one that there is; null where the visitor's own is wanted
 * @property {import("../match/settings.js").Theme | null} theme one that there is; null where the visitor's own is wanted
 * @property {boolean} isEager whether the engine is to be loaded with the page, because the visitor has pressed already
 * @property {Fault[]} faults
 */

/** Reads what the query of an address asks for. @param {string} query @returns {Asked} */
export function readAddress(query) {
  const given = new URLSearchParams(query);
  /** @type {Fault[]} */
  const faults = [];
  const among = (/** @type {string} */ part, /** @type {readonly string[]} */ there) => {
    const value = given.get(part);
    if (value === null || there.includes(value)) return value;
    faults.push(unknown(part, value));
    return null;
  };
  among("v", [VERSION]);
  const [first = ""] = games;
  const game = given.has("game") ? among("game", games) : first;
  return {
    scene: given.get("scene"),
    // Seats and options of a game that is not there mean nothing for another.
    game: game ?? first,
    seats: game === null ? null : split(given.get("seats")),
    options: game === null ? null : optionsOf(given),
    language: /** @type {Asked["language"]} */ (among("lang", Object.keys(LANGUAGES))),
    theme: /** @type {Asked["theme"]} */ (among("theme", THEMES)),
    isEager: given.get("load") === "eager",
    faults,
  };
}

/** @param {string} part @param {string} value @returns {Fault} */
function unknown(part, value) {
  const params = { value: value.slice(0, TOLD) };
  return { part, code: `address.${part}`, rule: null, params, line: undefined };
}

/** @param {string | null} seats as a record has them */
function split(seats) {
  return seats === null ? null : seats.split("|").map((seat) => seat.trim());
}

/** @param {URLSearchParams} given @returns {unknown} what is no JSON stays a text, which the engine refuses */
function optionsOf(given) {
  const options = given.get("options");
  const preset = given.get("preset");
  if (options === null) return preset === null ? null : { preset };
  try {
    return JSON.parse(options);
  } catch {
    return options;
  }
}
