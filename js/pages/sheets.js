/** The pages for paper: a sheet of the rules that are looked up at a table, and an empty score sheet. */

import { html } from "lit-html";
import { overview, roundPictures } from "../features/rules/rules.js";
import { gameUiOf } from "../games/index.js";
import { t } from "../kit/i18n.js";
import { ruleWords } from "../match/components/explain.js";
import { dashed } from "../match/components/words.js";
import { factsOf } from "../match/game-facts.js";
import { root } from "./place.js";

/** @import { Place } from "./place.js" */

/** Draws the sheet of rules. @param {Place} place */
export function sheet(place) {
  const { game } = place;
  const rules = factsOf(game)
    .rulebook.filter((rule) => rule.sheet)
    .map(({ id }) => dashed(id));
  return html`<div class="one-sheet"><h1>${t(`game-${game}`)}</h1>
      <p class="intro">${t(`game-${game}.intro`)}</p>
      ${roundPictures(game, root(place))}
      ${rules.map((id) => html`<section><h2>${t(`${id}.title`)}</h2>${ruleWords(id, [])}</section>`)}
      ${overview(game)}</div>`;
}

/** The lines that fit on a page; several short score sheets share a page, for as many matches. */
const LINES = 26;

/** Draws the empty score sheet. @param {Place} place */
export function scoreSheet(place) {
  const { game } = place;
  const lines = gameUiOf(game).scoreLines();
  const [, seats] = factsOf(game).seats;
  const cells = Array.from({ length: seats }, () => html`<td></td>`);
  const tables = Array.from(
    { length: Math.floor(LINES / lines.length) },
    () => html`<table class="score-sheet">
    <thead><tr><td></td>${cells}</tr></thead>
    <tbody>${lines.map((words) => html`<tr><th scope="row">${words}</th>${cells}</tr>`)}</tbody>
  </table>`,
  );
  return html`<div class="empty-sheet" data-tables=${tables.length}><h1>${t(`game-${game}`)}</h1><p class="pages-about">${t("score-sheet")}</p>${tables}</div>`;
}
