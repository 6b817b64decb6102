/** Looks up the engine's info on games, options and rules. */

import { FACTS } from "../protocol/facts.js";

/** @import { GameFacts, Option } from "../protocol/facts.js" */

/** Returns the info on a game; throws for an unknown one. @param {string} game @returns {GameFacts} */
export function factsOf(game) {
  const found = FACTS.games[game];
  if (!found) throw new Error(`no facts of ${game}`);
  return found;
}

/** Returns the rules about an option. @param {Option} option */
export function rulesOfOption({ rule }) {
  return rule ? [rule] : [];
}

/** Returns the rules about a topic of a game; throws for an unknown one. @param {string} game @param {string} topic */
export function rulesOf(game, topic) {
  const found = factsOf(game).rule_index[topic];
  if (!found) throw new Error(`no rules on ${topic}`);
  return found;
}
