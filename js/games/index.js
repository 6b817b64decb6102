/** The games of the page: the one place that names them. */

import { gameUi as lotte } from "./lotte/index.js";
import { gameUi as wolle } from "./wolle/index.js";

/** @typedef {import("./game-ui.js").GameUi} GameUi */

/** @type {Record<string, GameUi>} */
const gameUis = { wolle, lotte };

/** The names of the games, in the order of the menu. */
export const games = Object.keys(gameUis);

/** Returns what the page must know of a game; throws for one that it does not know. @param {string} game @returns {GameUi} */
export function gameUiOf(game) {
  const found = gameUis[game];
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

/**
 * Returns the game that a page is about: the one that its address names, or the one on the table, or the one that was
 * there last, or the first.
 * @param {Pick<import("../app/state.js").State, "addressed" | "view" | "settings">} state
 */
export function gameOf({ addressed, view, settings }) {
  const [first = ""] = games;
  return (
    [addressed, view?.game, settings.game].find((game) => game && games.includes(game)) ?? first
  );
}
