/** Finds the ways in which a rule may be played, whichever game it belongs to. */

import { gameUiOf } from "../../games/index.js";

/**
 * Returns them, and marks how the match on the table goes if it is of that game; not while another is set up.
 * @param {import("../../app/state.js").State} state
 * @param {string} rule by its Fluent id, which begins with the game
 */
export function variantsOf({ view, screen }, rule) {
  const [game = ""] = rule.split("-");
  const isPlayed = view?.game === game && screen !== "setup";
  return gameUiOf(game).variants(isPlayed ? view : null, rule);
}
