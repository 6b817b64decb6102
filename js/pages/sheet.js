/** The sheet of a game: what has to be at hand at a table, on one page of paper. */

import { html } from "lit-html";
import { overview } from "../features/rules/overview.js";
import { round } from "../features/rules/round.js";
import { t } from "../kit/i18n.js";
import { ruleWords } from "../match/components/rule.js";
import { dashed } from "../match/components/words.js";
import { factsOf } from "../match/game-facts.js";
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
