/** The games of the page: the one place that names them. */

import { face as lotte } from "./lotte/index.js";
import { face as wolle } from "./wolle/index.js";

/** @typedef {import("./game-ui.js").Face} Face */

/** @type {Record<string, Face>} */
const faces = { wolle, lotte };

/** The names of the games, in the order of the menu. */
export const games = Object.keys(faces);

/** Gives the face of a game. @param {string} game @returns {Face} */
export function faceOf(game) {
  const face = faces[game];
  if (!face) throw new Error(`no face for ${game}`);
  return face;
}

/**
 * Gives the game that a page is about: the one that its address names, or the one on the table, or the one that was
 * there last, or the first.
 * @param {Pick<import("../state/state.js").State, "addressed" | "view" | "lastGame">} state
 */
export function gameOf({ addressed, view, lastGame }) {
  const [first = ""] = games;
  return [addressed, view?.game, lastGame].find((game) => game && games.includes(game)) ?? first;
}
