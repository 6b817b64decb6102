/** The screens there are, each by the name that it has in the address. */

import { games } from "../../games/index.js";
import { about } from "./about.js";
import { arena } from "./arena-door.js";
import { deck } from "./deck.js";
import { fairness } from "./fairness.js";
import { matches } from "./matches.js";
import { menu } from "./menu.js";
import { part } from "./part.js";
import { position } from "./position.js";
import { replay } from "./replay.js";
import { matchScreens } from "./replay-address.js";
import { review } from "./review-address.js";
import { rulebook } from "./rulebook.js";
import { setup } from "./setup.js";
import { statistics } from "./statistics.js";
import { table } from "./table.js";
import { unknown } from "./unknown.js";

/** Each draws the app as its screen. */
export const screens = {
  menu,
  setup,
  table,
  matches,
  replay,
  review,
  part,
  deck,
  rules: rulebook,
  position,
  statistics,
  fairness,
  arena,
  about,
  unknown,
};

/** The names of those that are about one game, and wear its colours. */
export const gameScreens = ["setup", "table", "deck", "rules", "statistics", "arena"];

/** A place in the app: a screen, and what stands behind its name in the address. @typedef {{ screen: keyof typeof screens, rest: string[] }} Place */

/** Returns the place that an address names. @param {string} hash @returns {Place} */
export function placeOf(hash) {
  const [name = "", ...rest] = hash.slice(1).split("/");
  if (name === "") return { screen: "menu", rest: [] };
  const isKnown = Object.hasOwn(screens, name) && mayFollow(name, rest);
  return isKnown
    ? { screen: /** @type {keyof typeof screens} */ (name), rest }
    : { screen: "unknown", rest: [] };
}

/** Tells whether an address may go on like this behind the name of a screen; what names a match is read by its screen. @param {string} name @param {string[]} rest */
function mayFollow(name, rest) {
  if (matchScreens.includes(name)) return true;
  const [game, ...more] = rest;
  if (game === undefined) return true;
  return name !== "table" && gameScreens.includes(name) && games.includes(game) && !more.length;
}
