/** What the engine says of each game before any match, found by name. */

import { FACTS } from "../protocol/facts.js";

/** Returns what the engine says of a game; throws for one that it does not know. @param {string} game @returns {import("../protocol/facts.js").GameFacts} */
export function factsOf(game) {
  const found = FACTS.games[game];
  if (!found) throw new Error(`no facts of ${game}`);
  return found;
}

/** Returns the rules that an option is about. @param {import("../protocol/facts.js").Option} option */
export function rulesOfOption({ rule }) {
  return rule ? [rule] : [];
}

/** Returns the rules that a topic of a game is about; throws for a topic that it does not have. @param {string} game @param {string} topic */
export function rulesOf(game, topic) {
  const found = factsOf(game).rule_index[topic];
  if (!found) throw new Error(`no rules on ${topic}`);
  return found;
}
