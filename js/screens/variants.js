/** Finds the ways in which a rule may be played, whichever game it belongs to. */

import { faceOf } from "../faces.js";

/** Gives them, and marks how the match on the table goes if it is of that game. @param {import("../state.js").State} state @param {string} rule by its Fluent id, which begins with the game */
export function variantsOf({ view }, rule) {
  const [game = ""] = rule.split("-");
  return faceOf(game).variants(view?.game === game ? view : null, rule);
}
