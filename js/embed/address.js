/** What the page around a frame may ask for in its address: v, game, seats, options, lang. Anything else is passed over. */

import { games } from "../games/index.js";
import { LANGUAGES } from "../state/languages.js";

/** @typedef {import("../state/languages.js").Language} Language */

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
 * @property {string} game one that there is
 * @property {string[] | null} seats for the engine to judge; null where the usual ones are wanted
 * @property {unknown} options for the engine to judge; null where the usual ones are wanted
 * @property {Language} language one that there is
 * @property {Fault[]} faults
 */

/** Reads what the query of an address asks for. @param {string} query @param {Language} usual the language where none is asked for @returns {Asked} */
export function readAddress(query, usual) {
  const given = new URLSearchParams(query);
  /** @type {Fault[]} */
  const faults = [];
  const among = (
    /** @type {string} */ part,
    /** @type {string[]} */ there,
    /** @type {string} */ otherwise,
  ) => {
    const value = given.get(part) ?? otherwise;
    if (there.includes(value)) return value;
    faults.push(unknown(part, value));
    return null;
  };
  among("v", [VERSION], VERSION);
  const language = among("lang", Object.keys(LANGUAGES), usual) ?? usual;
  const [first = ""] = games;
  const game = among("game", games, first);
  return {
    // Seats and options of a game that is not there mean nothing for another.
    game: game ?? first,
    seats: game === null ? null : split(given.get("seats")),
    options: game === null ? null : parse(given.get("options")),
    language: /** @type {Language} */ (language),
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

/** @param {string | null} options @returns {unknown} what is no JSON stays a text, which the engine refuses */
function parse(options) {
  try {
    return JSON.parse(options ?? "null");
  } catch {
    return options;
  }
}
