/** What is agreed before a match, in a line. */

import { t } from "../../kit/i18n.js";
import { factsOf } from "../../match/game-facts.js";

/** What is changed is said by the name of its option. @param {string} name */
const idOf = (name) => `agreed-${name.replaceAll("_", "-")}`;

/** Says which deck is played with, and which herds are open. @param {import("../../match/drafts.js").Draft} draft */
export function agreed({ game, options: values }) {
  const changed = factsOf(game).options.filter((option) => values[option.name] !== option.default);
  const decks = changed.filter(({ name }) => name === "deck").map(({ name }) => idOf(name));
  const herds = changed.filter(({ name }) => name !== "deck").map(({ name }) => idOf(name));
  const said = [
    ...(decks.length ? decks : ["agreed-usual-deck"]),
    ...(herds.length ? herds : ["agreed-usual-herds"]),
  ];
  return said.map((id) => t(id));
}
