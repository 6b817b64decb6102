/** The sheet of a game: what has to be at hand at a table, on one page of paper. */

import { html } from "lit-html";
import { factsOf } from "../state/game-facts.js";
import { ruleWords } from "../ui/components/rule.js";
import { dashed } from "../ui/components/words.js";
import { t } from "../ui/i18n.js";
import { overview } from "../ui/screens/overview.js";
import { round } from "../ui/screens/round.js";
import { frame } from "./frame.js";
import { root } from "./place.js";

/** Draws the page. @param {import("./place.js").Place} place */
export function sheet(place) {
  const { game } = place;
  const rules = factsOf(game)
    .rulebook.filter((rule) => rule.sheet)
    .map(({ id }) => dashed(id));
  return frame(
    place,
    html`<div class="one-sheet"><h1>${t(`game-${game}`)}</h1>
      <p class="intro">${t(`game-${game}.intro`)}</p>
      ${round(game, root(place))}
      ${rules.map((id) => html`<section><h2>${t(`${id}.title`)}</h2>${ruleWords(id, [])}</section>`)}
      ${overview(game)}</div>`,
  );
}
