/** The screens there are, each by the name that it has in the address. */

import { arena } from "../features/arena/arena-door.js";
import { fairness } from "../features/fairness/fairness.js";
import { matches } from "../features/matches/matches.js";
import { about } from "../features/menu/about.js";
import { menu } from "../features/menu/menu.js";
import { unknown } from "../features/menu/unknown.js";
import { position } from "../features/position/position.js";
import { replay } from "../features/replay/replay.js";
import { matchScreens } from "../features/replay/replay-address.js";
import { review } from "../features/review/review-address.js";
import { deck } from "../features/rules/deck.js";
import { rulebook } from "../features/rules/rulebook.js";
import { setup } from "../features/setup/setup.js";
import { part } from "../features/share/part.js";
import { statistics } from "../features/statistics/statistics.js";
import { table } from "../features/table/table.js";
import { games } from "../games/index.js";

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
