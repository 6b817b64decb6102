/** The screens there are, each by the name that it has in the address. */

import { about } from "./about.js";
import { arena } from "./arena-door.js";
import { deck } from "./deck.js";
import { fairness } from "./fairness.js";
import { matches } from "./matches.js";
import { menu } from "./menu.js";
import { part } from "./part.js";
import { position } from "./position.js";
import { replay } from "./replay.js";
import { review } from "./review-address.js";
import { rulebook } from "./rulebook.js";
import { setup } from "./setup.js";
import { statistics } from "./statistics.js";
import { table } from "./table.js";

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
};

/** The names of those that are about one game, and wear its colours. */
export const gameScreens = ["setup", "table", "deck", "rules", "statistics", "arena"];

/** A place in the app: a screen, and what stands behind its name in the address. @typedef {{ screen: keyof typeof screens, rest: string[] }} Place */

/** Returns the place that an address names. @param {string} hash @returns {Place} */
export function placeOf(hash) {
  const [name = "", ...rest] = hash.slice(1).split("/");
  const screen = /** @type {keyof typeof screens} */ (Object.hasOwn(screens, name) ? name : "menu");
  return { screen, rest };
}
