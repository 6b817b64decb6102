/** The parameters in the address of a frame: v, scene, game, seats, preset, options, lang, theme, load. Others are ignored. */

import { CodedError } from "../engine/errors.js";
import { games } from "../games/index.js";
import { LANGUAGES } from "../kit/languages.js";
import { THEMES } from "../match/settings.js";

/** @import { Language } from "../kit/languages.js" */
/** @import { Theme } from "../match/settings.js" */

/** The version of these parameters. */
const VERSION = "1";
/** The number of characters of a wrong value that a message repeats. */
const REPEATED = 40;

/** A parameter that cannot be granted, and the reason. @typedef {{ part: string, reason: CodedError }} Fault */
/**
 * @typedef {object} Asked
 * @property {string | null} scene the id of a scene or a rule, which may not exist
 * @property {string} game a known game
 * @property {string[] | null} seats for the engine to check; null for the default
 * @property {unknown} options for the engine to check; null for the default
 * @property {Language | null} language a known language; null for that of the visitor
 * @property {Theme | null} theme a known theme; null for that of the visitor
 * @property {boolean} isEager true if the engine is loaded with the page, because the visitor has pressed a button already
 * @property {Fault[]} faults
 */

/** Parses the query of an address. @param {string} query @returns {Asked} */
export function readAddress(query) {
  const given = new URLSearchParams(query);
  /** @type {Fault[]} */
  const faults = [];
  const among = (/** @type {string} */ part, /** @type {readonly string[]} */ known) => {
    const value = given.get(part);
    if (value === null || known.includes(value)) return value;
    const params = { value: value.slice(0, REPEATED) };
    faults.push({ part, reason: new CodedError({ code: `address.${part}`, params }) });
    return null;
  };
  among("v", [VERSION]);
  const [first = ""] = games;
  const scene = given.get("scene");
  const usual = games.find((each) => scene?.startsWith(`${each}.`)) ?? first;
  const game = given.has("game") ? among("game", games) : usual;
  return {
    scene,
    // Seats and options of an unknown game have no meaning for another.
    game: game ?? usual,
    seats: game === null ? null : split(given.get("seats")),
    options: game === null ? null : optionsOf(given),
    language: /** @type {Asked["language"]} */ (among("lang", Object.keys(LANGUAGES))),
    theme: /** @type {Asked["theme"]} */ (among("theme", THEMES)),
    isEager: given.get("load") === "eager",
    faults,
  };
}

/** @param {string | null} seats as in a record */
function split(seats) {
  return seats === null ? null : seats.split("|").map((seat) => seat.trim());
}

/** Returns the options; text that is not JSON is returned as it is, and the engine refuses it. @param {URLSearchParams} given @returns {unknown} */
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
