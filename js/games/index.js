/** The games of the page: the only script that names them. */

import * as lotte from "./lotte/index.js";
import * as wolle from "./wolle/index.js";

/** @import { View } from "../protocol/shared.js" */
/** @import { GameUi } from "./game-ui.js" */

/** @type {Record<string, GameUi>} */
const gameUis = { wolle, lotte };

/** The names of the games, in the order of the menu. */
export const games = Object.keys(gameUis);

/** Returns the GameUi of a game; throws an Error for an unknown one. @param {string} game */
export function gameUiOf(game) {
  const found = gameUis[game];
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

/**
 * Returns the game of a page: the one in its address, the one on the table, the last one on the table, or the first.
 * @param {{ path: readonly string[], view: { game: string } | null, settings: { game: string | null } }} state
 */
export function gameOf({ path, view, settings }) {
  const [first = ""] = games;
  return [path[0], view?.game, settings.game].find((game) => game && games.includes(game)) ?? first;
}

/**
 * Returns the variants of a rule, with the choice of the match on the table marked, unless another match is set up.
 * @param {{ view: View | null, screen: string }} state
 * @param {string} rule its Fluent id, which begins with the name of its game
 */
export function variantsOf({ view, screen }, rule) {
  const [game = ""] = rule.split("-");
  const isPlayed = view?.game === game && screen !== "setup";
  return gameUiOf(game).variants?.(isPlayed ? view : null, rule) ?? [];
}
